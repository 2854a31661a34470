import { rareTypes } from './fileTypes.ts'
import type { Header, HostRules } from './rules.ts'

/** The headers of the addresses that a pattern matches. */
type Rule = readonly [pattern: string, headers: readonly Header[]]

/**
 * The most rules that a host reads from its file. Cloudflare Pages forgets the rest, and Cloudflare Workers refuse the
 * upload (developers.cloudflare.com, Pages, "Headers"). Vercel refuses the publication (vercel.com/docs, "Limits").
 */
export const ruleLimits = { cloudflare: 100, vercel: 1024 } as const

const typeRules = (patternOf: (ending: string) => string): readonly Rule[] =>
  Object.entries(rareTypes).map(([ending, type]) => [patternOf(ending), [['Content-Type', type]]])

/**
 * Rules for caching name the files that exist. Firebase and Vercel apply rules to 404s too. A browser that keeps a 404 for
 * a year would not see the file when it is back.
 */
const cacheRules = ({ hashedFiles, cache }: HostRules): readonly Rule[] =>
  hashedFiles.map((file) => [file, [['Cache-Control', cache.forever]]])

/**
 * `_headers` of Netlify, Cloudflare Pages and Cloudflare Workers. Their rules are few whatever is published, because
 * Cloudflare reads a hundred. Neither host sends the long caching with a 404 of the folder: Cloudflare sends "no-store",
 * and Netlify "max-age=0" (sveltejs/kit#16627). If two rules set one header, Netlify takes the last and Cloudflare joins
 * them with a comma, so no header is there twice: "no-cache" is what both send by default.
 */
export function headersFile(rules: HostRules): string {
  const { base, headers, hashedFolder, cache } = rules
  const all: readonly Rule[] = [
    [`${base}*`, headers],
    ...typeRules((ending) => `${base}*.${ending}`),
    [`${base}${hashedFolder}*`, [['Cache-Control', cache.forever]]],
  ]
  return all.map(([pattern, sent]) => `${pattern}\n${sent.map(headerLine).join('')}`).join('')
}

const headerLine = ([name, value]: Header) => `  ${name}: ${value}\n`

const asJson = (rules: readonly Rule[]) =>
  rules.map(([source, headers]) => ({
    source,
    headers: headers.map(([key, value]) => ({ key, value })),
  }))

/**
 * `vercel.json`. Its patterns are those of path-to-regexp, in which a dot needs no escape and `(.*)` is the rest. Without
 * "trailingSlash", this host answers pages with and without a slash. Hashed files above its limit are asked for at each
 * use.
 */
export function vercelJson(rules: HostRules): string {
  const any = `${rules.base}(.*)`
  const all = [
    [any, rules.headers] as const,
    ...typeRules((ending) => `${any}.${ending}`),
    ...cacheRules(rules),
  ]
  return json({
    $schema: 'https://openapi.vercel.sh/vercel.json',
    headers: asJson(all.slice(0, ruleLimits.vercel)),
  })
}

/**
 * `firebase.json` of Firebase Hosting, which lies in the folder that it publishes. Its patterns are globs, and of two
 * rules for one header the last counts. By default this host caches every file for an hour. With "cleanUrls" and without
 * "trailingSlash" it answers pages with and without a slash, and also the home page of a sub-folder.
 */
export function firebaseJson(rules: HostRules): string {
  const all = [
    ['**', [['Cache-Control', rules.cache.ask]]] as const,
    ['**', rules.headers] as const,
    ...typeRules((ending) => `**/*.${ending}`),
    ...cacheRules(rules),
  ]
  const ignore = ['firebase.json', 'vercel.json', '_headers', '**/.*', '**/*.br', '**/*.gz']
  return json({ hosting: { public: '.', ignore, cleanUrls: true, headers: asJson(all) } })
}

const json = (config: object) => `${JSON.stringify(config, null, 2)}\n`
