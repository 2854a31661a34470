import { copy } from '../../content/copy.ts'
import { venues } from '../../content/venues.ts'
import { mapEmbedUrl } from '../../lib/maps.ts'
import { mapCardStyle } from './mapCardStyle.ts'

type Say = (text: string, more?: Readonly<Record<string, string>>) => string

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => escapes[character] ?? character)
}

/** The document that the map frame holds until the visitor asks for the map. */
export function mapCard(say: Say): string {
  const { map } = copy.home
  const places = Object.values(venues)
  const items = places.map((venue) => {
    const href = escapeHtml(mapEmbedUrl(venue, places))
    const label = escapeHtml(say(map.load, { lugar: venue.inSentence }))
    return `<li><a href="${href}">${label}</a>`
  })
  return (
    `<!doctype html><html lang="es"><meta charset="utf-8"><title>${escapeHtml(map.title)}</title>` +
    `<meta name="viewport" content="width=device-width"><style>${mapCardStyle}</style>` +
    `<h3>${escapeHtml(map.heading)}</h3><p>${escapeHtml(map.text)}</p>` +
    `<ul>${items.join('')}</ul></html>`
  )
}
