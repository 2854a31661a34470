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
 * The document in the map frame: links that load the map, and below, what to do if it does not come. No event and no
 * script can tell that a frame of another host has failed, so that is shown as soon as a link was pressed.
 *
 * It is a part of the page around it: no landmark and no heading. The frame of the map comes last, so that the keyboard
 * gets to the links first. By the script it waits for a link: an empty frame would be in the keyboard's way. Without
 * script it is there, transparent while it is empty, and the help can be opened.
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
