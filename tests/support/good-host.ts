import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { loadContent } from '../../scripts/content/site-content.ts'
import { hostRules } from '../../scripts/hosts/rules.ts'
import { contentPolicies } from '../../scripts/pages/content-policy.ts'
import type { Ask, Reply } from '../../scripts/prelaunch/ask.ts'
import type { Connect } from '../../scripts/prelaunch/transport.ts'
import { builtPages, href, previews } from './dist.ts'
import { legalLinks } from '../support/specification.ts'

const base = href('/')
const rules = hostRules(
  { base },
  contentPolicies([...builtPages, ...previews], loadContent()).header,
)

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.jpg': 'image/jpeg',
  '.ics': 'text/calendar; charset=utf-8',
}

/** What was found of a host that does everything right with the site as it is delivered. */
export const leftToDo = [
  'Los formularios de /patrocina, /contacto dicen que el mensaje ha salido, pero no llegan a nadie.',
  'Enlaces legales del pie que responden 404: /privacidad, /terminos.',
] as const

/** A host of dist that does everything right. */
export const deliveredHost: Ask = async (address) => {
  if (new URL(address).hostname === 'tile.openstreetmap.org') return tileOf(address)

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
    bytes: statSync(existsSync(`${file}.br`) ? `${file}.br` : (file ?? 'dist/404.html')).size,
    redirects: 0,
    url: url.href,
  }
}

/** The same with what the organiser has to add: legal texts, and somewhere for the forms to go. */
export const goodHost: Ask = async (address) => {
  const reply = await deliveredHost(address)
  if (legalLinks.some((link) => new URL(address).pathname === href(link.path))) {
    return { ...reply, status: 200 }
  }
  const html = reply.body.toString().replaceAll('method="dialog"', 'method="post" action="/enviar"')
  return reply.headers.get('content-type')?.startsWith('text/html')
    ? { ...reply, body: Buffer.from(html) }
    : reply
}

export const goodConnection: Connect = async () => ({ tls: 'TLSv1.3', protocol: 'h2' })

/** What the map's service answers to who may ask. */
export const tileOf = (url: string): Reply => ({
  status: 200,
  headers: new Headers({ 'Content-Type': 'image/png' }),
  body: Buffer.alloc(1),
  bytes: 1,
  redirects: 0,
  url,
})
