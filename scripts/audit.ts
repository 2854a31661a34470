import { auditSite } from './audit/site.ts'
import { distDir } from './build-site.ts'
import { runScript } from './run-script.ts'

await runScript('audit', (report) => auditSite(distDir, report))
