// What pages tell search engines: the event, the site, the path to a page, the questions.
import { JSDOM } from 'jsdom'
import { describe, expect, it } from 'vitest'
import { eventJsonLd, type EventImages } from '../../../../scripts/render/structured-data/event.ts'
import {
  breadcrumbJsonLd,
  faqJsonLd,
  jsonLdText,
  organizationJsonLd,
  pageData,
  pageJsonLd,
  websiteJsonLd,
} from '../../../../scripts/render/structured-data/structured-data.ts'
import { lookUp } from '../../../../src/lib/lookUp.ts'
import { alteredEvent, type Changes } from '../../../support/altered-event.ts'
import {
  event,
  pages,
  programme,
  questions,
  speakers,
  specification,
} from '../../../support/specification.ts'
import { leavesOf, valuesAt } from '../../../support/json-values.ts'
import { jsonLdOf } from '../../../support/json-ld-visible.ts'
import type { PageId } from '../../../../src/content/schema.ts'

const site = { origin: 'https://sevilla.example', base: '/evento/' }
const root = 'https://sevilla.example/evento/'
const images: EventImages = [`${root}16x9.jpg`, `${root}4x3.jpg`, `${root}1x1.jpg`]
const pageIds = Object.keys(pages) as readonly PageId[]
const graphOf = (id: PageId, from = specification) => pageJsonLd(id, from, site, images)
const altered = (changes: Changes) => eventJsonLd(alteredEvent(changes), site, images)

describe('every page', () => {
  it.each(pageIds)('%s: says nothing of prices or of what is free', (id) => {
    const leaves = leavesOf(graphOf(id))
    expect(leaves.length).toBeGreaterThan(5)
    expect(leaves.filter(([key]) => /price|free|validFrom/i.test(key))).toEqual([])
    expect(jsonLdText(graphOf(id))).not.toMatch(/undefined|[{]\w+[}]|€/)
  })

  it.each(pageIds)('%s: has absolute addresses below origin and sub-folder', (id) => {
    const addresses = leavesOf(graphOf(id)).filter(
      ([key, value]) =>
        /^(@id|@context|url|item|image|logo)$/.test(key) || /^(https?:|\/)/.test(String(value)),
    )
    expect(addresses.length).toBeGreaterThan(2)
    const known = [root, 'https://schema.org', event.ticketUrl]
    const lost = addresses.filter(
      ([, value]) => !known.some((start) => String(value).startsWith(start)),
    )
    expect(lost).toEqual([])
  })

  it('carries what belongs to it, with the absolute addresses of the pictures', () => {
    const typesOn = (id: PageId) => graphOf(id)['@graph'].flatMap((node) => valuesAt(node, '@type'))
    expect(Object.fromEntries(pageIds.map((id) => [id, typesOn(id)]))).toEqual({
      ...Object.fromEntries(pageIds.map((id) => [id, ['BreadcrumbList']])),
      home: ['WebSite', 'Organization', 'Event'],
      faq: ['BreadcrumbList', 'FAQPage'],
    })
    const drawn = ['16x9', '4x3', '1x1'].map((ratio) => {
      return { path: `/${ratio}.jpg`, alt: '', width: 1, height: 1, type: 'image/jpeg' }
    })
    expect(pageData('home', specification, site, drawn)).toBe(jsonLdText(graphOf('home')))
  })

  it('cannot have its script element ended, or a comment opened in it, by a text', () => {
    const name = '</script><script>alert(1)</script><!-- "\\ & \u2028'
    const graph = graphOf('home', { ...specification, event: { ...event, name } })
    const text = jsonLdText(graph)
    expect(text).not.toContain('<')
    const html = `<script type="application/ld+json">${text}</script>`
    expect(jsonLdOf(new JSDOM(html).window.document)).toEqual([graph])
  })
})

describe('the event', () => {
  const data = eventJsonLd(specification, site, images)
  const [morning, night] = data.subEvent ?? []

  /**
   * Google's profile of an event: https://developers.google.com/search/docs/appearance/structured-data/event
   * Of the recommended properties offers.price, offers.priceCurrency and offers.validFrom are left out, because the
   * specification leaves their values unknown, and previousStartDate, which belongs to events that were put off.
   */
  const wanted = `
    name description startDate endDate eventStatus eventAttendanceMode image
    location.name location.address.streetAddress location.address.addressLocality
    location.address.postalCode location.address.addressCountry
    offers.url offers.availability organizer.name organizer.url performer.name`
    .trim()
    .split(/\s+/)

  it.each([
    ['the day', data, wanted],
    ['the morning', morning, wanted],
    // Nobody on stage is named.
    ['the night', night, wanted.filter((path) => path !== 'performer.name')],
  ])('says of %s all that Google asks for', (_, node, paths) => {
    const silent = paths.filter((path) => !valuesAt(node, path).every(Boolean))
    expect(silent).toEqual([])
  })

  it('has its name, its day and two parts with the places and times of the programme', () => {
    const places = programme.map(({ venue }) => lookUp(specification.venues, venue))
    expect([data.name, data.description]).toEqual([
      'Encuentro Startup Sevilla 2025',
      pages.home.intro,
    ])
    expect([data, morning, night].map((node) => [node?.startDate, node?.endDate])).toEqual([
      ['2025-11-08T11:00:00+01:00', '2025-11-08T21:00:00+01:00'],
      ['2025-11-08T11:00:00+01:00', '2025-11-08T14:30:00+01:00'],
      ['2025-11-08T14:30:00+01:00', '2025-11-08T21:00:00+01:00'],
    ])
    expect([morning, night].map((part) => [part?.name, part?.description])).toEqual(
      programme.map(({ title, intro }) => [title, intro]),
    )
    expect([morning?.location, night?.location]).toEqual(data.location)
    expect(
      data.location.map(({ name, address, geo }) => [name, address.streetAddress, geo]),
    ).toEqual(
      places.map(({ name, street, latitude, longitude }) => [
        name,
        street,
        { '@type': 'GeoCoordinates', latitude, longitude },
      ]),
    )
  })

  it('has five performers, all of them in the morning', () => {
    expect(data.performer?.map(({ name, jobTitle }) => [name, jobTitle])).toEqual(
      Object.values(speakers).map(({ name, role }) => [name, role]),
    )
    expect(morning?.performer).toEqual(data.performer)
    expect(night).not.toHaveProperty('performer')
  })

  it('sells tickets without a price', () => {
    expect(data.offers).toEqual({
      '@type': 'Offer',
      url: event.ticketUrl,
      availability: 'https://schema.org/InStock',
    })
    expect(data.image).toEqual(images)
  })

  it('leaves out who is not announced, and parts of which there is one', () => {
    const small = altered({
      speakers: () => ({ speakers: {} }),
      programme: ({ parts }) => ({
        parts: parts.slice(0, 1).map((part) => ({
          ...part,
          items: part.items.map(({ talks: _, ...item }) => item),
        })),
      }),
    })
    expect(small).not.toHaveProperty('performer')
    expect(small).not.toHaveProperty('subEvent')
    expect(small.location).toHaveLength(2)
  })

  it('tells the night of one day with its true hours, in which the clocks go back too', () => {
    const { endDate, subEvent } = altered({
      event: (before) => ({ ...before, start: '2026-10-24T18:00:00+02:00', end: '04:00' }),
      programme: ({ parts }) => ({
        parts: parts.map((part, i) => {
          const [start, end] = i === 0 ? ['18:00', '01:00'] : ['01:00', '04:00']
          const [{ talks: _, ...item }] = part.items as [(typeof part.items)[number]]
          return { ...part, start, end, items: [{ ...item, start, end }] }
        }),
      }),
    })
    expect(endDate).toBe('2026-10-25T04:00:00+01:00')
    expect(subEvent?.map((part) => [part.startDate, part.endDate])).toEqual([
      ['2026-10-24T18:00:00+02:00', '2026-10-25T01:00:00+02:00'],
      ['2026-10-25T01:00:00+02:00', '2026-10-25T04:00:00+01:00'],
    ])
  })
})

describe('the site, the path and the questions', () => {
  it('name the site and who invites', () => {
    const named = { name: event.name, url: root }
    expect(websiteJsonLd(specification, site)).toMatchObject({ '@type': 'WebSite', ...named })
    expect(organizationJsonLd(specification, site)).toMatchObject({
      '@type': 'Organization',
      ...named,
      logo: `${root}icon-512.png`,
      email: event.email,
    })
  })

  it('lead from home to the page', () => {
    const steps = breadcrumbJsonLd(pages.programme, specification, site).itemListElement
    expect(steps.map(({ position, name, item }) => [position, name, item])).toEqual([
      [1, 'Inicio', root],
      [2, 'Programa', `${root}programa`],
    ])
  })

  it('hold all questions with their answers, facts filled in', () => {
    const { mainEntity } = faqJsonLd(specification, site)
    expect(mainEntity.map((item) => [item['@id'], item.name])).toEqual(
      questions.map(({ id, question }) => [`${root}faq#${id}`, question]),
    )
    expect(mainEntity[0]?.acceptedAnswer.text).toContain(event.email)
    expect(JSON.stringify(mainEntity)).not.toMatch(/\{[a-z]\w*\}|\]\(/i)
  })
})
