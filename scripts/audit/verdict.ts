import { groupBy } from '../lib/group-by.ts'
import { criteria, type Criterion } from './criteria.ts'
import type { RuleResult, State } from './model.ts'

/** Whether it is one that nobody could explain. */
export const isOpen = ({ outcome }: RuleResult) =>
  ['failed', 'cantTell', 'crashed'].includes(outcome)

/**
 * What is wrong with a run, one text each: what the tools found and nobody could explain, rules that crashed, places of
 * the matrix that were not looked at, and a run that checked nothing.
 */
export function problemsOf(
  results: readonly RuleResult[],
  states: readonly State[],
  unreached: readonly string[],
): string[] {
  const looked = new Set(
    results.map(({ place: { path, state, view } }) => [path, state, view].join('|')),
  )
  const missing = states.flatMap(({ path, name, views }) =>
    views
      .filter((view) => !looked.has([path, name, view.name].join('|')))
      .map((view) => `${path} (${name}, ${view.name}): was not looked at.`),
  )
  const passes = results.filter(({ outcome }) => outcome === 'passed').length
  return [
    ...unreached,
    ...missing,
    ...(passes === 0 ? ['Nothing was checked: no rule passed anywhere.'] : []),
    ...findingsOf(results),
  ]
}

const verbs = {
  failed: 'fails',
  cantTell: 'is undecided, and no narrower check explains it,',
  crashed: 'crashed',
} as const

/** What the tools found and nobody could explain. The same finding in many views is one: it names the first of them. */
export function findingsOf(results: readonly RuleResult[]): string[] {
  const all = results.filter(isOpen).flatMap(({ findings, ...result }) => {
    const found = findings.length > 0 ? findings : [{ target: 'html', message: '' }]
    return found.map((finding) => ({ ...result, ...finding }))
  })
  const alike = groupBy(all, ({ tool, rule, outcome, place, target }) =>
    [tool, rule, outcome, place.path, target].join('|'),
  )
  return [...alike.values()].flatMap(([first, ...others]) => {
    if (!first) return []
    const { tool, rule, outcome, place, target, message, helpUrl } = first
    const where = `${place.path} (${place.state}, ${place.view})`
    const more = others.length > 0 ? ` and ${others.length} more views` : ''
    const what = `${tool} ${rule} ${verbs[outcome as keyof typeof verbs]} at ${target}`
    const link = helpUrl ? ` ${helpUrl}` : ''
    return `${where}${more}: ${what}: ${message.replace(/\s+/g, ' ')}${link}`
  })
}

export type Outcome = 'passed' | 'failed' | 'cantTell' | 'inapplicable' | 'untested'

/** What the run can say of one page and one criterion, and why. */
export type Verdict = {
  readonly path: string
  readonly criterion: Criterion
  readonly outcome: Outcome
  /** Spanish, for the report. */
  readonly why: string
  readonly rules: readonly string[]
}

/**
 * Criteria that these rules decide between them. Any other criterion needs a person, however many rules touch it: that
 * an image has a text alternative says nothing of what the text tells.
 */
const decisive: Readonly<Record<string, readonly string[]>> = {
  '1.3.4': ['axe css-orientation-lock'],
  '1.4.3': ['axe color-contrast', 'propia legible-con-colores-forzados'],
  '1.4.4': ['propia texto-al-200', 'axe meta-viewport'],
  '1.4.10': ['propia sin-desplazamiento-horizontal'],
  '1.4.12': ['propia espaciado-del-texto', 'axe avoid-inline-spacing'],
  '2.1.2': ['propia sin-trampa'],
  '2.4.7': ['propia foco-bien-visible'],
  '2.4.11': ['propia foco-no-oculto'],
  '2.5.8': ['axe target-size'],
  '3.1.1': ['propia idioma-del-sitio', 'axe html-has-lang'],
  '3.2.1': ['propia el-foco-no-cambia-de-pagina'],
  '3.2.3': ['propia misma-navegacion'],
  '3.2.6': ['propia misma-ayuda'],
}

/** Criteria about what a page may not have at all, with the rule that looks for it. */
const absent: readonly (readonly [rule: string, criteria: readonly string[], why: string])[] = [
  [
    'propia sin-audio-ni-video',
    ['1.2.1', '1.2.2', '1.2.3', '1.2.4', '1.2.5', '1.4.2'],
    'La página no tiene audio ni vídeo.',
  ],
  [
    'propia sin-campos',
    ['1.3.5', '3.2.2', '3.3.1', '3.3.2', '3.3.3', '3.3.4', '3.3.7', '3.3.8'],
    'La página no pide ningún dato.',
  ],
  ['propia sin-acceso', ['3.3.8'], 'Nada de la página pide identificarse.'],
]

/** One verdict for each page and each criterion. */
export function verdicts(results: readonly RuleResult[], paths: readonly string[]): Verdict[] {
  return paths.flatMap((path) => {
    const own = results.filter(({ place }) => place.path === path)
    return criteria.map((criterion) => ({ path, criterion, ...judge(criterion, own) }))
  })
}

const nameOf = ({ tool, rule }: RuleResult) => `${tool} ${rule}`

function judge(
  { number }: Criterion,
  results: readonly RuleResult[],
): Pick<Verdict, 'outcome' | 'why' | 'rules'> {
  const touching = results.filter(({ criteria: served }) => served.includes(number))
  const names = (list: readonly RuleResult[]) => [...new Set(list.map(nameOf))].toSorted()
  const broken = touching.filter(isOpen)
  if (broken.length > 0) {
    return { outcome: 'failed', why: 'Hay hallazgos: están en el informe.', rules: names(broken) }
  }
  const fine = (rule: string) => {
    const applied = results.filter(
      (result) => nameOf(result) === rule && result.outcome !== 'inapplicable',
    )
    return (
      applied.length > 0 &&
      applied.every(({ outcome }) => outcome === 'passed' || outcome === 'settled')
    )
  }
  const everywhere = (rule: string) =>
    results.some((result) => nameOf(result) === rule) &&
    results.every((result) => nameOf(result) !== rule || result.outcome === 'passed')
  const lacking = absent.find(([rule, served]) => served.includes(number) && everywhere(rule))
  if (lacking) return { outcome: 'inapplicable', why: lacking[2], rules: [lacking[0]] }
  const deciding = decisive[number]
  if (deciding?.every(fine)) {
    return { outcome: 'passed', why: 'Estas pruebas bastan para decidirlo.', rules: deciding }
  }
  const passed = touching.filter(({ outcome }) => outcome === 'passed' || outcome === 'settled')
  if (passed.length > 0) {
    return {
      outcome: 'cantTell',
      why: 'Ninguna prueba ha encontrado fallos; falta el juicio de una persona.',
      rules: names(passed),
    }
  }
  return {
    outcome: 'untested',
    why: 'Ninguna prueba automática alcanza este criterio: lo mira una persona.',
    rules: [],
  }
}
