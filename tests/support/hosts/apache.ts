import { existsSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { asRoot, type HostKind, missing, readmeConfiguration, run } from './programs.ts'

/** Debian's settings of the modules. The package apache2-bin comes without them. */
const settings = '/etc/apache2/mods-available'

/** The modules that Debian turns on by itself, and those that the README asks for. */
const modules = [
  ['mpm_event', 'authz_core', 'authz_host', 'alias', 'autoindex', 'deflate', 'dir', 'env'],
  ['filter', 'mime', 'negotiation', 'reqtimeout', 'setenvif', 'rewrite', 'headers', 'brotli'],
].flat()

export const apache: HostKind = {
  name: 'Apache',
  missing: existsSync(settings)
    ? missing('apache2', 'apache2')
    : 'no settings of Apache, apt-get install apache2',
  start(assignment) {
    const { root, work, port } = assignment
    const file = path.join(work, 'apache.conf')
    writeFileSync(
      file,
      `ServerRoot ${work}
ServerName 127.0.0.1
Listen 127.0.0.1:${port}
PidFile ${work}/apache.pid
ErrorLog ${work}/error.log
DefaultRuntimeDir ${work}
Mutex file:${work}
${modules.map((name) => `Include ${settings}/${name}.load\nIncludeOptional ${settings}/${name}.conf\n`).join('')}
${asRoot ? 'User www-data\nGroup www-data' : ''}
AccessFileName .htaccess
<FilesMatch "^\\.ht">
  Require all denied
</FilesMatch>
DocumentRoot ${root}
<Directory ${root}>
  Options Indexes FollowSymLinks
  Require all granted
</Directory>
${readmeConfiguration('apache', assignment)}
`,
    )
    return run(['apache2', '-X', '-f', file], port)
  },
}
