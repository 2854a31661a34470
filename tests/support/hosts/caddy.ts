import { writeFileSync } from 'node:fs'
import path from 'node:path'
import type { HostKind } from './host-kind.ts'
import { missing, run } from './programs.ts'
import { readmeConfiguration, replaced } from './readme.ts'

export const caddy: HostKind = {
  name: 'Caddy',
  missing: missing('caddy', 'caddy'),
  missingBrotli: null,
  configured: true,
  start(assignment) {
    const { work, port } = assignment
    const site = replaced(
      readmeConfiguration('caddy', assignment),
      'ejemplo.org {',
      `http://127.0.0.1:${port} {`,
    )
    const file = path.join(work, 'Caddyfile')
    writeFileSync(file, `{\n\tadmin off\n\tauto_https off\n}\n${site}`)
    return run(['caddy', 'run', '--adapter', 'caddyfile', '--config', file], port, {
      HOME: work,
      XDG_DATA_HOME: work,
      XDG_CONFIG_HOME: work,
    })
  },
}
