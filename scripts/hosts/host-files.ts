import { htaccess } from './apache.ts'
import { caddyfile } from './caddy.ts'
import { cloudFrontFunction, cloudFrontHeaders } from './cloudfront.ts'
import { nginxConf } from './nginx.ts'
import { firebaseJson, type HashedFiles, headersFile, vercelJson } from './rule-lists.ts'
import type { HostRules } from './rules.ts'

/** Folder of files that an administrator includes by hand. Our rules hide names that begin with a dot. */
const byHand = '.hosts'

/**
 * Every file that a host reads, by its path below the site's folder.
 * @param files of the site, below its folder
 */
export function hostFiles(
  rules: HostRules,
  files: readonly string[],
): Readonly<Record<string, string>> {
  const hashed: HashedFiles = rules.hashedFolders.map((folder) => [
    folder,
    namesIn(folder.slice(rules.base.length), files),
  ])
  return {
    _headers: headersFile(rules, hashed),
    '.htaccess': htaccess(rules),
    'vercel.json': vercelJson(rules, hashed),
    'firebase.json': firebaseJson(rules, hashed),
    [`${byHand}/nginx.conf`]: nginxConf(rules),
    [`${byHand}/Caddyfile`]: caddyfile(rules),
    [`${byHand}/cloudfront-function.js`]: cloudFrontFunction,
    [`${byHand}/cloudfront-headers.json`]: cloudFrontHeaders(rules),
  }
}

/** Without the compressed copies, which have no address of their own. */
const namesIn = (folder: string, files: readonly string[]) =>
  files
    .filter((file) => file.startsWith(folder) && !/\.(?:br|gz)$/.test(file))
    .map((file) => file.slice(folder.length))
