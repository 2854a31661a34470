import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

const leaflet = path.dirname(createRequire(import.meta.url).resolve('leaflet/dist/leaflet.js'))

const page = `<!DOCTYPE html>
<html xmlns="http://www.w3.org/1999/xhtml">
<head>
<meta charset="utf-8">
<title>OpenStreetMap Embedded</title>
<link rel="stylesheet" href="/assets/leaflet.css">
<style>html, body, #map { width: 100%; height: 100%; margin: 0 }</style>
<script src="/assets/leaflet.js"></script>
<script src="/assets/embed.js"></script>
</head>
<body><div id="map"></div></body>
</html>
`

/** Reads the query, lays the layer and shows the links as the page of the service does (openstreetmap-website). */
const script = `
window.onload = () => {
  const query = new URLSearchParams(location.search)
  if (!['mapnik', null].includes(query.get('layer'))) throw new Error('unknown layer')
  const map = L.map('map')
  const project = 'https://www.openstreetmap.org'
  L.tileLayer('https://tile.openstreetmap.org/{z}/{x}/{y}.png', {
    maxZoom: 19,
    attribution: '© <a href="' + project + '/copyright" target="_blank">OpenStreetMap</a> contributors',
  }).addTo(map)
  if (query.has('marker')) {
    const icon = L.icon({
      iconUrl: '/assets/images/marker-icon.png',
      iconSize: [25, 41],
      iconAnchor: [12, 41],
      shadowUrl: '/assets/images/marker-shadow.png',
      shadowSize: [41, 41],
    })
    L.marker(query.get('marker').split(','), { icon }).addTo(map)
  }
  const [west, south, east, north] = (query.get('bbox') ?? '-180,-90,180,90').split(',')
  map.fitBounds([[south, west], [north, east]])
  const report = () => {
    const { lat, lng } = map.getCenter()
    const place = 'lat=' + lat + '&lon=' + lng + '&zoom=' + map.getZoom()
    map.attributionControl.setPrefix(
      '<a href="' + project + '/fixthemap?' + place + '" target="_blank">Report a problem</a>')
  }
  report()
  map.on('moveend', report)
}
`

type File = { readonly type: string; readonly body: string | Buffer }

const asset = (name: string, type: string) =>
  [`/assets/${name}`, { type, body: readFileSync(path.join(leaflet, name)) }] as const

/** What the service's web server publishes, by path. */
export const published: ReadonlyMap<string, File> = new Map<string, File>([
  ['/export/embed.html', { type: 'text/html; charset=utf-8', body: page }],
  ['/assets/embed.js', { type: 'text/javascript; charset=utf-8', body: script }],
  asset('leaflet.js', 'text/javascript; charset=utf-8'),
  asset('leaflet.css', 'text/css'),
  asset('images/marker-icon.png', 'image/png'),
  asset('images/marker-shadow.png', 'image/png'),
])

/** Where the links of the map lead. */
export const otherPage: File = {
  type: 'text/html; charset=utf-8',
  body: '<!doctype html><title>OpenStreetMap</title><link rel="icon" href="data:,">',
}
