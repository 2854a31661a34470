import type { SiteAddress } from '../../../src/lib/address.ts'
import { shownAddress } from '../../build/read/siteAddress.ts'

/** GitHub's answer on a repository's Pages ("Get a GitHub Pages site"); null while they are off. */
export type Pages = { readonly html_url: string; readonly build_type?: string | null } | null

/** A run of the workflow. */
type Run = Readonly<Record<'event' | 'branch' | 'defaultBranch', string>> & {
  /** The address that the site is built for; null if nobody has written one. */
  readonly address: SiteAddress | null
  /** Whether variables of the repository override `site`. */
  readonly byVariables: boolean
}

/** Sentence for the organiser. */
type Verdict = {
  /** A verdict that stops the run is an error; nothing else is red. What may be published is "publish". */
  readonly as: 'publish' | 'error' | 'warning' | 'notice' | 'log'
  readonly problem: string
  /** Whether the cure is at `site` in event.yaml. */
  readonly atSite?: boolean
}

const source = 'en «Settings», «Pages», elige «GitHub Actions» en «Source»'

/** Compares the address that the site is built for with the one at which Pages publishes. */
export function verdictOn(pages: Pages, run: Run): Verdict {
  const { address, byVariables } = run
  if (!pages) {
    const problem = `todavía no se publica: ${source}. El repositorio tiene que ser público; privado, solo con un plan de pago.`
    return { as: 'notice', problem }
  }
  if (pages.build_type === 'legacy') {
    const problem = `no se publica: Pages toma los archivos de una rama. Para publicar el sitio construido, ${source}.`
    return { as: 'warning', problem }
  }
  const place = shownPlace(pages.html_url)
  if (!address) {
    const problem = `no se publica: falta la dirección. Escribe «site: ${place}».`
    return { as: 'warning', problem, atSite: true }
  }
  const written = shownPlace(address.origin + address.base)
  if (written !== place) {
    const other = `«${written}», pero Pages publica en otra dirección`
    const problem = byVariables
      ? `las variables SITE_URL y BASE_PATH dicen ${other}. Bórralas, y escribe en event.yaml «site: ${place}».`
      : `dice ${other}. Escribe «site: ${place}». Si es un dominio tuyo, ponlo antes en «Settings», «Pages», «Custom domain».`
    return { as: 'error', problem, atSite: !byVariables }
  }
  if (run.event === 'pull_request') {
    return { as: 'log', problem: `al aceptar la propuesta se publica en ${place}` }
  }
  if (run.branch !== run.defaultBranch) {
    const problem = `no se publica la rama «${run.branch}», sino la principal, «${run.defaultBranch}».`
    return { as: 'notice', problem }
  }
  return { as: 'publish', problem: `se publica en ${place}` }
}

/** The address as `site` names it. GitHub says "http:" until the certificate of a domain is there. */
function shownPlace(address: string): string {
  const { origin, pathname } = new URL(address)
  return `https://${shownAddress({ origin, base: pathname.replace(/\/*$/, '/') })}/`
}

/** How to look at the artifact, whose links begin with the site's sub-folder. */
export const howToLook = (base: string) => `
\`sitio\`, en esta página, es el sitio construido. Abierto desde el disco, sus enlaces no llevan a ninguna parte. Con
[Node](https://nodejs.org/es/download):

1. Descomprímelo en la carpeta \`sitio${base}\`.
2. Abre una terminal en \`sitio\` y escribe \`npx http-server -c-1 -a 127.0.0.1\`.
3. Abre <http://127.0.0.1:8080${base}>.
`

/**
 * Asks GitHub where it publishes a repository.
 * @throws with its status if it answers neither with an address nor that Pages are off
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
