import { readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { compressTexts } from '../../../../scripts/build/compress.ts'
import { filesBelow } from '../../../../scripts/lib/built-site.ts'
import { folderWith } from '../../../support/made-up-site.ts'

const long = 'Sevilla, 8 de noviembre. '.repeat(100)

describe('compressing', () => {
  it('puts both forms beside each text, at any depth, and leaves the text as it was', async () => {
    const names = [
      'a.html',
      'b/c.js',
      'b/d/e.css',
      'f.svg',
      'g.ics',
      'h.webmanifest',
      'i.txt',
      'j.xml',
    ]
    const dir = folderWith(Object.fromEntries(names.map((name) => [name, long])))
    await compressTexts(dir)
    for (const name of names) {
      const file = path.join(dir, name)
      expect(brotliDecompressSync(readFileSync(`${file}.br`)).toString()).toBe(long)
      expect(gunzipSync(readFileSync(`${file}.gz`)).toString()).toBe(long)
      expect(readFileSync(file, 'utf8')).toBe(long)
    }
  })

  it('makes nothing that would be larger', async () => {
    const dir = folderWith({ 'a.txt': 'no', 'b.txt': '' })
    await compressTexts(dir)
    expect(filesBelow(dir)).toEqual(['a.txt', 'b.txt'])
  })

  it('leaves alone what is compressed by its kind', async () => {
    const dir = folderWith({ 'a.jpg': long, 'b.woff2': long, 'c.pdf': long, 'd.html.br': long })
    await compressTexts(dir)
    expect(filesBelow(dir)).toHaveLength(4)
  })

  it('makes the same bytes each time', async () => {
    const [first, second] = [folderWith({ 'a.txt': long }), folderWith({ 'a.txt': long })]
    for (const dir of [first, second]) await compressTexts(dir)
    for (const ending of ['.br', '.gz']) {
      const [one, other] = [first, second].map((dir) =>
        readFileSync(path.join(dir, `a.txt${ending}`)),
      )
      expect(one?.equals(other ?? Buffer.alloc(0))).toBe(true)
    }
  })
})
