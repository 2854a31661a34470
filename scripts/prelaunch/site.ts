import { JSDOM } from 'jsdom'
import { calendarFileName } from '../../src/lib/calendarFile.ts'
import { hostRules, type HostRules } from '../hosts/rules.ts'
import { offlineFile } from '../lib/built-site.ts'
import { contentPolicies } from '../pages/content-policy.ts'
import { advice } from './advice.ts'
import { askHost, type Ask } from './ask.ts'
import { deliveryFindings, type PageAt } from './delivery.ts'
import { cacheFinding, headersFinding, policyFinding } from './headers.ts'
import { mapFinding } from './map.ts'
import { bad, good, type Finding } from './report.ts'
import {
  compressionFinding,
  type Connect,
  connectHost,
  flightFinding,
  protocolFinding,
} from './transport.ts'
import { loadContent } from '../content/site-content.ts'

const { copy, event, pages } = loadContent()

/** Most that WhatsApp and others take of a picture. */
const maxImageBytes = 300_000

/**
 * Looks at a published site as visitors, link previews and search engines do.
 * @param address of its home page, below whatever sub-folder it lies in
 */
export async function checkPublishedSite(
  address: string,
  ask: Ask = askHost,
  greet: Connect = connectHost,
): Promise<Finding[]> {
  const root = new URL(address.replace(/\/?$/, '/'))
  try {
    return await lookAt(root, ask, greet)
  } catch (error) {
    const cause = error instanceof Error ? (error.cause ?? error) : error
    return [
      bad(
        `${root.href} no responde (${cause instanceof Error ? cause.message : String(cause)}).`,
        'Comprueba la dirección y que el alojamiento esté en marcha.',
      ),
    ]
  }
}

async function lookAt(root: URL, ask: Ask, greet: Connect): Promise<Finding[]> {
  const home = await ask(root.href)
  const rules = hostRules({ base: root.pathname }, contentPolicies([], loadContent()).header)
  const { document } = new JSDOM(home.body.toString('utf8')).window
  const findings = await Promise.all([
    secureFinding(root, ask),
    pagesFinding(root, ask),
    unknownFinding(root, ask),
    policyFinding(home, document, rules),
    headersFinding(home, rules),
    builtForFinding(root, document),
    imageFinding(document, ask),
    calendarFinding(root, rules, ask),
    cacheFinding(root, home, document, rules, ask),
    compressionFinding(root, home, document, ask),
    flightFinding(home),
    protocolFinding(root, home, greet),
    deliveryFindings(publishedPages(root, ask)),
    mapFinding(root, ask),
  ])
  return findings.flat()
}

async function secureFinding(root: URL, ask: Ask): Promise<Finding> {
  const next = advice.https
  if (root.protocol !== 'https:') {
    return bad(`${root.origin} no es una dirección segura (https).`, next)
  }
  const plain = new URL(root)
  plain.protocol = 'http:'
  // A host that does not even listen there is as safe.
  const reply = await ask(plain.href).catch(() => null)
  return reply && !reply.url.startsWith('https:')
    ? bad(`${plain.href} responde sin llevar a https.`, next)
    : good('La conexión es segura (https).')
}

/** Enough for a comparison, and much faster than a parser. */
function titleIn(html: string): string {
  return (/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '').replaceAll('&amp;', '&')
}

/** Every address that a page answers under, with the page's title. */
function pageAddresses(root: URL): (readonly [url: string, title: string])[] {
  const addresses = Object.values(pages).flatMap(({ path, title }) => {
    const plain = new URL(path.slice(1), root).href
    const forms = path === '/' ? [plain] : [plain, `${plain}/`]
    return forms.map((url) => [url, title] as const)
  })
  // If it is missing, browsers keep nothing at all.
  return [...addresses, [new URL(offlineFile, root).href, copy.offline.heading]]
}

async function pagesFinding(root: URL, ask: Ask): Promise<Finding> {
  const wrong: string[] = []
  for (const [url, title] of pageAddresses(root)) {
    const { status, body, redirects } = await ask(url)
    const found = titleIn(body.toString('utf8'))
    if (status !== 200) wrong.push(`${url} responde ${status}`)
    else if (found !== title) wrong.push(`${url} muestra «${found}»`)
    else if (redirects > 1) wrong.push(`${url} necesita ${redirects} redirecciones`)
  }
  return wrong.length > 0
    ? bad(`Páginas que no están bien: ${wrong.join('; ')}.`, advice.upload)
    : good(
        `Las ${Object.keys(pages).length} páginas responden con y sin barra final, y la de sin conexión está.`,
      )
}

async function unknownFinding(root: URL, ask: Ask): Promise<Finding> {
  const wrong: string[] = []
  for (const path of ['no-existe-esta-pagina', 'no/existe/esta/pagina']) {
    const { status, body } = await ask(new URL(path, root).href)
    if (status !== 404) wrong.push(`/${path} responde ${status} en vez de 404`)
    else if (!body.includes('Oops! Page not found'))
      wrong.push(`/${path} no muestra nuestra página`)
  }
  return wrong.length > 0
    ? bad(`Direcciones desconocidas: ${wrong.join('; ')}.`, advice.configure)
    : good('Las direcciones desconocidas responden 404 con nuestra página.')
}

const publishedPages =
  (root: URL, ask: Ask): PageAt =>
  async (path) => {
    const { status, body } = await ask(new URL(path.slice(1), root).href)
    return status === 404 ? null : new JSDOM(body.toString('utf8')).window.document
  }

function metaContent(document: Document, property: string): string {
  return document.querySelector(`meta[property="${property}"]`)?.getAttribute('content') ?? ''
}

function builtForFinding(root: URL, document: Document): Finding {
  const builtFor = metaContent(document, 'og:url')
  if (builtFor.replace(/\/$/, '') === root.href.replace(/\/$/, '')) {
    return good('Está construido para esta misma dirección.')
  }
  const folder = root.pathname === '/' ? '' : ` BASE_PATH=${root.pathname}`
  return bad(
    `Está publicado en ${root.href}, pero construido para ${builtFor || 'ninguna dirección'}.`,
    `Constrúyelo de nuevo y súbelo: SITE_URL=${root.origin}${folder} npm run build`,
  )
}

function badImage(why: string): Finding {
  return bad(`La imagen para compartir ${why}.`, advice.upload)
}

async function imageFinding(document: Document, ask: Ask): Promise<Finding> {
  const image = metaContent(document, 'og:image')
  if (!URL.canParse(image)) return badImage('no tiene una dirección completa')
  const reply = await ask(image).catch(() => null)
  if (!reply) return badImage(`no responde (${image})`)
  const { status, headers, body } = reply
  if (status !== 200) return badImage(`responde ${status} (${image})`)
  const type = headers.get('content-type') ?? ''
  if (!type.startsWith('image/jpeg')) return badImage(`llega como «${type}», no como JPEG`)
  if (body.length > maxImageBytes)
    return badImage(`pesa ${body.length} bytes, demasiado para WhatsApp`)
  return good('La imagen para compartir llega bien.')
}

async function calendarFinding(root: URL, { types }: HostRules, ask: Ask): Promise<Finding> {
  const url = new URL(calendarFileName(event), root).href
  const { status, headers, body } = await ask(url)
  const type = headers.get('content-type') ?? ''
  if (status !== 200 || !body.toString('utf8').startsWith('BEGIN:VCALENDAR')) {
    return bad(`El archivo de calendario no está (${url}).`, advice.upload)
  }
  return mediaType(type) === mediaType(types['ics'] ?? '')
    ? good('El archivo de calendario llega bien.')
    : bad(
        `El archivo de calendario llega como «${type}», y algunos teléfonos no lo abrirán.`,
        advice.configure,
      )
}

/** Without the character set, which calendars need not name. */
function mediaType(contentType: string): string {
  return contentType.replace(/\s*;.*/, '').toLowerCase()
}
