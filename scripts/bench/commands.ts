import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
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

export type TestRun = {
  readonly seconds: number
  /** What `npm test` says at its end: "2034 passed, 0 failed". */
  readonly counts: string
}

const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim()

/** The commit that a fresh clone holds; what is not committed is not measured. */
export const headCommit = (): string => git('rev-parse', 'HEAD')

/** Does something in a clone of HEAD as a newcomer has it after `npm ci`; the packages are shared. */
export async function inFreshClone<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'bench-clone-')))
  try {
    git('clone', '--quiet', '.', folder)
    symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'))
    return await work(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Runs npm in a process group of its own, as a terminal does. */
function npm(folder: string, command: string) {
  const child = spawn(`npm ${command} 2>&1`, {
    cwd: folder,
    shell: true,
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  // A terminal's Ctrl+C reaches the bench's own group alone.
  child.once(
    'close',
    tidyAtExit(() => signalGroup(child, 'SIGINT')),
  )
  const begin = performance.now()
  const seconds = () => (performance.now() - begin) / 1000
  return { child, lines: createInterface(child.stdout), seconds }
}

const lastOf = (lines: readonly string[]) => lines.slice(-20).join('\n')

/** When a start without an address is given up, in milliseconds. */
const longestStart = 900_000

/** Waits for `npm start` to print where the site is, asks for it, and stops everything as Ctrl+C does. */
export async function measureStart(folder: string): Promise<Start> {
  const { child, lines, seconds } = npm(folder, 'start')
  const givenUp = setTimeout(() => signalGroup(child, 'SIGKILL'), longestStart)
  const told: string[] = []
  try {
    for await (const line of lines) {
      told.push(line)
      const url = addressIn(line)
      if (!url) continue
      const untilAddress = seconds()
      const { status } = await fetch(url)
      if (status !== 200) throw new Error(`npm start printed ${url}, which answers ${status}.`)
      signalGroup(child, 'SIGINT')
      return { seconds: untilAddress, left: await waitForNone(folder) }
    }
    throw new Error(`npm start printed no address:\n${lastOf(told)}`)
  } finally {
    clearTimeout(givenUp)
    signalGroup(child, 'SIGKILL')
    for (const { pid } of runningIn(folder)) signal(pid, 'SIGKILL')
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

/**
 * Times `npm test`.
 * @throws if it fails, because the time of a failure says nothing.
 */
export async function measureTests(folder: string): Promise<TestRun> {
  const { child, lines, seconds } = npm(folder, 'test')
  const told: string[] = []
  lines.on('line', (line) => told.push(line))
  const [exitCode] = await once(child, 'close')
  const counts = closingCounts(told.join('\n'))
  if (exitCode !== 0 || !counts) throw new Error(`npm test failed:\n${lastOf(told)}`)
  return { seconds: seconds(), counts }
}

/** The last line with counts: "2034 passed, 0 failed, 3 skipped". */
export const closingCounts = (output: string): string | undefined =>
  [...output.matchAll(/\b\d+ passed(?:, \d+ \w+)*/g)].at(-1)?.[0]
