import { create, type Font } from 'fontkit'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import {
  makeMoreFaces,
  makeWebFont,
  webCharacters,
} from '../../../../../scripts/build/fonts/fonts.ts'
import { evento } from '../../../../support/evento.ts'
import { folderWith } from '../../../../support/made-up-site.ts'

const folder = folderWith({})

const webFile = await makeWebFont(evento, folder)
const web = create(webFile) as Font
const lacking = (font: Font, text: string) =>
  [...new Set(text)].filter((c) => !font.hasGlyphForCodePoint(c.codePointAt(0) ?? 0))

it('the web font has a glyph for every letter that it declares', () => {
  expect(webCharacters).toContain('ñ')
  expect(lacking(web, webCharacters)).toEqual([])
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
  expect(await makeMoreFaces(evento, folder)).toEqual([])
})
