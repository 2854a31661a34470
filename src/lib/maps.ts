/** In degrees (WGS 84). */
export type Coordinates = { readonly latitude: number; readonly longitude: number }

/** Origin of the map that the frame may hold. */
export const mapOrigin = 'https://www.openstreetmap.org'

/** Sandbox rights of the map. Its links open tabs. It cannot navigate our page away. */
export const mapRights = 'allow-scripts allow-popups allow-popups-to-escape-sandbox'

/** Degrees left free around the outermost venues, about 600 m. */
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

/** Directions to a venue, or the walk to it from another. Phones open the link in their maps application. */
export function directionsUrl({ latitude, longitude }: Coordinates, from?: Coordinates): string {
  const query = new URLSearchParams({
    api: '1',
    ...(from && { origin: `${from.latitude},${from.longitude}`, travelmode: 'walking' }),
    destination: `${latitude},${longitude}`,
  })
  return `https://www.google.com/maps/dir/?${query}`
}
