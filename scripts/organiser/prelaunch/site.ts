import { JSDOM } from 'jsdom'
import { calendarFileName } from '../../../src/event/names.ts'
import type { SiteContent } from '../../content/siteContent.ts'
import { usesOf } from '../../../src/event/uses.ts'
import { hostRules } from '../../hosts/rules.ts'
import { offlineFile } from '../../lib/built-site.ts'
import { contentPolicies } from '../../render/content-policy.ts'
import * as finding from './content.ts'
import { deliveryFindings, headerFindings, serve } from './headers.ts'
import { check, type Finding } from './report.ts'

const timeoutMs = 20_000

const upload =
  'Sube otra vez todo el contenido de dist, también los archivos cuyo nombre empieza por punto.'

export type Fetch = (url: string) => Promise<Response>

/**
 * Checks a published site as visitors, link previews and search engines see it.
 * @param address of its home page, with its sub-folder if it has one
 */
export async function checkPublishedSite(
  address: string,
  content: SiteContent,
  fetchUrl: Fetch = (url) => fetch(url, { signal: AbortSignal.timeout(timeoutMs) }),
): Promise<Finding[]> {
  const root = new URL(address.replace(/\/?$/, '/'))
  const fetchAt: Fetch = (path) => fetchUrl(new URL(path.replace(/^\/(?!\/)/, ''), root).href)
  try {
    return await checkSite(root, content, fetchAt)
  } catch (error) {
    const { message, cause } = error as Error
    const reason = cause instanceof Error ? cause.message : message
    const next = 'Comprueba la dirección y que el alojamiento esté en marcha.'
    return [check('', `${root.href} no responde (${reason}).`, next)]
  }
}

/** @param fetchAt fetches an address, or a path below the site's root */
async function checkSite(root: URL, content: SiteContent, fetchAt: Fetch): Promise<Finding[]> {
  const home = await fetchAt('/')
  const { document } = new JSDOM(await home.text()).window
  const attributeOf = (selector: string, attribute = 'content') =>
    document.querySelector(selector)?.getAttribute(attribute) ?? ''
  const { header } = contentPolicies([], content)
  const rules = hostRules({ base: root.pathname }, header, usesOf(content).ticketFrame)
  const scriptPath = attributeOf('script[src]', 'src')
  const script = await fetchAt(new URL(scriptPath, root).href)
  const legal = new Set<string>()
  for (const { path } of content.legalLinks) {
    if ((await fetchAt(path)).status !== 404) legal.add(path)
  }
  const policy = attributeOf('meta[http-equiv="Content-Security-Policy"]')
  const image = attributeOf('meta[property="og:image"]')
  const calendar = `/${calendarFileName(content.event)}`
  return [
    await securityFinding(root, fetchAt),
    addressFinding(root, attributeOf('meta[property="og:url"]')),
    await pagesFinding(content, fetchAt),
    await sharedFinding(root, attributeOf('link[rel="canonical"]', 'href'), fetchAt),
    await unknownFinding(content, fetchAt),
    await fileFinding('La imagen para compartir', image, 'image/jpeg', fetchAt),
    await fileFinding('El archivo de calendario', calendar, 'text/calendar', fetchAt),
    check(
      'La página es la que se construyó.',
      [
        policy ? '' : 'La página no lleva su política de contenido: no es la que se construyó.',
        scriptPath && script.ok ? '' : `Falta el programa de la página (${scriptPath}).`,
      ],
      upload,
    ),
    ...headerFindings(policy, home.headers, rules),
    ...(script.ok ? deliveryFindings(home.headers, script.headers, rules) : []),
    finding.ofLegalTexts(content, legal),
  ]
}

async function securityFinding(root: URL, fetchAt: Fetch): Promise<Finding> {
  const plain = root.href.replace('https:', 'http:')
  // A host that does not listen there is safe too.
  const reply = await fetchAt(plain).catch(() => null)
  const problem =
    root.protocol !== 'https:'
      ? `${root.origin} no es una dirección segura (https).`
      : reply && !reply.url.startsWith('https:') && `${plain} responde sin llevar a https.`
  const next = 'Activa HTTPS en el alojamiento y haz que http:// lleve siempre a https://.'
  return check('La conexión es segura (https).', problem || '', next)
}

function addressFinding(root: URL, builtFor: string): Finding {
  const isThis = builtFor.replace(/\/$/, '') === root.href.replace(/\/$/, '')
  return check(
    'Está construido para esta misma dirección.',
    isThis ? '' : `Está publicado en ${root.href}, pero construido para ${builtFor}.`,
    `Pon «site: ${root.href}» en event.yaml, constrúyelo de nuevo (npm run build) y súbelo.`,
  )
}

async function pagesFinding({ pages, copy }: SiteContent, fetchAt: Fetch): Promise<Finding> {
  const titles = Object.values(pages).flatMap(({ path, title }) => [
    [path, title] as const,
    ...(path === '/' ? [] : [[`${path}/`, title] as const]),
  ])
  // Browsers keep nothing at all if the offline page is missing.
  titles.push([`/${offlineFile}`, copy.offline.heading])
  const wrong: string[] = []
  for (const [path, title] of titles) {
    const reply = await fetchAt(path)
    const { document } = new JSDOM(await reply.text()).window
    // As it is written: `document.title` would leave out a second space.
    const isOurs = document.querySelector('title')?.textContent === title
    if (reply.status !== 200) wrong.push(`${path} responde ${reply.status}.`)
    else if (!isOurs) wrong.push(`${path} muestra otra página.`)
  }
  const right = 'Las páginas responden con y sin barra final, y la de sin conexión está.'
  return check(right, wrong, upload)
}

/**
 * The addresses that the site gives out answer by themselves: search consoles report redirected ones, and some readers
 * of previews go round in a circle between a redirect and the canonical address.
 */
async function sharedFinding(root: URL, canonical: string, fetchAt: Fetch): Promise<Finding> {
  const sitemap = await (await fetchAt('/sitemap.xml')).text()
  const listed = [...sitemap.matchAll(/<loc>([^<]+)/g)].map(([, address = '']) => address)
  const given = [canonical, ...listed]
  // Another finding says that the site was built for another address.
  const own = new Set(given.filter((address) => address.startsWith(root.href)))
  const wrong: string[] = []
  for (const address of own) {
    const { url, status } = await fetchAt(address)
    if (url !== address) wrong.push(`${address} lleva por una redirección a ${url}.`)
    else if (status !== 200) wrong.push(`${address} responde ${status}.`)
  }
  if (listed.length === 0) wrong.push('En /sitemap.xml no hay ninguna dirección.')
  return check('Las direcciones que da el sitio responden sin redirección.', wrong, upload)
}

async function unknownFinding({ notFound }: SiteContent, fetchAt: Fetch): Promise<Finding> {
  const wrong: string[] = []
  for (const path of ['/no-existe-esta-pagina', '/no/existe/esta/pagina']) {
    const reply = await fetchAt(path)
    if (reply.status !== 404) wrong.push(`${path} responde ${reply.status} en vez de 404.`)
    else if (!(await reply.text()).includes(notFound.heading)) {
      wrong.push(`${path} no muestra nuestra página.`)
    }
  }
  const right = 'Las direcciones desconocidas responden 404 con nuestra página.'
  return check(right, wrong, serve)
}

/** @param at its address, or its path below the site's root */
async function fileFinding(what: string, at: string, wanted: string, fetchAt: Fetch) {
  const reply = await fetchAt(at).catch(() => null)
  const type = reply?.headers.get('content-type') ?? ''
  const problem =
    reply?.status !== 200
      ? `responde ${reply?.status ?? 'nada'}`
      : !type.startsWith(wanted) && `llega como «${type}», y no como «${wanted}»`
  return check(`${what} llega bien.`, problem ? `${what} (${at}) ${problem}.` : '', upload)
}
