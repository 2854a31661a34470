/** A place on earth, in degrees (WGS 84). */
export type Coordinates = { readonly latitude: number; readonly longitude: number }

/** Origin of the map. The Content Security Policy of pages allows it in a frame. */
export const mapOrigin = 'https://www.openstreetmap.org'

/** Sandbox permissions of the map's frame. Links of the map may open tabs, but the map cannot navigate our page. */
export const mapRights = 'allow-scripts allow-popups allow-popups-to-escape-sandbox'

/** Space between the outermost venues and the edge of the map, in degrees: about 600 m. */
const margin = 0.006

/** OpenStreetMap's embeddable map with a marker at `place`, wide enough to show all `places`. */
export function mapEmbedUrl(place: Coordinates, places: readonly Coordinates[]): string {
  const latitudes = places.map(({ latitude }) => latitude)
  const longitudes = places.map(({ longitude }) => longitude)
  const box = [
    Math.min(...longitudes) - margin,
    Math.min(...latitudes) - margin,
    Math.max(...longitudes) + margin,
    Math.max(...latitudes) + margin,
  ].map((degrees) => degrees.toFixed(4))
  const query = new URLSearchParams({
    bbox: box.join(','),
    layer: 'mapnik',
    marker: `${place.latitude},${place.longitude}`,
  })
  return `${mapOrigin}/export/embed.html?${query}`
}

/** Directions to a place. With `from` they are for the walk from there. Phones open the link in their maps application. */
export function directionsUrl({ latitude, longitude }: Coordinates, from?: Coordinates): string {
  const query = new URLSearchParams({
    api: '1',
    ...(from && { origin: `${from.latitude},${from.longitude}`, travelmode: 'walking' }),
    destination: `${latitude},${longitude}`,
  })
  return `https://www.google.com/maps/dir/?${query}`
}
