// Builds the tests' event beside `dist`, in a copy of what a build reads; the packages are shared.
import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { buildIn, prepareBuild } from './build-beside.ts'
import { sites } from './content.ts'
import { builtAt, eventoFolder } from './evento-moment.ts'
import { drawnPhoto } from './photos.ts'
import { filledIn, readTemplate, templates } from './text-pages.ts'

const { dist, base } = sites.EVENTO
const folder = path.dirname(dist)
const event = path.join(folder, 'event')
prepareBuild(folder)

cpSync(eventoFolder, event, { recursive: true })
for (const name of ['speakers', 'editions']) mkdirSync(path.join(event, name))
const face = await (await drawnPhoto(900, 1200)).jpeg().toBuffer()
writeFileSync(path.join(event, 'speakers/nora-prieto.jpg'), face)
writeFileSync(path.join(event, 'speakers/teo-lastra.JPG'), face)
const crowd = await (await drawnPhoto(1500, 1000)).webp().toBuffer()
writeFileSync(path.join(event, 'editions/marea-alta.webp'), crowd)
for (const name of templates)
  writeFileSync(path.join(event, 'pages', name), filledIn(readTemplate(name)))

await buildIn(folder, {
  event: 'event',
  now: builtAt,
  variables: { SITE_URL: 'https://ejemplo.org', BASE_PATH: base, AXE: 'off' },
})
