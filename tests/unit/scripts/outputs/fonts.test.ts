import { create, type Font } from 'fontkit'
import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { compileStringAsync } from 'sass'
import { fallbackFaces, webFontAt } from '../../../../scripts/outputs/fonts/fallbacks.ts'
import {
  charactersFor,
  fontFiles,
  makeFonts,
  webCharacters,
} from '../../../../scripts/outputs/fonts/fonts.ts'
import { makeMoreFaces } from '../../../../scripts/outputs/fonts/more-faces.ts'
import { specification } from '../../../support/specification.ts'
import { sheetModules } from '../../../../scripts/vite/sheet-modules.ts'

const folders: string[] = []
function newFolder() {
  const folder = mkdtempSync(path.join(tmpdir(), 'fonts-'))
  folders.push(folder)
  return folder
}
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true })
})

const paths = await makeFonts(newFolder())
const read = (name: keyof typeof fontFiles) => readFileSync(paths[name])
const open = (bytes: Buffer) => create(bytes) as Font
const lacking = (font: Font, text: string) =>
  [...new Set(text)].filter((c) => !font.hasGlyphForCodePoint(c.codePointAt(0) ?? 0))

describe('the web font', () => {
  it('has a weight and a width axis, and writes all that it promises', () => {
    const web = open(read('web'))
    expect(web.variationAxes).toMatchObject({
      wght: { min: 400, max: 800 },
      wdth: { min: 75, max: 100 },
    })
    expect(Object.keys(web.variationAxes)).toHaveLength(2)
    expect(webCharacters).toContain('ñ')
    expect(lacking(web, webCharacters)).toEqual([])
  })

  it('kerns, and has figures of one width', async () => {
    const text = await webFontAt(read('web'), 400, 100)
    const width = (run: string, features: Record<string, boolean>) =>
      text.layout(run, features as never).advanceWidth
    expect(width('To', { kern: true })).toBeLessThan(width('To', { kern: false }) - 50)
    const figures = [...'0123456789'].map((figure) => width(figure, { tnum: true }))
    expect(new Set(figures).size).toBe(1)
  })

  it('stays as it is for a letter of another language, which is in a file of its own', async () => {
    const folder = newFolder()
    const more = await makeMoreFaces(folder, { name: 'Łukasz Nguyễn, José' })
    expect(more.map(({ file, letters }) => [file, letters])).toEqual([
      ['bricolage-latin-ext.woff2', ['Ł']],
      ['bricolage-vietnamese.woff2', ['ễ']],
    ])
    for (const { file, letters } of more) {
      const font = open(readFileSync(path.join(folder, file)))
      expect(lacking(font, letters.join(''))).toEqual([])
      expect(Object.keys(font.variationAxes)).toEqual(['wght', 'wdth'])
    }
    const { web: same } = await makeFonts(folder, charactersFor({ name: 'Łukasz' }))
    expect(hash(same)).toBe(hash(paths.web))
    expect(await makeMoreFaces(folder, specification)).toEqual([])
  })
})

const hash = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex')

it.each(['regular', 'bold', 'display'] as const)('the instance %s writes the same', (style) => {
  const font = open(read(style))
  expect(Object.keys(font.variationAxes)).toEqual([])
  expect(lacking(font, webCharacters)).toEqual([])
  expect(font.familyName.toLowerCase()).toBe(`bricolage ${style}`)
})

it('fallbacks with the metrics of the web font are in the stylesheet', async () => {
  const { css } = await compileStringAsync('@use "fonts"', {
    loadPaths: ['styles'],
    importers: [sheetModules('.')],
  })
  const blocks = [...css.matchAll(/@font-face \{([^}]*)\}/g)].map(([, block]) =>
    Object.fromEntries(
      [...(block ?? '').matchAll(/([\w-]+): ([^;]+);/g)].map(([, name, value]) => [name, value]),
    ),
  )
  const faces = await fallbackFaces(read('web'))
  const written = faces.map((face) => ({ ...face, src: [face['src']].flat().join(', ') }))
  expect(written.length).toBeGreaterThan(4)
  expect(blocks.slice(1)).toEqual(written)
})
