import { spawn } from 'node:child_process'
import path from 'node:path'
import { tidyAtExit } from './run-script.ts'

type ToolRun = { readonly exitCode: number; readonly output: string }

type Options = {
  readonly env?: NodeJS.ProcessEnv
  /** Whether its output is printed as it comes, instead of returned. */
  readonly shown?: boolean
}

/**
 * Runs the command of an installed package; it ends with this process. `npx` would take half a second to find it.
 * Never rejects: a missing command has failed.
 */
export function runTool(
  name: string,
  args: readonly string[],
  { env = process.env, shown = false }: Options = {},
): Promise<ToolRun> {
  const out = shown ? 'inherit' : 'pipe'
  return new Promise((resolve) => {
    const child = spawn(path.resolve('node_modules/.bin', name), args, {
      env,
      stdio: ['ignore', out, out],
    })
    const ended = tidyAtExit(() => child.kill())
    const chunks: Buffer[] = []
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk: Buffer) => chunks.push(chunk))
    }
    child.on('error', (error) => resolve({ exitCode: 1, output: error.message }))
    child.on('close', (code, signal) => {
      ended()
      if (signal) chunks.push(Buffer.from(`\n${name} was ended by ${signal}`))
      resolve({ exitCode: code ?? 1, output: Buffer.concat(chunks).toString('utf8').trim() })
    })
  })
}
