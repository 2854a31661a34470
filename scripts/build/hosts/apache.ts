import { compressedTypes, rareTypes, textEndings } from './fileTypes.ts'
import type { HostRules } from './rules.ts'

/**
 * `.htaccess` for Apache 2.4 on shared hosting.
 *
 * Every directive works with `AllowOverride FileInfo`. On a host that allows only this class, a directive of another class
 * would make the server answer 500 at every address. So the file lacks the directive `DirectorySlash Off`, which is of the
 * class Indexes. Without the directive the server redirects `/programa` to `/programa/`. The organiser's guide has the
 * directive for people who run their own server.
 *
 * Paths of hidden files and folders, whose names begin with a dot, answer 404. Only `.well-known/` is public, because
 * certificates are renewed through it (RFC 8555 §8.3).
 *
 * The server compresses files itself. It does not send the build's compressed copies, for two reasons:
 * - during an upload a page and its copy may come from different builds;
 * - OpenLiteSpeed reads only the rewrite rules of this file, so it would send a copy without `Content-Encoding`.
 */
export function htaccess(rules: HostRules): string {
  const { base, notFound } = rules
  return `ErrorDocument 404 ${notFound}
ErrorDocument 403 ${notFound}
AddDefaultCharset utf-8
AddCharset utf-8 ${textEndings.map((ending) => `.${ending}`).join(' ')}
${linesFor(Object.entries(rareTypes), (ending, type) => `AddType "${type}" .${ending}`)}
<IfModule mod_rewrite.c>
  RewriteEngine On
  RewriteBase ${base}
${redirectToSlash(base)}
  # Pages are folders: /programa/ answers with programa/index.html, and so does /programa with "DirectorySlash Off".
  RewriteRule ^$ index.html
  RewriteCond %{REQUEST_FILENAME} -d
  RewriteCond %{REQUEST_FILENAME}/index.html -f
  # Without the flag L the rules below see the new path.
  RewriteRule ^(.+?)/?$ $1/index.html

  # Folders without a page answer 404, and so does each path with a name that begins with a dot, but for ".well-known/".
  RewriteCond %{REQUEST_FILENAME} -d
  RewriteRule ^ - [R=404,L]
  RewriteRule (?:^|/)\\.(?!well-known/) - [R=404,L]
</IfModule>

${compression}
${headersOf(rules)}`
}

/**
 * Redirects "/evento" to "/evento/", because with "DirectorySlash Off" the server itself does not redirect. Without
 * `AllowNoSlash` the server would ignore this file's rules at "/evento". A site at the root needs no such rule.
 */
function redirectToSlash(base: string): string {
  if (base === '/') return ''
  return `
  RewriteOptions AllowNoSlash
  RewriteCond %{REQUEST_URI} =${base.slice(0, -1)}
  RewriteRule ^ ${base} [R=301,L]
`
}

/** The content types that the server compresses. */
const types = compressedTypes.join(' ')

const compression = `<IfModule mod_filter.c>
  <IfModule mod_brotli.c>
    AddOutputFilterByType BROTLI_COMPRESS ${types}
    # Brotli is smaller, but some servers prefer gzip.
    SetEnvIf Accept-Encoding \\bbr\\b no-gzip
  </IfModule>
  <IfModule mod_deflate.c>
    AddOutputFilterByType DEFLATE ${types}
  </IfModule>
</IfModule>
`

/** The headers. Only successful answers may be kept for a year, so that browsers do not keep an error for a year. */
const headersOf = ({ base, headers, hashedFolder, cache }: HostRules) => `<IfModule mod_headers.c>
${linesFor(headers, (name, value) => `  Header always set ${name} "${value}"`)}
  Header always set Cache-Control "${cache.revalidate}"
  Header always set Cache-Control "${cache.forever}" "expr=%{REQUEST_STATUS} -in {'200','206','304'} && %{REQUEST_URI} =~ m#^${base}${hashedFolder}#"
  # Compression adds "-br" or "-gzip" to a file's ETag. Without that ending the server recognises it and answers 304.
  RequestHeader edit* If-None-Match -(?:br|gzip)(?=\\") ""
</IfModule>
`

/** A line for each entry. */
const linesFor = (
  entries: readonly (readonly [name: string, value: string])[],
  lineOf: (name: string, value: string) => string,
): string => entries.map(([name, value]) => lineOf(name, value)).join('\n')
