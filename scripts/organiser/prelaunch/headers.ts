import type { HostRules } from '../../publish/hosts/rules.ts'
import { check, type Finding } from './report.ts'
import { advice, type Reply } from './reply.ts'

const policyName = 'Content-Security-Policy'

/** Each publication has its own, for the styles and scripts in its pages. */
const hashes = / 'sha256-[^']+'/g

/** @param rules with the content policy as it is before the hashes of any page */
export function policyFinding({ headers }: Reply, home: Document, rules: HostRules): Finding {
  const right = 'La política de contenido llega en la página y como cabecera.'
  const inPage = home.querySelector(`meta[http-equiv="${policyName}"]`)?.getAttribute('content')
  const inHeader = headers.get(policyName) ?? ''
  const ours = new Map(rules.headers).get(policyName)
  if (!inPage) {
    const problem = 'La página no lleva su política de contenido: no es la que se construyó.'
    return check(right, problem, advice.upload)
  }
  if (inHeader.replaceAll(hashes, '') !== ours) {
    return check(right, `Falta la cabecera ${policyName}, o no es la nuestra.`, advice.headers)
  }
  const isStale = (inPage.match(hashes) ?? []).some((hash) => !inHeader.includes(hash))
  const problem = `La cabecera ${policyName} es de otra publicación y bloquea esta.`
  return check(right, isStale ? problem : [], advice.reload)
}

export function headersFinding({ headers }: Reply, rules: HostRules): Finding {
  const wrong = rules.headers
    .filter(([name, value]) => name !== policyName && !isAsStrict(headers.get(name), value))
    .map(([name]) => name)
  const problem = `Cabeceras que faltan o son otras: ${wrong.join(', ')}.`
  const right = 'Las otras cabeceras de seguridad están.'
  return check(right, wrong.length > 0 ? problem : [], advice.headers)
}

/** Whether a header says what it should; what is to be kept for some time may be kept for longer. */
function isAsStrict(sent: string | null, value: string): boolean {
  const [least, kept] = [value, sent ?? ''].map((text) => /max-age=(\d+)/.exec(text)?.[1])
  return least === undefined ? sent === value : Number(kept ?? 0) >= Number(least)
}

/** @param script whose name changes with what it holds */
export function cacheFinding(home: Reply, script: Reply, { cache }: HostRules): Finding {
  const [page, asset] = [home, script].map(({ headers }) => headers.get('cache-control') ?? '')
  // Hosts that know a page by themselves say the same in other words.
  const fresh = new Set([cache.ask, 'no-store', 'max-age=0'])
  const isFresh = page?.split(/\s*,\s*/).some((word) => fresh.has(word))
  const isKept = isAsStrict(asset ?? '', cache.forever)
  const problems = [
    isFresh ? '' : `Las páginas llegan con «${page}», y un cambio tardaría en verse.`,
    isKept ? '' : `Los archivos de assets llegan con «${asset}», y se pedirían cada vez.`,
  ]
  const right = 'Las páginas se piden de nuevo y los archivos con huella se guardan.'
  return check(right, problems.filter(Boolean), advice.configure)
}

export function compressionFinding(texts: readonly Reply[]): Finding {
  const plain = texts.filter(({ headers }) => !headers.get('content-encoding'))
  const paths = plain.map(({ url }) => new URL(url).pathname).join(', ')
  const problem = paths ? `Llegan sin comprimir: ${paths}.` : []
  return check('Los textos llegan comprimidos.', problem, advice.compress)
}
