// @vitest-environment node
// sitemap.xml, robots.txt and llms.txt (issue: sharing, "Search").
import { JSDOM } from 'jsdom'
import { describe, expect, it } from 'vitest'
import {
  llmsTxt,
  robotsTxt,
  sitemapXml,
  type DiscoveryContent,
} from '../../../../scripts/outputs/discovery.ts'
import { event } from '../../../../src/content/event.ts'
import { legalLinks, pages } from '../../../../src/content/pages.ts'
import { perks } from '../../../../src/content/perks.ts'
import { programme } from '../../../../src/content/programme.ts'
import { speakers } from '../../../../src/content/speakers.ts'
import { venues } from '../../../../src/content/venues.ts'
import { addressLine } from '../../../../src/lib/facts.ts'

const site = { origin: 'https://sevilla.example', base: '/' }
const inFolder = { origin: 'https://otra.example', base: '/evento/' }
const content: DiscoveryContent = { event, venues, programme, speakers, perks }

/** The routes of the specification that are pages of their own. */
const routes = ['/', '/programa', '/ponentes', '/entradas', '/patrocina', '/faq', '/contacto']

function parseXml(xml: string) {
  const { document } = new JSDOM(xml, { contentType: 'text/xml' }).window
  const textsOf = (name: string) =>
    [...document.querySelectorAll(name)].map(({ textContent }) => textContent)
  return { document, textsOf }
}

/** The addresses of all Markdown links. */
const linked = (from: string) => [...from.matchAll(/\]\(([^)]+)\)/g)].map(([, url]) => url)

describe('the sitemap', () => {
  const { document, textsOf } = parseXml(sitemapXml(site, '2025-10-01'))

  it('is well-formed and of the protocol', () => {
    expect(sitemapXml(site, '2025-10-01')).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n/)
    expect(document.documentElement.localName).toBe('urlset')
    expect(document.documentElement.namespaceURI).toBe(
      'http://www.sitemaps.org/schemas/sitemap/0.9',
    )
    for (const url of document.documentElement.children) {
      expect([...url.children].map(({ localName }) => localName)).toEqual(['loc', 'lastmod'])
    }
  })

  it('names the seven pages and nothing else', () => {
    expect(textsOf('loc').toSorted()).toEqual(
      routes.map((route) => `https://sevilla.example${route}`).toSorted(),
    )
    for (const { path } of legalLinks) expect(textsOf('loc').join(' ')).not.toContain(path)
  })

  it('follows origin and sub-folder', () => {
    expect(parseXml(sitemapXml(inFolder, '2025-10-01')).textsOf('loc').toSorted()).toEqual(
      routes.map((route) => `https://otra.example/evento${route}`).toSorted(),
    )
  })

  it("has the content's own date, not today's", () => {
    expect(textsOf('lastmod')).toEqual(Array.from({ length: 7 }, () => '2025-10-01'))
    expect(parseXml(sitemapXml(site, '2026-02-03')).textsOf('lastmod')[6]).toBe('2026-02-03')
  })

  it.each(['ayer', '2025-02-30', '2025-10', ''])('stops at «%s», which is no day', (day) => {
    expect(() => sitemapXml(site, day)).toThrow(`"${day}" is no day`)
  })
})

describe('robots.txt', () => {
  it('lets everybody read everything and names the sitemap', () => {
    expect(robotsTxt(site)).toBe(
      'User-agent: *\nAllow: /\n\nSitemap: https://sevilla.example/sitemap.xml\n',
    )
  })

  it('says in a sub-folder that it counts only at the root, where to put it, and forbids nothing', () => {
    const text = robotsTxt(inFolder)
    expect(text).toMatch(/^# .*raíz.* https:\/\/otra\.example\/robots\.txt$/m)
    expect(text).toContain('\nUser-agent: *\nAllow: /\n')
    expect(text).toContain('\nSitemap: https://otra.example/evento/sitemap.xml\n')
    expect(text).not.toContain('Disallow')
  })
})

describe('llms.txt', () => {
  const text = llmsTxt(site)
  const lines = text.split('\n')

  it('has the shape of llmstxt.org: title, summary, facts, lists of links', () => {
    expect(lines[0]).toBe('# Encuentro Startup Sevilla 2025')
    expect(lines[2]).toMatch(/^> Un día, dos sedes .* Sábado 8 de noviembre de 2025\.$/)
    expect(lines.filter((line) => line.startsWith('#'))).toEqual([
      '# Encuentro Startup Sevilla 2025',
      '## Páginas',
      '## Para llevar',
    ])
    const lists = lines.slice(lines.indexOf('## Páginas')).filter((line) => line)
    for (const line of lists.filter((item) => !item.startsWith('#'))) {
      expect(line).toMatch(/^- \[[^\]]+\]\(https:\/\/[^)\s]+\): \S/)
    }
    expect(lists).toHaveLength(7 + 2 + 2)
    expect(text).toMatch(/[^\n]\n$/)
  })

  it('says what, when, where, who and how to come', () => {
    const said = [
      'Sábado 8 de noviembre de 2025, de 11:00 a 21:00 (hora de Sevilla, Europe/Madrid)',
      ...Object.values(venues).map((venue) => `${venue.name}, ${addressLine(venue, event)}`),
      ...Object.values(programme).flatMap(({ start, end, title, items }) => [
        `- **${start}–${end}**: ${title}`,
        ...items.map((item) => `  - ${item.start}–${item.end}: ${item.title}. `),
        ...items.flatMap((item) => ('talks' in item ? item.talks.map(({ talk }) => talk) : [])),
      ]),
      ...Object.values(speakers).map(({ name, role, bio }) => `- **${name}**: ${role}. ${bio}`),
      ...perks.map(({ title }) => title),
      'aforo limitado',
      `${event.ticketPlatform}: ${event.ticketUrl}`,
      event.email,
    ]
    for (const phrase of said) expect(text).toContain(phrase)
    expect(text).not.toMatch(/€|precio:|[{]\w+[}]|undefined/)
  })

  it('links to every page and to both files, below origin and sub-folder', () => {
    expect(linked(text)).toEqual([
      ...Object.values(pages).map(({ path }) => `https://sevilla.example${path}`),
      'https://sevilla.example/programa-encuentro-startup-sevilla-2025.pdf',
      'https://sevilla.example/encuentro-startup-sevilla-2025.ics',
    ])
    for (const url of linked(llmsTxt(inFolder))) {
      expect(url).toMatch(/^https:\/\/otra\.example\/evento\//)
    }
  })

  it('follows another date, name and speaker', () => {
    const altered = llmsTxt(site, {
      ...content,
      event: {
        ...event,
        name: 'Feria Nueva',
        start: '2026-06-13T10:30:00+02:00',
        end: '2026-06-13T23:00:00+02:00',
      },
      speakers: {
        ...speakers,
        'marta-leon': { name: 'Ada Ruiz', role: 'Astrónoma', bio: 'Hola.' },
      },
    })
    expect(altered).toContain('# Feria Nueva 2026\n')
    expect(altered).toContain('Sábado 13 de junio de 2026, de 10:30 a 23:00')
    expect(altered).toContain('- **Ada Ruiz**: Astrónoma. Hola.')
    expect(altered).toContain('    - Ada Ruiz: «Doce años')
    expect(altered).toContain('/feria-nueva-2026.ics')
    expect(altered).not.toMatch(/2025|Marta León|Encuentro Startup/)
  })

  it('keeps markup in the content from being markup', () => {
    const name = 'Uno\n\n# Dos [tres](https://mal.example) *cuatro*'
    const odd = llmsTxt(site, { ...content, event: { ...event, name } })
    expect(odd.split('\n')[0]).toBe(
      String.raw`# Uno # Dos \[tres\](https://mal.example) \*cuatro\* 2025`,
    )
    expect(odd.split('\n').filter((line) => line.startsWith('#'))).toHaveLength(3)
  })
})
