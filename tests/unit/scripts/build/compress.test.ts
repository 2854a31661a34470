import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { compressTexts } from '../../../../scripts/build/compress.ts'
import { folderWith } from '../../../support/made-up-site.ts'

const long = 'Sevilla, 8 de noviembre. '.repeat(100)

it('each text gets both compressed copies, at any depth, unless they would be larger or its type is already compressed', async () => {
  const kinds = ['html', 'js', 'css', 'svg', 'ics', 'webmanifest', 'txt', 'xml']
  const names = kinds.map((ending) => `a/b/c.${ending}`)
  const packed = ['a.jpg', 'b.woff2', 'c.pdf', 'd.html.br']
  const files = Object.fromEntries([...names, ...packed].map((name) => [name, long]))
  const dir = folderWith({ 'e.txt': 'no', 'f.txt': '', ...files })
  await compressTexts(dir)
  for (const name of names) {
    const file = path.join(dir, name)
    expect(brotliDecompressSync(readFileSync(`${file}.br`)).toString()).toBe(long)
    expect(gunzipSync(readFileSync(`${file}.gz`)).toString()).toBe(long)
    expect(readFileSync(file, 'utf8')).toBe(long)
  }
  expect(readdirSync(dir)).toEqual(['a', ...packed, 'e.txt', 'f.txt'])
})
