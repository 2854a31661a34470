import type { HostRules } from './rules.ts'

/** `.htaccess` for Apache 2.4 with AllowOverride All, as shared hosting has it. */
export function htaccess({ base, notFound, headers, hashedFolders, cache, types }: HostRules) {
  const folders = hashedFolders
    .map((folder) => folder.slice(base.length).replace('/', ''))
    .join('|')
  return `ErrorDocument 404 ${notFound}
ErrorDocument 403 ${notFound}
AddDefaultCharset utf-8
AddCharset utf-8 .css .js .svg .txt .xml .json
${Object.entries(types)
  .map(([ending, type]) => `AddType "${type}" .${ending}\n`)
  .join('')}
<IfModule mod_dir.c>
  DirectorySlash Off
</IfModule>

<IfModule mod_rewrite.c>
  RewriteEngine On
  RewriteBase ${base}
${
  base === '/'
    ? ''
    : `
  RewriteOptions AllowNoSlash
  RewriteCond %{REQUEST_URI} =${base.slice(0, -1)}
  RewriteRule ^ ${base} [R=301,L]
`
}
  # Pages are folders: /programa and /programa/ both answer with programa/index.html.
  RewriteRule ^$ index.html
  RewriteCond %{REQUEST_FILENAME} -d
  RewriteCond %{REQUEST_FILENAME}/index.html -f
  RewriteRule ^(.+?)/?$ $1/index.html

  # Other folders are nobody's business, and neither are files that begin with a dot.
  RewriteCond %{REQUEST_FILENAME} -d
  RewriteRule ^ - [R=404,L]
  RewriteRule (?:^|/)\\.(?!well-known/) - [R=404,L]

  RewriteCond %{HTTP:Accept-Encoding} \\bbr\\b
  RewriteCond %{REQUEST_FILENAME}.br -f
  RewriteRule ^(.+)$ $1.br [L]

  RewriteCond %{HTTP:Accept-Encoding} \\bgzip\\b
  RewriteCond %{REQUEST_FILENAME}.gz -f
  RewriteRule ^(.+)$ $1.gz [L]
</IfModule>

<IfModule mod_mime.c>
  RemoveType .br .gz
  RemoveLanguage .br
  AddEncoding br .br
  AddEncoding gzip .gz
</IfModule>

<IfModule mod_headers.c>
${headers.map(([name, value]) => `  Header always set ${name} "${value}"\n`).join('')}  Header always set Cache-Control "${cache.ask}"
  Header always set Cache-Control "${cache.forever}" "expr=%{REQUEST_STATUS} -in {'200','206','304'} && %{REQUEST_URI} =~ m#^${base}(?:${folders})/#"
  Header merge Vary Accept-Encoding
</IfModule>
`
}
