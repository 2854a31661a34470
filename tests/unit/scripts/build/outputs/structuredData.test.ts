// Structured data for search engines: the event, the site, and the breadcrumbs of a page.
import { expect, it } from 'vitest'
import {
  eventJsonLd,
  structuredDataOf,
} from '../../../../../scripts/build/outputs/structuredData.ts'
import type { PageId } from '../../../../../src/content/schema.ts'
import { alteredEvent } from '../../../../support/alteredEvent.ts'
import { event, testEvent, pages, prices, programme, speakers } from '../../../../support/evento.ts'
import type { SiteContent } from '../../../../../src/event/model.ts'

const site = { origin: 'https://ejemplo.example', base: '/evento/' }
const root = `${site.origin}${site.base}`
const image = [`${root}evento.jpg`]
const pageIds = Object.keys(pages) as readonly PageId[]

/** A page's structured data, as the text of its script element. */
const scriptTextOf = (id: PageId, content: SiteContent = testEvent) =>
  structuredDataOf(pages[id].path, content, site, ['/evento.jpg']) ?? ''

/** The things (schema.org's `Thing`) that a page's structured data describes. */
function thingsOf(id: PageId) {
  const data = JSON.parse(scriptTextOf(id)) as { '@graph': Readonly<Record<string, unknown>>[] }
  return data['@graph']
}

const typesOf = (id: PageId) => thingsOf(id).map((thing) => thing['@type'])

it.each(pageIds.filter((id) => id !== 'home'))(
  'the page "%s" describes only its breadcrumbs',
  (id) => {
    expect(typesOf(id)).toEqual(['BreadcrumbList'])
  },
)

it('the home page describes the site, its organiser and the event', () => {
  expect(typesOf('home')).toEqual(['WebSite', 'Organization', 'Event'])
  expect(thingsOf('home')[2]).toEqual(eventJsonLd(testEvent, site, image))
})

it('a name that would end the script element or open a comment is escaped', () => {
  const name = '</script><script>alert(1)</script><!-- "\\ & \u2028'
  const scriptText = scriptTextOf('home', { ...testEvent, event: { ...event, name } })
  expect(scriptText).not.toContain('<')
  expect(JSON.parse(scriptText)['@graph'][0].name).toBe(name)
})

/** Matches a postal address in structured data. */
const addressOf = (streetAddress: string, postalCode: string): unknown =>
  expect.objectContaining({
    streetAddress,
    postalCode,
    addressLocality: 'Gijón',
    addressCountry: 'ES',
  })

const library = {
  '@type': 'Place',
  '@id': `${root}#sede-library`,
  name: 'Biblioteca del Arenal',
  address: addressOf('Calle del Faro, 7', '33201'),
  geo: { '@type': 'GeoCoordinates', latitude: 43.5409, longitude: -5.6637 },
}

const wharf = {
  '@type': 'Place',
  '@id': `${root}#sede-wharf`,
  name: 'Muelle de Levante',
  address: addressOf('Paseo del Muelle, s/n', '33206'),
  geo: { '@type': 'GeoCoordinates', latitude: 43.5466, longitude: -5.6822 },
}

/** Properties that the event and its parts have in common. */
const commonProperties = {
  image,
  eventStatus: 'https://schema.org/EventScheduled',
  eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
  organizer: { '@id': `${root}#organizacion` },
}
const offerReferences = [1, 2].map((number) => ({ '@id': `${root}#entrada-${number}` }))

const eventData = eventJsonLd(testEvent, site, image)

// Google's list of properties: https://developers.google.com/search/docs/appearance/structured-data/event
// Two recommended properties are missing here. `offers.validFrom` is for sales that have not begun, and `previousStartDate` is
// for postponed events.
it('the event has the properties that Google asks for', () => {
  expect(eventData).toMatchObject({
    ...commonProperties,
    name: 'Jornadas del Cantábrico 2026',
    description: pages.home.intro,
    performer: Object.values(speakers).map(({ name }) => ({ '@type': 'Person', name })),
    startDate: '2026-05-15T10:00:00+02:00',
    endDate: '2026-05-15T22:00:00+02:00',
    location: [library, wharf],
    offers: offerReferences.map((reference, i) => ({
      '@type': 'Offer',
      ...reference,
      url: event.ticketUrl,
      name: prices?.[i]?.name,
      price: prices?.[i]?.price,
      priceCurrency: 'EUR',
    })),
  })
})

it('each part of the day has the properties that Google asks for', () => {
  const [morning, night] = programme.map(({ title, intro }) => ({
    name: title,
    description: intro,
  }))
  expect(eventData.subEvent).toMatchObject([
    {
      ...commonProperties,
      ...morning,
      startDate: '2026-05-15T10:00:00+02:00',
      endDate: '2026-05-15T14:00:00+02:00',
      location: { '@id': library['@id'] },
      offers: offerReferences,
    },
    {
      ...commonProperties,
      ...night,
      startDate: '2026-05-15T14:45:00+02:00',
      endDate: '2026-05-15T22:00:00+02:00',
      location: { '@id': wharf['@id'] },
      offers: offerReferences,
    },
  ])
})

const earlyPrice = { name: 'Anticipada', price: 12.5, until: '2026-05-01' }
const generalPrice = { name: 'General', price: 45 }

/** The names and prices of the offers of an event with these prices, at a moment. */
function offersAt(
  eventPrices: readonly (typeof earlyPrice | typeof generalPrice)[],
  moment: string,
) {
  const content = alteredEvent(
    { event: (before) => ({ ...before, tickets: { prices: eventPrices } }) },
    Date.parse(moment),
  )
  return eventJsonLd(content, site, []).offers?.map(({ name, price }) => ({ name, price }))
}

const offerNamesAt = (moment: string) =>
  offersAt([earlyPrice, generalPrice], moment)?.map(({ name }) => name)

it('a price is offered until the end of its last day', () => {
  const lastSecond = '2026-05-01T23:59:59+02:00'
  const nextMidnight = '2026-05-02T00:00:00+02:00'
  expect(offerNamesAt(lastSecond)).toEqual(['Anticipada', 'General'])
  expect(offerNamesAt(nextMidnight)).toEqual(['General'])
})

it('once the last price has ended, the offer has neither name nor price', () => {
  const offers = offersAt([earlyPrice], '2026-05-02T00:00:00+02:00')
  expect(offers).toEqual([{ name: undefined, price: undefined }])
})

it('the site and its organiser have the name of the event and the address of the site', () => {
  const nameAndAddress = { name: event.name, url: root }
  expect(thingsOf('home').slice(0, 2)).toMatchObject([
    { '@type': 'WebSite', ...nameAndAddress },
    {
      '@type': 'Organization',
      ...nameAndAddress,
      '@id': commonProperties.organizer['@id'],
      logo: `${root}icon-512.png`,
      email: event.email,
    },
  ])
})

it('the breadcrumbs of a page lead from the home page to the page itself', () => {
  expect(thingsOf('programme')[0]?.itemListElement).toMatchObject([
    { position: 1, name: 'Inicio', item: root },
    { position: 2, name: 'Programa', item: `${root}programa` },
  ])

  const speakerPageText = structuredDataOf('/ponentes/teo-lastra', testEvent, site, []) ?? ''
  const [breadcrumbs] = JSON.parse(speakerPageText)['@graph']
  expect(breadcrumbs.itemListElement.slice(1)).toMatchObject([
    { position: 2, name: 'Ponentes', item: `${root}ponentes` },
    { position: 3, name: 'Teo Lastra', item: `${root}ponentes/teo-lastra` },
  ])
})

it('the page for unknown addresses has no structured data', () => {
  expect(structuredDataOf('/404', testEvent, site, [])).toBeNull()
})
