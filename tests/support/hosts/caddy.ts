import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { type HostKind, missing, readmeConfiguration, run } from './programs.ts'

export const caddy: HostKind = {
  name: 'Caddy',
  missing: missing('caddy', 'caddy'),
  start(assignment) {
    const { work, port } = assignment
    const address = ['ejemplo.org {', `http://127.0.0.1:${port} {`] as const
    const file = path.join(work, 'Caddyfile')
    const site = readmeConfiguration('caddy', assignment, address)
    writeFileSync(file, `{\n\tadmin off\n\tauto_https off\n}\n${site}`)
    const own = { HOME: work, XDG_DATA_HOME: work, XDG_CONFIG_HOME: work }
    return run(['caddy', 'run', '--adapter', 'caddyfile', '--config', file], port, own)
  },
}
