import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { connect } from 'node:net'
import path from 'node:path'

/** The folder that the README's configurations serve; the tests put a folder of their own in its place. */
const readmeRoot = '/var/www/ejemplo.org'

export type RunningHost = { readonly origin: string; readonly stop: () => Promise<void> }

/** What a server is given: the folder it serves, the site's sub-folder, a port and a place for its own files. */
export type Assignment = {
  readonly root: string
  readonly base: string
  readonly port: number
  readonly work: string
}

export type HostKind = {
  readonly name: string
  /** Whether it is on this machine. */
  readonly installed: boolean
  /** False for a server that has not heard of this site: it knows folders and 404.html alone. */
  readonly configured: boolean
  readonly start: (assignment: Assignment) => Promise<RunningHost>
}

const isInstalled = (program: string) =>
  ['/usr/sbin', '/usr/bin', '/usr/local/bin'].some((dir) => existsSync(path.join(dir, program)))

/** The README's configuration in a language of its own, for another folder, port and sub-folder. */
function readmeConfiguration(language: string, { root, base }: Assignment): string {
  const readme = readFileSync('README.md', 'utf8')
  const block = new RegExp(`\`\`\`${language}\\n([^]*?)\`\`\``).exec(readme)?.[1]
  if (!block) throw new Error(`The README holds no configuration in "${language}" any more.`)
  return block
    .replaceAll(`${readmeRoot}/.hosts/`, `${readmeRoot}${base}.hosts/`)
    .replaceAll(readmeRoot, root)
}

function replaced(text: string, from: string, to: string): string {
  if (!text.includes(from))
    throw new Error(`The README's configuration holds no "${from}" any more.`)
  return text.replace(from, to)
}

async function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => resolve(true))
    socket.once('error', () => resolve(false))
    socket.once('close', () => socket.destroy())
    socket.once('connect', () => socket.destroy())
  })
}

async function whenReady(name: string, child: ChildProcess, port: number): Promise<RunningHost> {
  const said: Buffer[] = []
  child.stdout?.on('data', (chunk: Buffer) => said.push(chunk))
  child.stderr?.on('data', (chunk: Buffer) => said.push(chunk))
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
  }
  for (let attempt = 0; attempt < 200; attempt++) {
    if (child.exitCode !== null) break
    if (await answers(port)) return { origin: `http://127.0.0.1:${port}`, stop }
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  await stop()
  throw new Error(`${name} did not start:\n${Buffer.concat(said).toString('utf8')}`)
}

const asRoot = process.getuid?.() === 0

const nginx: HostKind = {
  name: 'nginx',
  installed: isInstalled('nginx'),
  configured: true,
  async start(assignment) {
    const { work, port } = assignment
    const server = replaced(
      readmeConfiguration('nginx', assignment),
      'listen 80;',
      `listen 127.0.0.1:${port};`,
    )
    const modules = '/etc/nginx/modules-enabled'
    const hasBrotli = existsSync(modules) && spawnSync('ls', [modules]).stdout.includes('brotli')
    const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (use) => `${use}_temp_path ${work}/${use};`,
    )
    writeFileSync(
      path.join(work, 'nginx.conf'),
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
    const args = ['-c', path.join(work, 'nginx.conf'), '-e', 'stderr']
    return whenReady('nginx', spawn('nginx', args, { env: withSbin }), port)
  },
}

const caddy: HostKind = {
  name: 'Caddy',
  installed: isInstalled('caddy'),
  configured: true,
  async start(assignment) {
    const { work, port } = assignment
    const site = replaced(
      readmeConfiguration('caddy', assignment),
      'ejemplo.org {',
      `http://127.0.0.1:${port} {`,
    )
    const file = path.join(work, 'Caddyfile')
    writeFileSync(file, `{\n\tadmin off\n\tauto_https off\n}\n${site}`)
    const env = { ...withSbin, HOME: work, XDG_DATA_HOME: work, XDG_CONFIG_HOME: work }
    const args = ['run', '--adapter', 'caddyfile', '--config', file]
    return whenReady('Caddy', spawn('caddy', args, { env }), port)
  },
}

const modulesDir = '/usr/lib/apache2/modules'

/** What Debian turns on by itself, and what the README asks to be turned on. */
const apacheModules = [
  ['mpm_event', 'authz_core', 'authz_host', 'alias', 'autoindex', 'deflate', 'dir', 'env'],
  ['filter', 'mime', 'negotiation', 'reqtimeout', 'setenvif', 'rewrite', 'headers'],
].flat()

const apache: HostKind = {
  name: 'Apache',
  installed: isInstalled('apache2') && existsSync(modulesDir),
  configured: true,
  async start(assignment) {
    const { root, work, port } = assignment
    const settings = ['mime', 'deflate', 'dir', 'autoindex', 'negotiation', 'setenvif']
      .map((name) => `/etc/apache2/mods-available/${name}.conf`)
      .filter((file) => existsSync(file))
    writeFileSync(
      path.join(work, 'apache.conf'),
      `ServerRoot ${work}
ServerName 127.0.0.1
Listen 127.0.0.1:${port}
PidFile ${work}/apache.pid
ErrorLog ${work}/error.log
DefaultRuntimeDir ${work}
Mutex file:${work}
${apacheModules.map((name) => `LoadModule ${name}_module ${modulesDir}/mod_${name}.so\n`).join('')}
${asRoot ? 'User www-data\nGroup www-data' : ''}
StartServers 1
AccessFileName .htaccess
<FilesMatch "^\\.ht">
  Require all denied
</FilesMatch>
${settings.map((file) => `Include ${file}\n`).join('')}
DocumentRoot ${root}
<Directory ${root}>
  Options Indexes FollowSymLinks
  Require all granted
</Directory>
${readmeConfiguration('apache', assignment)}
`,
    )
    const args = ['-X', '-f', path.join(work, 'apache.conf')]
    return whenReady('Apache', spawn('apache2', args, { env: withSbin }), port)
  },
}

const withSbin = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` }

const mimeTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

/** As GitHub Pages and many others are: files, `index.html` in folders, one redirect to add a slash, `404.html`. */
const foldersOnly: HostKind = {
  name: 'a server of folders alone',
  installed: true,
  configured: false,
  async start({ root, base, port }) {
    const server = createServer((request, response) => {
      const { pathname } = new URL(request.url ?? '/', 'http://127.0.0.1')
      const target = path.join(root, decodeURIComponent(pathname))
      const isFolder = existsSync(target) && statSync(target).isDirectory()
      if (isFolder && !pathname.endsWith('/')) {
        response.writeHead(301, { Location: `${pathname}/` }).end()
        return
      }
      const file = isFolder ? path.join(target, 'index.html') : target
      const found = existsSync(file)
      const sent = found ? file : path.join(root, base, '404.html')
      const type = mimeTypes[path.extname(sent)] ?? 'application/octet-stream'
      response.writeHead(found ? 200 : 404, { 'Content-Type': type }).end(readFileSync(sent))
    })
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
    return {
      origin: `http://127.0.0.1:${port}`,
      stop: () =>
        new Promise((resolve) => {
          server.closeAllConnections()
          server.close(() => resolve())
        }),
    }
  },
}

export const hostKinds: readonly HostKind[] = [nginx, caddy, apache, foldersOnly]
