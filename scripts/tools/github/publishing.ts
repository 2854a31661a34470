import type { SiteAddress } from '../../../src/lib/address.ts'
import { shownAddress, withFinalSlash } from '../../build/read/siteAddress.ts'

/** GitHub's answer about the GitHub Pages of a repository (REST API, "Get a GitHub Pages site"); null if Pages are off. */
export type Pages = {
  readonly html_url: string
  /** "legacy" if Pages publish the files of a branch; "workflow" if they publish the files that a workflow has built. */
  readonly build_type?: string | null
} | null

/** A run of the workflow. */
type Run = {
  /** The name of GitHub's event that started the run: "push", "pull_request". */
  readonly event: string
  readonly branch: string
  readonly defaultBranch: string
  /** The address for which the site is built; null if the organiser has not written one. */
  readonly address: SiteAddress | null
  /** Whether the address is from the repository's variables SITE_URL and BASE_PATH, and not from `site` in event.yaml. */
  readonly byVariables: boolean
}

/** The decision whether a run may publish. */
type Verdict = {
  /** With "publish" the run publishes, and with "error" it fails. The other values only say how GitHub shows the message. */
  readonly as: 'publish' | 'error' | 'warning' | 'notice' | 'log'
  /** A sentence for the organiser. */
  readonly message: string
  /** Whether the organiser has to change `site` in event.yaml. */
  readonly isAboutSite?: boolean
}

const chooseSource = 'en «Settings», «Pages», elige «GitHub Actions» en «Source»'

/** Decides whether a run may publish. */
export function verdictOn(pages: Pages, run: Run): Verdict {
  if (!pages) {
    const message = `todavía no se publica: ${chooseSource}. El repositorio tiene que ser público; privado, solo con un plan de pago.`
    return { as: 'notice', message }
  }
  if (pages.build_type === 'legacy') {
    const message = `no se publica: Pages toma los archivos de una rama. Para publicar el sitio construido, ${chooseSource}.`
    return { as: 'warning', message }
  }
  const published = siteValueOf(pages.html_url)
  const refusal = addressRefusal(run, published)
  if (refusal) return refusal
  if (run.event === 'pull_request') {
    return { as: 'log', message: `al aceptar la propuesta se publica en ${published}` }
  }
  if (run.branch !== run.defaultBranch) {
    const message = `no se publica la rama «${run.branch}», sino la principal, «${run.defaultBranch}».`
    return { as: 'notice', message }
  }
  return { as: 'publish', message: `se publica en ${published}` }
}

/**
 * The verdict if the organiser has written no address, or another address than `published`, at which Pages publish; undefined
 * if both are equal.
 */
function addressRefusal({ address, byVariables }: Run, published: string): Verdict | undefined {
  if (!address) {
    const message = `no se publica: falta la dirección. Escribe «site: ${published}».`
    return { as: 'warning', message, isAboutSite: true }
  }
  const written = siteValueOf(address.origin + address.base)
  if (written === published) return undefined
  const difference = `«${written}», pero Pages publica en otra dirección`
  if (byVariables) {
    const message = `las variables SITE_URL y BASE_PATH dicen ${difference}. Bórralas, y escribe en event.yaml «site: ${published}».`
    return { as: 'error', message, isAboutSite: false }
  }
  const message = `dice ${difference}. Escribe «site: ${published}». Si es un dominio tuyo, ponlo antes en «Settings», «Pages», «Custom domain».`
  return { as: 'error', message, isAboutSite: true }
}

/**
 * An address as it should be in `site` of event.yaml: "http://www.feria.example" → "https://www.feria.example/". The protocol
 * is always https, because GitHub says "http:" only until a domain has its certificate.
 */
function siteValueOf(address: string): string {
  const { origin, pathname } = new URL(address)
  const withoutProtocol = shownAddress({ origin, base: withFinalSlash(pathname) })
  return `https://${withoutProtocol}/`
}

/**
 * Instructions, in Markdown, for opening the built site, which the run keeps as an artifact. The site's links begin with its
 * base, so its files have to be in a folder of that path.
 */
export const howToOpen = (base: string) => `
\`sitio\`, en esta página, es el sitio construido. Abierto desde el disco, sus enlaces no llevan a ninguna parte. Con
[Node](https://nodejs.org/es/download):

1. Descomprímelo en la carpeta \`sitio${base}\`.
2. Abre una terminal en \`sitio\` y escribe \`npx http-server -c-1 -a 127.0.0.1\`.
3. Abre <http://127.0.0.1:8080${base}>.
`

/**
 * Asks GitHub where Pages publish the repository of the run. The status 404 means that Pages are off.
 * @throws with GitHub's status if GitHub answers with another error
 */
export async function askForPages(environment: NodeJS.ProcessEnv): Promise<Pages> {
  const { GITHUB_API_URL, GITHUB_REPOSITORY, GITHUB_TOKEN } = environment
  const response = await fetch(`${GITHUB_API_URL}/repos/${GITHUB_REPOSITORY}/pages`, {
    headers: { Authorization: `Bearer ${GITHUB_TOKEN}` },
  })
  if (response.status === 404) return null
  if (!response.ok) {
    throw new Error(`GitHub no dice dónde publica (${response.status}): repite la ejecución.`)
  }
  return (await response.json()) as Pages
}
