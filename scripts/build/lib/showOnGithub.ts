import path from 'node:path'

/** A path to a file with an ending. The path may have spaces: "src/content/event.yaml", "src/content/mis fotos/a.jpg". */
const fileWithEnding = String.raw`[^:\n]+/[^:\n]+\.\w+`

/** A path without an ending, "src/content/speakers". With spaces it would match any sentence that has a slash. */
const pathWithoutSpaces = String.raw`[^\s:]+/[^\s:]+`

/**
 * A line that begins with a path. Its parts are the path, an optional line number, " ·" or ":", and the problem.
 * "src/content/event.yaml:12 · start: …", "src/content/mis fotos/a.jpg: …"
 */
const lineWithFile = new RegExp(
  String.raw`^(?<file>${fileWithEnding}|${pathWithoutSpaces})(?::(?<line>\d+))?(?: ·|:) (?<problem>.*)$`,
  'gm',
)

/**
 * GitHub's workflow commands reserve `%` and line breaks in messages, and also `:` and `,` in properties
 * (docs.github.com, "Workflow commands").
 */
const escapeMessage = (text: string) => percentEncode(text, /[%\n]/g)
const escapeProperty = (text: string) => percentEncode(text, /[%\n:,]/g)
const percentEncode = (text: string, reserved: RegExp) =>
  text.replaceAll(reserved, encodeURIComponent)

/**
 * Prints a text as annotations of GitHub. Each line of the text that begins with a path becomes an annotation of that file.
 * The annotation is at the line number after the path or, without a number, at line 1. Lines without a path are left out. If no
 * line begins with a path, the whole text becomes one annotation without a file.
 */
export function showOnGitHub(text: string, level: 'error' | 'warning' | 'notice'): void {
  const linesWithFile = [...text.matchAll(lineWithFile)]
  if (linesWithFile.length === 0) {
    console.log(`::${level}::${escapeMessage(text)}`)
    return
  }
  for (const { groups = {} } of linesWithFile) {
    const { file = '', line = '1', problem = '' } = groups
    const filePath = escapeProperty(path.posix.normalize(file))
    console.log(`::${level} file=${filePath},line=${line}::${escapeMessage(problem)}`)
  }
}
