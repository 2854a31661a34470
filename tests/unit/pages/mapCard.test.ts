// The document in the map frame (spec 2 Home 3): HTML of its own, which the validator of pages does not look into.
import { HtmlValidate } from 'html-validate'
import { describe, expect, it } from 'vitest'
import { copy } from '../../../src/content/copy.ts'
import { venues } from '../../../src/content/venues.ts'
import { mapEmbedUrl } from '../../../src/lib/maps.ts'
import { mapCard } from '../../../src/pages/Home/mapCard.ts'

const html = mapCard()
const card = new DOMParser().parseFromString(html, 'text/html')
const { map } = copy.home

describe('the card in the map frame', () => {
  it('is valid HTML', async () => {
    const validator = new HtmlValidate({
      root: true,
      extends: ['html-validate:standard', 'html-validate:a11y'],
      rules: {
        // As the formatter writes it.
        'void-style': ['error', { style: 'selfclose' }],
        // The card is a part of the section around it.
        'heading-level': 'off',
      },
    })
    const { results } = await validator.validateString(html)
    expect(results.flatMap(({ messages }) => messages.map(({ message }) => message))).toEqual([])
  })

  it('says why the map waits, and what to do if it does not come', () => {
    expect(card.title).toBe(map.title)
    expect(card.querySelector('h3')?.textContent).toBe(map.heading)
    expect(card.querySelector('div p')?.textContent).toBe(map.text)
    expect(card.querySelector('body > p')?.textContent).toBe(map.missing)
    expect(card.querySelector('iframe')?.title).toBe(map.frame)
  })

  it('has a link for each venue, which loads its map into the frame', () => {
    const places = Object.values(venues)
    const links = [...card.querySelectorAll('li > a')]
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      places.map((venue) => mapEmbedUrl(venue, places)),
    )
    expect(links.map(({ textContent }) => textContent)).toEqual(
      places.map(({ inSentence }) => `Ver ${inSentence} en el mapa`),
    )
    for (const link of links) {
      expect(link.getAttribute('target')).toBe(card.querySelector('iframe')?.name)
    }
  })

  it('brings style and script with it, and asks for no file', () => {
    expect(card.querySelectorAll('style')).toHaveLength(1)
    expect(card.querySelector('script')?.textContent).toContain('map.hidden = true')
    expect(card.querySelectorAll('link, [src]')).toHaveLength(0)
  })
})
