import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { ask } from '../ask.ts'
import type { RunningHost } from './host-kind.ts'

/** Where Debian keeps servers; only root has it in its path. */
const withSbin = { ...process.env, PATH: `${process.env.PATH}:/usr/local/sbin:/usr/sbin` }

export const asRoot = process.getuid?.() === 0

/** Null if the program is on this machine, else a line on how to get it. */
export function missing(program: string, debianPackage: string): string | null {
  const found = withSbin.PATH.split(':').some((dir) => existsSync(path.join(dir, program)))
  return found ? null : `no ${program}, apt-get install ${debianPackage}`
}

/** Whether the server talks: some listen before they have read all of their configuration. */
const answers = (origin: string) =>
  ask(origin, '/').then(
    () => true,
    () => false,
  )

/** A server that ends ends the wait. */
const patience = 10_000

/** Starts a server in the foreground and waits until it answers. */
export async function run(
  [command, ...args]: readonly [string, ...string[]],
  port: number,
  env: NodeJS.ProcessEnv = {},
): Promise<RunningHost> {
  const origin = `http://127.0.0.1:${port}`
  const child = spawn(command, args, { env: { ...withSbin, ...env } })
  const said: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => said.push(chunk))
  }
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
  }
  const end = performance.now() + patience
  while (child.exitCode === null && performance.now() < end) {
    if (await answers(origin)) return { origin, stop }
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  await stop()
  throw new Error(`${command} did not start:\n${Buffer.concat(said).toString('utf8')}`)
}
