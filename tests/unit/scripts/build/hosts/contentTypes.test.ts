import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import {
  contentTypeOf,
  isText,
  littleKnownTypes,
} from '../../../../../scripts/build/hosts/contentTypes.ts'

it.each([
  ['programa/index.html', true],
  ['assets/app-1a2b.js', true],
  ['site.webmanifest', true],
  ['evento.ics', true],
  ['favicon.svg', true],
  ['sitemap.xml', true],
  ['compartir/inicio.jpg', false],
  ['programa.pdf', false],
])('%s is sent compressed: %s', (file, isCompressed) => {
  expect(isText(file)).toBe(isCompressed)
})

it('stops the build at a file whose type nobody has said', () => {
  expect(() => contentTypeOf('programa.csv')).toThrow(
    'programa.csv no tiene tipo de contenido: añade su terminación',
  )
})

it('names the little known types where they are uploaded by hand', () => {
  const guide = readFileSync('scripts/build/hosts/README.md', 'utf8')
  for (const [ending, type] of Object.entries(littleKnownTypes)) {
    expect(guide).toContain(`'*.${ending}'`)
    expect(guide).toContain(type)
  }
})
