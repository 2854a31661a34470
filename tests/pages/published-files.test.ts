// The files in dist beside the pages: all that hosts need, and nothing that should stay private.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { hostFiles } from '../../scripts/hosts/host-files.ts'
import { hostRules } from '../../scripts/hosts/rules.ts'
import { distDir } from '../../scripts/lib/work-folder.ts'
import { hashOf } from '../../scripts/lib/hash-of.ts'
import { previewSize } from '../../src/lib/head.ts'
import { base, content, origin } from '../support/content.ts'
import { absolute, builtPages, files, href, metaOf } from '../support/dist.ts'

const scripts = [...files].filter((file) => /\.(?:js|css)$/.test(file) && !file.startsWith('.'))

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

describe('the published files', () => {
  it('hold no source map, no notes of the build and no sources', () => {
    expect(files.size).toBeGreaterThan(50)
    const strange = /\.map$|\.tsx?$|\.scss$|(?:^|\/)\.vite\//
    expect([...files].filter((file) => strange.test(file))).toEqual([])
    expect(scripts.length).toBeGreaterThan(15)
    const mapped = scripts.filter((file) =>
      readFileSync(`${distDir}/${file}`, 'utf8').includes('sourceMappingURL'),
    )
    expect(mapped).toEqual([])
  })

  it('name the licences of what they hold', () => {
    const licences = readFileSync(`${distDir}/licencias.txt`, 'utf8')
    expect(licences).toMatch(/bricolage[^]*SIL OPEN FONT LICENSE/)
    expect(licences).toMatch(/\n## react-dom - \S+ \(MIT\)\n\nMIT License/)
  })

  it('are there where sitemap, manifest and calendars name them', () => {
    const lists = [...files].filter((file) =>
      /^(?:sitemap\.xml|.*\.(?:ics|webmanifest))$/.test(file),
    )
    const texts = lists.map((file) =>
      readFileSync(`${distDir}/${file}`, 'utf8').replaceAll('\r\n ', ''),
    )
    // Absolute addresses, and the manifest's paths in quotes.
    const addresses = texts.join('\n').match(/https?:\/\/[^\s"'<>)\\]+|(?<=")\/[^"]*/g) ?? []
    const own = addresses.map((address) => new URL(address, absolute('/')))
    const paths = own.flatMap(({ origin: of, pathname }) => (of === origin ? [pathname] : []))
    expect(new Set(paths).size).toBeGreaterThan(5)
    const missing = paths.filter((address) => {
      const file = address.slice(href('/').length)
      return !files.has(file) && !files.has(path.posix.join(file, 'index.html'))
    })
    expect(missing).toEqual([])
  })

  it('have no files that hosts read and must not send', () => {
    const forHosts = Object.keys(hostFiles(hostRules({ base })))
    expect(forHosts.length).toBeGreaterThan(5)
    for (const file of forHosts) {
      expect(files).toContain(file)
      expect(files).not.toContain(`${file}.br`)
      expect(files).not.toContain(`${file}.gz`)
    }
  })

  // Hosts that take no rules look for the one or the other, and redirect if it is missing.
  it('hold each page as a file and as a folder', () => {
    const folders = [...files].filter((file) => /.\/index\.html$/.test(file))
    expect(folders.length).toBeGreaterThan(5)
    for (const file of folders) {
      const copy = file.replace('/index.html', '.html')
      expect([copy, readFileSync(`${distDir}/${copy}`, 'utf8')]).toEqual([
        copy,
        readFileSync(`${distDir}/${file}`, 'utf8'),
      ])
    }
  })

  it('let every page run under a policy for it, not one for all, as the first thing that it says', () => {
    const policies = builtPages.map(
      ({ document }) =>
        document
          .querySelector('head > meta[charset] + meta[http-equiv="Content-Security-Policy"]')
          ?.getAttribute('content') ?? 'none',
    )
    expect(new Set(policies).size).toBeGreaterThan(1)
    for (const policy of policies)
      expect(policy).toMatch(
        /^default-src 'none'; .*base-uri 'none'; .*require-trusted-types-for 'script'/,
      )
  })

  // "Email Address Obfuscation", on by default: text and links, but not scripts.
  it('leave no mail address to Cloudflare, which would replace it', () => {
    const spared = /<!--email_off-->[^]*?<!--\/email_off-->|<script[^]*?<\/script>/g
    const holding = builtPages.filter(({ html }) => html.includes(`mailto:${content.event.email}`))
    expect(holding.length).toBeGreaterThan(1)
    for (const { file, html } of holding) {
      expect([file, html.replaceAll(spared, '').match(/[\w.]+@[\w-]+\.\w+/)]).toEqual([file, null])
    }
  })
})
