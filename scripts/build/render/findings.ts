/** A fault of an element. */
export type Fault = {
  /** The element's CSS selector, or its name and the beginning of its text. */
  readonly target: string
  /** Spanish, for the report. */
  readonly message: string
}

/** A fault, with the page and the rule. */
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

/** The rule that a scene can be opened and checked. If a scene breaks this rule, the audit is not complete. */
export const sceneRule = 'escena'

/**
 * A line for each finding. If a rule fails at one element in several scenes or views, there is only one line, with the first
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
