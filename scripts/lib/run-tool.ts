import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { tidyAtExit } from './run-script.ts'

type Options = {
  readonly env?: NodeJS.ProcessEnv
  /** Whether its output is printed as it comes, instead of returned. */
  readonly shown?: boolean
}

/** Runs the command of an installed package; it ends with this process. `npx` would take half a second to find it. */
export async function runTool(
  name: string,
  args: readonly string[],
  { env = process.env, shown = false }: Options = {},
): Promise<{ readonly exitCode: number; readonly output: string }> {
  const out = shown ? 'inherit' : 'pipe'
  const command = path.resolve('node_modules/.bin', name)
  const child = spawn(command, args, { env, stdio: ['ignore', out, out] })
  const ended = tidyAtExit(() => child.kill())
  const output: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => output.push(chunk))
  }
  const [code, signal] = (await once(child, 'close')) as [number | null, string | null]
  ended()
  if (signal) output.push(Buffer.from(`\n${name} was ended by ${signal}`))
  return { exitCode: code ?? 1, output: Buffer.concat(output).toString('utf8').trim() }
}
