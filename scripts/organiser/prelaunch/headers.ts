import type { HostRules } from '../../hosts/rules.ts'
import { check, type Finding } from './report.ts'

const policyName = 'Content-Security-Policy'

/** Hashes of styles and scripts in the pages, which differ in each publication. */
const hashes = / 'sha256-[^']+'/g

/** Advice for a host that does not follow its configuration. */
export const serve =
  'Revisa la configuración del alojamiento (scripts/hosts/README.md): esta copia no está sirviendo lo que dice.'
const configure =
  'Configura las cabeceras del alojamiento (scripts/hosts/README.md). Si no puede enviarlas, como GitHub Pages, la política que lleva cada página protege lo principal; valora otro alojamiento.'
const reload =
  'Recarga la configuración del servidor después de cada subida (nginx -s reload, caddy reload o la política de CloudFront).'

/**
 * @param policy of the home page
 * @param rules with the content policy without the hashes of any page
 */
export function headerFindings(policy: string, headers: Headers, rules: HostRules): Finding[] {
  const sent = headers.get(policyName) ?? ''
  const isOurs = sent.replaceAll(hashes, '') === new Map(rules.headers).get(policyName)
  const isStale = (policy.match(hashes) ?? []).some((hash) => !sent.includes(hash))
  const problem = !isOurs
    ? `Falta la cabecera ${policyName}, o no es la nuestra.`
    : isStale
      ? `La cabecera ${policyName} es de otra publicación y bloquea esta.`
      : ''
  const wrong = rules.headers
    .filter(([name, value]) => name !== policyName && !isAsStrict(headers.get(name), value))
    .map(([name]) => name)
  return [
    check('La política de contenido llega como cabecera.', problem, isOurs ? reload : configure),
    check(
      'Las otras cabeceras de seguridad están.',
      wrong.length > 0 ? `Cabeceras que faltan o son otras: ${wrong.join(', ')}.` : '',
      configure,
    ),
  ]
}

/** Whether a header has its value; a longer max-age is fine too. */
function isAsStrict(sent: string | null, value: string): boolean {
  const [least, kept] = [value, sent ?? ''].map((text) => /max-age=(\d+)/.exec(text)?.[1])
  return least === undefined ? sent === value : Number(kept ?? 0) >= Number(least)
}

/** @param script headers of a file with a hash in its name */
export function deliveryFindings(home: Headers, script: Headers, { cache }: HostRules): Finding[] {
  const page = home.get('cache-control') ?? ''
  const asset = script.get('cache-control') ?? ''
  // Some hosts say the same in other words.
  const fresh = new Set([cache.ask, 'no-store', 'max-age=0'])
  const isFresh = page.split(/\s*,\s*/).some((word) => fresh.has(word))
  const isKept = isAsStrict(asset, cache.forever)
  const plain = Object.entries({ 'las páginas': home, 'los archivos de assets': script })
    .filter(([, headers]) => !headers.get('content-encoding'))
    .map(([what]) => what)
  return [
    check(
      'Las páginas se piden de nuevo y los archivos con huella se guardan.',
      [
        isFresh ? '' : `Las páginas llegan con «${page}», y un cambio tardaría en verse.`,
        isKept ? '' : `Los archivos de assets llegan con «${asset}», y se pedirían cada vez.`,
      ],
      serve,
    ),
    check(
      'Los textos llegan comprimidos.',
      plain.length > 0 ? `Llegan sin comprimir: ${plain.join(' y ')}.` : '',
      'Haz que el alojamiento envíe los .br y .gz de dist (scripts/hosts/README.md) o comprima él mismo.',
    ),
  ]
}
