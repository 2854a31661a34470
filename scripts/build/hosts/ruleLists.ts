import { rareTypes } from './fileTypes.ts'
import type { Header, HostRules } from './rules.ts'

/** The headers of the addresses that a pattern matches. */
type Rule = readonly [pattern: string, headers: readonly Header[]]

/**
 * The most rules that a host accepts. If there are more, Cloudflare Pages ignores the rest, and Cloudflare Workers refuse the
 * upload (developers.cloudflare.com, Pages, "Headers"). Vercel refuses the publication (vercel.com/docs, "Limits").
 */
export const ruleLimits = { cloudflare: 100, vercel: 1024 } as const

/**
 * Rules for the content types that some servers do not know.
 * @param patternOf gives the host's pattern for all files with an ending
 */
const typeRules = (patternOf: (ending: string) => string): readonly Rule[] =>
  Object.entries(rareTypes).map(([ending, type]) => [patternOf(ending), [['Content-Type', type]]])

/**
 * A caching rule for each hashed file that exists, for Firebase and Vercel. These hosts would also apply a rule for the whole
 * folder to addresses that answer 404. Browsers would then keep the 404 for a year, even if the file comes back.
 */
const cacheRules = ({ hashedFiles, cache }: HostRules): readonly Rule[] =>
  hashedFiles.map((file) => [file, [['Cache-Control', cache.forever]]])

/**
 * `_headers` of Netlify, Cloudflare Pages and Cloudflare Workers.
 *
 * One caching rule covers the folder of hashed files, because Cloudflare reads only a hundred rules. The rule does not apply to
 * 404s: Cloudflare sends them with "no-store", and Netlify with "max-age=0" (sveltejs/kit#16627).
 *
 * No file gets a header from two rules: Netlify would take the last value, and Cloudflare would join both values with a comma.
 * So there is no caching rule for all other files. By default both hosts tell browsers to revalidate files at each use.
 */
export function headersFile(rules: HostRules): string {
  const { base, headers, hashedFolder, cache } = rules
  const allRules: readonly Rule[] = [
    [`${base}*`, headers],
    ...typeRules((ending) => `${base}*.${ending}`),
    [`${base}${hashedFolder}*`, [['Cache-Control', cache.forever]]],
  ]
  const blocks = allRules.map(
    ([pattern, ruleHeaders]) => `${pattern}\n${ruleHeaders.map(headerLine).join('')}`,
  )
  return blocks.join('')
}

const headerLine = ([name, value]: Header) => `  ${name}: ${value}\n`

/** Rules as Vercel and Firebase write them in JSON. */
const asJson = (rules: readonly Rule[]) =>
  rules.map(([source, headers]) => ({
    source,
    headers: headers.map(([key, value]) => ({ key, value })),
  }))

/**
 * `vercel.json`. Patterns have the syntax of path-to-regexp: a dot needs no escape, and `(.*)` matches the rest. Without
 * "trailingSlash" Vercel serves pages at addresses with and without a slash. If there are more hashed files than rules are
 * allowed, the last files get no caching rule, and browsers revalidate them at each use.
 */
export function vercelJson(rules: HostRules): string {
  const anyPath = `${rules.base}(.*)`
  const allRules = [
    [anyPath, rules.headers] as const,
    ...typeRules((ending) => `${anyPath}.${ending}`),
    ...cacheRules(rules),
  ]
  return json({
    $schema: 'https://openapi.vercel.sh/vercel.json',
    headers: asJson(allRules.slice(0, ruleLimits.vercel)),
  })
}

/**
 * `firebase.json` of Firebase Hosting, in the folder that it publishes. Patterns are globs. If two rules set one header,
 * the last rule wins. The first rule replaces the host's default, which caches every file for an hour. With "cleanUrls" and
 * without "trailingSlash" Firebase serves pages at addresses with and without a slash, also the home page of a sub-folder.
 */
export function firebaseJson(rules: HostRules): string {
  const allRules = [
    ['**', [['Cache-Control', rules.cache.revalidate]]] as const,
    ['**', rules.headers] as const,
    ...typeRules((ending) => `**/*.${ending}`),
    ...cacheRules(rules),
  ]
  const ignore = ['firebase.json', 'vercel.json', '_headers', '**/.*', '**/*.br', '**/*.gz']
  return json({ hosting: { public: '.', ignore, cleanUrls: true, headers: asJson(allRules) } })
}

const json = (config: object) => `${JSON.stringify(config, null, 2)}\n`
