import { rareTypes } from './fileTypes.ts'
import type { HostRules } from './rules.ts'

/**
 * The file that a site block of Caddy 2 imports.
 * - Caddy sorts directives by their kind, except in a `route`. There a later `header` replaces an earlier one.
 * - The matcher `file` matches only files that exist. Without it browsers would keep a 404 for a year.
 * - Paths of hidden files and folders, whose names begin with a dot, answer 404, except `.well-known/`.
 */
export function caddyfile({ base, notFound, headers, hashedFolder, cache }: HostRules): string {
  const headerLines = headers.map(([name, value]) => `		${name} "${value}"\n`)
  const typeLines = Object.entries(rareTypes).map(
    ([ending, type]) => `	header ${base}*.${ending} Content-Type "${type}"\n`,
  )
  return `${redirectToSlash(base)}@site path ${base}*
route @site {
	header {
${headerLines.join('')}		Cache-Control "${cache.revalidate}"
	}

	@hashed {
		path ${base}${hashedFolder}*
		file
	}
	header @hashed Cache-Control "${cache.forever}"
${typeLines.join('')}
	@hidden {
		path_regexp /\\.
		not path ${base}.well-known/*
	}
	error @hidden 404

	try_files {path} {path}/index.html
	file_server {
		precompressed br gzip
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

/** Redirects "/evento" to "/evento/". A site at the root needs no such rule. */
function redirectToSlash(base: string): string {
  if (base === '/') return ''
  return `redir ${base.slice(0, -1)} ${base} 301\n\n`
}
