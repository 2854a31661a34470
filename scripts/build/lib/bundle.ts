import { build } from 'vite'

/**
 * Bundles a file and its imports into one script for the browser.
 * @param entry the file, from the root of the repository
 * @param define constants of the script as JavaScript expressions, by their names: { __TIMES__: '{"from":0}' }
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
    build: { write: false, rolldownOptions: { input: entry, output: { format: 'iife' } } },
  })
  // Vite returns a list if there are several outputs.
  const [result] = [results].flat()
  // `build` may also return a watcher, which has no `output`. This build does not watch its files.
  const chunk = result && 'output' in result ? result.output[0] : undefined
  if (!chunk) throw new Error(`${entry} could not be bundled.`)
  return chunk.code
}
