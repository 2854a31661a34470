import { JSDOM } from 'jsdom'
import { fileNames } from '../../../src/event/names.ts'
import { hostRules } from '../../build/hosts/rules.ts'
import { offlineFile } from '../../build/lib/site-files.ts'
import { faultsOf, type LaunchFinding } from './report.ts'
import type { SiteContent } from '../../../src/event/model.ts'

const upload =
  'Sube otra vez todo el contenido de dist, también los archivos cuyo nombre empieza por punto.'
const configure =
  'Revisa la configuración del alojamiento (scripts/build/hosts/README.md). Si no puede enviar cabeceras, como GitHub Pages, la política que lleva cada página protege lo principal.'
const secure = 'Activa HTTPS en el alojamiento y haz que http:// lleve siempre a https://.'
const unreachable =
  'Comprueba la dirección, que el alojamiento esté en marcha y, si pides por un proxy, usa Node 24 con NODE_USE_ENV_PROXY=1.'

/** A window for all pages, as one for each takes far longer. */
const parser = new new JSDOM().window.DOMParser()

async function ask(address: string) {
  const answer = await fetch(address, { signal: AbortSignal.timeout(20_000) })
  const { status, headers, url } = answer
  // All of it: undici 7, in Node 24, ends the process if a host closes the connection of an answer that nobody reads.
  return { status, headers, url, body: await answer.text() }
}

/**
 * Checks a published site as visitors, link previews and search engines see it.
 * @param address of its home page, with its sub-folder if it has one
 */
export async function checkPublishedSite(
  address: string,
  content: SiteContent,
): Promise<LaunchFinding[]> {
  const root = new URL(address.replace(/\/?$/, '/'))
  try {
    const { headers, body } = await ask(root.href)
    const document = parser.parseFromString(body, 'text/html')
    const findings = await homeFindings(root, headers, document)
    for (const expected of expectedOf(root, document, content)) {
      const problem = await problemAt(root, expected)
      findings.push(...faultsOf([problem, problem, expected.status ? configure : upload]))
    }
    return findings
  } catch (error) {
    let reason = error as Error
    while (reason.cause instanceof Error) reason = reason.cause
    return faultsOf([true, `${root.href} no responde (${reason.message}).`, unreachable])
  }
}

/** How the site has to answer at an address, or at a path below its root. */
type Expected = {
  readonly at: string
  readonly status?: number
  readonly title?: string
  readonly type?: string
}

function expectedOf(root: URL, home: Document, content: SiteContent): readonly Expected[] {
  const { pages, textPages, notFound, copy, event } = content
  const script = home.querySelector('script[src]')?.getAttribute('src') ?? ''
  const unknown = { status: 404, title: notFound.title }
  return [
    ...[...Object.values(pages), ...textPages].flatMap(({ path, title }) => [
      { at: path, title },
      { at: path.replace(/\/?$/, '/'), title },
    ]),
    // Browsers keep nothing at all if the offline page is missing.
    { at: `/${offlineFile}`, title: copy.offline.heading },
    { at: '/sitemap.xml', type: 'xml' },
    { at: new URL(script, root).href, type: 'javascript' },
    { at: contentOf(home, 'og:image'), type: 'image/jpeg' },
    { at: `/${fileNames(event).calendar}`, type: 'text/calendar' },
    { at: '/no-existe', ...unknown },
    { at: '/no/existe/esta/pagina', ...unknown },
  ]
}

const contentOf = (page: Document, property: string) =>
  page.querySelector(`meta[property="${property}"]`)?.getAttribute('content') ?? ''

/** @returns a sentence, or nothing if the answer is right */
async function problemAt(root: URL, expected: Expected): Promise<string> {
  const { at, status = 200, title, type = '' } = expected
  const address = new URL(at.replace(/^\/(?!\/)/, ''), root).href
  const reply = await ask(address).catch(() => null)
  if (reply?.status !== status) return `${at} responde ${reply?.status ?? 'nada'}, no ${status}.`
  const sent = reply.headers.get('content-type') ?? ''
  if (!sent.includes(type)) return `${at} llega como «${sent}», y no como «${type}».`
  // Search consoles report redirected addresses, and some readers of previews go round in a circle. A slash at the end
  // is only typed by hand.
  const isTyped = /.\/$/.test(at)
  if (reply.url !== address && !isTyped) return `${at} lleva por una redirección a ${reply.url}.`
  if (title === undefined) return ''
  const document = parser.parseFromString(reply.body, 'text/html')
  // As it is written: `document.title` would leave out a second space.
  const isOurs = document.querySelector('title')?.textContent === title
  return isOurs ? '' : `${at} muestra otra página.`
}

/** What the home page's answer alone shows. */
async function homeFindings(root: URL, headers: Headers, page: Document) {
  const plain = root.href.replace('https:', 'http:')
  // A host that does not listen there is safe too.
  const unsafe = await ask(plain).catch(() => null)
  const builtFor = contentOf(page, 'og:url')
  const policy = 'Content-Security-Policy'
  // It stands for all headers: hosts read them from one file.
  const ours = new Map(hostRules({ base: root.pathname }).headers).get(policy)
  return faultsOf(
    [root.protocol === 'http:', `${root.origin} no es una dirección segura (https).`, secure],
    [unsafe?.url.startsWith('http:'), `${plain} responde sin llevar a https.`, secure],
    [
      builtFor.replace(/\/?$/, '/') !== root.href,
      `Está publicado en ${root.href}, pero construido para ${builtFor}.`,
      `Pon «site: ${root.href}» en event.yaml, constrúyelo de nuevo (npm run build) y súbelo.`,
    ],
    [headers.get(policy) !== ours, `Falta la cabecera ${policy}, o no es la nuestra.`, configure],
  )
}
