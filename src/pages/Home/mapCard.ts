import { copy } from '../../content/copy.ts'
import { venues } from '../../content/venues.ts'
import { escapeHtml } from '../../lib/escapeHtml.ts'
import { mapEmbedUrl } from '../../lib/maps.ts'
import { mapCardStyle } from './mapCardStyle.ts'

type Say = (text: string, more?: Readonly<Record<string, string>>) => string

/** Name of the card's own frame, which its links load the map into. */
const mapFrame = 'mapa'

/**
 * Lets the text and the frame take turns: an empty frame would be in the keyboard's way, and covered text in a reader's.
 * Without script the frame lies over the text, transparent while it is empty.
 */
const takeTurns =
  "const[text,map]=document.querySelectorAll('div,iframe');map.hidden=true;document.querySelector('ul').onclick=()=>{map.hidden=false;text.hidden=true}"

/**
 * The document in the map frame: why the map waits, links that load it over that text, and below, where they stay,
 * what to do where it does not come. No event and no script can tell that a frame of another host has failed.
 */
export function mapCard(say: Say): string {
  const { map } = copy.home
  const places = Object.values(venues)
  const items = places.map((venue) => {
    const href = escapeHtml(mapEmbedUrl(venue, places))
    const label = escapeHtml(say(map.load, { lugar: venue.inSentence }))
    return `<li><a href="${href}" target="${mapFrame}">${label}</a>`
  })
  return (
    `<!doctype html><html lang="es"><meta charset="utf-8"><title>${escapeHtml(map.title)}</title>` +
    `<style>${mapCardStyle}</style>` +
    // A part of the page around it: no landmark, and no heading above those of its section.
    `<div><h3>${escapeHtml(map.heading)}</h3><p>${escapeHtml(map.text)}</p></div>` +
    `<ul>${items.join('')}</ul><p>${escapeHtml(map.missing)}</p>` +
    // Last, so that the keyboard gets to the links first.
    `<iframe name="${mapFrame}" title="${escapeHtml(map.frame)}"></iframe>` +
    `<script>${takeTurns}</script></html>`
  )
}
