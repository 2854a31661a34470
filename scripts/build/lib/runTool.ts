import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import path from 'node:path'

type Options = {
  readonly env: NodeJS.ProcessEnv
  /** More arguments, after the arguments in the command. Only these may contain spaces. */
  readonly args?: readonly string[]
  /** Whether the tool prints its output itself. Otherwise its output is returned. */
  readonly shown?: boolean
}

/** The package of each command whose name is not the name of its package. */
const packageOf: Readonly<Record<string, string>> = { tsc: 'typescript' }

/** The JavaScript file of an installed command. Windows cannot start the file in node_modules/.bin. */
function scriptOf(name: string): string {
  const folder = path.resolve('node_modules', packageOf[name] ?? name)
  // `bin` is the path of a file, or an object with the path for each command.
  const { bin } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'))
  const file = typeof bin === 'string' ? bin : bin[name]
  return path.join(folder, file)
}

/**
 * Runs a command of an installed package, "tsc -p .", without `npx`, which takes half a second to find the package. If this
 * process ends first, the tool is ended too.
 * @returns
 * - `exitCode`
 * - `output`: the text that the tool wrote to stdout and stderr; empty if it was `shown`. If a signal ended the tool, a last
 *   line says so
 */
export async function runTool(
  command: string,
  { env, args = [], shown = false }: Options,
): Promise<{ readonly exitCode: number; readonly output: string }> {
  const [name = '', ...commandArgs] = command.split(' ')
  const outputTarget = shown ? 'inherit' : 'pipe'
  const tool = spawn(process.execPath, [scriptOf(name), ...commandArgs, ...args], {
    env,
    stdio: ['ignore', outputTarget, outputTarget],
  })
  atExit(() => tool.kill())
  const output: Buffer[] = []
  for (const stream of [tool.stdout, tool.stderr]) {
    stream?.on('data', (chunk: Buffer) => output.push(chunk))
  }
  const [code, signal] = (await once(tool, 'close')) as [number | null, string | null]
  if (signal) output.push(Buffer.from(`\n${name} was ended by ${signal}`))
  return { exitCode: code ?? 1, output: Buffer.concat(output).toString('utf8').trim() }
}

/** The functions that `atExit` was given. One listener calls them all, because Node warns about more than ten listeners. */
const exitHandlers = new Set<() => void>()

process.once('exit', () => {
  for (const end of exitHandlers) end()
})

/**
 * Calls `end` when this process exits: by itself, by Ctrl+C (SIGINT), by SIGTERM or by SIGHUP.
 * @param end a synchronous function, which does nothing if there is nothing left to end
 */
export function atExit(end: () => void): void {
  exitHandlers.add(end)
  exitOnSignals()
}

/**
 * Turns signals into an ordinary exit. Without a listener a signal kills the process, and Node emits no "exit". A signal that
 * already has a listener gets no second one, because the first listener decides when the process ends.
 */
function exitOnSignals(): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    const hasListener = process.listenerCount(signal) > 0
    if (!hasListener) process.once(signal, () => process.exit(1))
  }
}
