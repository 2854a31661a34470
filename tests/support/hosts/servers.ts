import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { get, type IncomingMessage } from 'node:http'
import path from 'node:path'
import { buffer, text } from 'node:stream/consumers'
import { vi } from 'vitest'
import { missing, searched } from './programs.ts'

/** Settings of a server: the folder it serves, the site's sub-folder, a port and a place for its own files. */
type Assignment = Readonly<Record<'root' | 'base' | 'work', string>> & { readonly port: number }

type Server = {
  readonly name: string
  /** The program that this machine lacks, and how to get it on Debian; null if it lacks none. */
  readonly missing: string | null
  readonly configuration: (assignment: Assignment) => string
  /** The command that runs it in the foreground, with this file of its configuration. */
  readonly command: (file: string) => readonly [string, ...string[]]
}

const asRoot = process.getuid?.() === 0

const guideFile = 'src/content/guia/publicar.md'

/**
 * The configuration that the organiser's guide has in one language, with its folder, its sub-folder and its line with host
 * and port replaced.
 */
function guideConfiguration(language: string, { root, base }: Assignment, from = '', to = '') {
  const guide = readFileSync(guideFile, 'utf8')
  const block = new RegExp(`\`\`\`${language}\\n([^]*?)\`\`\``).exec(guide)?.[1]
  if (!block?.includes(from)) throw new Error(`${guideFile} holds no "${from}" in "${language}".`)
  return block
    .replace(from, to)
    .replaceAll('/var/www/ejemplo.org/.hosts/', `${root}${base}.hosts/`)
    .replaceAll('/var/www/ejemplo.org', root)
}

const nginxModules = '/etc/nginx/modules-enabled'
const nginxPackages = 'nginx-light libnginx-mod-http-brotli-static'

/** Debian's settings of Apache's modules. The package apache2-bin comes without them. */
const apacheModules = '/etc/apache2/mods-available'

/** The modules that Debian turns on by itself, and those that the guide asks for. */
const turnedOn =
  'mpm_event authz_core authz_host alias autoindex deflate dir env filter mime negotiation reqtimeout setenvif rewrite headers brotli'

export const servers: readonly Server[] = [
  {
    name: 'nginx',
    missing:
      missing('nginx', nginxPackages) ??
      missing(`${nginxModules}/50-mod-http-brotli-static.conf`, nginxPackages),
    configuration: (assignment) => `daemon off;
pid ${assignment.work}/nginx.pid;
error_log stderr;
${asRoot ? 'user root;' : ''}
include ${nginxModules}/*.conf;
events { worker_connections 1024; }
http {
include /etc/nginx/mime.types;
default_type application/octet-stream;
sendfile on;
access_log off;
${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  .map((use) => `${use}_temp_path ${assignment.work}/${use};`)
  .join('\n')}
${guideConfiguration('nginx', assignment, 'listen 80;', `listen 127.0.0.1:${assignment.port};`)}
}
`,
    command: (file) => ['nginx', '-c', file, '-e', 'stderr'],
  },
  {
    name: 'Caddy',
    missing: missing('caddy', 'caddy'),
    configuration: (assignment) => `{
	admin off
	auto_https off
}
${guideConfiguration('caddy', assignment, 'ejemplo.org {', `http://127.0.0.1:${assignment.port} {`)}`,
    command: (file) => ['caddy', 'run', '--adapter', 'caddyfile', '--config', file],
  },
  apache((assignment) => guideConfiguration('apache', assignment)),
]

/** @param settings the part of the configuration that an administrator writes for the site's folder */
export function apache(settings: (assignment: Assignment) => string): Server {
  return {
    name: 'Apache',
    missing: missing('apache2', 'apache2') ?? missing(apacheModules, 'apache2'),
    configuration: (assignment) => `ServerRoot ${assignment.work}
ServerName 127.0.0.1
Listen 127.0.0.1:${assignment.port}
PidFile ${assignment.work}/apache.pid
ErrorLog ${assignment.work}/error.log
DefaultRuntimeDir ${assignment.work}
Mutex file:${assignment.work}
${turnedOn
  .split(' ')
  .map(
    (name) =>
      `Include ${apacheModules}/${name}.load\nIncludeOptional ${apacheModules}/${name}.conf\n`,
  )
  .join('')}
${asRoot ? 'User www-data\nGroup www-data' : ''}
AccessFileName .htaccess
<FilesMatch "^\\.ht">
  Require all denied
</FilesMatch>
DocumentRoot ${assignment.root}
<Directory ${assignment.root}>
  Options Indexes FollowSymLinks
  Require all granted
</Directory>
${settings(assignment)}
`,
    command: (file) => ['apache2', '-X', '-f', file],
  }
}

/** One request with exactly these headers: follows no redirect, decompresses nothing and keeps no connection. */
export async function ask(
  origin: string,
  address: string,
  headers: Readonly<Record<string, string>> = {},
) {
  const request = get(new URL(address, origin), { headers, agent: false })
  const [answer] = (await once(request, 'response')) as [IncomingMessage]
  return { status: answer.statusCode, headers: answer.headers, body: await buffer(answer) }
}

export type Answer = Awaited<ReturnType<typeof ask>>

/** Starts a server and waits until it answers: some listen before they can. */
export async function start({ configuration, command }: Server, assignment: Assignment) {
  const { work, port } = assignment
  const file = path.join(work, 'configuration')
  writeFileSync(file, configuration(assignment))
  const [program, ...args] = command(file)
  const env = { ...process.env, PATH: searched, HOME: work }
  const child = spawn(program, args, { env })
  const output = Promise.all([text(child.stdout), text(child.stderr)])
  const ended = once(child, 'close')
  const stop = () => {
    child.kill()
    return ended
  }
  const origin = `http://127.0.0.1:${port}`
  try {
    await vi.waitFor(() => ask(origin, '/'), 60_000)
    return { origin, stop }
  } catch {
    await stop()
    throw new Error(`${program} did not start:\n${(await output).join('')}`)
  }
}
