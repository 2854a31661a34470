import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { asRoot, type HostKind, missing, readmeConfiguration, run } from './programs.ts'

const modulesDir = '/usr/lib/apache2/modules'
const settingsDir = '/etc/apache2/mods-available'

/** What Debian turns on by itself, and what the README asks to be turned on. */
const modules = [
  ['mpm_event', 'authz_core', 'authz_host', 'alias', 'autoindex', 'deflate', 'dir', 'env'],
  ['filter', 'mime', 'negotiation', 'reqtimeout', 'setenvif', 'rewrite', 'headers'],
].flat()

/** Debian's settings of the modules. The package apache2-bin comes without them. */
const settings = ['mime', 'deflate', 'dir', 'autoindex', 'negotiation', 'setenvif']
  .map((name) => `${settingsDir}/${name}.conf`)
  .filter((file) => existsSync(file))

/** What Debian's media-types, which apache2-bin does not need, calls the files of a site. */
const types = `text/html html
text/javascript js
text/css css
text/plain txt
text/calendar ics
image/svg+xml svg
image/png png
image/jpeg jpg
image/vnd.microsoft.icon ico
font/woff2 woff2
application/xml xml
application/json json
application/pdf pdf
`

export const apache: HostKind = {
  name: 'Apache',
  missing: missing('apache2', 'apache2'),
  configured: true,
  start(assignment) {
    const { root, work, port } = assignment
    const log = path.join(work, 'error.log')
    const typesFile = path.join(work, 'mime.types')
    writeFileSync(typesFile, types)
    const file = path.join(work, 'apache.conf')
    writeFileSync(
      file,
      `ServerRoot ${work}
ServerName 127.0.0.1
Listen 127.0.0.1:${port}
PidFile ${work}/apache.pid
ErrorLog ${log}
DefaultRuntimeDir ${work}
Mutex file:${work}
${modules.map((name) => `LoadModule ${name}_module ${modulesDir}/mod_${name}.so\n`).join('')}
${asRoot ? 'User www-data\nGroup www-data' : ''}
StartServers 1
AccessFileName .htaccess
<FilesMatch "^\\.ht">
  Require all denied
</FilesMatch>
TypesConfig ${typesFile}
${settings.map((setting) => `Include ${setting}\n`).join('')}
DocumentRoot ${root}
<Directory ${root}>
  Options Indexes FollowSymLinks
  Require all granted
</Directory>
${readmeConfiguration('apache', assignment)}
`,
    )
    return run(['apache2', '-X', '-f', file], port).catch((error: Error) => {
      throw new Error(`${error.message}${existsSync(log) ? readFileSync(log, 'utf8') : ''}`)
    })
  },
}
