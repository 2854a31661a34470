import { copy } from '../../content/copy.ts'
import { venues } from '../../content/venues.ts'
import { escapeHtml } from '../../lib/escapeHtml.ts'
import { fill } from '../../lib/fill.ts'
import { mapEmbedUrl } from '../../lib/maps.ts'
import { say } from '../../site/site.ts'
import template from './mapCard.html?raw'
import script from './mapCard.js?raw'
import style from './mapCard.scss?inline'

type Texts = Readonly<Record<string, string>>

/**
 * The document in the map frame: why the map waits, links that load it over that text, and below, where they stay,
 * what to do if it does not come. No event and no script can tell that a frame of another host has failed.
 *
 * It is a part of the page around it: no landmark, and no heading above those of its section. The frame of the map comes
 * last, so that the keyboard gets to the links first. Text and frame take turns by the script: an empty frame would be
 * in the keyboard's way, and covered text in a reader's. Without script the frame lies over the text, transparent while
 * it is empty.
 */
export function mapCard(): string {
  const [before = '', link = '', after = ''] = template.split(/(<li>.*<\/li>)/)
  const places = Object.values(venues)
  const links = places.map((venue) =>
    fillHtml(link, {
      address: mapEmbedUrl(venue, places),
      load: say(copy.home.map.load, { lugar: venue.inSentence }),
    }),
  )
  return (fillHtml(before, copy.home.map) + links.join('') + fillHtml(after, copy.home.map))
    .replace(/>\s+</g, '><')
    .replace(/<link [^>]*>/, () => `<style>${style}</style>`)
    .replace(/<script [^>]*>/, () => `<script>${script}`)
}

function fillHtml(html: string, texts: Texts): string {
  const escaped = Object.entries(texts).map(([name, text]) => [name, escapeHtml(text)])
  return fill(html, Object.fromEntries(escaped) as Texts)
}
