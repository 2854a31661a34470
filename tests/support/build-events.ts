// Builds the tests' other site beside `dist`, in a copy of what a build reads; the packages are shared.
import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, rmSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { fullEvent } from './built-event.ts'
import { writeFullEvent } from './full-event.ts'

/** What a build reads, below the repository's root. */
const buildSources =
  'index.html package.json public scripts src styles tsconfig.json vite.config.ts'.split(' ')

const folder = path.dirname(fullEvent.dist)
rmSync(folder, { recursive: true, force: true })
for (const name of buildSources) cpSync(name, path.join(folder, name), { recursive: true })
symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'))
mkdirSync(path.join(folder, 'event'))
await writeFullEvent(path.join(folder, 'event'))
execFileSync('node', ['--import', 'tsx', 'scripts/build.ts'], {
  cwd: folder,
  stdio: 'inherit',
  env: {
    ...process.env,
    CONTENT: 'event',
    SITE_URL: 'https://ejemplo.org',
    BASE_PATH: fullEvent.base,
    AXE: 'off',
    // So that `dist` stays.
    DIST: undefined,
  },
})
