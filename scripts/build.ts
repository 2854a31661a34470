import { buildSite } from './build/build-site.ts'
import { runScript } from './lib/run-script.ts'

await runScript('build', buildSite)
