import { compressedTypes, rareTypes } from './fileTypes.ts'
import type { HostRules } from './rules.ts'

/**
 * The file that a server block of nginx includes.
 * - A location that contains `add_header` inherits no header from the block around it. So each location that sets caching
 *   repeats all headers.
 * - nginx answers 403 for a folder without a page. `error_page` turns that into the 404 page.
 * - Paths of hidden files and folders, whose names begin with a dot, answer 404. Only `.well-known/` is public, because
 *   certificates are renewed through it (RFC 8555 §8.3).
 * - `always` adds a header to errors, too. The header that allows caching for a year has no `always`, so that browsers do not
 *   keep an error for a year.
 */
export function nginxConf({ base, notFound, headers, hashedFolder, cache }: HostRules): string {
  const headersAt = (indent: string) =>
    headers.map(([name, value]) => `${indent}add_header ${name} "${value}" always;\n`).join('')
  // nginx ignores `default_type` if its own table has a type for the ending. The empty `types` block replaces that table.
  const typeLines = Object.entries(rareTypes).map(
    ([ending, type]) => `    location ~ \\.${ending}$ { types { } default_type "${type}"; }\n`,
  )
  return `${redirectToSlash(base)}location ^~ ${base} {
    try_files $uri/index.html $uri =404;
    error_page 403 404 =404 ${notFound};
    charset utf-8;
    charset_types ${charsetTypes.join(' ')};
    gzip_static on;
    gzip_vary on;
${headersAt('    ')}    add_header Cache-Control "${cache.revalidate}" always;

    location ^~ ${base}${hashedFolder} {
${headersAt('        ')}        add_header Cache-Control "${cache.forever}";
    }

${typeLines.join('')}    location ~ /\\.(?!well-known/) { return 404; }
}
`
}

/**
 * The types to which nginx adds a character set. `text/html` always gets one, and nginx warns if the list names it. A manifest
 * is JSON, which has no character set.
 */
const charsetTypes = compressedTypes.filter(
  (type) => type !== 'text/html' && type !== rareTypes.webmanifest,
)

/** Redirects "/evento" to "/evento/". A site at the root needs no such rule. */
function redirectToSlash(base: string): string {
  if (base === '/') return ''
  return `location = ${base.slice(0, -1)} { absolute_redirect off; return 301 ${base}; }\n`
}
