import { performance } from 'node:perf_hooks'
import { constants } from 'node:os'

/** Tells one fact in one line. */
export type Report = (line: string) => void

/** Does a part of a script's work and tells what it was and how long it took. */
export type Step = <Result>(what: string, work: () => Result | Promise<Result>) => Promise<Result>

/** How often a terminal's progress line changes, in milliseconds. */
const beat = 200

const tidying = new Set<() => void>()

/**
 * Has something undone if this process ends before it is done, whichever way it ends but SIGKILL.
 * @param undo must not wait for anything
 * @returns tells that nothing is left to undo
 */
export function tidyAtExit(undo: () => void): () => void {
  if (process.listenerCount('exit', tidyUp) === 0) {
    process.once('exit', tidyUp)
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
      process.once(signal, () => process.exit(128 + constants.signals[signal]))
    }
  }
  tidying.add(undo)
  return () => void tidying.delete(undo)
}

function tidyUp() {
  for (const undo of tidying) undo()
}

const verbose = '--verbose'

/** What is written behind a command, but for `--verbose`, which is for `runScript`. */
export const scriptArguments: readonly string[] = process.argv
  .slice(2)
  .filter((argument) => argument !== verbose)

/** Why something failed: the reason alone, or with `--verbose` where it came from too. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return process.argv.includes(verbose) ? (error.stack ?? error.message) : error.message
}

/**
 * Runs a script's work with one line of output per fact. If it fails, the script ends with its reason, not with a stack.
 * @param name comes before each line
 * @param work imports what reads the content itself: so a mistake in there is a reason too
 */
export async function runScript(
  name: string,
  work: (report: Report, step: Step) => unknown,
): Promise<void> {
  const { report, step, fail } = narrator(name)
  try {
    await work(report, step)
  } catch (error) {
    fail(reasonOf(error))
    process.exitCode = 1
  }
}

const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} s`

/** A terminal gets a line that changes while a step runs; a file or a log gets plain lines alone. */
function narrator(name: string, live = process.stdout.isTTY) {
  const running = new Map<string, number>()
  const clear = () => void (live && process.stdout.write('\r\u001B[2K'))
  const report: Report = (line) => {
    clear()
    console.log(`${name}: ${line}`)
  }

  function showProgress() {
    clear()
    const told = [...running].map(([what, begin]) => `${what} … ${seconds(begin)}`)
    process.stdout.write(`${name}: ${told.join(' · ')}`.slice(0, process.stdout.columns - 1))
  }

  const step: Step = async (what, work) => {
    const begin = performance.now()
    running.set(what, begin)
    const timer = live ? setInterval(showProgress, beat) : undefined
    try {
      const result = await work()
      report(`${what} (${seconds(begin)})`)
      return result
    } finally {
      clearInterval(timer)
      running.delete(what)
      clear()
    }
  }

  const fail = (reason: string) => {
    clear()
    console.error(`${name}: ${reason}`)
  }
  return { report, step, fail }
}
