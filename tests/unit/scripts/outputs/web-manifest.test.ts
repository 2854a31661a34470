// The web manifest (W3C Web Application Manifest; issue: sharing, "Install and icons").
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { outputsOf } from '../../../../scripts/outputs/outputs.ts'
import { pages, specification } from '../../../support/specification.ts'
import { webManifest } from '../../../../scripts/outputs/web-manifest.ts'
import { colours } from '../../../../src/azulejo/palette.ts'
import type { SiteAddress } from '../../../../src/lib/address.ts'
import { documentHead } from '../../../../src/lib/head.ts'

type Icon = { readonly src: string; readonly sizes: string; readonly type: string; purpose: string }
type Shortcut = { readonly name: string; readonly url: string; readonly icons: readonly Icon[] }
type Manifest = Readonly<Record<string, string>> & {
  readonly icons: readonly Icon[]
  readonly shortcuts: readonly Shortcut[]
}

const site = { origin: 'https://sevilla.example', base: '/' }
const inFolder = { origin: 'https://sevilla.example', base: '/evento/' }
const read = (where: SiteAddress) => JSON.parse(webManifest(specification, where)) as Manifest
const manifest = read(site)

describe('the web manifest', () => {
  it('names the site in Spanish', () => {
    expect(manifest.name).toBe('Encuentro Startup Sevilla 2025')
    expect(manifest.description).toMatch(
      /^Un día con todo el ecosistema: .* 8 de noviembre de 2025\.$/,
    )
    expect([manifest.lang, manifest.dir]).toEqual(['es', 'ltr'])
  })

  it('has a short name that fits under an icon and is part of the name', () => {
    expect(manifest.short_name?.length).toBeLessThanOrEqual(15)
    expect(manifest.name).toContain(manifest.short_name)
  })

  it.each([site, inFolder])('starts, stays and is known at $base', (where) => {
    const { start_url: start, scope, id } = read(where)
    expect([start, scope, id]).toEqual([where.base, where.base, where.base])
  })

  it('can be installed and keeps the way back', () => {
    expect(manifest.display).toBe('minimal-ui')
  })

  it("has the colours of the page, the bar's among them", () => {
    expect(manifest.background_color).toBe(colours.cal)
    const head = documentHead(site, { light: colours.cal, dark: '#000000' })
    expect(manifest.theme_color).toBe(head.meta[0]?.content)
  })

  it('has icons of 192 and 512 pixels, and of both that may be cut to shape', () => {
    expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
      '192x192 any',
      '512x512 any',
      '192x192 maskable',
      '512x512 maskable',
    ])
  })

  it('points to icons that are drawn, in the size and format that it tells', async () => {
    const icons = [...manifest.icons, ...manifest.shortcuts.flatMap((shortcut) => shortcut.icons)]
    expect(icons).toHaveLength(6)
    const outputs = outputsOf(specification)
    for (const { src, sizes, type } of icons) {
      const data = await outputs[src.slice(1)]?.(specification, site)
      const { width, height, format, hasAlpha } = await sharp(data).metadata()
      expect([`${width}x${height}`, `image/${format}`]).toEqual([sizes, type])
      // A maskable icon has no empty corner that a mask could show.
      const { isOpaque } = await sharp(data).stats()
      expect(!hasAlpha || isOpaque).toBe(true)
    }
    for (const { src } of read(inFolder).icons) expect(src).toMatch(/^\/evento\/icon-\d+\.png$/)
  })

  it('leads straight to programme and tickets, inside of its scope', () => {
    expect(manifest.shortcuts.map(({ name, url }) => [name, url])).toEqual([
      ['Programa', pages.programme.path],
      ['Entradas', pages.tickets.path],
    ])
    expect(read(inFolder).shortcuts.map(({ url }) => url)).toEqual([
      '/evento/programa',
      '/evento/entradas',
    ])
  })
})
