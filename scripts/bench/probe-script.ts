import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { transformWithOxc } from 'vite'

const probeFile = fileURLToPath(new URL('probe.ts', import.meta.url))

/** The probe as a script for the browser. Read from its file, because tsx rewrites functions for Node. */
export async function probeScript(): Promise<string> {
  const { code } = await transformWithOxc(readFileSync(probeFile, 'utf8'), probeFile)
  return `(() => {\n${code.replace(/^export /gm, '')}\ninstallProbe(window)\n})()`
}
