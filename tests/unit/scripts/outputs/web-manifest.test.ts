// The web manifest (W3C Web Application Manifest).
import { expect, it } from 'vitest'
import { specification } from '../../../support/specification.ts'
import { webManifest } from '../../../../scripts/outputs/web-manifest.ts'
import { colours } from '../../../../src/azulejo/palette.ts'

const base = '/evento/'

it('a site can be installed, and stays inside of its folder', () => {
  const site = { origin: 'https://sevilla.example', base }
  const manifest = JSON.parse(webManifest(specification, site))
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
