// Servers that an administrator sets up.
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

/**
 * What a server block of nginx includes. A location with its own `add_header` drops those around it, so each location
 * that sets caching repeats them all.
 */
export function nginxConf(rules: HostRules) {
  const { base, notFound, headers, hashedFolder, cache, types, texts } = rules
  const always = headers.map(([name, value]) => `    add_header ${name} "${value}" always;\n`)
  const typed = Object.entries(types).map(
    ([ending, type]) => `    location ~ \\.${ending}$ { types { } default_type "${type}"; }\n`,
  )
  const slash = `location = ${base.slice(0, -1)} { absolute_redirect off; return 301 ${base}; }\n`
  return `${base === '/' ? '' : slash}location ^~ ${base} {
    try_files $uri/index.html $uri =404;
    error_page 403 404 =404 ${notFound};
    charset utf-8;
    charset_types ${texts};
    gzip_static on;
    gzip_vary on;
${always.join('')}    add_header Cache-Control "${cache.ask}" always;

    location ^~ ${base}${hashedFolder} {
    ${always.join('    ')}        add_header Cache-Control "${cache.forever}";
    }

${typed.join('')}    location ~ /\\.(?!well-known/) { return 404; }
}
`
}

/** What a site block of Caddy 2 imports; "route" keeps the order of its lines. */
export function caddyfile({ base, notFound, headers, hashedFolder, cache, types }: HostRules) {
  const slash = `redir ${base.slice(0, -1)} ${base} 301\n\n`
  return `${base === '/' ? '' : slash}@site path ${base}*
route @site {
	header {
${headers.map(([name, value]) => `		${name} "${value}"\n`).join('')}		Cache-Control "${cache.ask}"
	}

	@hashed {
		path ${base}${hashedFolder}*
		file
	}
	header @hashed Cache-Control "${cache.forever}"
${Object.entries(types)
  .map(([ending, type]) => `	header ${base}*.${ending} Content-Type "${type}"\n`)
  .join('')}
	try_files {path} {path}/index.html
	file_server {
		precompressed br gzip
		hide .*
	}
}

handle_errors {
	@unknown path ${base}*
	handle @unknown {
		rewrite * ${notFound}
		file_server {
			precompressed br gzip
		}
	}
}
`
}
