import { JSDOM } from 'jsdom'
import { calendarFileName } from '../../../src/lib/address.ts'
import type { SiteContent } from '../../content/site-content.ts'
import { hostRules } from '../../publish/hosts/rules.ts'
import { offlineFile } from '../../lib/built-site.ts'
import { contentPolicies } from '../../render/content-policy.ts'
import { legalFinding } from './content.ts'
import { cacheFinding, compressionFinding, headersFinding, policyFinding } from './headers.ts'
import { advice, type Fetch, fetchReply } from './reply.ts'
import { check, type Finding } from './report.ts'

/** Largest picture that WhatsApp and others take. */
const maxImageBytes = 300_000

/**
 * Checks a published site as visitors, link previews and search engines see it.
 * @param address of its home page, with its sub-folder if it has one
 */
export async function checkPublishedSite(
  address: string,
  content: SiteContent,
  fetchUrl: Fetch = fetchReply,
): Promise<Finding[]> {
  const root = new URL(address.replace(/\/?$/, '/'))
  const fetchAt: Fetch = (path) => fetchUrl(new URL(path.replace(/^\/(?!\/)/, ''), root).href)
  try {
    return await checkSite(root, content, fetchAt)
  } catch (error) {
    const cause = error instanceof Error ? (error.cause ?? error) : error
    const reason = cause instanceof Error ? cause.message : String(cause)
    const next = 'Comprueba la dirección y que el alojamiento esté en marcha.'
    return [check('', `${root.href} no responde (${reason}).`, next)]
  }
}

/** @param fetchAt fetches an address, or a path below the site's root */
async function checkSite(root: URL, content: SiteContent, fetchAt: Fetch): Promise<Finding[]> {
  const home = await fetchAt('/')
  const { document } = new JSDOM(home.body.toString('utf8')).window
  const meta = (name: string) =>
    document.querySelector(`meta[property="${name}"]`)?.getAttribute('content') ?? ''
  const rules = hostRules({ base: root.pathname }, contentPolicies([], content).header)
  const calendar = `/${calendarFileName(content.event)}`
  const scriptPath = document.querySelector('script[src]')?.getAttribute('src') ?? ''
  const script = await fetchAt(new URL(scriptPath, root).href)
  const legal = new Set<string>()
  for (const { path } of content.legalLinks) {
    if ((await fetchAt(path)).status !== 404) legal.add(path)
  }
  return [
    check('La conexión es segura (https).', await openDoors(root, fetchAt), advice.https),
    builtForFinding(root, meta('og:url')),
    check(
      'Las páginas responden con y sin barra final, y la de sin conexión está.',
      await brokenPages(content, fetchAt),
      advice.upload,
    ),
    check(
      'Las direcciones desconocidas responden 404 con nuestra página.',
      await wrongAnswers(content, fetchAt),
      advice.configure,
    ),
    await fileFinding('La imagen para compartir', meta('og:image'), 'image/jpeg', fetchAt),
    await fileFinding('El archivo de calendario', calendar, rules.types['ics'] ?? '', fetchAt),
    policyFinding(home, document, rules),
    headersFinding(home, rules),
    ...(scriptPath && script.status === 200
      ? [cacheFinding(home, script, rules), compressionFinding([home, script])]
      : [check('', `Falta el programa de la página (${scriptPath}).`, advice.upload)]),
    legalFinding(content, legal),
  ]
}

async function openDoors(root: URL, fetchAt: Fetch): Promise<string[]> {
  if (root.protocol !== 'https:') return [`${root.origin} no es una dirección segura (https).`]
  const plain = root.href.replace('https:', 'http:')
  // A host that does not even listen there is as safe.
  const reply = await fetchAt(plain).catch(() => null)
  return reply && !reply.url.startsWith('https:') ? [`${plain} responde sin llevar a https.`] : []
}

function builtForFinding(root: URL, builtFor: string): Finding {
  const isThis = builtFor.replace(/\/$/, '') === root.href.replace(/\/$/, '')
  const folder = root.pathname === '/' ? '' : ` BASE_PATH=${root.pathname}`
  return check(
    'Está construido para esta misma dirección.',
    isThis ? [] : `Está publicado en ${root.href}, pero construido para ${builtFor}.`,
    `Constrúyelo de nuevo y súbelo: SITE_URL=${root.origin}${folder} npm run build`,
  )
}

async function brokenPages({ pages, copy }: SiteContent, fetchAt: Fetch): Promise<string[]> {
  const addresses = Object.values(pages).flatMap(({ path, title }) => [
    [path, title] as const,
    ...(path === '/' ? [] : [[`${path}/`, title] as const]),
  ])
  // Browsers keep nothing at all if the offline page is missing.
  const offline = [`/${offlineFile}`, copy.offline.heading] as const
  const wrong: string[] = []
  for (const [path, title] of [...addresses, offline]) {
    const { status, body } = await fetchAt(path)
    const isOurs = body.includes(`<title>${title.replaceAll('&', '&amp;')}</title>`)
    if (status !== 200) wrong.push(`${path} responde ${status}.`)
    else if (!isOurs) wrong.push(`${path} muestra otra página.`)
  }
  return wrong
}

async function wrongAnswers({ notFound }: SiteContent, fetchAt: Fetch): Promise<string[]> {
  const wrong: string[] = []
  for (const path of ['/no-existe-esta-pagina', '/no/existe/esta/pagina']) {
    const { status, body } = await fetchAt(path)
    if (status !== 404) wrong.push(`${path} responde ${status} en vez de 404.`)
    else if (!body.includes(notFound.heading)) wrong.push(`${path} no muestra nuestra página.`)
  }
  return wrong
}

/** Without the character set, which need not be named. */
const mediaType = (type: string) => type.replace(/\s*;.*/, '').toLowerCase()

/** @param at its address, or its path below the site's root */
async function fileFinding(
  what: string,
  at: string,
  wanted: string,
  fetchAt: Fetch,
): Promise<Finding> {
  const reply = await fetchAt(at).catch(() => null)
  const type = mediaType(reply?.headers.get('content-type') ?? '')
  const bytes = reply?.body.length ?? 0
  const problem =
    reply?.status !== 200
      ? `responde ${reply?.status ?? 'nada'}`
      : type !== mediaType(wanted)
        ? `llega como «${type}», y no como «${mediaType(wanted)}»`
        : bytes > maxImageBytes
          ? `pesa ${bytes} bytes, demasiado para WhatsApp`
          : null
  return check(`${what} llega bien.`, problem ? `${what} (${at}) ${problem}.` : [], advice.upload)
}
