import { build } from 'vite'

/**
 * A file with all that it imports, as one script for the browser.
 * @param entry from the root of the repository
 * @param define constants that it knows, as code
 */
export async function bundle(
  entry: string,
  define: Readonly<Record<string, string>> = {},
): Promise<string> {
  const results = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: { 'process.env.NODE_ENV': '"production"', ...define },
    build: {
      write: false,
      target: 'baseline-widely-available',
      rolldownOptions: { input: entry, output: { format: 'iife' } },
    },
  })
  const [result] = [results].flat()
  const chunk = result && 'output' in result ? result.output[0] : undefined
  if (!chunk) throw new Error(`${entry} could not be made a script for the browser.`)
  return chunk.code
}
