import { distDir } from './build-site.ts'
import { serveSite } from './server.ts'

await serveSite({ dir: distDir, port: Number(process.argv[2]) })
