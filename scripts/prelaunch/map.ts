import { mapOrigin } from '../../src/lib/maps.ts'
import type { Venue } from '../../src/content/schema.ts'
import type { Ask } from './ask.ts'
import { bad, good, type Finding } from './report.ts'
import { loadContent } from '../content/site-content.ts'

const [firstVenue] = Object.values(loadContent().venues)

const tileOrigin = 'https://tile.openstreetmap.org'

/** As near as the map shows both venues. */
const zoom = 14

/** The tile on which a place lies (wiki.openstreetmap.org, "Slippy map tilenames"), in degrees of WGS 84. */
export function tileUrl(place: { readonly latitude: number; readonly longitude: number }): string {
  const tiles = 2 ** zoom
  const latitude = (place.latitude * Math.PI) / 180
  const x = Math.floor(((place.longitude + 180) / 360) * tiles)
  const y = Math.floor(((1 - Math.asinh(Math.tan(latitude)) / Math.PI) / 2) * tiles)
  return `${tileOrigin}/${zoom}/${x}/${y}.png`
}

/**
 * Asks for one tile of the map as a visitor's browser does, which names the map's page as the one that asks: the service
 * refuses who does not (operations.osmfoundation.org/policies/tiles). It also wants to know who asks: the site does.
 */
export async function mapFinding(root: URL, ask: Ask): Promise<Finding> {
  const said = await ask(tileUrl(firstVenue as Venue), {
    Referer: `${mapOrigin}/`,
    'User-Agent': `Mozilla/5.0 (compatible; prelaunch; +${root.href})`,
    Accept: 'image/avif,image/webp,image/png,*/*;q=0.8',
  }).then(
    ({ status, headers }) => {
      const type = headers.get('content-type') ?? ''
      return status === 200 && !type.startsWith('image/') ? `envía «${type}»` : `responde ${status}`
    },
    (error: unknown) => `no responde: ${String(error)}`,
  )
  return said === 'responde 200'
    ? good('OpenStreetMap sirve el mapa.')
    : bad(
        `OpenStreetMap no sirve el mapa (${said}).`,
        'Pide el mapa de la portada en un navegador. Si tampoco sale, mira status.openstreetmap.org: las direcciones y «Cómo llegar» funcionan sin él.',
      )
}
