import { compressedTypes, rareTypes, textEndings } from './fileTypes.ts'
import type { HostRules } from './rules.ts'

/**
 * `.htaccess` for Apache 2.4, as shared hosting has it.
 *
 * All lines are of the class `AllowOverride FileInfo`. A line of a class that a host does not allow makes it answer 500 at
 * every address. `DirectorySlash Off` is of the class Indexes and therefore missing: the server redirects `/programa` to
 * `/programa/`. The guide has that line for servers of one's own.
 *
 * The server compresses by itself. The compressed files of the build could be of another publication than the page, and
 * OpenLiteSpeed, which reads only the rewriting, would send them as text.
 */
export function htaccess(rules: HostRules): string {
  const { base, notFound } = rules
  return `ErrorDocument 404 ${notFound}
ErrorDocument 403 ${notFound}
AddDefaultCharset utf-8
AddCharset utf-8 ${textEndings.map((ending) => `.${ending}`).join(' ')}
${lines(rareTypes, (ending, type) => `AddType "${type}" .${ending}`)}
<IfModule mod_rewrite.c>
  RewriteEngine On
  RewriteBase ${base}
${base === '/' ? '' : redirectToSlash(base)}
  # Pages are folders: /programa/ answers with programa/index.html, and so does /programa with "DirectorySlash Off".
  RewriteRule ^$ index.html
  RewriteCond %{REQUEST_FILENAME} -d
  RewriteCond %{REQUEST_FILENAME}/index.html -f
  RewriteRule ^(.+?)/?$ $1/index.html

  # Other folders are not shown, and neither are files that begin with a dot.
  RewriteCond %{REQUEST_FILENAME} -d
  RewriteRule ^ - [R=404,L]
  RewriteRule (?:^|/)\\.(?!well-known/) - [R=404,L]
</IfModule>

${compression}
${headersOf(rules)}`
}

const redirectToSlash = (base: string) => `
  RewriteOptions AllowNoSlash
  RewriteCond %{REQUEST_URI} =${base.slice(0, -1)}
  RewriteRule ^ ${base} [R=301,L]
`

const types = compressedTypes.join(' ')

const compression = `<IfModule mod_filter.c>
  <IfModule mod_brotli.c>
    AddOutputFilterByType BROTLI_COMPRESS ${types}
    # Some servers put gzip first.
    SetEnvIf Accept-Encoding \\bbr\\b no-gzip
  </IfModule>
  <IfModule mod_deflate.c>
    AddOutputFilterByType DEFLATE ${types}
  </IfModule>
</IfModule>
`

const headersOf = ({ base, headers, hashedFolder, cache }: HostRules) => `<IfModule mod_headers.c>
${lines(Object.fromEntries(headers), (name, value) => `  Header always set ${name} "${value}"`)}
  Header always set Cache-Control "${cache.ask}"
  Header always set Cache-Control "${cache.forever}" "expr=%{REQUEST_STATUS} -in {'200','206','304'} && %{REQUEST_URI} =~ m#^${base}${hashedFolder}#"
  # Compression adds to a file's ETag, and the server would not know it again.
  RequestHeader edit* If-None-Match -(?:br|gzip)(?=\\") ""
</IfModule>
`

const lines = (
  entries: Readonly<Record<string, string>>,
  line: (name: string, value: string) => string,
): string =>
  Object.entries(entries)
    .map(([name, value]) => line(name, value))
    .join('\n')
