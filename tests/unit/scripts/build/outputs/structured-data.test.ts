// Structured data for search engines: the event, the site, the path to a page, the questions.
import { expect, it } from 'vitest'
import { eventJsonLd, pageData } from '../../../../../scripts/build/outputs/structured-data.ts'
import type { PageId } from '../../../../../src/content/schema.ts'
import { alteredEvent } from '../../../../support/altered-event.ts'
import { event, evento, pages, prices, programme, speakers } from '../../../../support/evento.ts'
import type { SiteContent } from '../../../../../src/event/model.ts'

const site = { origin: 'https://ejemplo.example', base: '/evento/' }
const root = 'https://ejemplo.example/evento/'
const image = [`${root}evento.jpg`]
const pageIds = Object.keys(pages) as readonly PageId[]
const textOf = (id: PageId, from: SiteContent = evento) =>
  pageData(pages[id].path, from, site, ['/evento.jpg']) ?? ''
const partsOf = (id: PageId) =>
  (JSON.parse(textOf(id)) as { '@graph': Readonly<Record<string, unknown>>[] })['@graph']

it('a page carries what belongs to it', () => {
  const types = pageIds.map((id) => [id, partsOf(id).map((part) => part['@type'])])
  expect(Object.fromEntries(types)).toEqual({
    ...Object.fromEntries(pageIds.map((id) => [id, ['BreadcrumbList']])),
    home: ['WebSite', 'Organization', 'Event'],
  })
  expect(partsOf('home')[2]).toEqual(eventJsonLd(evento, site, image))
})

it('a page cannot be broken by a text that ends a script element or opens a comment', () => {
  const name = '</script><script>alert(1)</script><!-- "\\ & \u2028'
  const text = textOf('home', { ...evento, event: { ...event, name } })
  expect(text).not.toContain('<')
  expect(JSON.parse(text)['@graph'][0].name).toBe(name)
})

/** A place in structured data. */
const place = (id: string, name: string, street: string, code: string, ...at: number[]) => ({
  '@type': 'Place',
  '@id': `${root}#${id}`,
  name,
  address: expect.objectContaining({
    streetAddress: street,
    postalCode: code,
    addressLocality: 'Gijón',
    addressCountry: 'ES',
  }),
  geo: { '@type': 'GeoCoordinates', latitude: at[0], longitude: at[1] },
})

const data = eventJsonLd(evento, site, image)
const [morning, night] = data.subEvent ?? []

/**
 * Google's profile of an event: https://developers.google.com/search/docs/appearance/structured-data/event
 * Missing recommended properties: offers.validFrom, which nobody says, and previousStartDate, which is for postponed
 * events.
 */
it('the event says of the day and its parts all that Google asks for', () => {
  const [house, quay] = ['Biblioteca del Arenal', 'Muelle de Levante']
  const library = place('library', house, 'Calle del Faro, 7', '33201', 43.5409, -5.6637)
  const wharf = place('wharf', quay, 'Paseo del Muelle, s/n', '33206', 43.5466, -5.6822)
  const common = {
    image,
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    organizer: { '@id': `${root}#organizacion` },
  }
  const offers = [1, 2].map((number) => ({ '@id': `${root}#entrada-${number}` }))
  expect(data).toMatchObject({
    ...common,
    name: 'Jornadas del Cantábrico 2026',
    description: pages.home.intro,
    performer: Object.values(speakers).map(({ name }) => ({ '@type': 'Person', name })),
    startDate: '2026-05-15T10:00:00+02:00',
    endDate: '2026-05-15T22:00:00+02:00',
    location: [library, wharf],
    offers: offers.map((offer, i) => ({
      '@type': 'Offer',
      ...offer,
      url: event.ticketUrl,
      name: prices?.[i]?.name,
      price: prices?.[i]?.price,
      priceCurrency: 'EUR',
    })),
  })
  const [early, late] = programme.map(({ title, intro }) => ({ name: title, description: intro }))
  const [start, noon, then, end] = ['10:00', '14:00', '14:45', '22:00'].map(
    (at) => `2026-05-15T${at}:00+02:00`,
  )
  const at = ({ '@id': id }: typeof wharf) => ({ location: { '@id': id }, offers })
  expect([morning, night]).toMatchObject([
    { ...common, ...early, startDate: start, endDate: noon, ...at(library) },
    { ...common, ...late, startDate: then, endDate: end, ...at(wharf) },
  ])
  expect(partsOf('home')[1]).toMatchObject(common.organizer)
})

it('offers a price until the end of its last day, and only what the ticket shows', () => {
  const [early, late] = [
    { name: 'Anticipada', price: 12.5, until: '2026-05-01' },
    { name: 'General', price: 45 },
  ] as const
  const offersAt = (told: readonly (typeof early | typeof late)[], moment: string) => {
    const content = alteredEvent(
      { event: (before) => ({ ...before, tickets: { prices: told } }) },
      Date.parse(moment),
    )
    return eventJsonLd(content, site, []).offers?.map(({ name, price }) => [name, price])
  }
  const names = (moment: string) => offersAt([early, late], moment)?.map(([name]) => name)
  expect(names('2026-05-01T23:59:59+02:00')).toEqual(['Anticipada', 'General'])
  expect(names('2026-05-02T00:00:00+02:00')).toEqual(['General'])
  expect(offersAt([early], '2026-05-02T00:00:00+02:00')).toEqual([[undefined, undefined]])
})

it('names the site, its organiser and the path to a page', () => {
  const expected = { name: event.name, url: root }
  expect(partsOf('home').slice(0, 2)).toMatchObject([
    { '@type': 'WebSite', ...expected },
    { '@type': 'Organization', ...expected, logo: `${root}icon-512.png`, email: event.email },
  ])
  expect(partsOf('programme')[0]?.itemListElement).toMatchObject([
    { position: 1, name: 'Inicio', item: root },
    { position: 2, name: 'Programa', item: `${root}programa` },
  ])
  const ofSpeaker = pageData('/ponentes/teo-lastra', evento, site, []) ?? ''
  const [way] = JSON.parse(ofSpeaker)['@graph']
  expect(way.itemListElement.slice(1)).toMatchObject([
    { position: 2, name: 'Ponentes', item: `${root}ponentes` },
    { position: 3, name: 'Teo Lastra', item: `${root}ponentes/teo-lastra` },
  ])
  expect(pageData('/404', evento, site, [])).toBeNull()
})
