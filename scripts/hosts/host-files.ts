import { htaccess } from './apache.ts'
import { caddyfile } from './caddy.ts'
import { cloudFrontFunction, cloudFrontHeaders } from './cloudfront.ts'
import { nginxConf } from './nginx.ts'
import { firebaseJson, headersFile, vercelJson } from './rule-lists.ts'
import type { HostRules } from './rules.ts'

/** Folder of files that an administrator includes by hand. Our rules hide names that begin with a dot. */
const byHand = '.hosts'

/** Every file that a host reads, by its path below the site's folder. */
export function hostFiles(rules: HostRules): Readonly<Record<string, string>> {
  return {
    _headers: headersFile(rules),
    '.htaccess': htaccess(rules),
    'vercel.json': vercelJson(rules),
    'firebase.json': firebaseJson(rules),
    [`${byHand}/nginx.conf`]: nginxConf(rules),
    [`${byHand}/Caddyfile`]: caddyfile(rules),
    [`${byHand}/cloudfront-function.js`]: cloudFrontFunction(),
    [`${byHand}/cloudfront-headers.json`]: cloudFrontHeaders(rules),
  }
}
