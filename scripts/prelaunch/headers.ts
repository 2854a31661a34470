import type { HostRules } from '../hosts/rules.ts'
import { check, type Finding } from './report.ts'
import { advice, type Reply } from './reply.ts'

const policyName = 'Content-Security-Policy'

/** Each publication has its own, for the styles and scripts in its pages. */
const hashes = / 'sha256-[^']+'/g

/** @param rules with the content policy as it is before the hashes of any page */
export function policyFinding({ headers }: Reply, home: Document, rules: HostRules): Finding {
  const inPage = home.querySelector(`meta[http-equiv="${policyName}"]`)?.getAttribute('content')
  const inHeader = headers.get(policyName) ?? ''
  const ours = new Map(rules.headers).get(policyName)
  const isStale = (inPage?.match(hashes) ?? []).some((hash) => !inHeader.includes(hash))
  const [problem, next] = !inPage
    ? ['La página no lleva su política de contenido: no es la que se construyó.', advice.upload]
    : inHeader.replaceAll(hashes, '') !== ours
      ? [`Falta la cabecera ${policyName}, o no es la nuestra.`, advice.headers]
      : [
          isStale ? `La cabecera ${policyName} es de otra publicación y bloquea esta.` : [],
          'Recarga la configuración del servidor después de cada subida (nginx -s reload, caddy reload o la política de CloudFront).',
        ]
  return check('La política de contenido llega en la página y como cabecera.', problem, next)
}

export function headersFinding({ headers }: Reply, rules: HostRules): Finding {
  const wrong = rules.headers
    .filter(([name, value]) => name !== policyName && !isAsStrict(headers.get(name), value))
    .map(([name]) => name)
  return check(
    'Las otras cabeceras de seguridad están.',
    wrong.length > 0 ? `Cabeceras que faltan o son otras: ${wrong.join(', ')}.` : [],
    advice.headers,
  )
}

/** Whether a header says what it should; what is to be kept for some time may be kept for longer. */
function isAsStrict(sent: string | null, value: string): boolean {
  const least = maxAge(value)
  return least === null ? sent === value : (maxAge(sent) ?? 0) >= least
}

function maxAge(value: string | null): number | null {
  const seconds = /max-age=(\d+)/.exec(value ?? '')?.[1]
  return seconds === undefined ? null : Number(seconds)
}

/** @param script whose name changes with what it holds */
export function cacheFinding(home: Reply, script: Reply, { cache }: HostRules): Finding {
  const page = home.headers.get('cache-control') ?? ''
  const asset = script.headers.get('cache-control')
  // Hosts that know a page by themselves say the same in other words.
  const isFresh = page
    .split(/\s*,\s*/)
    .some((word) => [cache.ask, 'no-store', 'max-age=0'].includes(word))
  return check(
    'Las páginas se piden de nuevo y los archivos con huella se guardan.',
    [
      isFresh ? [] : `Las páginas llegan con «${page || 'nada'}», y un cambio tardaría en verse.`,
      isAsStrict(asset, cache.forever)
        ? []
        : `Los archivos de assets llegan con «${asset ?? 'nada'}», y se pedirían cada vez.`,
    ].flat(),
    advice.configure,
  )
}

export function compressionFinding(texts: readonly Reply[]): Finding {
  const plain = texts.filter(({ headers }) => !headers.get('content-encoding'))
  const paths = plain.map(({ url }) => new URL(url).pathname).join(', ')
  return check(
    'Los textos llegan comprimidos.',
    paths ? `Llegan sin comprimir: ${paths}.` : [],
    advice.compress,
  )
}
