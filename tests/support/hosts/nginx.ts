import { existsSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import {
  asRoot,
  type Assignment,
  type HostKind,
  missing,
  readmeConfiguration,
  run,
} from './programs.ts'

const modules = '/etc/nginx/modules-enabled'
const brotliModule = 'libnginx-mod-http-brotli-static'
const hasBrotli = existsSync(`${modules}/50-mod-http-brotli-static.conf`)

/** @param site the block of the server */
function start({ work, port }: Assignment, site: string) {
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
${site}
}
`,
  )
  return run(['nginx', '-c', file, '-e', 'stderr'], port)
}

export const nginx: HostKind = {
  name: 'nginx',
  missing:
    missing('nginx', `nginx-light ${brotliModule}`) ??
    (hasBrotli ? null : `no brotli in nginx, apt-get install ${brotliModule}`),
  configured: true,
  start(assignment) {
    const listens = ['listen 80;', `listen 127.0.0.1:${assignment.port};`] as const
    return start(assignment, readmeConfiguration('nginx', assignment, listens))
  },
}

/** A server without our rules. @param looks how it looks for the file of an address */
const plain = (name: string, looks: string) => ({
  name,
  missing: missing('nginx', 'nginx-light'),
  configured: false,
  start(assignment: Assignment) {
    const { root, base, port } = assignment
    const folders = `listen 127.0.0.1:${port}; root ${root}; charset utf-8;`
    return start(assignment, `server { ${folders} error_page 404 ${base}404.html; ${looks} }`)
  },
})

/** Like many servers: files, `index.html` in folders, one redirect to add a slash, `404.html`. */
export const foldersOnly: HostKind = {
  ...plain('a server of folders alone', ''),
  addsSlash: true,
}

/**
 * Like GitHub Pages, Netlify and Cloudflare Pages, which look for `programa.html` first
 * (github.com/slorber/trailing-slash-guide has measured them).
 */
export const filesFirst: HostKind = plain(
  'a host that looks for files first',
  'location / { try_files $uri $uri.html @folders; } location @folders { }',
)
