import { distDir } from '../../scripts/build/build-site.ts'
import { serveSite } from '../../scripts/lib/server.ts'

await serveSite({ dir: distDir, port: Number(process.argv[2]) })
