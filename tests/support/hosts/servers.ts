import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { get, type IncomingMessage } from 'node:http'
import path from 'node:path'
import { buffer, text } from 'node:stream/consumers'
import { vi } from 'vitest'
import { installHint, searchPath } from './programs.ts'

type Settings = {
  /** The folder that the server serves. */
  readonly root: string
  /** The site's sub-folder in it, such as "/evento/". */
  readonly base: string
  /** A folder for the server's own files. */
  readonly work: string
  readonly port: number
}

type Server = {
  readonly name: string
  /** How to install the server. Null if this machine has it. */
  readonly installHint: string | null
  /** The text of the server's configuration file. */
  readonly configuration: (settings: Settings) => string
  /** The command that runs the server in the foreground with a configuration file. */
  readonly command: (file: string) => readonly [string, ...string[]]
}

const isRoot = process.getuid?.() === 0

/** Started by root, nginx would serve files as a user who cannot read the test's folders. */
const nginxUser = isRoot ? 'user root;' : ''

/** Started by root, Apache needs another user to serve files. */
const apacheUser = isRoot ? 'User www-data\nGroup www-data' : ''

const guideFile = 'src/content/guia/publicar.md'

/**
 * A server's configuration in the organiser's guide, with the test's folders.
 * @param language the language of the guide's code block, such as "nginx"
 * @param hostLine the block's line with host and port, if it has one
 * @param testLine the line that replaces `hostLine`
 * @throws if the guide has no such block or line
 */
function guideConfiguration(
  language: string,
  { root, base }: Settings,
  { hostLine = '', testLine = '' } = {},
): string {
  const guide = readFileSync(guideFile, 'utf8')
  const codeBlock = new RegExp(`\`\`\`${language}\\n([^]*?)\`\`\``)
  const [, block] = codeBlock.exec(guide) ?? []
  if (!block?.includes(hostLine))
    throw new Error(`${guideFile} holds no "${hostLine}" in "${language}".`)
  // The guide's site is at the root of its host. The tests' site is in a sub-folder, which also has its `.hosts`.
  return block
    .replace(hostLine, testLine)
    .replaceAll('/var/www/ejemplo.org/.hosts/', `${root}${base}.hosts/`)
    .replaceAll('/var/www/ejemplo.org', root)
}

const nginxModules = '/etc/nginx/modules-enabled'
const nginxPackages = 'nginx-light libnginx-mod-http-brotli-static'

/** The folder of Debian's settings of Apache's modules. The package apache2-bin alone does not have it. */
const apacheModules = '/etc/apache2/mods-available'

/** Modules that Debian enables by default, except the modules for logins and for the server's status. */
const debianModules =
  'mpm_event authz_core authz_host alias autoindex deflate dir env filter mime negotiation reqtimeout setenvif'

/** Modules that the organiser's guide asks for. */
const guideModules = 'rewrite headers brotli'
const enabledModules = `${debianModules} ${guideModules}`.split(' ')

/** nginx has a temporary folder for each of these uses. By default they are in /var/lib/nginx, where only root may write. */
const nginxTemporaryFolders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']

export const servers: readonly Server[] = [
  {
    name: 'nginx',
    installHint:
      installHint('nginx', nginxPackages) ??
      installHint(`${nginxModules}/50-mod-http-brotli-static.conf`, nginxPackages),
    configuration: (settings) => `daemon off;
pid ${settings.work}/nginx.pid;
error_log stderr;
${nginxUser}
include ${nginxModules}/*.conf;
events { worker_connections 1024; }
http {
include /etc/nginx/mime.types;
default_type application/octet-stream;
sendfile on;
access_log off;
${nginxTemporaryFolders.map((use) => `${use}_temp_path ${settings.work}/${use};`).join('\n')}
${guideConfiguration('nginx', settings, {
  hostLine: 'listen 80;',
  testLine: `listen 127.0.0.1:${settings.port};`,
})}
}
`,
    command: (file) => ['nginx', '-c', file, '-e', 'stderr'],
  },
  {
    name: 'Caddy',
    installHint: installHint('caddy', 'caddy'),
    configuration: (settings) => `{
	admin off
	auto_https off
}
${guideConfiguration('caddy', settings, {
  hostLine: 'ejemplo.org {',
  testLine: `http://127.0.0.1:${settings.port} {`,
})}`,
    command: (file) => ['caddy', 'run', '--adapter', 'caddyfile', '--config', file],
  },
  apache((settings) => guideConfiguration('apache', settings)),
]

/** Directives that load a module of Apache, and its settings if it has any. */
const includeOf = (module: string) =>
  `Include ${apacheModules}/${module}.load\nIncludeOptional ${apacheModules}/${module}.conf\n`

/** Apache with Debian's modules. @param directives the directives of an administrator for the site's folder */
export function apache(directives: (settings: Settings) => string): Server {
  return {
    name: 'Apache',
    installHint: installHint('apache2', 'apache2') ?? installHint(apacheModules, 'apache2'),
    configuration: (settings) => `ServerRoot ${settings.work}
ServerName 127.0.0.1
Listen 127.0.0.1:${settings.port}
PidFile ${settings.work}/apache.pid
ErrorLog ${settings.work}/error.log
DefaultRuntimeDir ${settings.work}
Mutex file:${settings.work}
${enabledModules.map(includeOf).join('')}
${apacheUser}
AccessFileName .htaccess
<FilesMatch "^\\.ht">
  Require all denied
</FilesMatch>
DocumentRoot ${settings.root}
<Directory ${settings.root}>
  Options Indexes FollowSymLinks
  Require all granted
</Directory>
${directives(settings)}
`,
    command: (file) => ['apache2', '-X', '-f', file],
  }
}

/**
 * Makes one request. Besides `headers` it has only `Host` and `Connection`, which Node adds. The request follows no redirect,
 * decompresses nothing, and keeps no connection open.
 */
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

/** How long a server may take to answer its first request, in milliseconds. A busy machine is slow. */
const startTimeout = 60_000

/**
 * Starts a server and waits until it answers a request, because some servers listen before they can answer.
 * @throws with the server's output if no answer comes
 */
export async function start({ configuration, command }: Server, settings: Settings) {
  const { work, port } = settings
  const configurationFile = path.join(work, 'configuration')
  writeFileSync(configurationFile, configuration(settings))
  const [program, ...args] = command(configurationFile)
  const env = { ...process.env, PATH: searchPath, HOME: work }
  const child = spawn(program, args, { env })
  const output = Promise.all([text(child.stdout), text(child.stderr)])
  const ended = once(child, 'close')
  const stop = () => {
    child.kill()
    return ended
  }
  const origin = `http://127.0.0.1:${port}`
  try {
    await vi.waitFor(() => ask(origin, '/'), startTimeout)
    return { origin, stop }
  } catch {
    await stop()
    throw new Error(`${program} did not start:\n${(await output).join('')}`)
  }
}
