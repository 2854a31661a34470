import type { AuditedPage } from './audited-site.ts'
import type { RuleResult } from './model.ts'
import { ruleResult } from './own-rules.ts'

/** Links that have to be the same on every page that has any. */
const shared = {
  'misma-navegacion': 'body header nav a',
  'misma-ayuda': 'body footer a',
} as const

/** What can only be seen by comparing pages. */
export function comparePages(pages: readonly AuditedPage[]): RuleResult[] {
  return Object.entries(shared).flatMap(([rule, selector]) => {
    const read = pages.map(({ path, document }) => ({ path, links: linksIn(document, selector) }))
    const having = read.filter(({ links }) => links)
    return having.map(({ path, links }) => {
      const findings = having
        .filter((other) => other.links !== links)
        .map((other) => ({
          target: 'html',
          message: `${links} no es lo mismo que en ${other.path}`,
        }))
      const place = { path, state: 'todos', view: 'documento' }
      return ruleResult(rule as keyof typeof shared, place, findings)
    })
  })
}

const linksIn = (root: ParentNode, selector: string) =>
  [...root.querySelectorAll(selector)]
    .map((link) => `${link.textContent.replace(/\s+/g, ' ').trim()} (${link.getAttribute('href')})`)
    .join(', ')
