import { JSDOM } from 'jsdom'
import { describe, expect, it } from 'vitest'
import { legalLinks, specification } from '../../../support/specification.ts'
import { sitemapXml } from '../../../../scripts/outputs/sitemap.ts'

const site = { origin: 'https://sevilla.example', base: '/' }
const inFolder = { origin: 'https://otra.example', base: '/evento/' }
const changedOn = (updated: string) => ({
  ...specification,
  event: { ...specification.event, updated },
})
const content = changedOn('2025-10-01')

/** The routes of the specification that are pages of their own. */
const routes = ['/', '/programa', '/ponentes', '/entradas', '/patrocina', '/faq', '/contacto']

function parseXml(xml: string) {
  const { document } = new JSDOM(xml, { contentType: 'text/xml' }).window
  const textsOf = (name: string) =>
    [...document.querySelectorAll(name)].map(({ textContent }) => textContent)
  return { document, textsOf }
}

describe('the sitemap', () => {
  const { document, textsOf } = parseXml(sitemapXml(content, site))

  it('is well-formed and of the protocol', () => {
    expect(sitemapXml(content, site)).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n/)
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
    expect(parseXml(sitemapXml(content, inFolder)).textsOf('loc').toSorted()).toEqual(
      routes.map((route) => `https://otra.example/evento${route}`).toSorted(),
    )
  })

  it("has the content's own date, not today's", () => {
    expect(textsOf('lastmod')).toEqual(Array.from({ length: 7 }, () => '2025-10-01'))
    expect(parseXml(sitemapXml(changedOn('2026-02-03'), site)).textsOf('lastmod')[6]).toBe(
      '2026-02-03',
    )
  })
})
