import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import path from 'node:path'

type Options = {
  readonly env: NodeJS.ProcessEnv
  /** Arguments after those of the command; they may hold spaces. */
  readonly args?: readonly string[]
  /** Whether its output is printed as it comes, instead of returned. */
  readonly shown?: boolean
}

/** Names of packages that are not those of their commands. */
const packages: Readonly<Record<string, string>> = { tsc: 'typescript' }

/** The script of an installed command. Windows could not start the one in node_modules/.bin. */
function scriptOf(name: string): string {
  const folder = path.resolve('node_modules', packages[name] ?? name)
  const { bin } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'))
  return path.join(folder, typeof bin === 'string' ? bin : bin[name])
}

/** Runs the command of an installed package; it ends with this process. `npx` would take half a second to find it. */
export async function runTool(
  command: string,
  { env, args: more = [], shown = false }: Options,
): Promise<{ readonly exitCode: number; readonly output: string }> {
  const [name = '', ...args] = command.split(' ')
  const out = shown ? 'inherit' : 'pipe'
  const tool = spawn(process.execPath, [scriptOf(name), ...args, ...more], {
    env,
    stdio: ['ignore', out, out],
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

const endings = new Set<() => void>()

process.once('exit', () => endings.forEach((end) => end()))

/**
 * Ends something with this process, in whatever way but SIGKILL that ends.
 * @param end must be synchronous, and harmless if there is nothing to end any more
 */
export function atExit(end: () => void): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    if (process.listenerCount(signal) === 0) process.once(signal, () => process.exit(1))
  }
  endings.add(end)
}
