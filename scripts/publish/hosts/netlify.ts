import type { Header, HostRules } from './rules.ts'

/**
 * `_headers` of Netlify and Cloudflare Pages. Where two rules give one header, the former takes the last and the
 * latter joins them with a comma: so no header is there twice, and "no-cache" is what both send by themselves.
 */
export function headersFile({ base, headers, hashedFolders, cache, types }: HostRules): string {
  const rules: readonly (readonly [path: string, headers: readonly Header[]])[] = [
    [`${base}*`, headers],
    ...hashedFolders.map((folder) => [`${folder}*`, [['Cache-Control', cache.forever]]] as const),
    ...Object.entries(types).map(
      ([ending, type]) => [`${base}*.${ending}`, [['Content-Type', type]]] as const,
    ),
  ]
  return rules
    .map(
      ([path, lines]) =>
        `${path}\n${lines.map(([name, value]) => `  ${name}: ${value}\n`).join('')}`,
    )
    .join('')
}
