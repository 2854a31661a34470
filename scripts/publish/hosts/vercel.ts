import { headerRule as rule, type HostRules } from './rules.ts'

/** `vercel.json`: sources are patterns of path-to-regexp, in which a dot needs no escape and `(.*)` is the rest. */
export function vercelJson({ base, headers, hashedFolders, cache, types }: HostRules): string {
  const config = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    trailingSlash: false,
    headers: [
      rule(`${base}(.*)`, headers),
      ...hashedFolders.map((folder) => rule(`${folder}(.*)`, [['Cache-Control', cache.forever]])),
      ...Object.entries(types).map(([ending, type]) =>
        rule(`${base}(.*).${ending}`, [['Content-Type', type]]),
      ),
    ],
  }
  return `${JSON.stringify(config, null, 2)}\n`
}
