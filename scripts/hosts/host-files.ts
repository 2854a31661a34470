import { htaccess } from './apache.ts'
import { caddyfile } from './caddy.ts'
import { nginxConf } from './nginx.ts'
import { firebaseJson, headersFile, vercelJson } from './rule-lists.ts'
import type { HostRules } from './rules.ts'

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

/** Folder of files that an administrator includes by hand. Our rules hide names that begin with a dot. */
const byHand = '.hosts'

/** Every file that a host reads, by its path below the site's folder. */
export const hostFiles = (rules: HostRules): Readonly<Record<string, string>> => ({
  _headers: headersFile(rules),
  '.htaccess': htaccess(rules),
  'vercel.json': json(vercelJson(rules)),
  'firebase.json': json(firebaseJson(rules)),
  [`${byHand}/nginx.conf`]: nginxConf(rules),
  [`${byHand}/Caddyfile`]: caddyfile(rules),
  [`${byHand}/cloudfront-function.js`]: cloudFrontFunction,
})
