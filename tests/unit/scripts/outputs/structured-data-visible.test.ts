import { JSDOM } from 'jsdom'
import { describe, expect, it } from 'vitest'
import { event, pages, speakers, specification, venues } from '../../../support/specification.ts'
import type { EventImages } from '../../../../scripts/outputs/structured-data/event.ts'
import {
  faqJsonLd,
  jsonLdText,
  pageJsonLd,
} from '../../../../scripts/outputs/structured-data/structured-data.ts'
import { checkJsonLd } from '../../../support/json-ld-visible.ts'
import type { PageId } from '../../../../src/content/schema.ts'

const site = { origin: 'https://sevilla.example', base: '/evento/' }
const images: EventImages = [
  `${site.origin}/16x9.jpg`,
  `${site.origin}/4x3.jpg`,
  `${site.origin}/1x1.jpg`,
]

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

const pageWith = (id: PageId, body: string) =>
  new JSDOM(
    `<head><script type="application/ld+json">${jsonLdText(pageJsonLd(id, specification, site, images))}</script></head>
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
    const answers = faqJsonLd(specification, site).mainEntity.map(
      ({ name, acceptedAnswer }) => `<details>${name}<p>${acceptedAnswer.text}</p></details>`,
    )
    const brand = `<header>${event.name} 2025</header><nav>Inicio</nav>`
    const faq = `${brand}<h1>${pages.faq.heading}</h1>${answers.join('')}`
    expect(checkJsonLd(pageWith('faq', faq)).hidden).toEqual([])
    expect(checkJsonLd(pageWith('faq', brand + answers.join(''))).hidden).toHaveLength(1)
    const path = `${brand}<h1>${pages.programme.heading}</h1>`
    expect(checkJsonLd(pageWith('programme', path)).hidden).toEqual([])
  })
})
