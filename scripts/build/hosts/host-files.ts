import { htaccess } from './apache.ts'
import { caddyfile } from './caddy.ts'
import { nginxConf } from './nginx.ts'
import { firebaseJson, headersFile, vercelJson } from './ruleLists.ts'
import type { HostRules } from './rules.ts'

/**
 * A CloudFront function (JavaScript runtime 2.0) for viewer requests. S3 knows only files, so the function replaces a
 * page's address by the name of its file.
 */
const cloudFrontFunction = `function handler(event) {
  var request = event.request
  var lastName = request.uri.slice(request.uri.lastIndexOf('/') + 1)
  if (lastName === '') request.uri += 'index.html'
  else if (!lastName.includes('.')) request.uri += '/index.html'
  return request
}
`

/** Every file that a host reads, by its path below the site's folder. An administrator includes those in `.hosts`. */
export const hostFiles = (rules: HostRules): Readonly<Record<string, string>> => ({
  _headers: headersFile(rules),
  '.htaccess': htaccess(rules),
  'vercel.json': vercelJson(rules),
  'firebase.json': firebaseJson(rules),
  '.hosts/nginx.conf': nginxConf(rules),
  '.hosts/Caddyfile': caddyfile(rules),
  '.hosts/cloudfront-function.js': cloudFrontFunction,
})
