import { performance } from 'node:perf_hooks'
import type { Settings } from './settings.ts'
import { showOnGitHub } from './showOnGithub.ts'

/** Prints one fact in one line. */
export type Report = (line: string) => void

/** Runs a step of a command's work, then prints the step's name and duration. */
export type RunStep = <Result>(
  name: string,
  work: () => Result | Promise<Result>,
) => Promise<Result>

/** Arguments after "npm run … --". */
export const scriptArguments: readonly string[] = process.argv.slice(2)

/** The messages of sharp, Typst and rolldown if their native module does not load. */
const brokenNativeModule = /native binding|Could not load the "sharp" module/i

/** Node's message for a file or folder without write permission: "EACCES: permission denied, mkdir '/srv/dist'". */
const noPermission = /\b(?:EACCES|EPERM|EROFS): [^\n']*'([^'\n]+)'/

/**
 * The text that a command prints about an error:
 * - advice for a broken native module, and for a missing permission;
 * - the stack of an error that is a bug of the program;
 * - the message of any other error.
 */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (brokenNativeModule.test(error.message)) {
    const [firstLine] = error.message.split('\n')
    return `una pieza compilada no carga en este ordenador (${firstLine}): borra «node_modules» y repite «npm ci»; en Windows, instala antes «Visual C++ Redistributable».`
  }
  const [, lockedPath] = noPermission.exec(error.message) ?? []
  if (lockedPath) {
    return `no hay permiso para escribir en «${lockedPath}»: da permiso de escritura a la carpeta del proyecto, con lo que hay dentro, o cópiala a una carpeta tuya y repite «npm ci».`
  }
  // A TypeError with a `code` is Node's own. It is about a wrong argument, so its message is enough.
  const mayBeBug = error instanceof TypeError || error instanceof ReferenceError
  const isBug = mayBeBug && !('code' in error)
  return isBug ? (error.stack ?? error.message) : error.message
}

/**
 * Runs the work of a command (`npm run <name>`). If the work fails, the command prints the reason, and its exit code is 1.
 * @param name the command's name, with which each printed line begins
 */
export async function runScript(
  name: string,
  { isOnGitHub }: Pick<Settings, 'isOnGitHub'>,
  work: (report: Report, step: RunStep) => unknown,
): Promise<void> {
  const report: Report = (line) => console.log(`${name}: ${line}`)
  const step: RunStep = async (stepName, stepWork) => {
    const begin = performance.now()
    const result = await stepWork()
    const seconds = (performance.now() - begin) / 1000
    report(`${stepName} (${seconds.toFixed(1)} s)`)
    return result
  }
  try {
    await work(report, step)
  } catch (error) {
    const reason = reasonOf(error)
    console.error(`${name}: ${reason}`)
    if (isOnGitHub) showOnGitHub(reason, 'error')
    process.exitCode = 1
  }
}
