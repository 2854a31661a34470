import { existsSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { asRoot, type HostKind, missing, readmeConfiguration, run } from './programs.ts'

const modules = '/etc/nginx/modules-enabled'
const brotliModule = 'libnginx-mod-http-brotli-static'
const hasBrotli = existsSync(`${modules}/50-mod-http-brotli-static.conf`)

export const nginx: HostKind = {
  name: 'nginx',
  missing:
    missing('nginx', `nginx-light ${brotliModule}`) ??
    (hasBrotli ? null : `no brotli in nginx, apt-get install ${brotliModule}`),
  start(assignment) {
    const { work, port } = assignment
    const listens = ['listen 80;', `listen 127.0.0.1:${port};`] as const
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
include ${modules}/*.conf;
events { worker_connections 1024; }
http {
include /etc/nginx/mime.types;
default_type application/octet-stream;
sendfile on;
access_log off;
${places.join('\n')}
${readmeConfiguration('nginx', assignment, listens)}
}
`,
    )
    return run(['nginx', '-c', file, '-e', 'stderr'], port)
  },
}
