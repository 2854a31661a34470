import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { subsetFont } from '../../scripts/outputs/fonts.ts'

const require = createRequire(import.meta.url)

const faces = [
  { weight: 400, name: 'Arimo Regular', arial: 'Arial' },
  { weight: 700, name: 'Arimo Bold', arial: 'Arial Bold' },
] as const

/**
 * Gives the browser the Arial that visitors have, and no other font of this machine: Arimo has its metrics, and
 * fontconfig calls it Arial. Where there is no fontconfig, as on macOS and Windows, there is an Arial.
 * @returns the file to set as FONTCONFIG_FILE
 */
export async function bringArial(folder: string): Promise<string> {
  mkdirSync(folder, { recursive: true })
  const named = faces.map(async ({ weight, name, arial }) => {
    const file = require.resolve(`@fontsource/arimo/files/arimo-latin-${weight}-normal.woff2`)
    // Browsers take no packed font from the system.
    const unpacked = { targetFormat: 'truetype', keepAllGlyphs: true }
    const font = await subsetFont(readFileSync(file), undefined, unpacked)
    writeFileSync(path.join(folder, `arimo-${weight}.ttf`), font)
    return `<match target="scan">
  <test name="fullname"><string>${name}</string></test>
  <edit name="fullname" mode="assign" binding="same"><string>${arial}</string></edit>
</match>`
  })
  const file = path.resolve(folder, 'fonts.conf')
  writeFileSync(
    file,
    `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
<dir>${path.resolve(folder)}</dir>
<cachedir>${path.resolve(folder, 'cache')}</cachedir>
${(await Promise.all(named)).join('\n')}
<alias><family>sans-serif</family><prefer><family>Arimo</family></prefer></alias>
</fontconfig>
`,
  )
  return file
}
