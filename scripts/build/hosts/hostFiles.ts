import { htaccess } from './apache.ts'
import { caddyfile } from './caddy.ts'
import { nginxConf } from './nginx.ts'
import { firebaseJson, headersFile, vercelJson } from './ruleLists.ts'
import type { HostRules } from './rules.ts'

/**
 * A function for CloudFront (JavaScript runtime 2.0). CloudFront runs it for each request of a browser ("viewer request"). The
 * S3 bucket behind CloudFront finds only files, so the function turns `/programa` into `/programa/index.html`.
 */
const cloudFrontFunction = `function handler(event) {
  var request = event.request
  var lastName = request.uri.slice(request.uri.lastIndexOf('/') + 1)
  if (lastName === '') request.uri += 'index.html'
  else if (!lastName.includes('.')) request.uri += '/index.html'
  return request
}
`

/**
 * The configuration files for hosts, by their paths in the built site. Hosts find the files at the root by their names. A file
 * in `.hosts` has no effect until an administrator adds it to the configuration of a server.
 */
export const hostFiles = (rules: HostRules): Readonly<Record<string, string>> => ({
  _headers: headersFile(rules),
  '.htaccess': htaccess(rules),
  'vercel.json': vercelJson(rules),
  'firebase.json': firebaseJson(rules),
  '.hosts/nginx.conf': nginxConf(rules),
  '.hosts/Caddyfile': caddyfile(rules),
  '.hosts/cloudfront-function.js': cloudFrontFunction,
})
