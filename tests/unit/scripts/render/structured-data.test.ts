// Structured data for search engines: the event, the site, the path to a page, the questions.
import { JSDOM } from 'jsdom'
import { describe, expect, it } from 'vitest'
import { eventJsonLd } from '../../../../scripts/render/structured-data/event.ts'
import { pageData } from '../../../../scripts/render/structured-data/structured-data.ts'
import type { PageId } from '../../../../src/content/schema.ts'
import { alteredEvent } from '../../../support/altered-event.ts'
import { event, pages, programme, speakers, specification } from '../../../support/specification.ts'
import type { SiteContent } from '../../../../src/event/model.ts'

const site = { origin: 'https://sevilla.example', base: '/evento/' }
const root = 'https://sevilla.example/evento/'
const image = [`${root}evento.jpg`]
const pageIds = Object.keys(pages) as readonly PageId[]
const textOf = (id: PageId, from: SiteContent = specification) =>
  pageData(pages[id].path, from, site, ['/evento.jpg']) ?? ''
const partsOf = (id: PageId) =>
  (JSON.parse(textOf(id)) as { '@graph': Readonly<Record<string, unknown>>[] })['@graph']

describe('every page', () => {
  it('carries what belongs to it', () => {
    const types = pageIds.map((id) => [id, partsOf(id).map((part) => part['@type'])])
    expect(Object.fromEntries(types)).toEqual({
      ...Object.fromEntries(pageIds.map((id) => [id, ['BreadcrumbList']])),
      home: ['WebSite', 'Organization', 'Event'],
    })
    expect(partsOf('home')[2]).toEqual(eventJsonLd(specification, site, image))
  })

  it('cannot be broken by a text that ends a script element or opens a comment', () => {
    const name = '</script><script>alert(1)</script><!-- "\\ & \u2028'
    const text = textOf('home', { ...specification, event: { ...event, name } })
    const html = `<script type="application/ld+json">${text}</script>`
    expect(text).not.toContain('<')
    expect(new JSDOM(html).window.document.scripts[0]?.textContent).toBe(text)
  })
})

/** A place of the delivered event in structured data. */
const place = (id: string, name: string, street: string, code: string, ...at: number[]) => ({
  '@type': 'Place',
  '@id': `${root}#${id}`,
  name,
  address: expect.objectContaining({
    streetAddress: street,
    postalCode: code,
    addressLocality: 'Sevilla',
    addressCountry: 'ES',
  }),
  geo: { '@type': 'GeoCoordinates', latitude: at[0], longitude: at[1] },
})

describe('the event', () => {
  const data = eventJsonLd(specification, site, image)
  const [morning, night] = data.subEvent ?? []

  /**
   * Google's profile of an event: https://developers.google.com/search/docs/appearance/structured-data/event
   * Missing recommended properties: offers.price, offers.priceCurrency and offers.validFrom, whose values the
   * specification leaves unknown, and previousStartDate, which is for postponed events.
   */
  it('says of the day and its parts all that Google asks for', () => {
    const shop = 'Centro Comercial Puerta del Azahar'
    const mall = place('mall', shop, 'Avenida de los Alfareros, 12', '41018', 37.3886, -5.9711)
    const garden = 'Parque de las Albercas'
    const park = place('park', garden, 'Paseo de las Albercas, s/n', '41013', 37.3739, -5.9869)
    const common = {
      image,
      eventStatus: 'https://schema.org/EventScheduled',
      eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
      organizer: { '@id': `${root}#organizacion` },
    }
    const offer = { '@id': `${root}#entrada-1` }
    expect(data).toMatchObject({
      ...common,
      name: 'Encuentro Startup Sevilla 2025',
      description: pages.home.intro,
      performer: Object.values(speakers).map(({ name }) => ({ '@type': 'Person', name })),
      startDate: '2025-11-08T11:00:00+01:00',
      endDate: '2025-11-08T21:00:00+01:00',
      location: [mall, park],
      offers: [
        {
          '@type': 'Offer',
          ...offer,
          url: event.ticketUrl,
          availability: 'https://schema.org/InStock',
        },
      ],
    })
    const [early, late] = programme.map(({ title, intro }) => ({ name: title, description: intro }))
    const [start, noon, end] = ['11:00', '14:30', '21:00'].map((at) => `2025-11-08T${at}:00+01:00`)
    const at = ({ '@id': id }: typeof mall) => ({ location: { '@id': id }, offers: [offer] })
    expect([morning, night]).toMatchObject([
      { ...common, ...early, startDate: start, endDate: noon, ...at(mall) },
      { ...common, ...late, startDate: noon, endDate: end, ...at(park) },
    ])
    expect(partsOf('home')[1]).toMatchObject(common.organizer)
  })
})

it('says of a talk where to see it after the day', () => {
  const links = [{ name: 'Vídeo', url: 'https://video.example/1' }]
  const seen = alteredEvent({
    programme: ({ parts }) => ({
      parts: parts.map((part) => ({
        ...part,
        items: part.items.map((item, i) =>
          i === 2 ? { ...item, talks: item.talks?.map((talk) => ({ ...talk, links })) } : item,
        ),
      })),
    }),
  })
  const graph = JSON.parse(pageData('/programa', seen, site, []) ?? '')['@graph']
  expect(graph.slice(1)).toEqual([
    {
      '@type': 'CreativeWork',
      name: 'Doce años que no salen en los titulares',
      url: `${root}programa#14-00`,
      author: [{ '@type': 'Person', name: 'Marta León' }],
      recordedAt: { '@id': `${root}#evento` },
      associatedMedia: [{ '@type': 'MediaObject', ...links[0] }],
    },
  ])
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
  const linked = alteredEvent({
    speakers: ({ speakers: all }) => ({
      speakers: {
        ...all,
        'marta-leon': { ...speakers['marta-leon'], links: [{ name: 'Web', url: 'https://m.es/' }] },
      } as typeof all,
    }),
  })
  const ofSpeaker = pageData('/ponentes/marta-leon', linked, site, []) ?? ''
  const [way, person] = JSON.parse(ofSpeaker)['@graph']
  const own = { name: 'Marta León', url: `${root}ponentes/marta-leon`, sameAs: ['https://m.es/'] }
  expect(person).toMatchObject({ '@type': 'Person', ...own })
  expect(pageData('/ponentes/pablo-herrera', linked, site, [])).not.toContain('Person')
  expect(way.itemListElement.slice(1)).toMatchObject([
    { position: 2, name: 'Ponentes', item: `${root}ponentes` },
    { position: 3, name: 'Marta León', item: `${root}ponentes/marta-leon` },
  ])
  expect(pageData('/404', specification, site, [])).toBeNull()
})
