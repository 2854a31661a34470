// The files in dist beside the pages: all that hosts need, and nothing that should stay private.
import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { hostFiles } from '../../scripts/build/hosts/host-files.ts'
import { hostRules } from '../../scripts/build/hosts/rules.ts'
import { distDir } from '../support/content.ts'
import { hashOf } from '../../scripts/build/lib/hash-of.ts'
import { previewSize } from '../../src/lib/head.ts'
import { content, sites } from '../support/content.ts'
import { absolute, builtPages, files, href, metaOf } from '../support/dist.ts'

const read = (file: string) => readFileSync(`${distDir}/${file}`, 'utf8')

it('link previews are light JPEGs of the declared size, in full colour, without metadata, and change their address', async () => {
  const previews = [...files].filter((file) => /^compartir\/(?!evento-)/.test(file))
  expect(previews.length).toBeGreaterThan(1)
  const shared = builtPages.map((page) => metaOf(page)['og:image'] ?? '')
  for (const file of previews) {
    const data = readFileSync(`${distDir}/${file}`)
    const { exif, icc, xmp, iptc, ...found } = await sharp(data).metadata()
    const expected = { format: 'jpeg', ...previewSize, channels: 3, chromaSubsampling: '4:4:4' }
    expect(found).toMatchObject(expected)
    expect([exif, icc, xmp, iptc]).toEqual(Array(4).fill(undefined))
    expect(data.length).toBeLessThanOrEqual(160_000)
    expect(shared).toContain(absolute(`/${file}?v=${hashOf(data)}`))
  }
})

it('the published files hold no source map, no notes of the build and no sources', () => {
  const strange = /\.map$|\.tsx?$|\.scss$|(?:^|\/)\.vite\//
  expect([...files].filter((file) => strange.test(file))).toEqual([])
  const scripts = [...files].filter((file) => /^assets\/.*\.(?:js|css)$/.test(file))
  expect(scripts.length).toBeGreaterThan(15)
  expect(scripts.filter((file) => read(file).includes('sourceMappingURL'))).toEqual([])
})

it('the published files hold the manifest’s icons, and what hosts read, which no host may send', () => {
  const manifest = [...files].find((file) => file.endsWith('.webmanifest')) ?? ''
  const { icons } = JSON.parse(read(manifest)) as { icons: { src: string }[] }
  const forHosts = Object.keys(hostFiles(hostRules(sites.CONTENT)))
  const named = [...icons.map(({ src }) => src.slice(href('/').length)), ...forHosts]
  expect([...files]).toEqual(expect.arrayContaining(named))
  expect(forHosts.filter((file) => files.has(`${file}.br`))).toEqual([])
})

it('the published files name the licences of what they hold', () => {
  expect(read('licencias.txt')).toMatch(/bricolage[^]*SIL OPEN FONT LICENSE/)
  expect(read('licencias.txt')).toMatch(/\n## react-dom - \S+ \(MIT\)\n\nMIT License/)
})

// Hosts that take no rules look for the one or the other, and redirect if it is missing.
it('the published files hold each page as a file and as a folder', () => {
  const folders = [...files].filter((file) => /.\/index\.html$/.test(file))
  expect(folders.length).toBeGreaterThan(5)
  for (const file of folders) expect(read(file.replace('/index.html', '.html'))).toBe(read(file))
})

it('the published files let every page run under a policy for it, not one for all, as the first thing that it says', () => {
  const policies = builtPages.map(
    ({ document }) =>
      document
        .querySelector('head > meta[charset] + meta[http-equiv="Content-Security-Policy"]')
        ?.getAttribute('content') ?? 'none',
  )
  expect(new Set(policies).size).toBeGreaterThan(1)
  const strict = /^default-src 'none'; .*base-uri 'none'; .*require-trusted-types-for 'script'/
  for (const policy of policies) expect(policy).toMatch(strict)
})

// "Email Address Obfuscation", on by default: text and links, but not scripts.
it('the published files leave no mail address to Cloudflare, which would replace it', () => {
  const spared = /<!--email_off-->[^]*?<!--\/email_off-->|<script[^]*?<\/script>/g
  const holding = builtPages.filter(({ html }) => html.includes(`mailto:${content.event.email}`))
  expect(holding.length).toBeGreaterThan(1)
  const isBare = (html: string) => /[\w.]+@[\w-]+\.\w+/.test(html.replaceAll(spared, ''))
  expect(holding.filter(({ html }) => isBare(html)).map(({ file }) => file)).toEqual([])
})
