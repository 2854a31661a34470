import type { HostRules } from './rules.ts'

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
