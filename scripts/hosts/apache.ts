import type { HostRules } from './rules.ts'

/**
 * `.htaccess` for Apache 2.4 with AllowOverride All, as shared hosting has it. The server compresses by itself: rewritten
 * to the compressed files of the build, a page could be of one publication and its copy of another, and servers that read
 * the rewriting alone (OpenLiteSpeed) would send those files as text.
 */
export function htaccess(rules: HostRules) {
  const { base, notFound, headers, hashedFolder, cache, types, texts } = rules
  const compressed = `text/html ${texts} ${types.webmanifest}`
  return `ErrorDocument 404 ${notFound}
ErrorDocument 403 ${notFound}
AddDefaultCharset utf-8
AddCharset utf-8 .css .js .svg .txt .xml .json
${Object.entries(types)
  .map(([ending, type]) => `AddType "${type}" .${ending}\n`)
  .join('')}
DirectorySlash Off
<IfModule mod_rewrite.c>
  RewriteEngine On
  RewriteBase ${base}
${base === '/' ? '' : withoutSlash(base)}
  # Pages are folders: /programa and /programa/ both answer with programa/index.html.
  RewriteRule ^$ index.html
  RewriteCond %{REQUEST_FILENAME} -d
  RewriteCond %{REQUEST_FILENAME}/index.html -f
  RewriteRule ^(.+?)/?$ $1/index.html

  # Other folders are nobody's business, and neither are files that begin with a dot.
  RewriteCond %{REQUEST_FILENAME} -d
  RewriteRule ^ - [R=404,L]
  RewriteRule (?:^|/)\\.(?!well-known/) - [R=404,L]
</IfModule>

<IfModule mod_filter.c>
  <IfModule mod_brotli.c>
    AddOutputFilterByType BROTLI_COMPRESS ${compressed}
    # Some servers put gzip first.
    SetEnvIf Accept-Encoding \\bbr\\b no-gzip
  </IfModule>
  <IfModule mod_deflate.c>
    AddOutputFilterByType DEFLATE ${compressed}
  </IfModule>
</IfModule>

<IfModule mod_headers.c>
${headers.map(([name, value]) => `  Header always set ${name} "${value}"\n`).join('')}  Header always set Cache-Control "${cache.ask}"
  Header always set Cache-Control "${cache.forever}" "expr=%{REQUEST_STATUS} -in {'200','206','304'} && %{REQUEST_URI} =~ m#^${base}${hashedFolder}#"
  # Compression adds to a file's ETag, and the server would not know it again.
  RequestHeader edit* If-None-Match -(?:br|gzip)(?=\\") ""
</IfModule>
`
}

const withoutSlash = (base: string) => `
  RewriteOptions AllowNoSlash
  RewriteCond %{REQUEST_URI} =${base.slice(0, -1)}
  RewriteRule ^ ${base} [R=301,L]
`
