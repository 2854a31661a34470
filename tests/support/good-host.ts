import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { hostRules } from '../../scripts/hosts/rules.ts'
import { contentPolicies } from '../../scripts/pages/content-policy.ts'
import type { Ask } from '../../scripts/prelaunch/ask.ts'
import { builtPages, href, previews } from './dist.ts'

const base = href('/')
const rules = hostRules({ base }, contentPolicies([...builtPages, ...previews]).header)

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.jpg': 'image/jpeg',
  '.ics': 'text/calendar; charset=utf-8',
}

/** A host of dist that does everything right. */
export const goodHost: Ask = async (address) => {
  const url = new URL(address.replace(/^http:/, 'https:'))
  const target = path.join('dist', url.pathname.slice(base.length))
  const file = [target, path.join(target, 'index.html')].find(
    (name) => /\.\w+$/.test(name) && existsSync(name),
  )
  const hashed = rules.hashedFolders.some((folder) => url.pathname.startsWith(folder))
  return {
    status: file ? 200 : 404,
    headers: new Headers([
      ...rules.headers.map(([name, value]): [string, string] => [name, value]),
      ['Content-Type', types[path.extname(file ?? '.html')] ?? 'application/octet-stream'],
      ['Cache-Control', file && hashed ? rules.cache.forever : rules.cache.ask],
      ['Content-Encoding', 'br'],
    ]),
    body: readFileSync(file ?? 'dist/404.html'),
    redirects: 0,
    url: url.href,
  }
}
