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
import { setTimeout } from 'node:timers/promises'

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
function npm(folder: string, args: readonly string[]) {
  const begin = performance.now()
  const child = spawn('npm', args, {
    cwd: folder,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const take = (chunk: Buffer) => (output += chunk.toString())
  child.stdout.on('data', take)
  child.stderr.on('data', take)
  // A terminal's Ctrl+C reaches the bench's own group alone.
  const stopBoth = () => {
    signalGroup(child, 'SIGINT')
    process.exit(130)
  }
  process.once('SIGINT', stopBoth)
  child.once('close', () => process.off('SIGINT', stopBoth))
  return {
    child,
    output: () => output,
    seconds: () => (performance.now() - begin) / 1000,
    ended: new Promise<number | null>((resolve, reject) =>
      child.once('error', reject).once('close', resolve),
    ),
  }
}

const lastLines = (output: string) => output.trimEnd().split('\n').slice(-20).join('\n')

/** When a start without an address is given up, in seconds. */
const longestStart = 900

/** Waits for `npm start` to print where the site is, asks for it, and stops everything as Ctrl+C does. */
export async function measureStart(folder: string): Promise<Start> {
  const { child, output, seconds, ended } = npm(folder, ['start'])
  let hasEnded = false
  void ended.then(
    () => (hasEnded = true),
    () => (hasEnded = true),
  )
  try {
    let url: string | undefined
    while (!(url = addressIn(output()))) {
      if (hasEnded || seconds() > longestStart) {
        const after = seconds().toFixed(0)
        throw new Error(`npm start printed no address in ${after} s:\n${lastLines(output())}`)
      }
      await setTimeout(20)
    }
    const untilAddress = seconds()
    const { status } = await fetch(url)
    if (status !== 200) throw new Error(`npm start printed ${url}, which answers ${status}.`)
    signalGroup(child, 'SIGINT')
    return { seconds: untilAddress, left: await waitForNone(folder, child) }
  } finally {
    signalGroup(child, 'SIGKILL')
    for (const { pid } of runningIn(folder, child)) signal(pid, 'SIGKILL')
  }
}

/** The address that `npm start` printed, once its line is whole. */
export const addressIn = (output: string): string | undefined =>
  /http:\/\/(?:127\.0\.0\.1|localhost):\d+(?:\/\S*)?(?=\s)/.exec(output)?.[0]

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

async function waitForNone(folder: string, child: ChildProcess): Promise<string[]> {
  const deadline = performance.now() + patience
  for (;;) {
    const running = runningIn(folder, child)
    if (running.length === 0 || performance.now() > deadline) return running.map(({ name }) => name)
    await setTimeout(50)
  }
}

type Running = { readonly pid: number; readonly name: string }

/**
 * Processes of a group, and those that were started in its folder: a browser has a group of its own. Read from Linux's
 * list; elsewhere only the process that was started is seen.
 */
function runningIn(folder: string, { pid: group, exitCode, signalCode }: ChildProcess): Running[] {
  if (!group) return []
  if (!existsSync('/proc/self/stat')) {
    return exitCode === null && signalCode === null ? [{ pid: group, name: 'npm' }] : []
  }
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const stat = readFileSync(`/proc/${name}/stat`, 'utf8')
        const [state, , itsGroup] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
        if (state === 'Z') return [] // it has ended, and nobody has asked how
        const isOne =
          Number(itsGroup) === group || readlinkSync(`/proc/${name}/cwd`).startsWith(folder)
        return isOne ? [{ pid: Number(name), name: commandOf(name) }] : []
      } catch {
        return [] // it ended meanwhile, or is not ours to look at
      }
    })
}

const commandOf = (pid: string) =>
  readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim().slice(0, 80)

/**
 * Times `npm test`.
 * @throws if it fails, because the time of a failure says nothing.
 */
export async function measureTests(folder: string): Promise<TestRun> {
  const { child, output, seconds, ended } = npm(folder, ['test'])
  try {
    const exitCode = await ended
    const counts = closingCounts(output())
    if (exitCode !== 0 || !counts) throw new Error(`npm test failed:\n${lastLines(output())}`)
    return { seconds: seconds(), counts }
  } finally {
    signalGroup(child, 'SIGKILL')
  }
}

/** The last line with counts: "2034 passed, 0 failed, 3 skipped". */
export const closingCounts = (output: string): string | undefined =>
  [...output.matchAll(/\b\d+ passed(?:, \d+ \w+)*/g)].at(-1)?.[0]
