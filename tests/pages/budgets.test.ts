import { readdirSync, readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { readBuiltSite } from '../../scripts/built-site.ts'

const assets = readdirSync('dist/assets')
const site = readBuiltSite('dist')
const compressed = (data: string | Buffer) => brotliCompressSync(data).length

function assetsEnding(ending: string): readonly string[] {
  return assets.filter((name) => name.endsWith(ending))
}

describe('what a page weighs', () => {
  it('stays under 12 kB of styles, compressed', () => {
    const styles = assetsEnding('.css')
    expect(styles.length).toBeGreaterThan(0)
    const total = styles.map((name) => compressed(readFileSync(`dist/assets/${name}`)))
    expect(total.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(12_000)
  })

  it('is one font file under 30 kB', () => {
    const fonts = assetsEnding('.woff2')
    expect(fonts).toHaveLength(1)
    expect(readFileSync(`dist/assets/${fonts[0]}`).length).toBeLessThanOrEqual(30_000)
  })

  it('stays under 12 kB of pictures on the home page, compressed', () => {
    const home = site.pages.find(({ path }) => path === '/')
    const pictures = [...(home?.document.querySelectorAll('svg') ?? [])].map((svg) => svg.outerHTML)
    expect(pictures.length).toBeGreaterThan(15)
    expect(compressed(pictures.join(''))).toBeLessThanOrEqual(12_000)
  })

  it('stays under 150 kB for the programme to download', () => {
    const pdf = [...site.files].find((file) => file.endsWith('.pdf'))
    expect(readFileSync(`dist/${pdf}`).length).toBeLessThanOrEqual(150_000)
  })
})
