import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { compressTexts } from '../../../../scripts/publish/compress.ts'
import { folderWith } from '../../../support/made-up-site.ts'

const long = 'Sevilla, 8 de noviembre. '.repeat(100)
const filesOf = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, long]))

it('each text gets both forms beside it, at any depth, and stays as it was', async () => {
  const kinds = ['html', 'js', 'css', 'svg', 'ics', 'webmanifest', 'txt', 'xml']
  const names = kinds.map((ending) => `a/b/c.${ending}`)
  const dir = folderWith(filesOf(names))
  await compressTexts(dir)
  for (const name of names) {
    const file = path.join(dir, name)
    expect(brotliDecompressSync(readFileSync(`${file}.br`)).toString()).toBe(long)
    expect(gunzipSync(readFileSync(`${file}.gz`)).toString()).toBe(long)
    expect(readFileSync(file, 'utf8')).toBe(long)
  }
})

it('what would be larger, or is compressed by its kind, gets none', async () => {
  const packed = ['a.jpg', 'b.woff2', 'c.pdf', 'd.html.br']
  const dir = folderWith({ 'e.txt': 'no', 'f.txt': '', ...filesOf(packed) })
  await compressTexts(dir)
  expect(readdirSync(dir)).toEqual([...packed, 'e.txt', 'f.txt'])
})
