// Hosts that read a list of rules: headers for the addresses that a pattern matches. Netlify, Firebase and Vercel apply
// them to their 404s too, and a missing file that is kept for a year stays missing: so these rules name the files that
// exist.
import type { Header, HostRules } from './rules.ts'

type Rule = readonly [pattern: string, headers: readonly Header[]]

/** The files whose names carry a hash: names below the folder of each, without compressed copies. */
export type HashedFiles = readonly (readonly [folder: string, names: readonly string[]])[]

/** Rules for hosts whose patterns have one wildcard, `any`. */
const rulesWith = ({ base, headers, types }: HostRules, any: string) => [
  [base + any, headers] satisfies Rule,
  ...Object.entries(types).map(([ending, type]): Rule => [
    `${base}${any}.${ending}`,
    [['Content-Type', type]],
  ]),
]

/** Names in a pattern. Vercel takes patterns of 4,096 letters. */
const mostNames = 40

/**
 * Rules for the hashed files of each folder, in patterns that name them all.
 * @param between what stands around the names and between them
 */
const forever = (
  { cache }: HostRules,
  hashed: HashedFiles,
  [start, or, end]: readonly [string, string, string],
) =>
  hashed.flatMap(([folder, names]) =>
    names
      .flatMap((_, i) => (i % mostNames === 0 ? [names.slice(i, i + mostNames)] : []))
      .map((some): Rule => [
        folder + start + some.join(or) + end,
        [['Cache-Control', cache.forever]],
      ]),
  )

const asJson = ([source, headers]: Rule) => ({
  source,
  headers: headers.map(([key, value]) => ({ key, value })),
})

/**
 * `_headers` of Netlify and Cloudflare Pages. If two rules set one header, the former takes the last, and the latter
 * joins them with a comma. So no header is there twice: "no-cache" is what both send by default. Cloudflare reads a
 * hundred rules; files beyond that are asked for at each use.
 */
export function headersFile(rules: HostRules, hashed: HashedFiles): string {
  const files = hashed.flatMap(([folder, names]) => names.map((name) => folder + name))
  const lines = [
    ...rulesWith(rules, '*'),
    ...files.map((file): Rule => [file, [['Cache-Control', rules.cache.forever]]]),
  ].flatMap(([pattern, headers]) => [
    `${pattern}\n`,
    ...headers.map(([name, value]) => `  ${name}: ${value}\n`),
  ])
  return lines.join('')
}

/**
 * `vercel.json`: patterns are those of path-to-regexp, in which a dot needs no escape and `(.*)` is the rest. Without
 * "trailingSlash", this host answers pages with and without a slash.
 */
export function vercelJson(rules: HostRules, hashed: HashedFiles): string {
  const config = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    headers: [...rulesWith(rules, '(.*)'), ...forever(rules, hashed, ['(', '|', ')'])].map(asJson),
  }
  return `${JSON.stringify(config, null, 2)}\n`
}

/**
 * `firebase.json` for Firebase Hosting, which lies in the folder that it publishes. Patterns are globs, and of two rules
 * for one header the last counts. By default this host caches every file for an hour. With "cleanUrls" and without
 * "trailingSlash" it answers pages with and without a slash, and also a sub-folder's home page.
 */
export function firebaseJson(rules: HostRules, hashed: HashedFiles): string {
  const { headers, cache, types } = rules
  const told: readonly Rule[] = [
    ['**', [...headers, ['Cache-Control', cache.ask]]],
    ...forever(rules, hashed, ['@(', '|', ')']),
    ...Object.entries(types).map(([ending, type]): Rule => [
      `**/*.${ending}`,
      [['Content-Type', type]],
    ]),
  ]
  const config = {
    hosting: {
      public: '.',
      ignore: ['firebase.json', 'vercel.json', '_headers', '**/.*', '**/*.br', '**/*.gz'],
      cleanUrls: true,
      headers: told.map(asJson),
    },
  }
  return `${JSON.stringify(config, null, 2)}\n`
}
