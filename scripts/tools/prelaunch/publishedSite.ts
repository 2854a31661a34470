import { JSDOM } from 'jsdom'
import { allPagesOf, fileNames } from '../../../src/event/names.ts'
import type { SiteContent } from '../../../src/event/model.ts'
import { hostRules } from '../../build/hosts/rules.ts'
import { guide } from '../../build/lib/guide.ts'
import { offlineFile } from '../../build/lib/siteFiles.ts'
import { type Answer, ask, silenceOf } from './askHost.ts'
import { type Check, findingsOf, type LaunchFinding } from './report.ts'

const advice = {
  upload:
    'Sube otra vez todo el contenido de dist, también los archivos cuyo nombre empieza por punto.',
  configure: `Revisa la configuración del alojamiento (${guide.publish}).`,
  secure: 'Activa HTTPS en el alojamiento y haz que http:// lleve siempre a https://.',
  slash: `Todo funciona. En un servidor tuyo se evita con una línea (${guide.publish}, «Apache»).`,
  noHeaders:
    'Nada: este alojamiento no envía cabeceras. La política que lleva cada página protege lo principal.',
  erase: `Borra del alojamiento lo que ya no está en dist (${guide.goodbye}).`,
}

const { DOMParser } = new JSDOM().window

/** One parser for all pages. Making a `JSDOM` for each page would take far longer. */
const parser = new DOMParser()

/**
 * Checks a published site over the network. Makes the requests of visitors, link previews and search engines.
 * @param root the address of the home page, with a slash at its end
 * @param gone addresses that an earlier build had, and the last build does not have
 */
export async function checkPublishedSite(
  root: URL,
  content: SiteContent,
  gone: readonly string[] = [],
): Promise<LaunchFinding[]> {
  const mistake = (what: string, next: string): LaunchFinding[] => [
    { level: 'mistake', what: `${root.href} ${what}.`, next },
  ]
  const answer = await ask(root.href).catch(silenceOf)
  if ('why' in answer) return mistake(answer.why, answer.next)
  if (answer.status !== 200) {
    const { says, next } = refusalOf(answer)
    return mistake(`${says} (${answer.status})`, next)
  }
  const home = parser.parseFromString(answer.body, 'text/html')
  // Every page of the site has this element. A page of the host, such as "Próximamente", does not.
  if (contentOf(home, 'og:url') === '') return mistake('muestra otra página', advice.upload)
  return [
    ...(await homeFindings(root, answer.headers, home)),
    ...(await answerFindings(root, expectedAnswersOf(root, home, content))),
    ...(await goneFindings(root, gone, content)),
  ]
}

/**
 * A host's refusal to show the home page. `says` continues a sentence that begins with the address. `next` is the next step.
 */
type Refusal = { readonly says: string; readonly next: string }

const refusals: Readonly<Record<number, Refusal>> = {
  401: {
    says: 'pide una contraseña',
    next: 'Quítala cuando quieras que se vea, y repite este comando.',
  },
  403: {
    says: 'no deja pasar',
    next: 'Mira en el alojamiento los permisos de los archivos, y si comprueba antes que quien pide no es un robot.',
  },
  404: { says: 'no muestra ninguna página', next: advice.upload },
}

function refusalOf({ status, headers }: Answer): Refusal {
  const known = refusals[status]
  if (known) return known
  const ignoresHtaccess = /nginx|caddy|cloudflare/i.test(headers.get('server') ?? '')
  const mayBeHtaccess = status === 500 && !ignoresHtaccess
  const next = mayBeHtaccess
    ? `Mira .htaccess: si el alojamiento no admite lo que pone, falla en todas las páginas (${guide.publish}, «Un alojamiento corriente»).`
    : 'Mira el registro de errores del alojamiento.'
  return { says: 'falla', next }
}

/**
 * Whether an address is on this machine, where somebody tries the site before publication: "localhost", "127.0.0.1", "[::1]".
 */
const isTrial = ({ hostname }: URL) => /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname)

/**
 * Findings about HTTPS, the address and the headers. In a trial there is no HTTPS, and the address is not the one for which the
 * site was built. So only the headers are checked.
 */
async function homeFindings(root: URL, headers: Headers, home: Document) {
  if (isTrial(root)) return findingsOf([missingHeader(root, headers)])
  const isSecure = root.protocol === 'https:'
  const addressWith = (protocol: string) => root.href.replace(/^https?:/, protocol)
  const httpAddress = addressWith('http:')
  const httpsAddress = addressWith('https:')
  return findingsOf([
    {
      fails: !isSecure,
      what: `${root.href} no es una dirección segura.`,
      next: `Prueba con https: npm run prelaunch -- ${httpsAddress}. ${advice.secure}`,
    },
    {
      fails: isSecure && (await answersWithoutHttps(httpAddress)),
      what: `${httpAddress} responde sin llevar a https.`,
      next: advice.secure,
    },
    builtForElsewhere(root, home, httpsAddress),
    missingHeader(root, headers),
  ])
}

/** Whether a host answers at an "http:" address without a redirect to "https:". No answer at all is safe. */
async function answersWithoutHttps(address: string): Promise<boolean> {
  const answer = await ask(address).catch(() => null)
  return answer?.url.startsWith('http:') ?? false
}

function builtForElsewhere(root: URL, home: Document, httpsAddress: string): Check {
  const builtFor = contentOf(home, 'og:url')
  return {
    fails: withoutProtocol(builtFor) !== withoutProtocol(root.href),
    what: `Está publicado en ${root.href}, pero construido para ${builtFor}.`,
    next: `Pon «site: ${httpsAddress}» en event.yaml, constrúyelo de nuevo (npm run build) y súbelo.`,
  }
}

const withoutProtocol = (address: string) => address.replace(/^https?:/, '').replace(/\/?$/, '/')

/** Checks a single header. A host reads all headers from one file, so it sends either all of them or none. */
function missingHeader(root: URL, headers: Headers): Check {
  const name = 'Content-Security-Policy'
  const expected = new Map(hostRules({ base: root.pathname }).headers).get(name)
  // GitHub Pages has no setting for headers.
  const isGitHubPages = headers.get('server') === 'GitHub.com'
  return {
    fails: headers.get(name) !== expected,
    level: isGitHubPages ? 'question' : 'mistake',
    what: `Falta la cabecera ${name}, o no es la nuestra.`,
    next: isGitHubPages ? advice.noHeaders : advice.configure,
  }
}

/** The answer that a host has to give at an address. */
type ExpectedAnswer = {
  /** An address, or a path below the site's root. */
  readonly at: string
  /** 200 if absent. */
  readonly status?: number
  /** The title of the page; any title if absent. */
  readonly title?: string
  /** The content type or a part of it, such as "xml"; any type if absent. */
  readonly type?: string
}

function expectedAnswersOf(
  root: URL,
  home: Document,
  content: SiteContent,
): readonly ExpectedAnswer[] {
  const { notFound, copy, event } = content
  const script = home.querySelector('script[src]')?.getAttribute('src') ?? ''
  const notFoundAnswer = { status: 404, title: notFound.title }
  return [
    ...allPagesOf(content).flatMap(({ path, title }) =>
      [...bothForms(path)].map((at) => ({ at, title })),
    ),
    // If the offline page is missing, the service worker is not installed and keeps nothing.
    { at: `/${offlineFile}`, title: copy.offline.heading },
    { at: '/sitemap.xml', type: 'xml' },
    { at: new URL(script, root).href, type: 'javascript' },
    { at: imageAddress(root, home), type: 'image/jpeg' },
    { at: `/${fileNames(event).calendar}`, type: 'text/calendar' },
    // Some hosts show the not-found page only for addresses directly below the root.
    { at: '/no-existe', ...notFoundAnswer },
    { at: '/no/existe/esta/pagina', ...notFoundAnswer },
  ]
}

/** The address of the preview image. In a trial, the address of the image on this machine. */
function imageAddress(root: URL, home: Document): string {
  const image = contentOf(home, 'og:image')
  return isTrial(root) ? image.replace(contentOf(home, 'og:url'), root.href) : image
}

/** "/programa" and "/programa/", because people type both. The home page has only "/". */
const bothForms = (path: string) => new Set([path, path.replace(/\/?$/, '/')])

const contentOf = (page: Document, property: string) =>
  page.querySelector(`meta[property="${property}"]`)?.getAttribute('content') ?? ''

/** The address of a path below the root: "/programa" → "https://ejemplo.org/feria/programa". An absolute address stays. */
const addressIn = (root: URL, at: string) => new URL(at.replace(/^\/(?!\/)/, ''), root).href

async function answerFindings(
  root: URL,
  expectedAnswers: readonly ExpectedAnswer[],
): Promise<LaunchFinding[]> {
  const findings: LaunchFinding[] = []
  const pathsWithSlash: string[] = []
  for (const expected of expectedAnswers) {
    const address = addressIn(root, expected.at)
    const answer = await ask(address).catch(() => null)
    if (answer?.status === 200 && isSlashAdded(address, answer)) pathsWithSlash.push(expected.at)
    const what = problemOf(expected, address, answer)
    const next = expected.status === 404 ? advice.configure : advice.upload
    if (what) findings.push({ level: 'mistake', what, next })
  }
  return [...findings, ...slashFindings(pathsWithSlash)]
}

/** One question about all pages that the host redirects to the address with a slash. */
function slashFindings(paths: readonly string[]): LaunchFinding[] {
  const [example] = paths
  if (example === undefined) return []
  const which = paths.length === 1 ? 'esta página' : `las ${paths.length} páginas`
  const what = `${example} lleva por una redirección a ${example}/, y así ${which}.`
  return [{ level: 'question', what, next: advice.slash }]
}

/** Whether the host has redirected "/programa" to "/programa/". Apache does so, unless its administrator turns that off. */
const isSlashAdded = (address: string, { url }: Answer) => url === `${address}/`

/** A sentence about a wrong answer; empty if the answer is right. */
function problemOf(expected: ExpectedAnswer, address: string, answer: Answer | null): string {
  const { at, status = 200, title, type = '' } = expected
  if (answer?.status !== status) return `${at} responde ${answer?.status ?? 'nada'}, no ${status}.`
  const sentType = answer.headers.get('content-type') ?? ''
  if (!sentType.includes(type)) return `${at} llega como «${sentType}», y no como «${type}».`
  // An address in the sitemap must not redirect: search engines report redirects, and some services for link previews do not
  // follow them. An address with a slash, "/programa/", is not in the sitemap. Only people type it, so it may redirect.
  const isTyped = /.\/$/.test(at)
  const isRedirected = answer.url !== address && !isSlashAdded(address, answer)
  if (isRedirected && !isTyped) return `${at} lleva por una redirección a ${answer.url}.`
  const isOtherPage = title !== undefined && titleOf(answer) !== title
  return isOtherPage ? `${at} muestra otra página.` : ''
}

/** The text of the title element. `document.title` would collapse its spaces. */
const titleOf = ({ body }: Answer) =>
  parser.parseFromString(body, 'text/html').querySelector('title')?.textContent ?? ''

/** Findings about files that the host still sends although the last build does not have them, such as a person's photo. */
async function goneFindings(root: URL, gone: readonly string[], { notFound }: SiteContent) {
  const stillThere: string[] = []
  for (const address of gone) {
    const answer = await ask(addressIn(root, address)).catch(() => null)
    // Some hosts answer an unknown address with the not-found page and status 200.
    const isThere = answer?.status === 200 && titleOf(answer) !== notFound.title
    if (isThere) stillThere.push(address)
  }
  return findingsOf(
    stillThere.map((address) => ({
      fails: true,
      what: `${address} ya no está en el sitio, y el alojamiento lo sigue enseñando.`,
      next: advice.erase,
    })),
  )
}
