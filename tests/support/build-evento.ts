// Builds the tests' event beside `dist`, in a copy of what a build reads; the packages are shared.
import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { sites } from './content.ts'
import { builtAt, eventoFolder } from './evento-moment.ts'
import { drawnPhoto } from './photos.ts'
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
for (const name of ['speakers', 'editions']) mkdirSync(path.join(event, name))
const face = await (await drawnPhoto(900, 1200)).jpeg().toBuffer()
writeFileSync(path.join(event, 'speakers/nora-prieto.jpg'), face)
writeFileSync(path.join(event, 'speakers/teo-lastra.JPG'), face)
const crowd = await (await drawnPhoto(1500, 1000)).webp().toBuffer()
writeFileSync(path.join(event, 'editions/marea-alta.webp'), crowd)
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
    // So that `dist` stays.
    DIST: undefined,
  },
})
