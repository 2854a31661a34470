// Structured data (issue: sharing, "Search"; requirements: "Search engines: Event").
import { JSDOM } from 'jsdom'
import { describe, expect, it } from 'vitest'
import { eventJsonLd, type EventImages } from '../../../../scripts/pages/structured-data/event.ts'
import {
  breadcrumbJsonLd,
  faqJsonLd,
  jsonLdText,
  organizationJsonLd,
  pageData,
  pageJsonLd,
  websiteJsonLd,
} from '../../../../scripts/pages/structured-data/structured-data.ts'
import { alteredEvent } from '../../../support/altered-event.ts'
import { event, pages, questions, specification } from '../../../support/specification.ts'
import { leavesOf, valuesAt } from '../../../support/json-values.ts'
import { jsonLdOf } from '../../../support/json-ld-visible.ts'
import type { PageId } from '../../../../src/content/schema.ts'

const site = { origin: 'https://sevilla.example', base: '/evento/' }
const root = 'https://sevilla.example/evento/'
const images: EventImages = [`${root}16x9.jpg`, `${root}4x3.jpg`, `${root}1x1.jpg`]
const content = specification
const pageIds = Object.keys(pages) as readonly PageId[]
const graphOf = (id: PageId, from = content) => pageJsonLd(id, from, site, images)

const keysOf = (value: unknown): string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, item]) => [key, ...keysOf(item)])
    : []

const typesOn = (id: PageId) => graphOf(id)['@graph'].flatMap((node) => valuesAt(node, '@type'))

describe('every page', () => {
  it.each(pageIds)('%s: says nothing of prices or of what is free', (id) => {
    const keys = keysOf(graphOf(id))
    expect(keys.length).toBeGreaterThan(5)
    expect(keys.filter((key) => /price|free|lowPrice|validFrom/i.test(key))).toEqual([])
    expect(jsonLdText(graphOf(id))).not.toMatch(/undefined|[{]\w+[}]|€/)
  })

  it.each(pageIds)('%s: has absolute addresses below origin and sub-folder', (id) => {
    const foreign = ['https://schema.org', event.ticketUrl]
    const addresses = leavesOf(graphOf(id)).filter(([key, value]) => {
      const named = /^(@id|@context|url|item|image|logo)$/.test(key)
      return named || /^(https?:|\/)/.test(String(value))
    })
    expect(addresses.length).toBeGreaterThan(2)
    const lost = addresses.filter(
      ([, value]) => ![root, ...foreign].some((start) => String(value).startsWith(start)),
    )
    expect(lost).toEqual([])
  })

  it('carries what belongs to it', () => {
    expect(Object.fromEntries(pageIds.map((id) => [id, typesOn(id)]))).toEqual({
      home: ['WebSite', 'Organization', 'Event'],
      programme: ['BreadcrumbList'],
      speakers: ['BreadcrumbList'],
      tickets: ['BreadcrumbList'],
      sponsorship: ['BreadcrumbList'],
      faq: ['BreadcrumbList', 'FAQPage'],
      contact: ['BreadcrumbList'],
    })
  })
})

describe('the text in the page', () => {
  it('is the graph with the absolute addresses of the pictures', () => {
    const drawn = ['16x9', '4x3', '1x1'].map((ratio) => {
      return { path: `/${ratio}.jpg`, alt: '', width: 1, height: 1, type: 'image/jpeg' }
    })
    for (const id of pageIds) {
      expect(pageData(id, content, site, drawn)).toBe(jsonLdText(graphOf(id)))
    }
  })
})

describe('the site, the path and the questions', () => {
  it('name the site and who invites', () => {
    expect(websiteJsonLd(content, site)).toMatchObject({
      '@type': 'WebSite',
      name: event.name,
      url: root,
    })
    expect(organizationJsonLd(content, site)).toMatchObject({
      '@type': 'Organization',
      name: event.name,
      url: root,
      logo: `${root}icon-512.png`,
      email: event.email,
    })
  })

  it('lead from home to the page', () => {
    const steps = breadcrumbJsonLd(content.pages.programme, content, site).itemListElement
    expect(steps.map(({ position, name, item }) => [position, name, item])).toEqual([
      [1, 'Inicio', root],
      [2, 'Programa', `${root}programa`],
    ])
  })

  it('hold all questions with their answers, facts filled in', () => {
    const { mainEntity } = faqJsonLd(content, site)
    expect(mainEntity.map(({ name }) => name)).toEqual(questions.map(({ question }) => question))
    expect(mainEntity.map((item) => item['@id'])).toEqual(
      questions.map(({ id }) => `${root}faq#${id}`),
    )
    expect(mainEntity[0]?.acceptedAnswer.text).toContain(event.email)
    expect(JSON.stringify(mainEntity)).not.toMatch(/\{[a-z]\w*\}|\]\(/i)
  })
})

describe('altered content', () => {
  it('shows in the data: date and speaker', () => {
    const altered = eventJsonLd(
      alteredEvent({
        event: (before) => ({
          ...before,
          start: '2026-06-13T11:00:00+02:00',
          end: '2026-06-13T21:00:00+02:00',
        }),
        speakers: ({ speakers: before }) => ({
          speakers: {
            ...before,
            'marta-leon': { name: 'Ada Ruiz', role: 'Astrónoma', bio: 'Mira lejos.' },
          },
        }),
      }),
      site,
      images,
    )
    expect(altered.name).toBe('Encuentro Startup Sevilla 2026')
    expect(altered.subEvent?.[0]?.startDate).toBe('2026-06-13T11:00:00+02:00')
    expect(altered.subEvent?.[1]?.endDate).toBe('2026-06-13T21:00:00+02:00')
    expect(altered.performer?.at(-1)).toMatchObject({ name: 'Ada Ruiz', jobTitle: 'Astrónoma' })
    expect(JSON.stringify(altered)).not.toMatch(/2025|Marta León/)
  })

  it('leaves out who is not announced, and parts of which there is one', () => {
    const small = eventJsonLd(
      alteredEvent({
        speakers: () => ({ speakers: {} }),
        programme: ({ parts }) => ({
          parts: parts.slice(0, 1).map((part) => ({
            ...part,
            items: part.items.map(({ talks = [], ...item }) => ({
              ...item,
              ...(talks.length > 0 && { talks: talks.map(({ talk }) => ({ talk })) }),
            })),
          })),
        }),
      }),
      site,
      images,
    )
    expect(small).not.toHaveProperty('performer')
    expect(small).not.toHaveProperty('subEvent')
    expect(small.location).toHaveLength(2)
  })

  it('tells the night of one day with its true hours, in which the clocks go back too', () => {
    const { startDate, endDate, subEvent } = eventJsonLd(
      alteredEvent({
        event: (before) => ({ ...before, start: '2026-10-24T18:00:00+02:00', end: '04:00' }),
        programme: ({ parts }) => ({
          parts: parts.map((part, i) => {
            const [start, end] = i === 0 ? ['18:00', '01:00'] : ['01:00', '04:00']
            const items = part.items
              .slice(0, 1)
              .map(({ talks: _, ...one }) => ({ ...one, start, end }))
            return { ...part, start, end, items }
          }),
        }),
      }),
      site,
      images,
    )
    expect([startDate, endDate]).toEqual(['2026-10-24T18:00:00+02:00', '2026-10-25T04:00:00+01:00'])
    expect(subEvent?.map((part) => [part.startDate, part.endDate])).toEqual([
      ['2026-10-24T18:00:00+02:00', '2026-10-25T01:00:00+02:00'],
      ['2026-10-25T01:00:00+02:00', '2026-10-25T04:00:00+01:00'],
    ])
  })

  it('cannot end the script element or open a comment in it', () => {
    const name = '</script><script>alert(1)</script><!-- "\\ & \u2028'
    const graph = graphOf('home', { ...content, event: { ...event, name } })
    const text = jsonLdText(graph)
    expect(text).not.toContain('<')
    expect(JSON.parse(text)).toEqual(graph)
    const { document } = new JSDOM(
      `<head><script type="application/ld+json">${text}</script></head><body><p>Hola</p></body>`,
    ).window
    expect(document.querySelectorAll('script')).toHaveLength(1)
    expect(jsonLdOf(document)).toEqual([graph])
  })
})
