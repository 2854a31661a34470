// @vitest-environment node
// Structured data (issue: sharing, "Search"; requirements: "Search engines: Event").
import { JSDOM } from 'jsdom'
import { describe, expect, it } from 'vitest'
import { event } from '../../../../src/content/event.ts'
import { questions } from '../../../../src/content/faq.ts'
import { pages, type PageId } from '../../../../src/content/pages.ts'
import { programme } from '../../../../src/content/programme.ts'
import { speakers } from '../../../../src/content/speakers.ts'
import { venues } from '../../../../src/content/venues.ts'
import {
  breadcrumbJsonLd,
  eventJsonLd,
  faqJsonLd,
  jsonLdText,
  organizationJsonLd,
  pageJsonLd,
  websiteJsonLd,
  type EventImages,
} from '../../../../scripts/outputs/structured-data/json-ld.ts'
import { siteContent } from '../../../../scripts/outputs/site-content.ts'
import { structuredData } from '../../../../scripts/outputs/structured-data/structured-data.ts'
import { checkJsonLd, jsonLdOf } from '../../../support/json-ld-visible.ts'

const site = { origin: 'https://sevilla.example', base: '/evento/' }
const root = 'https://sevilla.example/evento/'
const images: EventImages = [`${root}16x9.jpg`, `${root}4x3.jpg`, `${root}1x1.jpg`]
const content = siteContent
const pageIds = Object.keys(pages) as readonly PageId[]
const graphOf = (id: PageId, from = content) => pageJsonLd(id, from, site, images)

/**
 * Google's profile of an event: https://developers.google.com/search/docs/appearance/structured-data/event
 * Of the recommended properties these are left out, because the specification leaves their values unknown or because
 * they belong to events that were moved: offers.price, offers.priceCurrency, offers.validFrom, previousStartDate.
 */
const profile = {
  required: ['name', 'startDate', 'location', 'location.address'],
  recommended: [
    'description',
    'endDate',
    'eventAttendanceMode',
    'eventStatus',
    'image',
    'location.name',
    'location.address.streetAddress',
    'location.address.addressLocality',
    'location.address.postalCode',
    'location.address.addressCountry',
    'offers',
    'offers.url',
    'offers.availability',
    'organizer',
    'organizer.name',
    'organizer.url',
    'performer',
    'performer.name',
  ],
} as const

/** The values at a path, through arrays. */
function valuesAt(value: unknown, path: string): unknown[] {
  return path.split('.').reduce<unknown[]>(
    (values, key) =>
      values.flatMap((item) => {
        const found = (item as Readonly<Record<string, unknown>>)[key]
        return Array.isArray(found) ? found : [found]
      }),
    [value],
  )
}

const isSaid = (value: unknown) => value !== undefined && value !== null && value !== ''

/** Every pair of key and plain value in the data. */
function leavesOf(value: unknown, key = ''): (readonly [string, unknown])[] {
  if (typeof value !== 'object' || value === null) return [[key, value]]
  return Object.entries(value).flatMap(([name, item]) =>
    leavesOf(item, Array.isArray(value) ? key : name),
  )
}

const keysOf = (value: unknown): string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, item]) => [key, ...keysOf(item)])
    : []

const typesOn = (id: PageId) => graphOf(id)['@graph'].flatMap((node) => valuesAt(node, '@type'))

describe('the event', () => {
  const data = eventJsonLd(content, site, images)

  it.each([...profile.required, ...profile.recommended])('says its %s', (path) => {
    const values = valuesAt(data, path)
    expect(values.length).toBeGreaterThan(0)
    expect(values.every(isSaid)).toBe(true)
  })

  it.each(profile.required)('says the %s of both of its parts', (path) => {
    for (const part of data.subEvent) expect(valuesAt(part, path).every(isSaid)).toBe(true)
  })

  it('is called by its name alone', () => {
    expect(data.name).toBe('Encuentro Startup Sevilla 2025')
    expect(data.description).toBe(pages.home.intro)
  })

  it('has instants with an offset, and a status and a mode of the vocabulary', () => {
    const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}[+-]\d{2}:\d{2}$/
    const instants = leavesOf(data).filter(([key]) => key.endsWith('Date'))
    expect(instants).toHaveLength(6)
    for (const [, value] of instants) expect(value).toMatch(instant)
    expect([data.startDate, data.endDate]).toEqual([
      '2025-11-08T11:00:00+01:00',
      '2025-11-08T21:00:00+01:00',
    ])
    expect(data.eventStatus).toBe('https://schema.org/EventScheduled')
    expect(data.eventAttendanceMode).toBe('https://schema.org/OfflineEventAttendanceMode')
    expect(data.inLanguage).toBe('es')
  })

  it('has two parts with the places and times of the programme', () => {
    const parts = Object.values(programme)
    expect(data.subEvent.map(({ startDate }) => startDate.slice(11, 16))).toEqual(
      parts.map(({ start }) => start),
    )
    expect(data.subEvent.map(({ startDate, endDate }) => [startDate, endDate])).toEqual([
      ['2025-11-08T11:00:00+01:00', '2025-11-08T14:30:00+01:00'],
      ['2025-11-08T14:30:00+01:00', '2025-11-08T21:00:00+01:00'],
    ])
    expect(data.subEvent.map(({ location }) => location)).toEqual(data.location)
    expect(data.location.map(({ name, address }) => [name, address.streetAddress])).toEqual(
      parts.map(({ venue }) => [venues[venue].name, venues[venue].street]),
    )
    expect(data.location.map(({ geo }) => [geo.latitude, geo.longitude])).toEqual(
      parts.map(({ venue }) => [venues[venue].latitude, venues[venue].longitude]),
    )
  })

  it('has five performers, all of them in the morning', () => {
    expect(data.performer.map(({ name, jobTitle }) => [name, jobTitle])).toEqual(
      Object.values(speakers).map(({ name, role }) => [name, role]),
    )
    expect(data.performer).toHaveLength(5)
    const [morning, night] = data.subEvent
    expect(valuesAt(morning, 'performer.@id').toSorted()).toEqual(
      data.performer.map((person) => person['@id']).toSorted(),
    )
    expect(night).not.toHaveProperty('performer')
  })

  it('sells tickets without a price, and shows three pictures', () => {
    expect(data.offers).toEqual({
      '@type': 'Offer',
      url: event.ticketUrl,
      availability: 'https://schema.org/InStock',
    })
    expect(data.image).toEqual(images)
  })
})

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
      programme: ['BreadcrumbList', 'WebPage'],
      speakers: ['BreadcrumbList', 'WebPage'],
      tickets: ['BreadcrumbList', 'WebPage'],
      sponsorship: ['BreadcrumbList'],
      faq: ['BreadcrumbList', 'FAQPage'],
      contact: ['BreadcrumbList'],
    })
  })

  it('means the same event, speakers and organiser', () => {
    const id = eventJsonLd(content, site, images)['@id']
    expect(id).toBe(`${root}#evento`)
    for (const page of ['programme', 'speakers', 'tickets', 'faq'] as const) {
      expect(valuesAt(graphOf(page)['@graph'][1], 'about.@id')).toEqual([id])
    }
    const { organizer } = eventJsonLd(content, site, images)
    expect(organizationJsonLd(content, site)).toMatchObject(organizer)
    expect(websiteJsonLd(content, site).publisher['@id']).toBe(organizer['@id'])
  })
})

describe('the text in the page', () => {
  it('is the graph with the absolute addresses of the pictures', () => {
    const drawn = ['16x9', '4x3', '1x1'].map((ratio) => {
      return { path: `/${ratio}.jpg`, alt: '', width: 1, height: 1, type: 'image/jpeg' }
    })
    for (const id of pageIds) {
      expect(structuredData(id, drawn)(content, site)).toBe(jsonLdText(graphOf(id)))
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
    const steps = breadcrumbJsonLd('programme', content, site).itemListElement
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
    expect(JSON.stringify(mainEntity)).not.toMatch(/\{[a-z]\w*\}/i)
  })
})

describe('altered content', () => {
  it('shows in the data: date and speaker', () => {
    const altered = eventJsonLd(
      {
        ...content,
        event: { ...event, start: '2026-06-13T11:00:00+02:00', end: '2026-06-13T21:00:00+02:00' },
        speakers: { ...speakers, 'marta-leon': { name: 'Ada Ruiz', role: 'Astrónoma', bio: '' } },
      },
      site,
      images,
    )
    expect(altered.name).toBe('Encuentro Startup Sevilla 2026')
    expect(altered.subEvent[0].startDate).toBe('2026-06-13T11:00:00+02:00')
    expect(altered.subEvent[1].endDate).toBe('2026-06-13T21:00:00+02:00')
    expect(altered.performer.at(-1)).toMatchObject({ name: 'Ada Ruiz', jobTitle: 'Astrónoma' })
    expect(JSON.stringify(altered)).not.toMatch(/2025|Marta León/)
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

/** What the home page shows of a venue. */
const placeOn = (id: 'mall' | 'park') => {
  const { name, street, postalCode, what, description, latitude, longitude } = venues[id]
  return `<h3>${name}</h3><p>${what}</p><p>${description}</p>
    <address>${street}, ${postalCode}\n ${event.city}</address>
    <a href="https://maps.example/?to=${latitude}%2C${longitude}">Cómo llegar</a>`
}
const people = Object.values(speakers).map(({ name, role }) => `<li>${name}<p>${role}</p></li>`)
const home = `<p>Sábado 8 de noviembre de 2025</p><h1>${event.name} <span>2025</span></h1>
  <p>${pages.home.intro}</p><p><time>11:00</time>, <time>14:30</time>–<time>21:00</time></p>
  ${placeOn('mall')}${placeOn('park')}<ul>${people.join('')}</ul><a>${event.email}</a>`

const pageWith = (id: PageId, body: string, from = content) =>
  new JSDOM(
    `<head><script type="application/ld+json">${jsonLdText(graphOf(id, from))}</script></head>
     <body>${body}</body>`,
  ).window.document

describe('data against what the page shows', () => {
  it('finds all of it on a page that shows it', () => {
    const { statements, hidden } = checkJsonLd(pageWith('home', home))
    expect(hidden).toEqual([])
    expect(statements).toBeGreaterThan(40)
  })

  it.each([
    ['a time', home.replace('14:30', '14:00'), 'endDate'],
    ['the day', home.replace('8 de noviembre', '9 de noviembre'), 'startDate'],
    ['a street', home.replace(venues.park.street, 'Otra calle'), 'streetAddress'],
    ['a name', home.replace('Carmen Vidal', 'Otra'), 'performer[2].name'],
    ['a map', home.replace(String(venues.mall.latitude), '0'), 'geo'],
    ['the e-mail', home.replace(event.email, ''), 'email'],
    ['what only script has', `<script>${event.email}</script>`, 'email'],
    ['what is hidden', home.replace('<h1>', '<h1 hidden>'), 'name'],
  ])('names what the page does not show: %s', (_, body, path) => {
    const { hidden } = checkJsonLd(pageWith('home', body))
    expect(hidden.length).toBeGreaterThan(0)
    expect(hidden.join('\n')).toContain(`${path} says «`)
  })

  it('looks at any property that it does not know', () => {
    const { document } = new JSDOM(
      '<body><script type="application/ld+json">{"@type":"Event","priceRange":"10 a 20"}</script></body>',
    ).window
    expect(checkJsonLd(document)).toEqual({
      statements: 1,
      hidden: ['priceRange says «10 a 20», which the page does not show.'],
    })
  })

  it('counts nothing on a page without data', () => {
    expect(checkJsonLd(new JSDOM('<p>Hola</p>').window.document).statements).toBe(0)
  })

  it('finds headings and answers on the inner pages', () => {
    const answers = faqJsonLd(content, site).mainEntity.map(
      ({ name, acceptedAnswer }) => `<details>${name}<p>${acceptedAnswer.text}</p></details>`,
    )
    const faq = `<nav>Inicio</nav><h1>${pages.faq.heading}</h1>${answers.join('')}`
    expect(checkJsonLd(pageWith('faq', faq)).hidden).toEqual([])
    expect(
      checkJsonLd(pageWith('faq', `<nav>Inicio</nav>${answers.join('')}`)).hidden,
    ).toHaveLength(1)
    const path = `<nav>Inicio</nav><h1>${pages.programme.heading}</h1>`
    expect(checkJsonLd(pageWith('programme', path)).hidden).toEqual([])
  })
})
