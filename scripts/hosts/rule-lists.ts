// Hosts that read a list of rules: headers for the addresses that a pattern matches.
import type { Header, HostRules } from './rules.ts'

type Rule = readonly [pattern: string, headers: readonly Header[]]

/** Rules for hosts whose patterns have one wildcard, `any`. */
const rulesWith = ({ base, headers, hashedFolders, cache, types }: HostRules, any: string) => [
  [base + any, headers] satisfies Rule,
  ...hashedFolders.map((folder): Rule => [folder + any, [['Cache-Control', cache.forever]]]),
  ...Object.entries(types).map(([ending, type]): Rule => [
    `${base}${any}.${ending}`,
    [['Content-Type', type]],
  ]),
]

const asJson = ([source, headers]: Rule) => ({
  source,
  headers: headers.map(([key, value]) => ({ key, value })),
})

/**
 * `_headers` of Netlify and Cloudflare Pages. If two rules set one header, the former takes the last, and the latter
 * joins them with a comma. So no header is there twice: "no-cache" is what both send by default.
 */
export function headersFile(rules: HostRules): string {
  const lines = rulesWith(rules, '*').flatMap(([pattern, headers]) => [
    `${pattern}\n`,
    ...headers.map(([name, value]) => `  ${name}: ${value}\n`),
  ])
  return lines.join('')
}

/** `vercel.json`: patterns are those of path-to-regexp, in which a dot needs no escape and `(.*)` is the rest. */
export function vercelJson(rules: HostRules): string {
  const config = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    trailingSlash: false,
    headers: rulesWith(rules, '(.*)').map(asJson),
  }
  return `${JSON.stringify(config, null, 2)}\n`
}

/**
 * `firebase.json` for Firebase Hosting, which lies in the folder that it publishes. Patterns are globs. By default this
 * host caches every file for an hour, so pages and hashed files have rules of their own.
 */
export function firebaseJson({ base, headers, hashedFolders, cache, types }: HostRules): string {
  const names = hashedFolders.map((folder) => folder.slice(base.length, -1))
  const ask: readonly Header[] = [['Cache-Control', cache.ask]]
  const rules: readonly Rule[] = [
    ['**', headers],
    [`${base}!(${names.join('|')})/**`, ask],
    [`${base}*`, ask],
    ...hashedFolders.map((folder): Rule => [`${folder}**`, [['Cache-Control', cache.forever]]]),
    ...Object.entries(types).map(([ending, type]): Rule => [
      `**/*.${ending}`,
      [['Content-Type', type]],
    ]),
  ]
  const config = {
    hosting: {
      public: '.',
      ignore: ['firebase.json', 'vercel.json', '_headers', '**/.*', '**/*.br', '**/*.gz'],
      trailingSlash: false,
      headers: rules.map(asJson),
    },
  }
  return `${JSON.stringify(config, null, 2)}\n`
}
