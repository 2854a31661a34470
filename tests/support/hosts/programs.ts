import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { vi } from 'vitest'
import { ask } from '../ask.ts'

export type RunningHost = { readonly origin: string; readonly stop: () => Promise<unknown> }

/** What a server is given: the folder it serves, the site's sub-folder, a port and a place for its own files. */
export type Assignment = {
  readonly root: string
  readonly base: string
  readonly port: number
  readonly work: string
}

export type HostKind = {
  readonly name: string
  /** What this machine lacks to run it, and how to get it on Debian; null if nothing. */
  readonly missing: string | null
  readonly start: (assignment: Assignment) => Promise<RunningHost>
}

/** Where Debian keeps servers; only root has it in its path. */
const withSbin = { ...process.env, PATH: `${process.env.PATH}:/usr/local/sbin:/usr/sbin` }

export const asRoot = process.getuid?.() === 0

/** Null if the program is on this machine, otherwise a line on how to get it. */
export function missing(program: string, debianPackage: string): string | null {
  const found = withSbin.PATH.split(':').some((dir) => existsSync(path.join(dir, program)))
  return found ? null : `no ${program}, apt-get install ${debianPackage}`
}

/** Starts a server in the foreground and waits until it answers: some listen before they can. */
export async function run(
  [command, ...args]: readonly [string, ...string[]],
  port: number,
  env: NodeJS.ProcessEnv = {},
): Promise<RunningHost> {
  const origin = `http://127.0.0.1:${port}`
  const child = spawn(command, args, { env: { ...withSbin, ...env } })
  const output = Promise.all([text(child.stdout), text(child.stderr)])
  const ended = once(child, 'close')
  const stop = () => {
    child.kill()
    return ended
  }
  try {
    await vi.waitFor(() => ask(origin, '/'), 10_000)
    return { origin, stop }
  } catch {
    await stop()
    throw new Error(`${command} did not start:\n${(await output).join('')}`)
  }
}

const readmeFile = 'scripts/hosts/README.md'

/**
 * The README's configuration in one language, with its folder, its sub-folder and its line with host and port
 * replaced.
 */
export function readmeConfiguration(
  language: string,
  { root, base }: Assignment,
  [from, to]: readonly [string, string] = ['', ''],
): string {
  const readme = readFileSync(readmeFile, 'utf8')
  const block = new RegExp(`\`\`\`${language}\\n([^]*?)\`\`\``).exec(readme)?.[1]
  if (!block?.includes(from)) throw new Error(`${readmeFile} holds no "${from}" in "${language}".`)
  return block
    .replace(from, to)
    .replaceAll('/var/www/ejemplo.org/.hosts/', `${root}${base}.hosts/`)
    .replaceAll('/var/www/ejemplo.org', root)
}
