import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { performance } from 'node:perf_hooks'
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'
import { tidyAtExit } from '../lib/run-script.ts'

export type Start = {
  /** From `npm start` to the printed address. */
  readonly seconds: number
  /** What still ran after Ctrl+C. */
  readonly left: readonly string[]
}

const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim()

/** The commit that a fresh clone holds; what is not committed is not measured. */
export const headCommit = (): string => git('rev-parse', 'HEAD')

/** Measures `npm start` in a clone of HEAD, as a newcomer has it after `npm ci`; the packages are shared. */
export async function measureInFreshClone(): Promise<Start> {
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'bench-clone-')))
  try {
    git('clone', '--quiet', '.', folder)
    symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'))
    return await measureStart(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** When a start without an address is given up, in milliseconds. */
const longestStart = 900_000

/** Waits for `npm start` to print where the site is, asks for it, and stops everything as Ctrl+C does. */
export async function measureStart(folder: string): Promise<Start> {
  const begin = performance.now()
  const child = spawn('npm start 2>&1', {
    cwd: folder,
    shell: true,
    // In a process group of its own, as a terminal does.
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  // A terminal's Ctrl+C reaches the bench's own group alone.
  const ended = tidyAtExit(() => signalGroup(child, 'SIGINT'))
  const givenUp = setTimeout(() => signalGroup(child, 'SIGKILL'), longestStart)
  const told: string[] = []
  try {
    for await (const line of createInterface(child.stdout)) {
      told.push(line)
      const url = addressIn(line)
      if (!url) continue
      const seconds = (performance.now() - begin) / 1000
      const { status } = await fetch(url)
      if (status !== 200) throw new Error(`npm start printed ${url}, which answers ${status}.`)
      signalGroup(child, 'SIGINT')
      return { seconds, left: await waitForNone(folder) }
    }
    throw new Error(`npm start printed no address:\n${told.slice(-20).join('\n')}`)
  } finally {
    clearTimeout(givenUp)
    signalGroup(child, 'SIGKILL')
    for (const { pid } of runningIn(folder)) signal(pid, 'SIGKILL')
    ended()
  }
}

/** The address in a line of `npm start`. */
export const addressIn = (line: string): string | undefined =>
  /http:\/\/(?:127\.0\.0\.1|localhost):\d+(?:\/\S*)?/.exec(line)?.[0]

function signalGroup({ pid }: ChildProcess, name: NodeJS.Signals) {
  if (pid) signal(-pid, name)
}

function signal(pid: number, name: NodeJS.Signals) {
  try {
    process.kill(pid, name)
  } catch {
    // It has ended.
  }
}

/** For how long processes may take to end after Ctrl+C, in milliseconds. */
const patience = 5_000

async function waitForNone(folder: string): Promise<string[]> {
  const deadline = performance.now() + patience
  for (;;) {
    const running = runningIn(folder)
    if (running.length === 0 || performance.now() > deadline) return running.map(({ name }) => name)
    await wait(50)
  }
}

/** What runs in a folder, a browser in a group of its own included. Read from Linux's list; elsewhere none is seen. */
function runningIn(folder: string) {
  const all = existsSync('/proc') ? readdirSync('/proc').map(Number) : []
  return all.flatMap((pid) => {
    try {
      if (!readlinkSync(`/proc/${pid}/cwd`).startsWith(folder)) return []
      const words = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')
      return [{ pid, name: words.join(' ').trim().slice(0, 80) }]
    } catch {
      return [] // it ended meanwhile, is not ours to look at, or is no process
    }
  })
}
