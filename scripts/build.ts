import { buildSite } from './build-site.ts'
import { runScript } from './run-script.ts'

await runScript('build', buildSite)
