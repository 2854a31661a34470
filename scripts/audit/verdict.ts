import type { AuditedPage } from './audited-site.ts'
import { judgementOf, type Judgements } from './judgements.ts'
import type { RuleResult, Said, Verdict } from './model.ts'
import { criteria, rules } from './rules.ts'

/** Whether it makes the audit fail. */
const isOpen = ({ outcome }: RuleResult) => outcome !== 'passed'

/** Items of the same key, in their order. (`Map.groupBy` needs Node 21.) */
export function grouped<Item>(items: readonly Item[], key: (item: Item) => string): Item[][] {
  const groups = new Map<string, Item[]>()
  for (const item of items) groups.set(key(item), [...(groups.get(key(item)) ?? []), item])
  return [...groups.values()]
}

/** What makes the audit fail, a line each. The same finding in many views is one line: it names the first of them. */
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
  judgements: Judgements,
): Verdict[] =>
  pages.flatMap((page) => {
    const own = results.filter(({ place }) => place.path === page.path)
    return criteria.map((criterion) => ({
      path: page.path,
      criterion,
      ...(decided(criterion.number, own, page) ??
        judgementOf(judgements, criterion.number, page.path)),
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

/** What the checks decide of a criterion by their results in a page; null if they leave it open. */
function decided(
  number: string,
  results: readonly RuleResult[],
  { document }: AuditedPage,
): Said | null {
  const say = (outcome: Said['outcome'], why: string): Said => ({ outcome, why, judged: null })
  const broken = results.filter((result) => result.criteria.includes(number) && isOpen(result))
  const names = [...new Set(broken.map(({ rule }) => rule))].toSorted().join(', ')
  if (names) return say('failed', `Hay hallazgos de ${names}: están en el informe.`)
  const absent = rules.absent.find(
    (one) => one.criteria.includes(number) && !document().querySelector(one.selector),
  )
  if (absent) return say('inapplicable', `${absent.why} (${absent.selector}).`)
  /** Whether a rule was asked, and nothing was found wherever it applies. */
  const isMet = (name: string) => {
    const asked = results.filter(({ rule }) => rule === name)
    return asked.length > 0 && !asked.some(isOpen)
  }
  const decisive = rules.decisive[number]
  return decisive?.every(isMet)
    ? say('passed', `Lo deciden estas pruebas: ${decisive.join(', ')}.`)
    : null
}
