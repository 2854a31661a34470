import { performance } from 'node:perf_hooks'
import path from 'node:path'
import type { Settings } from './settings.ts'

/** Prints one fact in one line. */
export type Report = (line: string) => void

/** Does a part of a script's work, and prints what it was and how long it took. */
export type RunStep = <Result>(
  what: string,
  work: () => Result | Promise<Result>,
) => Promise<Result>

/** Arguments after "npm run … --". */
export const scriptArguments: readonly string[] = process.argv.slice(2)

/** Messages of sharp, Typst and rolldown if their native module does not load. */
const brokenNativeModule = /native binding|Could not load the "sharp" module/i

/** Node's message for a file or folder that may not be written, in the output of a tool too. */
const noPermission = /\b(?:EACCES|EPERM|EROFS): [^\n']*'([^'\n]+)'/

/** Why something failed: the message, or the stack if the program is at fault. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (brokenNativeModule.test(error.message)) {
    const [firstLine] = error.message.split('\n')
    return `una pieza compilada no carga en este ordenador (${firstLine}): borra «node_modules» y repite «npm ci»; en Windows, instala antes «Visual C++ Redistributable».`
  }
  const [, place] = noPermission.exec(error.message) ?? []
  if (place) {
    return `no hay permiso para escribir en «${place}»: da permiso de escritura a la carpeta del proyecto, con lo que hay dentro, o cópiala a una carpeta tuya y repite «npm ci».`
  }
  // Node's own errors have a `code`. They are about wrong arguments, so their message is enough.
  const isFault = [TypeError, ReferenceError].some((type) => error instanceof type)
  return isFault && !('code' in error) ? (error.stack ?? error.message) : error.message
}

/** "src/content/event.yaml:12 · start: …"; a name with an ending may hold spaces. */
const placed = /^([^:\n]+\/[^:\n]+\.\w+|[^\s:]+\/[^\s:]+)(?::(\d+))?(?: ·|:) (.*)$/gm

/**
 * GitHub's workflow commands reserve `%` and line breaks in messages, and also `:` and `,` in properties
 * (docs.github.com, "Workflow commands").
 */
const quoted = (text: string) => encoded(text, /[%\n]/g)
const quotedProperty = (text: string) => encoded(text, /[%\n:,]/g)
const encoded = (text: string, signs: RegExp) => text.replaceAll(signs, encodeURIComponent)

/** Prints mistakes or advice so that GitHub shows them, at their files and lines if they name any. */
export function showOnGitHub(text: string, as: 'error' | 'warning' | 'notice'): void {
  const places = [...text.matchAll(placed)]
  if (places.length === 0) console.log(`::${as}::${quoted(text)}`)
  for (const [, file = '', line = 1, problem = ''] of places) {
    const name = quotedProperty(path.posix.normalize(file))
    console.log(`::${as} file=${name},line=${line}::${quoted(problem)}`)
  }
}

/**
 * Runs a script's work with one line of output per fact. A script that fails ends with its reason, not with a stack.
 * @param name comes before each line
 */
export async function runScript(
  name: string,
  { isOnGitHub }: Pick<Settings, 'isOnGitHub'>,
  work: (report: Report, step: RunStep) => unknown,
): Promise<void> {
  const report: Report = (line) => console.log(`${name}: ${line}`)
  const step: RunStep = async (what, stepWork) => {
    const begin = performance.now()
    const result = await stepWork()
    report(`${what} (${((performance.now() - begin) / 1000).toFixed(1)} s)`)
    return result
  }
  try {
    await work(report, step)
  } catch (error) {
    console.error(`${name}: ${reasonOf(error)}`)
    if (isOnGitHub) showOnGitHub(reasonOf(error), 'error')
    process.exitCode = 1
  }
}
