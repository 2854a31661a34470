import { auditSite } from './audit/site.ts'
import { distDir } from './build/build-site.ts'
import { runScript } from './lib/run-script.ts'

await runScript('audit', (report) => auditSite(distDir, report))
