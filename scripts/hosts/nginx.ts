import type { Header, HostRules } from './rules.ts'

/** Types that are sent with their character set; nginx sends that of HTML anyway. */
const textTypes =
  'text/css text/plain text/xml text/calendar application/javascript application/json application/xml image/svg+xml'

const every = (name: string, value: string) => `add_header ${name} "${value}" always;`

/**
 * What a server block of nginx includes. A location with its own `add_header` drops those around it, so each location
 * that sets caching repeats them all.
 */
export function nginxConf({ base, notFound, headers, hashedFolders, cache, types }: HostRules) {
  const all = (cacheHeader: string, indent: string) =>
    [...headers.map((header: Header) => every(...header)), cacheHeader].join(`\n${indent}`)
  const folders = hashedFolders.map(
    (folder) => `
    location ^~ ${folder} {
        ${all(`add_header Cache-Control "${cache.forever}";`, ' '.repeat(8))}
    }
`,
  )
  const typed = Object.entries(types).map(
    ([ending, type]) => `
    location ~ \\.${ending}$ {
        types { }
        default_type "${type}";
    }
`,
  )
  const withoutSlash =
    base === '/'
      ? ''
      : `location = ${base.slice(0, -1)} {\n    absolute_redirect off;\n    return 301 ${base};\n}\n`
  return `${withoutSlash}location ^~ ${base} {
    try_files $uri/index.html $uri =404;
    error_page 403 404 =404 ${notFound};
    charset utf-8;
    charset_types ${textTypes};
    gzip_static on;
    gzip_vary on;
    ${all(every('Cache-Control', cache.ask), ' '.repeat(4))}
${folders.join('')}${typed.join('')}
    location ~ /\\.(?!well-known/) {
        return 404;
    }
}
`
}
