import { create, type Font } from 'fontkit'
import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { compileStringAsync } from 'sass'
import { loadContent } from '../../../../scripts/content/site-content.ts'
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
const makeSomewhere = () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'fonts-'))
  folders.push(folder)
  return makeFonts(folder)
}
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true })
})

const paths = await makeSomewhere()
const read = (name: keyof typeof fontFiles) => readFileSync(paths[name])
const web = create(read('web')) as Font
const lacking = (font: Font, text: string) =>
  [...new Set(text)].filter((c) => c !== '\n' && !font.hasGlyphForCodePoint(c.codePointAt(0) ?? 0))

describe('the web font', () => {
  it('is one file of at most 30 kB with a weight and a width axis', () => {
    expect(read('web').length).toBeLessThanOrEqual(30_000)
    expect(read('web').toString('latin1', 0, 4)).toBe('wOF2')
    expect(web.variationAxes).toMatchObject({
      wght: { min: 400, max: 800 },
      wdth: { min: 75, max: 100 },
    })
    expect(Object.keys(web.variationAxes)).toHaveLength(2)
  })

  it('writes all that it promises', () => {
    expect(webCharacters).toContain('ñ')
    expect(lacking(web, webCharacters)).toEqual([])
  })

  it('writes all that the content says', () => {
    const subjects = Object.entries(loadContent())
    expect(subjects.length).toBeGreaterThan(8)
    for (const [subject, content] of subjects) {
      const text = JSON.stringify(content).replace(/\\.|[{}]/g, '')
      expect({ subject, lacking: lacking(web, text) }).toEqual({ subject, lacking: [] })
    }
  })

  it('kerns, and has figures of one width', async () => {
    const text = await webFontAt(read('web'), 400, 100)
    const width = (run: string, features: Record<string, boolean>) =>
      text.layout(run, features as never).advanceWidth
    expect(width('To', { kern: true })).toBeLessThan(width('To', { kern: false }) - 50)
    const figures = [...'0123456789'].map((figure) => width(figure, { tnum: true }))
    expect(new Set(figures).size).toBe(1)
    expect(width('1', {})).toBeLessThan(width('0', {}))
  })
})

describe('the instances', () => {
  it('have names of their own and no axes', () => {
    const names = (['regular', 'bold', 'display'] as const).map((style) => {
      const font = create(read(style)) as Font
      expect(Object.keys(font.variationAxes)).toEqual([])
      expect(lacking(font, webCharacters)).toEqual([])
      return [font.familyName, font.postscriptName]
    })
    expect(names).toEqual([
      ['Bricolage Regular', 'Bricolage-Regular'],
      ['Bricolage Bold', 'Bricolage-Bold'],
      ['Bricolage Display', 'Bricolage-Display'],
    ])
  })
})

describe('a letter of another language', () => {
  it('is in a file of its own, and the web font stays as it is', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'fonts-'))
    folders.push(folder)
    const more = await makeMoreFaces(folder, { name: 'Łukasz Nguyễn, José' })
    expect(more.map(({ file, letters }) => [file, letters])).toEqual([
      ['bricolage-latin-ext.woff2', ['Ł']],
      ['bricolage-vietnamese.woff2', ['ễ']],
    ])
    for (const { file, letters } of more) {
      const font = create(readFileSync(path.join(folder, file))) as Font
      expect(lacking(font, letters.join(''))).toEqual([])
      expect(Object.keys(font.variationAxes)).toEqual(['wght', 'wdth'])
    }
    const { web: same } = await makeFonts(folder, charactersFor({ name: 'Łukasz' }))
    expect(hash(same)).toBe(hash(paths.web))
    expect(await makeMoreFaces(folder, specification)).toEqual([])
  })
})

const hash = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex')

describe('all files', () => {
  it('are the same on every run', async () => {
    const again = await makeSomewhere()
    expect(Object.values(again)).toHaveLength(4)
    expect(Object.values(again).map(hash)).toEqual(Object.values(paths).map(hash))
  })
})

/** Numbers that layout shifts were measured with in a browser (tests/e2e/design.spec.ts). */
const measured = [
  ['Arial', 400, 100, ['101.94%', '91.23%', '26.49%', '0%']],
  ['Arial Bold', 700, 100, ['98.93%', '94.01%', '27.29%', '0%']],
  ['Arial Bold', 800, 75, ['77.61%', '119.82%', '34.79%', '0%']],
  ['Roboto', 400, 100, ['102.88%', '90.4%', '26.24%', '0%']],
  ['Roboto Bold', 700, 100, ['105.8%', '87.9%', '25.52%', '0%']],
  ['Roboto Bold', 800, 75, ['83.01%', '112.04%', '32.53%', '0%']],
] as const

const faces = await fallbackFaces(read('web'))

describe('the fallback', () => {
  it.each(measured)(
    '%s at %s, %s%% has the metrics of the web font',
    (name, weight, width, numbers) => {
      const found = faces.filter(
        (face) =>
          face['src']?.[0] === `local("${name}")` &&
          face['font-weight'] === String(weight) &&
          face['font-stretch'] === `${width}%`,
      )
      expect(found.map((face) => Object.values(face).slice(4))).toEqual([numbers])
    },
  )

  it('is in the stylesheet, for every face', async () => {
    const { css } = await compileStringAsync('@use "fonts"', {
      loadPaths: ['styles'],
      importers: [sheetModules('.')],
    })
    const blocks = [...css.matchAll(/@font-face \{([^}]*)\}/g)].map(([, block]) =>
      Object.fromEntries(
        [...(block ?? '').matchAll(/([\w-]+): ([^;]+);/g)].map(([, name, value]) => [name, value]),
      ),
    )
    const written = faces.map((face) => ({ ...face, src: [face['src']].flat().join(', ') }))
    expect(written).toHaveLength(measured.length)
    expect(blocks.slice(1)).toEqual(written)
  })
})
