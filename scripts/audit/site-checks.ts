import type { AuditedPage } from './audited-site.ts'
import type { Finding, RuleResult } from './model.ts'

const textOf = (element: Element | null) => element?.textContent?.replace(/\s+/g, ' ').trim() ?? ''

const linksIn = (root: ParentNode, selector: string) =>
  [...root.querySelectorAll(selector)].map(
    (link) => `${textOf(link)} (${link.getAttribute('href')})`,
  )

type Check = {
  readonly rule: string
  readonly help: string
  readonly criteria: readonly string[]
  /** What of a page has to be the same, or different, on every other; null if the page has nothing of the kind. */
  readonly read: (document: Document) => string | null
  readonly relation: 'same' | 'different'
}

const checks: readonly Check[] = [
  {
    rule: 'titulos-distintos',
    help: 'Cada página tiene un título propio',
    criteria: ['2.4.2'],
    read: ({ title }) => title,
    relation: 'different',
  },
  {
    rule: 'misma-navegacion',
    help: 'La navegación tiene los mismos enlaces en el mismo orden en todas las páginas',
    criteria: ['3.2.3', '3.2.4'],
    read: (document) => linksIn(document, 'body header nav a').join(', ') || null,
    relation: 'same',
  },
  {
    rule: 'misma-ayuda',
    help: 'El correo de ayuda está en el mismo sitio de todas las páginas con pie',
    criteria: ['3.2.6'],
    read: (document) => linksIn(document, 'body footer a').join(', ') || null,
    relation: 'same',
  },
]

/** Stands for the view where pages were compared as documents. */
export const comparedView = 'documento'

/** What can only be seen by comparing pages. */
export function compare(pages: readonly AuditedPage[]): RuleResult[] {
  return checks.flatMap(({ read, relation, ...check }) => {
    const values = pages.map(({ path, document }) => ({ path, value: read(document) }))
    return values.map(({ path, value }): RuleResult => {
      const others = values.filter((other) => other.path !== path && other.value !== null)
      const wrong =
        value === null
          ? []
          : others.filter((other) => (other.value === value) !== (relation === 'same'))
      const findings: Finding[] = wrong.map((other) => ({
        target: 'html',
        message: `${value} ${relation === 'same' ? 'no es lo mismo que' : 'también está'} en ${other.path}`,
      }))
      return {
        ...check,
        place: { path, state: 'todos', view: comparedView },
        tool: 'propia',
        outcome: value === null ? 'inapplicable' : findings.length > 0 ? 'failed' : 'passed',
        findings,
      }
    })
  })
}
