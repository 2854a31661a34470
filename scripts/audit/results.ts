/** Environment variable of a whole audit: the folder for its results. */
export const resultsFolder = 'AUDIT_RESULTS'

/** The element by a CSS selector, and what is wrong with it, in Spanish. */
export type AuditFinding = { readonly target: string; readonly message: string }

/** "cantTell": a tool left it open, or a person has to judge it. */
export type Outcome = 'passed' | 'failed' | 'cantTell' | 'inapplicable'

/** Names of page, state and view. */
export type AuditPlace = Readonly<Record<'path' | 'state' | 'view', string>>

/** The result of one rule in one place. */
export type RuleResult = {
  readonly place: AuditPlace
  /** With its source: "axe list", "propia contraste". */
  readonly rule: string
  /** Numbers of the success criteria that the rule serves: "1.4.3". Empty for best practices. */
  readonly criteria: readonly string[]
  readonly outcome: Outcome
  readonly findings: readonly AuditFinding[]
}

/** What fails the audit, one line each. A finding in many views is one line, with the first of them. */
export function findingsOf(results: readonly RuleResult[]): string[] {
  const lines = new Map<string, string>()
  for (const { place, rule, outcome, findings } of results) {
    if (outcome === 'passed') continue
    for (const { target, message } of findings) {
      const key = `${place.path} ${rule} ${target}`
      const where = `${place.path} (${place.state}, ${place.view})`
      const line = `${where}: ${rule} ${outcome} at ${target}: ${message.replace(/\s+/g, ' ')}`
      if (!lines.has(key)) lines.set(key, line)
    }
  }
  return [...lines.values()]
}
