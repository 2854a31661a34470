import { create, type Font } from 'fontkit'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { compileStringAsync } from 'sass'
import {
  makeMoreFaces,
  makeWebFont,
  subsetFont,
  webCharacters,
} from '../../../../scripts/outputs/fonts.ts'
import { sheetModules } from '../../../../scripts/render/vite/sheet-modules.ts'
import { specification } from '../../../support/specification.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'fonts-'))
afterAll(() => rmSync(folder, { recursive: true }))

const webFile = await makeWebFont(specification, folder)
const web = create(webFile) as Font
const lacking = (font: Font, text: string) =>
  [...new Set(text)].filter((c) => !font.hasGlyphForCodePoint(c.codePointAt(0) ?? 0))

/** The web font as pages show it at one weight and width. */
async function webFontAt(wght: number, wdth: number): Promise<Font> {
  const variationAxes = { wght, wdth }
  const options = { targetFormat: 'truetype', keepAllGlyphs: true, variationAxes } as const
  return create(await subsetFont(webFile, undefined, options)) as Font
}

describe('the web font', () => {
  it('has a weight and a width axis, and a glyph for every letter that it declares', () => {
    expect(web.variationAxes).toMatchObject({
      wght: { min: 400, max: 800 },
      wdth: { min: 75, max: 100 },
    })
    expect(Object.keys(web.variationAxes)).toHaveLength(2)
    expect(webCharacters).toContain('ñ')
    expect(lacking(web, webCharacters)).toEqual([])
  })

  it('is the same on every run, whichever letters of other languages an event has', async () => {
    const other = { ...specification, more: 'Łukasz' }
    expect(webFile.equals(await makeWebFont(other, folder))).toBe(true)
  })
})

it('a letter of another language is in a file of its own', async () => {
  const more = await makeMoreFaces({ name: 'Łukasz Nguyễn, José' }, folder)
  expect(more.map(({ file, letters }) => [file, letters])).toEqual([
    ['bricolage-latin-ext.woff2', ['Ł']],
    ['bricolage-vietnamese.woff2', ['ễ']],
  ])
  for (const { file, letters } of more) {
    const font = create(readFileSync(path.join(folder, file))) as Font
    expect(lacking(font, letters.join(''))).toEqual([])
    expect(Object.keys(font.variationAxes)).toEqual(['wght', 'wdth'])
  }
  expect(await makeMoreFaces(specification, folder)).toEqual([])
})

/** Spanish text like the site's. Never change it, because the widths below were recorded with it. */
const widthSample =
  'El ecosistema se junta un día entero: charlas por la mañana y Electrolunch, música y networking hasta la noche. ' +
  'Cinco personas que han vendido, quebrado, invertido y vuelto a empezar cuentan las cifras que no suelen salir.'

/**
 * Average width of a character of that text in ems, kerning included. Arial was measured as Liberation Sans 1.07.4,
 * which has its metrics (so have Arimo and Helvetica, except for kerning). Roboto, Android's font, was measured in
 * @fontsource/roboto 5.3.0. Many Linux desktops have DejaVu Sans (2.37) or Noto Sans (@fontsource/noto-sans 5.3.0) alone.
 */
const localWidths: Readonly<Record<string, number>> = {
  Arial: 0.4485,
  'Arial Bold': 0.4819,
  Roboto: 0.4444,
  'Roboto Bold': 0.4506,
  'DejaVu Sans': 0.5086,
  'DejaVu Sans Bold': 0.5722,
  'NotoSans-Regular': 0.4709,
  'NotoSans-Bold': 0.4996,
}

it('the local fonts get the width and the line height of the web font', async () => {
  const options = { loadPaths: ['styles'], importers: [sheetModules] }
  const { css } = await compileStringAsync('@use "fonts"', options)
  const [, ...faces] = [...css.matchAll(/@font-face \{([^}]*)\}/g)].map(([, block = '']) =>
    Object.fromEntries(
      [...block.matchAll(/([\w-]+): ([^;]+);/g)].map(([, name, value]) => [name, value]),
    ),
  )
  expect(faces).toHaveLength(9)
  for (const face of faces) {
    const font = await webFontAt(Number(face['font-weight']), parseFloat(face['font-stretch']))
    const em = font.unitsPerEm
    const names = [...face.src.matchAll(/local\("(.*?)"\)/g)].map(([, name]) => name)
    const [local = NaN, ...others] = names.flatMap((name) => localWidths[name] ?? [])
    // Words of a narrower font have room where those of the measured one have.
    expect.soft(others.filter((width) => width > local)).toEqual([])
    const scale = font.layout(widthSample).advanceWidth / em / widthSample.length / local
    // Divided, because "size-adjust" scales the overrides too (CSS Fonts 5).
    const expected = [scale, font.ascent / em / scale, -font.descent / em / scale, font.lineGap]
    const written = ['size-adjust', 'ascent-override', 'descent-override', 'line-gap-override']
    expect
      .soft(written.map((name) => face[name]))
      .toEqual(expected.map((value) => `${Number((value * 100).toFixed(2))}%`))
  }
})
