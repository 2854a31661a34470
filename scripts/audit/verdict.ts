import { criteria } from './criteria.ts'
import { judgementOf, type Judgements } from './judgements.ts'
import type { RuleResult, Verdict } from './model.ts'
import { rules as table } from './rules.ts'

/** Whether it makes the audit fail. */
const isOpen = ({ outcome }: RuleResult) => outcome === 'failed' || outcome === 'cantTell'

/** Items of the same key, in their order. (`Map.groupBy` needs Node 21.) */
export function grouped<Item>(items: readonly Item[], key: (item: Item) => string): Item[][] {
  const groups = new Map<string, Item[]>()
  for (const item of items) groups.set(key(item), [...(groups.get(key(item)) ?? []), item])
  return [...groups.values()]
}

/** What makes the audit fail, a line each. The same finding in many views is one line: it names the first of them. */
export function findingsOf(results: readonly RuleResult[]): string[] {
  const found = results.filter(isOpen).flatMap(({ tool, rule, outcome, place, findings }) =>
    findings.map(({ target, message }) => ({
      ...place,
      what: `${tool} ${rule} ${outcome === 'failed' ? 'fails' : 'cannot tell'} at ${target}`,
      message: message.replace(/\s+/g, ' '),
    })),
  )
  return grouped(found, ({ path, what }) => `${path} ${what}`).map(([first, ...others]) => {
    const more = others.length > 0 ? ` and ${others.length} more views` : ''
    return `${first?.path} (${first?.state}, ${first?.view})${more}: ${first?.what}: ${first?.message}`
  })
}

/** One verdict for each page and each criterion. */
export const verdicts = (
  results: readonly RuleResult[],
  paths: readonly string[],
  judgements: Judgements,
): Verdict[] =>
  paths.flatMap((path) => {
    const own = results.filter(({ place }) => place.path === path)
    return criteria.map((criterion) => ({
      path,
      criterion,
      judged: null,
      ...(decided(criterion.number, own) ??
        judgementOf(judgements, criterion.number, path) ?? {
          outcome: 'cantTell',
          why: 'Nadie lo ha juzgado en esta página.',
        }),
    }))
  })

/** What has to be judged, or judged again, a line for each page. */
export function unjudged(all: readonly Verdict[]): string[] {
  const open = all.filter(({ outcome }) => outcome === 'cantTell')
  return grouped(open, ({ path }) => path).map((own) => {
    const numbers = own.map(({ criterion }) => criterion.number)
    return `${own[0]?.path} is to be judged: ${numbers.join(', ')}`
  })
}

const nameOf = ({ tool, rule }: RuleResult) => `${tool} ${rule}`

/** What the checks decide; null if they leave the criterion open. */
function decided(
  number: string,
  results: readonly RuleResult[],
): Pick<Verdict, 'outcome' | 'why'> | null {
  const broken = results.filter((result) => result.criteria.includes(number) && isOpen(result))
  if (broken.length > 0) {
    const names = [...new Set(broken.map(nameOf))].toSorted().join(', ')
    return { outcome: 'failed', why: `Hay hallazgos de ${names}: están en el informe.` }
  }
  /** Whether a rule was asked, and nothing was found wherever it applies. */
  const isMet = (name: string) =>
    results.some((result) => nameOf(result) === name && result.outcome === 'passed') &&
    !results.some((result) => nameOf(result) === name && isOpen(result))
  for (const [rule, { criteria: served, why, selector }] of Object.entries(table.absent)) {
    const asked = results.filter((result) => result.rule === rule)
    const isAbsent = asked.length > 0 && asked.every(({ outcome }) => outcome === 'passed')
    if (served.includes(number) && isAbsent)
      return { outcome: 'inapplicable', why: `${why} (${selector}).` }
  }
  const rules = table.decisive[number]
  return rules?.every(isMet)
    ? { outcome: 'passed', why: `Lo deciden estas pruebas: ${rules.join(', ')}.` }
    : null
}
