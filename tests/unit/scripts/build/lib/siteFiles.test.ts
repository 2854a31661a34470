import { expect, it } from 'vitest'
import { filesBelow, pagesAmong } from '../../../../../scripts/build/lib/siteFiles.ts'
import { folderWith } from '../../../../support/temporaryFolder.ts'

it('the files of a folder and its sub-folders are listed in alphabetical order', () => {
  const folder = folderWith({ 'b.txt': '', 'a/c/d.txt': '', 'a/b.txt': '' })
  expect(filesBelow(folder)).toEqual(['a/b.txt', 'a/c/d.txt', 'b.txt'])
})

it.each([
  ['index.html', '/'],
  ['programa/index.html', '/programa'],
  ['ponentes/ana/index.html', '/ponentes/ana'],
])('the page in %s has the address %s', (file, address) => {
  expect(pagesAmong([file]).get(file)).toBe(address)
})

it.each(['404.html', 'sin-conexion.html'])('the fallback page %s has no address', (file) => {
  expect(pagesAmong([file]).get(file)).toBeNull()
})

it('neither the copy of a page nor a file of another kind counts as a page', () => {
  // Builds publish each page twice. programa.html is the copy.
  const files = ['programa/index.html', 'programa.html', 'programa.pdf']
  expect([...pagesAmong(files).keys()]).toEqual(['programa/index.html'])
})
