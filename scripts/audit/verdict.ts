import type { AuditedPage } from './audited-site.ts'
import type { Criterion, Decision, Outcome, RuleResult, Verdict } from './model.ts'
import { criteria, rules } from './rules.ts'

/** A person's judgement of a criterion (judgements.yaml). Texts are Spanish, for the report. */
export type Judgement = Readonly<Record<'criterion' | 'looked' | 'found' | 'date', string>> & {
  readonly outcome: 'passed' | 'failed' | 'inapplicable'
  /** All pages if absent. */
  readonly pages?: readonly string[]
}

/** Whether a result makes the audit fail. */
const isOpen = ({ outcome }: RuleResult) => outcome !== 'passed'

/** Items of the same key, in their order. (`Map.groupBy` needs Node 21.) */
function grouped<Item>(items: readonly Item[], key: (item: Item) => string): Item[][] {
  const groups = new Map<string, Item[]>()
  for (const item of items) groups.set(key(item), [...(groups.get(key(item)) ?? []), item])
  return [...groups.values()]
}

/** The findings that fail the audit, one line each. A finding in many views is one line with the first view. */
export function findingsOf(results: readonly RuleResult[]): string[] {
  const found = results.filter(isOpen).flatMap(({ rule, outcome, place, findings }) =>
    findings.map(({ target, message }) => ({
      ...place,
      what: `${rule} ${outcome === 'failed' ? 'fails' : 'cannot tell'} at ${target}`,
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
  pages: readonly AuditedPage[],
  judgements: readonly Judgement[],
): Verdict[] =>
  pages.flatMap((page) => {
    const own = results.filter(({ place }) => place.path === page.path)
    return criteria.map((criterion) => ({
      path: page.path,
      criterion,
      ...(decided(criterion, own, page) ?? judgementOf(judgements, criterion.number, page.path)),
    }))
  })

/** Criteria that nobody has judged, one line per page. */
export function unjudged(all: readonly Verdict[]): string[] {
  const open = all.filter(({ outcome }) => outcome === 'cantTell')
  return grouped(open, ({ path }) => path).map((own) => {
    const numbers = own.map(({ criterion }) => criterion.number)
    return `${own[0]?.path} is to be judged: ${numbers.join(', ')}`
  })
}

/** What the checks of a page decide about a criterion; null if they leave it open. */
function decided(
  { number, deciding }: Criterion,
  results: readonly RuleResult[],
  { document }: AuditedPage,
): Decision | null {
  const decide = (outcome: Outcome, why: string): Decision => ({ outcome, why, judged: null })
  const broken = results.filter((result) => result.criteria.includes(number) && isOpen(result))
  const names = [...new Set(broken.map(({ rule }) => rule))].toSorted().join(', ')
  if (names) return decide('failed', `Hay hallazgos de ${names}: están en el informe.`)
  const absent = rules.absent.find(
    (one) => one.criteria.includes(number) && !document().querySelector(one.selector),
  )
  if (absent) return decide('inapplicable', `${absent.why} (${absent.selector}).`)
  /** Whether a rule ran and found nothing. */
  const isMet = (name: string) => {
    const asked = results.filter(({ rule }) => rule === name)
    return asked.length > 0 && !asked.some(isOpen)
  }
  return deciding.length > 0 && deciding.every(isMet)
    ? decide('passed', `Lo deciden estas pruebas: ${deciding.join(', ')}.`)
    : null
}

/** The judgement of a criterion on a page. It is open if nobody judged it there. */
function judgementOf(judged: readonly Judgement[], criterion: string, path: string): Decision {
  const one = judged.find(
    (row) => row.criterion === criterion && (row.pages ?? [path]).includes(path),
  )
  if (!one) return { outcome: 'cantTell', why: 'Nadie lo ha juzgado en esta página.', judged: null }
  const { looked, found, outcome, date } = one
  return { outcome, why: `Juzgado el ${date}: ${looked} ${found}`, judged: date }
}
