/** A fault of an element. */
export type Fault = {
  /** The element's CSS selector, or its name and the beginning of its text. */
  readonly target: string
  /** A sentence for the report: in Spanish or, if it is from axe, in English. */
  readonly message: string
}

/** A fault with its page and the rule that it breaks. */
export type AuditFinding = Fault & {
  /** The page's path or, in a build, its file. */
  readonly path: string
  /** The names of the scene and the view (scripts/tools/audit) or, in a build, a fixed text. */
  readonly where: string
  /** The rule with its source: "axe list", "propia contraste". */
  readonly rule: string
  /** Numbers of the success criteria that the rule serves: "1.4.3". Empty for best practices. */
  readonly criteria: readonly string[]
}

/** The rule for findings about scenes that could not be opened or checked. With such a finding the audit is not complete. */
export const sceneRule = 'escena'

/**
 * A line for each finding. Findings of one rule at one element in several scenes or views share a line, which names the first
 * scene and view.
 */
export function linesOf(findings: readonly AuditFinding[]): string[] {
  const lines = new Map<string, string>()
  for (const { path, where, rule, target, message } of findings) {
    const key = `${path} ${rule} ${target}`
    const line = `${path} (${where}): ${rule} failed at ${target}: ${message.replace(/\s+/g, ' ')}`
    if (!lines.has(key)) lines.set(key, line)
  }
  return [...lines.values()]
}
