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
  /** Names of the scene and the view. */
  readonly where: string
  /** The rule with its source: "axe list", "propia contraste". */
  readonly rule: string
  /** Numbers of the success criteria that the rule serves: "1.4.3". Empty for best practices. */
  readonly criteria: readonly string[]
}

/** The rule "the scene can be opened and checked". If a scene breaks it, the run has not measured everything. */
export const sceneRule = 'escena'

/**
 * One line per finding. A rule that fails at the same element in several scenes or views has one line, with the first of
 * them.
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
