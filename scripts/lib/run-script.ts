/**
 * Runs a script's work with one line of output a fact, and ends with its reason, not a stack, where it fails.
 * @param name stands before each line
 */
export async function runScript(
  name: string,
  work: (report: (line: string) => void) => void | Promise<void>,
): Promise<void> {
  try {
    await work((line) => console.log(`${name}: ${line}`))
  } catch (error) {
    console.error(`${name}: ${error instanceof Error ? error.message : String(error)}`)
    process.exitCode = 1
  }
}
