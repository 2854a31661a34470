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

/** Items of the same key, in their order. (`Map.groupBy` needs Node 21.) */
export function grouped<Item>(items: readonly Item[], key: (item: Item) => string): Item[][] {
  const groups = new Map<string, Item[]>()
  for (const item of items) groups.set(key(item), [...(groups.get(key(item)) ?? []), item])
  return [...groups.values()]
}

/** What makes the audit fail, a line each. The same finding in many views is one line: it names the first of them. */
export function findingsOf(results: readonly RuleResult[]): string[] {
  const found = results.filter(isOpen).flatMap(({ tool, rule, outcome, place, findings }) =>
    (findings.length > 0 ? findings : [{ target: 'html', message: '' }]).map(
      ({ target, message }) => ({
        ...place,
        what: `${tool} ${rule} ${verbs[outcome as keyof typeof verbs]} at ${target}`,
        message: message.replace(/\s+/g, ' '),
      }),
    ),
  )
  return grouped(found, ({ path, what }) => `${path} ${what}`).map(([first, ...others]) => {
    const more = others.length > 0 ? ` and ${others.length} more views` : ''
    return `${first?.path} (${first?.state}, ${first?.view})${more}: ${first?.what}: ${first?.message}`
  })
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
        judgementOf(judgements, criterion.number, path) ?? {
          outcome: 'cantTell',
          why: 'Nadie lo ha juzgado en esta página.',
        }),
    }))
  })
}

/** What has to be judged, or judged again, a line for each page. */
export function unjudged(all: readonly Verdict[]): string[] {
  const open = all.filter(({ outcome }) => outcome === 'cantTell')
  return grouped(open, ({ path }) => path).map((own) => {
    const numbers = own.map(({ criterion }) => criterion.number)
    return `${own[0]?.path} is to be judged: ${numbers.join(', ')}`
  })
}

const nameOf = ({ tool, rule }: RuleResult) => `${tool} ${rule}`

/** Whether a rule was asked and nothing was found. */
const isMet = (results: readonly RuleResult[]) =>
  results.length > 0 &&
  results.every(({ outcome }) => outcome === 'passed' || outcome === 'resolved')

type Decision = Pick<Verdict, 'outcome' | 'why' | 'rules'>

/** What the checks decide; null if they leave the criterion open. */
function decided(number: string, results: readonly RuleResult[]): Decision | null {
  const broken = results.filter((result) => result.criteria.includes(number) && isOpen(result))
  if (broken.length > 0) {
    const rules = [...new Set(broken.map(nameOf))].toSorted()
    return { outcome: 'failed', why: 'Hay hallazgos: están en el informe.', rules }
  }
  for (const [rule, { criteria: served, why, selector }] of Object.entries(table.absent)) {
    if (served.includes(number) && isMet(results.filter((result) => result.rule === rule))) {
      return { outcome: 'inapplicable', why: `${why} (${selector}).`, rules: [`propia ${rule}`] }
    }
  }
  const rules = table.decisive[number]
  const asked = results.filter(({ outcome }) => outcome !== 'inapplicable')
  const decide = rules?.every((rule) => isMet(asked.filter((result) => nameOf(result) === rule)))
  return decide
    ? { outcome: 'passed', why: 'Estas pruebas bastan para decidirlo.', rules: rules ?? [] }
    : null
}
