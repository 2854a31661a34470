import { JSDOM } from 'jsdom'
import { event } from '../../src/content/event.ts'
import { pages } from '../../src/content/pages.ts'
import { programme } from '../../src/content/programme.ts'
import { venues } from '../../src/content/venues.ts'
import { calendarFileName } from '../../src/lib/calendarFile.ts'
import { factsOf } from '../../src/lib/facts.ts'
import { fill } from '../../src/lib/fill.ts'
import type { Finding } from './report.ts'

/** What a host answered in the end. */
export type Reply = {
  readonly status: number
  readonly headers: Headers
  readonly body: Buffer
  /** How many redirects led there. */
  readonly redirects: number
  readonly url: string
}

export type Ask = (url: string) => Promise<Reply>

const upload =
  'Sube otra vez todo el contenido de dist, también los archivos cuyo nombre empieza por punto.'
const configure =
  'Revisa la configuración del alojamiento (README, «Publish»): esta copia no está sirviendo lo que dice.'
const noHeaders =
  'Configura las cabeceras del alojamiento (README, «Publish»). Si no puede enviarlas, como GitHub Pages, la política que lleva cada página protege lo principal; valora otro alojamiento.'

/** Most that WhatsApp and others take of a picture. */
const maxImageBytes = 300_000

const halfAYear = 15_768_000

const maxRedirects = 5

/** Asks as a browser does: follows redirects, and counts them. */
export async function askHost(url: string): Promise<Reply> {
  let next = url
  for (let redirects = 0; redirects <= maxRedirects; redirects++) {
    const response = await fetch(next, { redirect: 'manual' })
    const { status, headers } = response
    const location = headers.get('location')
    if (status < 300 || status > 399 || !location) {
      return {
        status,
        headers,
        body: Buffer.from(await response.arrayBuffer()),
        redirects,
        url: next,
      }
    }
    next = new URL(location, next).href
  }
  throw new Error(`${url} redirects more than ${maxRedirects} times.`)
}

/**
 * Looks at a published site as visitors, link previews and search engines do.
 * @param address of its home page, below whatever sub-folder it lies in
 */
export async function checkPublishedSite(address: string, ask: Ask = askHost): Promise<Finding[]> {
  const root = new URL(address.replace(/\/?$/, '/'))
  try {
    return await lookAt(root, ask)
  } catch (error) {
    const cause = error instanceof Error ? (error.cause ?? error) : error
    return [
      {
        good: false,
        what: `${root.href} no responde (${cause instanceof Error ? cause.message : String(cause)}).`,
        next: 'Comprueba la dirección y que el alojamiento esté en marcha.',
      },
    ]
  }
}

async function lookAt(root: URL, ask: Ask): Promise<Finding[]> {
  const home = await ask(root.href)
  const { document } = new JSDOM(home.body.toString('utf8')).window
  return Promise.all([
    secureFinding(root, ask),
    pagesFinding(root, ask),
    unknownFinding(root, ask),
    policyFinding(home, document),
    headersFinding(home),
    builtForFinding(root, document),
    imageFinding(document, ask),
    calendarFinding(root, ask),
    cacheFinding(root, home, document, ask),
    compressionFinding(home),
  ])
}

async function secureFinding(root: URL, ask: Ask): Promise<Finding> {
  const next = 'Activa HTTPS en el alojamiento y haz que http:// lleve siempre a https://.'
  if (root.protocol !== 'https:') {
    return { good: false, what: `${root.origin} no es una dirección segura (https).`, next }
  }
  const plain = new URL(root)
  plain.protocol = 'http:'
  // A host that does not even listen there is as safe.
  const reply = await ask(plain.href).catch(() => null)
  return reply && !reply.url.startsWith('https:')
    ? { good: false, what: `${plain.href} responde sin llevar a https.`, next }
    : { good: true, what: 'La conexión es segura (https).' }
}

/** Enough for a comparison, and much faster than a parser. */
function titleIn(html: string): string {
  return (/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '').replaceAll('&amp;', '&')
}

async function pagesFinding(root: URL, ask: Ask): Promise<Finding> {
  const facts = factsOf(event, venues, programme)
  const wrong: string[] = []
  for (const { path, title } of Object.values(pages)) {
    const plain = new URL(path.slice(1), root).href
    for (const url of path === '/' ? [plain] : [plain, `${plain}/`]) {
      const { status, body, redirects } = await ask(url)
      const found = titleIn(body.toString('utf8'))
      if (status !== 200) wrong.push(`${url} responde ${status}`)
      else if (found !== fill(title, facts)) wrong.push(`${url} muestra «${found}»`)
      else if (redirects > 1) wrong.push(`${url} necesita ${redirects} redirecciones`)
    }
  }
  return wrong.length > 0
    ? { good: false, what: `Páginas que no están bien: ${wrong.join('; ')}.`, next: upload }
    : {
        good: true,
        what: `Las ${Object.keys(pages).length} páginas responden con y sin barra final.`,
      }
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
    ? { good: false, what: `Direcciones desconocidas: ${wrong.join('; ')}.`, next: configure }
    : { good: true, what: 'Las direcciones desconocidas responden 404 con nuestra página.' }
}

function policyFinding({ headers }: Reply, document: Document): Finding {
  const element = document.querySelector('meta[http-equiv="Content-Security-Policy"]')
  const header = headers.get('content-security-policy') ?? ''
  if (!element) {
    const what = 'La página no lleva su política de contenido: no es la que se construyó.'
    return { good: false, what, next: upload }
  }
  if (!header.includes("default-src 'none'") || !header.includes("frame-ancestors 'none'")) {
    const what = 'Falta la cabecera Content-Security-Policy, o es más abierta que la nuestra.'
    return { good: false, what, next: noHeaders }
  }
  const hashes = element.getAttribute('content')?.match(/'sha256-[^']+'/g) ?? []
  if (hashes.some((hash) => !header.includes(hash))) {
    return {
      good: false,
      what: 'La cabecera Content-Security-Policy es de otra publicación y bloquea los estilos de esta.',
      next: 'Recarga la configuración del servidor después de cada subida (nginx -s reload, caddy reload o la política de CloudFront).',
    }
  }
  return { good: true, what: 'La política de contenido llega en la página y como cabecera.' }
}

function headersFinding({ headers }: Reply): Finding {
  const value = (name: string) => headers.get(name) ?? ''
  const maxAge = Number(/max-age=(\d+)/.exec(value('strict-transport-security'))?.[1] ?? 0)
  const expected: readonly (readonly [name: string, good: boolean])[] = [
    ['Strict-Transport-Security', maxAge >= halfAYear],
    ['X-Content-Type-Options', value('x-content-type-options') === 'nosniff'],
    ['Referrer-Policy', /origin|no-referrer/.test(value('referrer-policy'))],
    ['Permissions-Policy', value('permissions-policy').includes('geolocation=()')],
    ['Cross-Origin-Opener-Policy', value('cross-origin-opener-policy') === 'same-origin'],
    ['Cross-Origin-Resource-Policy', value('cross-origin-resource-policy') === 'same-origin'],
  ]
  const missing = expected.filter(([, good]) => !good).map(([name]) => name)
  return missing.length > 0
    ? {
        good: false,
        what: `Cabeceras que faltan o son otras: ${missing.join(', ')}.`,
        next: noHeaders,
      }
    : { good: true, what: `Las otras ${expected.length} cabeceras de seguridad están.` }
}

function metaContent(document: Document, property: string): string {
  return document.querySelector(`meta[property="${property}"]`)?.getAttribute('content') ?? ''
}

function builtForFinding(root: URL, document: Document): Finding {
  const builtFor = metaContent(document, 'og:url')
  if (builtFor.replace(/\/$/, '') === root.href.replace(/\/$/, '')) {
    return { good: true, what: 'Está construido para esta misma dirección.' }
  }
  const folder = root.pathname === '/' ? '' : ` BASE_PATH=${root.pathname}`
  return {
    good: false,
    what: `Está publicado en ${root.href}, pero construido para ${builtFor || 'ninguna dirección'}.`,
    next: `Constrúyelo de nuevo y súbelo: SITE_URL=${root.origin}${folder} npm run build`,
  }
}

function badImage(why: string): Finding {
  return { good: false, what: `La imagen para compartir ${why}.`, next: upload }
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
  return { good: true, what: 'La imagen para compartir llega bien.' }
}

async function calendarFinding(root: URL, ask: Ask): Promise<Finding> {
  const url = new URL(calendarFileName(event), root).href
  const { status, headers, body } = await ask(url)
  const type = headers.get('content-type') ?? ''
  if (status !== 200 || !body.toString('utf8').startsWith('BEGIN:VCALENDAR')) {
    return { good: false, what: `El archivo de calendario no está (${url}).`, next: upload }
  }
  return type.startsWith('text/calendar')
    ? { good: true, what: 'El archivo de calendario llega bien.' }
    : {
        good: false,
        what: `El archivo de calendario llega como «${type}», y algunos teléfonos no lo abrirán.`,
        next: configure,
      }
}

async function cacheFinding(
  root: URL,
  home: Reply,
  document: Document,
  ask: Ask,
): Promise<Finding> {
  const wrong: string[] = []
  const page = home.headers.get('cache-control') ?? ''
  if (!/no-cache|no-store|max-age=0\b/.test(page)) {
    wrong.push(`las páginas llegan con «${page || 'nada'}», y un cambio tardaría en verse`)
  }
  const script = document.querySelector('script[src]')?.getAttribute('src')
  const asset = script ? await ask(new URL(script, root).href) : null
  const cache = asset?.headers.get('cache-control') ?? ''
  if (asset?.status !== 200) wrong.push(`falta el archivo ${script ?? 'con el programa'}`)
  else if (!/max-age=\d{7,}/.test(cache)) {
    wrong.push(`los archivos de assets llegan con «${cache || 'nada'}», y se pedirían cada vez`)
  }
  return wrong.length > 0
    ? { good: false, what: `Caché: ${wrong.join('; ')}.`, next: configure }
    : { good: true, what: 'Las páginas se piden de nuevo y los archivos con huella se guardan.' }
}

function compressionFinding({ headers }: Reply): Finding {
  const coding = headers.get('content-encoding')
  return coding
    ? { good: true, what: `Los textos llegan comprimidos (${coding}).` }
    : { good: false, what: 'Los textos llegan sin comprimir.', next: configure }
}
