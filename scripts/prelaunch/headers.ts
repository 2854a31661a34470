import type { HostRules } from '../hosts/rules.ts'
import { advice } from './advice.ts'
import type { Ask, Reply } from './ask.ts'
import { bad, good, type Finding } from './report.ts'

const policyName = 'Content-Security-Policy'

/** Each publication has its own, for the styles and scripts in its pages. */
const hashes = / 'sha256-[^']+'/g

/** @param rules with the content policy as it is before the hashes of any page */
export function policyFinding(
  { headers }: Reply,
  document: Document,
  { headers: rules }: HostRules,
): Finding {
  const element = document.querySelector(`meta[http-equiv="${policyName}"]`)
  if (!element) {
    return bad(
      'La página no lleva su política de contenido: no es la que se construyó.',
      advice.upload,
    )
  }
  const header = headers.get(policyName) ?? ''
  const ours = rules.find(([name]) => name === policyName)?.[1]
  if (header.replaceAll(hashes, '') !== ours) {
    return bad('Falta la cabecera Content-Security-Policy, o no es la nuestra.', advice.headers)
  }
  const inPage = element.getAttribute('content')?.match(hashes) ?? []
  if (inPage.some((hash) => !header.includes(hash))) {
    return bad(
      'La cabecera Content-Security-Policy es de otra publicación y bloquea los estilos de esta.',
      'Recarga la configuración del servidor después de cada subida (nginx -s reload, caddy reload o la política de CloudFront).',
    )
  }
  return good('La política de contenido llega en la página y como cabecera.')
}

export function headersFinding({ headers }: Reply, rules: HostRules): Finding {
  const others = rules.headers.filter(([name]) => name !== policyName)
  const wrong = others.filter(([name, value]) => !isAsStrict(headers.get(name), value))
  return wrong.length > 0
    ? bad(
        `Cabeceras que faltan o son otras: ${wrong.map(([name]) => name).join(', ')}.`,
        advice.headers,
      )
    : good(`Las otras ${others.length} cabeceras de seguridad están.`)
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

export async function cacheFinding(
  root: URL,
  home: Reply,
  document: Document,
  { cache }: HostRules,
  ask: Ask,
): Promise<Finding> {
  const wrong: string[] = []
  const page = home.headers.get('cache-control') ?? ''
  // Hosts that know a page by themselves say the same in other words.
  const askedAnew = new Set([cache.ask, 'no-store', 'max-age=0'])
  if (!page.split(/\s*,\s*/).some((word) => askedAnew.has(word))) {
    wrong.push(`las páginas llegan con «${page || 'nada'}», y un cambio tardaría en verse`)
  }
  const script = document.querySelector('script[src]')?.getAttribute('src')
  const asset = script ? await ask(new URL(script, root).href) : null
  const kept = asset?.headers.get('cache-control') ?? ''
  if (asset?.status !== 200) wrong.push(`falta el archivo ${script ?? 'con el programa'}`)
  else if (!isAsStrict(kept, cache.forever)) {
    wrong.push(`los archivos de assets llegan con «${kept || 'nada'}», y se pedirían cada vez`)
  }
  return wrong.length > 0
    ? bad(`Caché: ${wrong.join('; ')}.`, advice.configure)
    : good('Las páginas se piden de nuevo y los archivos con huella se guardan.')
}
