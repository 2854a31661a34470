import type { HostRules } from './rules.ts'

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
