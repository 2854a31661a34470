import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import path from 'node:path'

type Options = {
  readonly env: NodeJS.ProcessEnv
  /** Arguments after those of the command. They may contain spaces. */
  readonly args?: readonly string[]
  /** Whether the tool prints its output itself. Otherwise its output is returned. */
  readonly shown?: boolean
}

/** Packages by their commands, if the two have different names. */
const packages: Readonly<Record<string, string>> = { tsc: 'typescript' }

/** The JavaScript file of an installed command. The one in node_modules/.bin cannot be started on Windows. */
function scriptOf(name: string): string {
  const folder = path.resolve('node_modules', packages[name] ?? name)
  const { bin } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'))
  return path.join(folder, typeof bin === 'string' ? bin : bin[name])
}

/**
 * Runs a command of an installed package, "tsc -p .". If this process ends first, it ends the command too. `npx` would
 * take half a second to find the package.
 */
export async function runTool(
  command: string,
  { env, args = [], shown = false }: Options,
): Promise<{ readonly exitCode: number; readonly output: string }> {
  const [name = '', ...ownArgs] = command.split(' ')
  const outputTarget = shown ? 'inherit' : 'pipe'
  const tool = spawn(process.execPath, [scriptOf(name), ...ownArgs, ...args], {
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

const exitHandlers = new Set<() => void>()

process.once('exit', () => exitHandlers.forEach((end) => end()))

/**
 * Calls `end` when this process ends: by itself, by Ctrl+C or by any other signal except SIGKILL.
 * @param end must be synchronous, and do nothing if there is nothing to end any more
 */
export function atExit(end: () => void): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    if (process.listenerCount(signal) === 0) process.once(signal, () => process.exit(1))
  }
  exitHandlers.add(end)
}
