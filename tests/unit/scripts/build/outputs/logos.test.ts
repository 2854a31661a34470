// How the logos of sponsors are published, and how unusable ones are reported.
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { readSiteContent } from '../../../../support/siteContent.ts'
import { makeLogos } from '../../../../../scripts/build/outputs/logos.ts'
import { write } from '../../../../support/temporaryFolder.ts'
import { alteredFolder } from '../../../../support/alteredEvent.ts'

/** Sponsors whose ids say what logo they have: a dark drawing, a light drawing, a bitmap, or only the letters of their name. */
const ids = ['dark', 'light', 'picture', 'letters']
const sponsors = ids.map((id) => ({ id, name: `Casa ${id}`, url: `https://${id}.example/` }))
const levels = [{ title: 'Apoyan', sponsors }]

const logo = readFileSync('tests/evento/sponsors/timon.svg', 'utf8')

/** A logo as SVG in the colour `fill`, with a script that must not be published. */
const svgLogo = (fill: string) =>
  logo.replace('#fff', fill).replace('<path', '<script>alert(1)</script>$&')

/** A logo as PNG. Its height is a quarter of its width. */
const pngLogo = (width: number) =>
  sharp(Buffer.from(svgLogo('#063')))
    .resize(width)
    .png()
    .toBuffer()

/** Makes the logos of the tests' event with `sponsors` and with these files instead of its own. */
function makeLogosFrom(files: Readonly<Record<string, string | Buffer>>) {
  const folder = alteredFolder()
  rmSync(join(folder, 'sponsors'), { recursive: true })
  write(folder, { 'sponsors.yaml': JSON.stringify({ levels }), ...files })
  return makeLogos(readSiteContent(folder), folder)
}

const usableLogos = {
  'sponsors/dark.svg': svgLogo('#004'),
  // SVG that was copied from a page's HTML has no xmlns.
  'sponsors/light.SVG': svgLogo('#fff').replace(/ xmlns="[^"]*"/, ''),
  'sponsors/picture.png': await pngLogo(1600),
}

it('each logo has its size, and a ground on which it is visible: light for a dark logo, and dark for a light one', async () => {
  const { logos } = await makeLogosFrom(usableLogos)
  expect(logos).toMatchObject({
    dark: { width: 320, height: 80, ground: 'light' },
    light: { width: 320, height: 80, ground: 'dark' },
    picture: { width: 1600, height: 400, ground: 'light' },
  })
  expect(logos).not.toHaveProperty('letters')
})

it('logos are published as SVG or WebP, without scripts', async () => {
  const { published } = await makeLogosFrom(usableLogos)
  for (const data of Object.values(published)) {
    expect(String(data)).not.toContain('script')
    // WebP begins with "RIFF".
    expect(String(data)).toMatch(/^<svg [^>]*xmlns=|^RIFF/)
  }
})

// Ad blockers hide files whose names contain "sponsor" or "patrocinador".
it('logos are published under names that ad blockers ignore', async () => {
  const { published, logos } = await makeLogosFrom(usableLogos)
  expect(Object.keys(published)).toEqual(Object.values(logos).map(({ path }) => path))
  for (const name of Object.keys(published)) {
    expect(name).toMatch(/^assets\/marca-\w{8}\.(?:svg|webp)$/)
  }
})

it('a logo whose letters are text is published, with advice to convert them', async () => {
  const drawingWithText = logo.replace('<path', '<text y="40">Faro</text><path')
  const { advice, logos } = await makeLogosFrom({
    ...usableLogos,
    'sponsors/dark.svg': drawingWithText,
  })
  expect(advice).toEqual([expect.stringMatching(/sponsors\/dark\.svg: lleva letras.* trazados\.$/)])
  expect(logos).toHaveProperty('dark')
})

/** Matches a problem that contains this text. */
const problemWith = (text: string): unknown => expect.stringContaining(text)

it('files that cannot be logos are reported with their names and problems', async () => {
  const making = makeLogosFrom({
    'sponsors/dark.svg': 'no es un dibujo',
    'sponsors/picture.png': await pngLogo(100),
    'sponsors/letters.svg': svgLogo('none'),
  })
  await expect(making).rejects.toMatchObject({
    mistakes: [
      { file: 'sponsors/dark.svg', problem: problemWith('está dañado') },
      { file: 'sponsors/letters.svg', problem: problemWith('está vacío') },
      { file: 'sponsors/picture.png', problem: problemWith('mide 100 × 25 píxeles') },
    ],
  })
})
