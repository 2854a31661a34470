import { criteria } from './criteria.ts'
import { judgementOf, type Judgements } from './judgements.ts'
import type { RuleResult, Verdict } from './model.ts'
import { rules as table } from './rules.ts'

/** Whether it makes the audit fail. */
const isOpen = ({ outcome }: RuleResult) => ['failed', 'cantTell', 'crashed'].includes(outcome)

const verbs = {
  failed: 'fails',
  cantTell: 'is incomplete and was not resolved',
  crashed: 'crashed',
} as const

/** What makes the audit fail, a line each. The same finding in many views is one line: it names the first of them. */
export function findingsOf(results: readonly RuleResult[]): string[] {
  const alike = new Map<string, { text: (more: string) => string; others: number }>()
  for (const { tool, rule, outcome, place, findings } of results.filter(isOpen)) {
    for (const { target, message } of findings.length > 0
      ? findings
      : [{ target: 'html', message: '' }]) {
      const key = [tool, rule, outcome, place.path, target].join('|')
      const where = `${place.path} (${place.state}, ${place.view})`
      const what = `${tool} ${rule} ${verbs[outcome as keyof typeof verbs]} at ${target}`
      const text = (more: string) => `${where}${more}: ${what}: ${message.replace(/\s+/g, ' ')}`
      const before = alike.get(key)
      if (before) before.others++
      else alike.set(key, { text, others: 0 })
    }
  }
  return [...alike.values()].map(({ text, others }) =>
    text(others > 0 ? ` and ${others} more views` : ''),
  )
}

/** One verdict for each page and each criterion. */
export function verdicts(
  results: readonly RuleResult[],
  paths: readonly string[],
  judgements: Judgements,
): Verdict[] {
  return paths.flatMap((path) => {
    const own = results.filter(({ place }) => place.path === path)
    return criteria.map((criterion) => ({
      path,
      criterion,
      rules: [],
      judged: null,
      ...(decided(criterion.number, own) ??
        judgementOf(judgements, criterion.number, path) ??
        undecided(criterion.number, own)),
    }))
  })
}

const nameOf = ({ tool, rule }: RuleResult) => `${tool} ${rule}`

const namesOf = (list: readonly RuleResult[]) => [...new Set(list.map(nameOf))].toSorted()

const isFine = ({ outcome }: RuleResult) => outcome === 'passed' || outcome === 'resolved'

type Decision = Pick<Verdict, 'outcome' | 'why'> & Partial<Verdict>

/** What the checks decide; null if they leave the criterion open. */
function decided(number: string, results: readonly RuleResult[]): Decision | null {
  const broken = results.filter((result) => result.criteria.includes(number) && isOpen(result))
  if (broken.length > 0) {
    return { outcome: 'failed', why: 'Hay hallazgos: están en el informe.', rules: namesOf(broken) }
  }
  const lacking = Object.entries(table.absent).find(([rule, { criteria: served }]) => {
    const own = results.filter((result) => result.rule === rule)
    const serves = served.includes(number)
    return serves && own.length > 0 && own.every(isFine)
  })
  if (lacking) {
    const [rule, { why, selector }] = lacking
    return { outcome: 'inapplicable', why: `${why} (${selector}).`, rules: [`propia ${rule}`] }
  }
  const rules = table.decisive[number]
  const everyPasses = rules?.every((rule) => {
    const own = results.filter(
      (result) => nameOf(result) === rule && result.outcome !== 'inapplicable',
    )
    return own.length > 0 && own.every(isFine)
  })
  if (!rules || !everyPasses) return null
  return { outcome: 'passed', why: 'Estas pruebas bastan para decidirlo.', rules }
}

function undecided(number: string, results: readonly RuleResult[]): Decision {
  const passed = results.filter((result) => result.criteria.includes(number) && isFine(result))
  return passed.length > 0
    ? {
        outcome: 'cantTell',
        why: 'Ninguna prueba ha encontrado fallos; falta el juicio de una persona.',
        rules: namesOf(passed),
      }
    : {
        outcome: 'untested',
        why: 'Ninguna prueba automática alcanza este criterio: lo mira una persona.',
      }
}
