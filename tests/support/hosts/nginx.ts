import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { HostKind } from './host-kind.ts'
import { asRoot, missing, run } from './programs.ts'
import { readmeConfiguration, replaced } from './readme.ts'

const modules = '/etc/nginx/modules-enabled'
/** Debian leaves a `.conf.removed` of a module that was taken away. */
const hasBrotli =
  existsSync(modules) && readdirSync(modules).some((name) => name.endsWith('brotli-static.conf'))

export const nginx: HostKind = {
  name: 'nginx',
  missing: missing('nginx', 'nginx-light'),
  missingBrotli: hasBrotli
    ? null
    : 'no brotli_static, apt-get install libnginx-mod-http-brotli-static',
  configured: true,
  start(assignment) {
    const { work, port } = assignment
    const server = replaced(
      readmeConfiguration('nginx', assignment),
      'listen 80;',
      `listen 127.0.0.1:${port};`,
    )
    const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (use) => `${use}_temp_path ${work}/${use};`,
    )
    const file = path.join(work, 'nginx.conf')
    writeFileSync(
      file,
      `daemon off;
pid ${work}/nginx.pid;
error_log stderr;
${asRoot ? 'user root;' : ''}
${hasBrotli ? `include ${modules}/*.conf;` : ''}
events { worker_connections 1024; }
http {
include /etc/nginx/mime.types;
default_type application/octet-stream;
sendfile on;
access_log off;
${places.join('\n')}
${hasBrotli ? server : replaced(server, 'brotli_static on;', '')}
}
`,
    )
    return run(['nginx', '-c', file, '-e', 'stderr'], port)
  },
}
