import type { HostRules } from './rules.ts'

const quoted = (value: string) => `"${value.replaceAll('"', '\\"')}"`

/** What a site block of Caddy 2 imports; "route" keeps the order of its lines. */
export function caddyfile({ base, notFound, headers, hashedFolders, cache, types }: HostRules) {
  const inBase = `${base}*`
  return `${base === '/' ? '' : `redir ${base.slice(0, -1)} ${base} 301\n\n`}@site path ${inBase}
route @site {
	header {
${headers.map(([name, value]) => `		${name} ${quoted(value)}\n`).join('')}		Cache-Control ${quoted(cache.ask)}
	}

	@hashed {
		path ${hashedFolders.map((folder) => `${folder}*`).join(' ')}
		file
	}
	header @hashed Cache-Control ${quoted(cache.forever)}
${Object.entries(types)
  .map(
    ([ending, type]) => `
	@${ending} path ${base}*.${ending}
	header @${ending} Content-Type ${quoted(type)}
`,
  )
  .join('')}
	try_files {path} {path}/index.html
	file_server {
		precompressed br gzip
		hide .*
	}
}

handle_errors {
	@unknown path ${inBase}
	handle @unknown {
		rewrite * ${notFound}
		file_server {
			precompressed br gzip
		}
	}
}
`
}
