import { readFileSync } from 'node:fs'
import path from 'node:path'
import { create, type Font } from 'fontkit'
import { expect, it } from 'vitest'
import {
  makeMoreFaces,
  makeWebFont,
  webCharacters,
} from '../../../../../scripts/build/fonts/fonts.ts'
import { testEvent } from '../../../../support/evento.ts'
import { folderWith } from '../../../../support/temporaryFolder.ts'

const folder = folderWith({})

const webFont = create(await makeWebFont(testEvent, folder)) as Font

/** The characters of a text for which a font has no glyph. */
const charactersWithoutGlyph = (font: Font, text: string) =>
  [...new Set(text)].filter((character) => {
    const codePoint = character.codePointAt(0) ?? 0
    return !font.hasGlyphForCodePoint(codePoint)
  })

it('the web font has a glyph for each of `webCharacters`', () => {
  expect(webCharacters).toContain('ñ')
  expect(charactersWithoutGlyph(webFont, webCharacters)).toEqual([])
})

it('letters of other languages that a text needs are in separate font files', async () => {
  const faces = await makeMoreFaces({ name: 'Łukasz Nguyễn, José' }, folder)
  expect(faces.map(({ file, letters }) => [file, letters])).toEqual([
    ['bricolage-latin-ext.woff2', ['Ł']],
    ['bricolage-vietnamese.woff2', ['ễ']],
  ])
  for (const { file, letters } of faces) {
    const font = create(readFileSync(path.join(folder, file))) as Font
    expect(charactersWithoutGlyph(font, letters.join(''))).toEqual([])
    // The typeface has a third axis, `opsz`. In these files it is fixed at one value (`webOpticalSize`).
    expect(Object.keys(font.variationAxes)).toEqual(['wght', 'wdth'])
  }
})

it('an event without letters of other languages has no further font files', async () => {
  expect(await makeMoreFaces(testEvent, folder)).toEqual([])
})
