import type { SiteAddress } from '../../../src/lib/address.ts'
import { shownAddress } from '../../build/read/siteAddress.ts'

/** GitHub's description of a repository's Pages (REST API, "Get a GitHub Pages site"); null while they are off. */
export type Pages = { readonly html_url: string; readonly build_type?: string | null } | null

/** A run of the workflow. */
type Run = Readonly<Record<'event' | 'branch' | 'defaultBranch', string>> & {
  /** The address for which the site is built; null if the organiser has not written one. */
  readonly address: SiteAddress | null
  /** Whether the repository's variables SITE_URL and BASE_PATH say the address, instead of `site` in event.yaml. */
  readonly byVariables: boolean
}

/** Whether a run may publish, with a sentence for the organiser. */
type Verdict = {
  /** Only "publish" lets the run publish, and only "error" makes it fail. The others say how the sentence is shown. */
  readonly as: 'publish' | 'error' | 'warning' | 'notice' | 'log'
  readonly problem: string
  /** Whether the organiser has to change `site` in event.yaml. */
  readonly atSite?: boolean
}

const chooseSource = 'en «Settings», «Pages», elige «GitHub Actions» en «Source»'

/** Decides whether a run may publish. The site has to be built for the address at which Pages publishes it. */
export function verdictOn(pages: Pages, run: Run): Verdict {
  const { address, byVariables } = run
  if (!pages) {
    const problem = `todavía no se publica: ${chooseSource}. El repositorio tiene que ser público; privado, solo con un plan de pago.`
    return { as: 'notice', problem }
  }
  if (pages.build_type === 'legacy') {
    const problem = `no se publica: Pages toma los archivos de una rama. Para publicar el sitio construido, ${chooseSource}.`
    return { as: 'warning', problem }
  }
  const published = siteValueOf(pages.html_url)
  if (!address) {
    const problem = `no se publica: falta la dirección. Escribe «site: ${published}».`
    return { as: 'warning', problem, atSite: true }
  }
  const written = siteValueOf(address.origin + address.base)
  if (written !== published) {
    const other = `«${written}», pero Pages publica en otra dirección`
    const problem = byVariables
      ? `las variables SITE_URL y BASE_PATH dicen ${other}. Bórralas, y escribe en event.yaml «site: ${published}».`
      : `dice ${other}. Escribe «site: ${published}». Si es un dominio tuyo, ponlo antes en «Settings», «Pages», «Custom domain».`
    return { as: 'error', problem, atSite: !byVariables }
  }
  if (run.event === 'pull_request') {
    return { as: 'log', problem: `al aceptar la propuesta se publica en ${published}` }
  }
  if (run.branch !== run.defaultBranch) {
    const problem = `no se publica la rama «${run.branch}», sino la principal, «${run.defaultBranch}».`
    return { as: 'notice', problem }
  }
  return { as: 'publish', problem: `se publica en ${published}` }
}

/** An address as `site` of event.yaml has it, with "https:". GitHub says "http:" until a domain has its certificate. */
function siteValueOf(address: string): string {
  const { origin, pathname } = new URL(address)
  return `https://${shownAddress({ origin, base: pathname.replace(/\/*$/, '/') })}/`
}

/** Instructions in Markdown on how to open the built site, which the run keeps as an artifact. */
export const howToLook = (base: string) => `
\`sitio\`, en esta página, es el sitio construido. Abierto desde el disco, sus enlaces no llevan a ninguna parte. Con
[Node](https://nodejs.org/es/download):

1. Descomprímelo en la carpeta \`sitio${base}\`.
2. Abre una terminal en \`sitio\` y escribe \`npx http-server -c-1 -a 127.0.0.1\`.
3. Abre <http://127.0.0.1:8080${base}>.
`

/**
 * Asks GitHub where it publishes a repository.
 * @returns null if Pages are off
 * @throws with GitHub's status if it gives no answer
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
