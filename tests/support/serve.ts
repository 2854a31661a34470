import { distDir } from '../../scripts/lib/work-folder.ts'
import { serveSite } from '../../scripts/lib/server.ts'

await serveSite({ dir: distDir, port: Number(process.argv[2]) })
