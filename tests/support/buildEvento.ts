// Builds the tests' event into reports/evento/dist. It builds in a copy of the sources, so that a build of src/content can
// run at the same time.
import { cpSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { buildIn, prepareBuild } from './buildBeside.ts'
import { sites } from './content.ts'
import { builtAt, eventoFolder } from './eventoMoment.ts'
import { filledIn, readTemplate, templateNames } from './textPages.ts'

const { dist, base } = sites.EVENTO
const folder = path.dirname(dist)
const event = path.join(folder, 'event')
prepareBuild(folder)

cpSync(eventoFolder, event, { recursive: true })
// Text pages that organisers make from a template.
for (const name of templateNames)
  writeFileSync(path.join(event, 'pages', name), filledIn(readTemplate(name)))

await buildIn(folder, {
  event: 'event',
  now: builtAt,
  variables: { SITE_URL: 'https://ejemplo.org', BASE_PATH: base, AXE: 'off' },
})
