// The web manifest (W3C Web Application Manifest).
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { outputsOf } from '../../../../scripts/outputs/outputs.ts'
import { specification } from '../../../support/specification.ts'
import { webManifest } from '../../../../scripts/outputs/web-manifest.ts'
import { colours } from '../../../../src/azulejo/palette.ts'

type Icon = { readonly src: string; readonly sizes: string; readonly type: string; purpose: string }
type Manifest = {
  readonly icons: readonly Icon[]
  readonly shortcuts: readonly { readonly icons: readonly Icon[] }[]
}

const origin = 'https://sevilla.example'
const read = (base: string) => JSON.parse(webManifest(specification, { origin, base })) as Manifest

it.each(['/', '/evento/'])('a site at %s can be installed, and stays inside of it', (base) => {
  const manifest = read(base)
  expect(manifest).toMatchObject({
    name: 'Encuentro Startup Sevilla 2025',
    short_name: 'Startup Sevilla',
    description: specification.pages.home.description,
    lang: 'es',
    id: base,
    start_url: base,
    scope: base,
    display: 'minimal-ui',
    background_color: colours.cal,
    theme_color: colours.cal,
    shortcuts: [
      { name: 'Programa', url: `${base}programa` },
      { name: 'Entradas', url: `${base}entradas` },
    ],
  })
  for (const { src } of manifest.icons) expect(src).toMatch(`${base}icon-`)
})

it('icons of both sizes are drawn, and may be cut to shape', async () => {
  const { icons, shortcuts } = read('/')
  const named = icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)
  expect(named.join()).toBe('192x192 any,512x512 any,192x192 maskable,512x512 maskable')
  const outputs = outputsOf(specification)
  for (const { src, sizes, type } of [...icons, ...shortcuts.flatMap((one) => one.icons)]) {
    const data = await outputs[src.slice(1)]?.(specification, { origin, base: '/' })
    const { width, height, format } = await sharp(data).metadata()
    expect([`${width}x${height}`, `image/${format}`]).toEqual([sizes, type])
    // A maskable icon has no empty corner that a mask could show.
    expect((await sharp(data).stats()).isOpaque).toBe(true)
  }
})
