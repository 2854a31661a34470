// Published files: images of link previews, files for hosts, and no private files.
import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { hostFiles } from '../../scripts/build/hosts/hostFiles.ts'
import { hostRules } from '../../scripts/build/hosts/rules.ts'
import { hashOf } from '../../scripts/build/lib/hashOf.ts'
import { previewSize } from '../../src/lib/head.ts'
import { absolute, content, distDir, href, sites } from '../support/content.ts'
import { metaOf, siteIn } from '../support/dist.ts'

const { pages: builtPages, files } = siteIn(distDir)
const read = (file: string) => readFileSync(`${distDir}/${file}`, 'utf8')

/** The preview images of pages, without the images "evento-…", which are for search engines. */
const previews = [...files].filter((file) => /^compartir\/(?!evento-)/.test(file))

it('the published preview images are exactly those that pages name', () => {
  const addresses = builtPages.flatMap((page) => metaOf(page)['og:image'] ?? [])
  const namedFiles = addresses.map((address) => address.replace(absolute('/'), '').split('?')[0])
  expect(new Set(previews)).toEqual(new Set(namedFiles))
})

it.each(previews)(
  '%s is a JPEG of at most 160 kB, of the declared size and in full colour',
  async (file) => {
    const data = readFileSync(`${distDir}/${file}`)
    const expected = { format: 'jpeg', ...previewSize, channels: 3, chromaSubsampling: '4:4:4' }
    expect(await sharp(data).metadata()).toMatchObject(expected)
    expect(data.length).toBeLessThanOrEqual(160_000)
  },
)

it.each(previews)('%s has no metadata', async (file) => {
  const { exif, icc, xmp, iptc } = await sharp(`${distDir}/${file}`).metadata()
  expect({ exif, icc, xmp, iptc }).toEqual({})
})

it.each(previews)('%s has the hash of its content in its address', (file) => {
  const addresses = builtPages.map((page) => metaOf(page)['og:image'] ?? '')
  const hash = hashOf(readFileSync(`${distDir}/${file}`))
  expect(addresses).toContain(absolute(`/${file}?v=${hash}`))
})

it('the published files contain no source map, no record of the build and no sources', () => {
  // "assets/main.js.map", "main.tsx", "styles.scss", ".vite/manifest.json"
  const privateFiles = /\.map$|\.tsx?$|\.scss$|(?:^|\/)\.vite\//
  expect([...files].filter((file) => privateFiles.test(file))).toEqual([])
  const codeFiles = [...files].filter((file) => /^assets\/.*\.(?:js|css)$/.test(file))
  expect(codeFiles.length).toBeGreaterThan(15)
  expect(codeFiles.filter((file) => read(file).includes('sourceMappingURL'))).toEqual([])
})

it('the published files contain the icons that the manifest names', () => {
  const manifest = [...files].find((file) => file.endsWith('.webmanifest')) ?? ''
  const { icons } = JSON.parse(read(manifest)) as { icons: { src: string }[] }
  const iconFiles = icons.map(({ src }) => src.slice(href('/').length))
  expect([...files]).toEqual(expect.arrayContaining(iconFiles))
})

// Hosts read these files, and do not send them.
it('the published files contain the configurations of hosts, without compressed copies', () => {
  const configurations = Object.keys(hostFiles(hostRules(sites.CONTENT)))
  expect([...files]).toEqual(expect.arrayContaining(configurations))
  expect(configurations.filter((file) => files.has(`${file}.br`))).toEqual([])
})

it('the published files contain the licences of the font and of libraries', () => {
  const licences = read('licencias.txt')
  expect(licences).toMatch(/bricolage[^]*SIL OPEN FONT LICENSE/)
  expect(licences).toMatch(/\n## react-dom - \S+ \(MIT\)\n\nMIT License/)
})

// Hosts without rules look either for "faq.html" or for "faq/index.html" at "/faq", and redirect if it is missing.
it('the published files contain each page except the home page twice: as a file and in a folder', () => {
  for (const { path } of builtPages) {
    const isHome = path === '/'
    if (path === null || isHome) continue
    const name = path.slice(1)
    expect(read(`${name}.html`)).toBe(read(`${name}/index.html`))
  }
})

it('every page begins with a strict Content-Security-Policy, which is not the same on all pages', () => {
  const firstTag = 'head > meta[charset] + meta[http-equiv="Content-Security-Policy"]'
  const policies = builtPages.map(({ document }) =>
    document.querySelector(firstTag)?.getAttribute('content'),
  )
  expect(new Set(policies).size).toBeGreaterThan(1)
  for (const policy of policies) {
    expect(policy).toMatch(/^default-src 'none'; /)
    expect(policy).toContain("; base-uri 'none'; ")
    expect(policy).toContain("; require-trusted-types-for 'script'")
  }
})

// Cloudflare's "Email Address Obfuscation" is on by default. It replaces e-mail addresses in texts and links, but neither in
// scripts nor between "email_off" comments.
it('each e-mail address is protected from Cloudflare’s obfuscation', () => {
  const protectedParts = /<!--email_off-->[^]*?<!--\/email_off-->|<script[^]*?<\/script>/g
  const emailAddress = /[\w.]+@[\w-]+\.\w+/
  const pages = builtPages.filter(({ html }) => html.includes(`mailto:${content.event.email}`))
  expect(pages.length).toBeGreaterThan(1)
  const unprotectedPages = pages.filter(({ html }) =>
    emailAddress.test(html.replaceAll(protectedParts, '')),
  )
  expect(unprotectedPages.map(({ file }) => file)).toEqual([])
})
