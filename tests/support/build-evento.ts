// Builds the tests' event into reports/evento/dist. It copies the files that a build reads, so that a build of src/content
// can run at the same time.
import { execFileSync } from 'node:child_process'
import { cpSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { sites } from './content.ts'
import { builtAt, eventoFolder } from './evento-moment.ts'
import { filledIn, readTemplate, templates } from './text-pages.ts'

/** Files and folders that a build reads. */
const buildSources =
  'index.html package.json public scripts src styles tsconfig.json vite.config.ts'.split(' ')

const { dist, base } = sites.EVENTO
const folder = path.dirname(dist)
const event = path.join(folder, 'event')
rmSync(folder, { recursive: true, force: true })
for (const name of buildSources) cpSync(name, path.join(folder, name), { recursive: true })
symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'))

cpSync(eventoFolder, event, { recursive: true })
for (const name of templates)
  writeFileSync(path.join(event, 'pages', name), filledIn(readTemplate(name)))

execFileSync('node', ['--import', 'tsx', 'scripts/build.ts'], {
  cwd: folder,
  stdio: 'inherit',
  env: {
    ...process.env,
    CONTENT: 'event',
    SOURCE_DATE_EPOCH: String(builtAt / 1000),
    SITE_URL: 'https://ejemplo.org',
    BASE_PATH: base,
    AXE: 'off',
    // `npm test` sets it to the folder of the other site.
    DIST: undefined,
  },
})
