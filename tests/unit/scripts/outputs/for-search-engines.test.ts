import { JSDOM } from 'jsdom'
import { expect, it } from 'vitest'
import { sitemapXml } from '../../../../scripts/outputs/search-engines.ts'
import { speakerPaths } from '../../../../src/event/names.ts'
import { specification } from '../../../support/specification.ts'
import { routes } from '../../../support/routes.ts'

const inFolder = { origin: 'https://otra.example', base: '/evento/' }

it('the sitemap names the pages alone, with the date of the content', () => {
  const event = { ...specification.event, updated: '2026-02-03' }
  const xml = sitemapXml({ ...specification, event }, inFolder)
  const { documentElement } = new JSDOM(xml, { contentType: 'text/xml' }).window.document
  expect(documentElement.localName).toBe('urlset')
  expect(documentElement.namespaceURI).toBe('http://www.sitemaps.org/schemas/sitemap/0.9')
  const listed = [...documentElement.children].map((url) =>
    [...url.children].map(({ localName, textContent }) => [localName, textContent]),
  )
  expect(listed.toSorted()).toEqual(
    [...routes.map(({ path }) => path), ...speakerPaths(specification).keys()]
      .map((path) => [
        ['loc', `https://otra.example/evento/${path.slice(1)}`],
        ['lastmod', '2026-02-03'],
      ])
      .toSorted(),
  )
})
