// How the logos of sponsors are published, and how unusable ones are reported.
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { readSiteContent } from '../../../../support/site-content.ts'
import { makeLogos } from '../../../../../scripts/build/outputs/logos.ts'
import { write } from '../../../../support/made-up-site.ts'
import { eventFolder } from '../../../../support/altered-event.ts'

const ids = ['dark', 'light', 'picture', 'letters']
const sponsors = ids.map((id) => ({ id, name: `Casa ${id}`, url: `https://${id}.example/` }))
const levels = [{ title: 'Apoyan', sponsors }]

const logo = readFileSync('tests/evento/sponsors/timon.svg', 'utf8')

const drawing = (fill: string) =>
  logo.replace('#fff', fill).replace('<path', '<script>alert(1)</script>$&')

const pictureOf = (width: number) =>
  sharp(Buffer.from(drawing('#063')))
    .resize(width)
    .png()
    .toBuffer()

/** The logos that are made of the tests' event with these files. */
function made(files: Readonly<Record<string, string | Buffer>>) {
  const folder = eventFolder()
  rmSync(join(folder, 'sponsors'), { recursive: true })
  write(folder, { 'sponsors.yaml': JSON.stringify({ levels }), ...files })
  return makeLogos(readSiteContent(folder), folder)
}

it('logos are published without script, under neutral names, on a ground on which they show', async () => {
  const { published, logos } = await made({
    'sponsors/dark.svg': drawing('#004'),
    // As it is copied from a page.
    'sponsors/light.SVG': drawing('#fff').replace(/ xmlns="[^"]*"/, ''),
    'sponsors/picture.png': await pictureOf(1600),
  })
  expect(logos).toMatchObject({
    dark: { width: 320, height: 80, ground: 'light' },
    light: { width: 320, height: 80, ground: 'dark' },
    picture: { width: 1600, height: 400, ground: 'light' },
  })
  expect(logos).not.toHaveProperty('letters')
  expect(Object.keys(published)).toEqual(Object.values(logos).map(({ path }) => path))
  for (const [name, data] of Object.entries(published)) {
    expect(name).toMatch(/^assets\/marca-\w{8}\.(?:svg|webp)$/)
    expect(String(data)).not.toContain('script')
    expect(String(data)).toMatch(/^<svg [^>]*xmlns=|^RIFF/)
  }
})

const says = (text: string): unknown => expect.stringContaining(text)

it('files that are no logos are reported by name, with advice', async () => {
  const unfit = made({
    'sponsors/dark.svg': 'no es un dibujo',
    'sponsors/picture.png': await pictureOf(100),
    'sponsors/letters.svg': drawing('none'),
  })
  await expect(unfit).rejects.toMatchObject({
    mistakes: [
      { file: 'sponsors/dark.svg', problem: says('está dañado') },
      { file: 'sponsors/letters.svg', problem: says('está vacío') },
      { file: 'sponsors/picture.png', problem: says('mide 100 × 25 píxeles') },
    ],
  })
})
