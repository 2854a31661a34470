import { compressedTypes, rareTypes } from './fileTypes.ts'
import type { HostRules } from './rules.ts'

/**
 * The file that a server block of nginx includes. A location with its own `add_header` drops those around it, so each
 * location that sets caching repeats all headers.
 */
export function nginxConf({ base, notFound, headers, hashedFolder, cache }: HostRules): string {
  const always = headers.map(([name, value]) => `    add_header ${name} "${value}" always;\n`)
  const typed = Object.entries(rareTypes).map(
    ([ending, type]) => `    location ~ \\.${ending}$ { types { } default_type "${type}"; }\n`,
  )
  return `${base === '/' ? '' : redirectToSlash(base)}location ^~ ${base} {
    try_files $uri/index.html $uri =404;
    error_page 403 404 =404 ${notFound};
    charset utf-8;
    charset_types ${charsetTypes.join(' ')};
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

/** nginx adds `text/html` by itself, and warns of a type that is there twice. A manifest has no character set. */
const charsetTypes = compressedTypes.filter(
  (type) => type !== 'text/html' && type !== rareTypes.webmanifest,
)

const redirectToSlash = (base: string) =>
  `location = ${base.slice(0, -1)} { absolute_redirect off; return 301 ${base}; }\n`
