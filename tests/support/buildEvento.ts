// Builds the tests' event into reports/evento/dist. It builds in a copy of the sources, so that a build of src/content can
// run at the same time.
import { cpSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { buildIn, prepareBuild } from './buildBeside.ts'
import { sites } from './content.ts'
import { builtAt, eventoFolder } from './eventoSettings.ts'
import { filledIn, readTemplate, templateNames } from './textPages.ts'

const { dist, base } = sites.EVENTO
const buildFolder = path.dirname(dist)
const eventCopy = path.join(buildFolder, 'event')
prepareBuild(buildFolder)

cpSync(eventoFolder, eventCopy, { recursive: true })
// Each template becomes a text page, as if an organiser had filled it in.
for (const name of templateNames)
  writeFileSync(path.join(eventCopy, 'pages', name), filledIn(readTemplate(name)))

await buildIn(buildFolder, {
  event: 'event',
  now: builtAt,
  // The build's check with axe is off, because the audit of `npm test` checks the same components on the site of src/content.
  variables: { SITE_URL: 'https://ejemplo.org', BASE_PATH: base, AXE: 'off' },
})
