import type { Header, HostRules } from './rules.ts'
import { caddyfile, htaccess, nginxConf } from './servers.ts'

/** Headers for the addresses that a pattern matches. */
type Rule = readonly [pattern: string, headers: readonly Header[]]

/**
 * Rules for hosts that read a list of them. Netlify, Firebase and Vercel apply them to their 404s too, and a missing file
 * that is kept for a year stays missing: so these rules name the files that exist.
 * @param any the pattern of any address of the site, and before a dot that of any file
 */
const rulesFor = ({ headers, hashedFiles, cache, types }: HostRules, any: string) => [
  [any, headers] satisfies Rule,
  ...Object.entries(types).map(([ending, type]): Rule => [
    `${any.replace(/\*\*$/, '**/*')}.${ending}`,
    [['Content-Type', type]],
  ]),
  ...hashedFiles.map((file): Rule => [file, [['Cache-Control', cache.forever]]]),
]

/**
 * `_headers` of Netlify and Cloudflare Pages. If two rules set one header, the former takes the last, and the latter
 * joins them with a comma. So no header is there twice: "no-cache" is what both send by default. Cloudflare reads a
 * hundred rules; files beyond that are asked for at each use.
 */
const headersFile = (rules: HostRules): string =>
  rulesFor(rules, `${rules.base}*`)
    .flatMap(([pattern, headers]) => [
      `${pattern}\n`,
      ...headers.map(([name, value]) => `  ${name}: ${value}\n`),
    ])
    .join('')

/** Vercel takes 1,024 rules. */
const asJson = (rules: readonly Rule[]) =>
  rules.slice(0, 1024).map(([source, headers]) => ({
    source,
    headers: headers.map(([key, value]) => ({ key, value })),
  }))

/**
 * `vercel.json`: patterns are those of path-to-regexp, in which a dot needs no escape and `(.*)` is the rest. Without
 * "trailingSlash", this host answers pages with and without a slash.
 */
const vercelJson = (rules: HostRules) => ({
  $schema: 'https://openapi.vercel.sh/vercel.json',
  headers: asJson(rulesFor(rules, `${rules.base}(.*)`)),
})

/**
 * `firebase.json` for Firebase Hosting, which lies in the folder that it publishes. Patterns are globs, and of two rules
 * for one header the last counts. By default this host caches every file for an hour. With "cleanUrls" and without
 * "trailingSlash" it answers pages with and without a slash, and also a sub-folder's home page.
 */
const firebaseJson = (rules: HostRules) => ({
  hosting: {
    public: '.',
    ignore: ['firebase.json', 'vercel.json', '_headers', '**/.*', '**/*.br', '**/*.gz'],
    cleanUrls: true,
    headers: asJson([['**', [['Cache-Control', rules.cache.ask]]], ...rulesFor(rules, '**')]),
  },
})

/**
 * A CloudFront function (JavaScript runtime 2.0) for viewer requests: S3 knows only files, so a page's address is
 * replaced by the name of its file.
 */
const cloudFrontFunction = `function handler(event) {
  var request = event.request
  var lastName = request.uri.slice(request.uri.lastIndexOf('/') + 1)
  if (lastName === '') request.uri += 'index.html'
  else if (!lastName.includes('.')) request.uri += '/index.html'
  return request
}
`

const json = (config: object) => `${JSON.stringify(config, null, 2)}\n`

/** Every file that a host reads, by its path below the site's folder. An administrator includes those in `.hosts`. */
export const hostFiles = (rules: HostRules): Readonly<Record<string, string>> => ({
  _headers: headersFile(rules),
  '.htaccess': htaccess(rules),
  'vercel.json': json(vercelJson(rules)),
  'firebase.json': json(firebaseJson(rules)),
  '.hosts/nginx.conf': nginxConf(rules),
  '.hosts/Caddyfile': caddyfile(rules),
  '.hosts/cloudfront-function.js': cloudFrontFunction,
})
