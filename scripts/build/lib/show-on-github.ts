import path from 'node:path'

/** "src/content/event.yaml", "src/content/mis fotos/a.jpg", "src/content/speakers". Only a file with an ending may have spaces. */
const filePath = String.raw`[^:\n]+/[^:\n]+\.\w+|[^\s:]+/[^\s:]+`

/** A line that begins with a file: "src/content/event.yaml:12 · start: …", "src/content/mis fotos/a.jpg: …". */
const lineWithFile = new RegExp(
  String.raw`^(?<file>${filePath})(?::(?<line>\d+))?(?: ·|:) (?<problem>.*)$`,
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

/** Prints lines as annotations of GitHub. A line that begins with a file is shown there, at its number or at line 1. */
export function showOnGitHub(text: string, as: 'error' | 'warning' | 'notice'): void {
  const linesWithFile = [...text.matchAll(lineWithFile)]
  if (linesWithFile.length === 0) console.log(`::${as}::${escapeMessage(text)}`)
  for (const { groups = {} } of linesWithFile) {
    const { file = '', line = '1', problem = '' } = groups
    const name = escapeProperty(path.posix.normalize(file))
    console.log(`::${as} file=${name},line=${line}::${escapeMessage(problem)}`)
  }
}
