import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parse } from 'yaml'
import serve from '../audited-site.ts'
import { type Report, tidyAtExit } from '../../lib/run-script.ts'

/** A row of screens.yaml. */
type Screen = Readonly<Record<'screen' | 'address', string>> & {
  readonly keys?: string
  readonly heard: readonly string[]
  readonly never?: readonly string[]
}

const programs = ['orca', 'firefox-esr', 'xvfb-run', 'dbus-run-session', 'openbox', 'xdotool']
const packages = 'orca at-spi2-core dbus-x11 openbox xdotool xvfb firefox-esr'

/** Beside the auditor's report, which is not published with the site. */
const file = 'reports/accessibility/oido.txt'

/** In ms: the silence before the next key is pressed, and how long to wait for it. */
const [silenceMs, timeoutMs] = [2500, 90_000]

/**
 * Opens the screens of screens.yaml in the narrowest window of Firefox, and writes down what Orca says.
 * @throws if a program is missing, or Orca says anything but what the screens expect
 */
export async function hearSite(report: Report): Promise<void> {
  const missing = programs.filter((name) => spawnSync('which', [name]).status !== 0)
  if (missing.length > 0)
    throw new Error(`${missing.join(', ')} missing: apt-get install ${packages}`)
  const screens = parse(readFileSync('scripts/audit/orca/screens.yaml', 'utf8')) as Screen[]
  const close = await serve()
  const { after, end } = startSession()
  const open = (address: string) => {
    const { href } = new URL(address.slice(1), process.env.AUDIT_ORIGIN)
    return after(`firefox-esr --profile "$HOME/firefox" '${href}'`, 'Fin de la carga')
  }
  const heard: string[] = []
  const wrong: string[] = []
  try {
    await after('true')
    // The announcement of the first window is of no interest.
    await open('/no-existe')
    for (const screen of screens) {
      const said = await open(screen.address)
      for (const [key, typed] of screen.keys?.matchAll(/«(.*?)»|\S+/g) ?? [])
        said.push(...(await after(typed ? `xdotool type '${typed}'` : `xdotool key ${key}`)))
      report(`${screen.screen}: ${said.length} utterances`)
      heard.push(`## ${screen.screen}`, ...said, '')
      wrong.push(...hearingFaults(screen, said))
    }
  } finally {
    end()
    await close()
  }
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, heard.join('\n'))
  report(`what was heard is in ${file}`)
  if (wrong.length > 0) throw new Error(wrong.join('\n'))
}

/** Expected words that are missing or out of order, and forbidden words after them. */
export function hearingFaults({ screen, heard, never = [] }: Screen, said: readonly string[]) {
  let rest = said
  const unheard = heard.filter((words) => {
    const at = rest.findIndex((line) => line.includes(words))
    rest = rest.slice(at + 1)
    return at < 0
  })
  const unwanted = never.filter((words) => rest.some((line) => line.includes(words)))
  return [
    ...unheard.map((words) => `${screen}: "${words}" is not heard in its place`),
    ...unwanted.map((words) => `${screen}: "${words}" is heard`),
  ]
}

function startSession() {
  const home = mkdtempSync(path.join(tmpdir(), 'orca-'))
  const log = path.join(home, 'log')
  const command = ['dbus-run-session', '--', 'sh', 'scripts/audit/orca/session.sh', home]
  const shell = spawn('xvfb-run', ['-a', '-s', '-screen 0 500x1000x24', ...command], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  const stop = () => void (shell.pid && process.kill(-shell.pid, 'SIGKILL'))
  const stopped = tidyAtExit(stop)
  /** Runs a command, and returns what Orca says until it is silent, and at least until it says the sign. */
  async function after(line: string, sign = ''): Promise<string[]> {
    const before = utterances(log).length
    shell.stdin.write(`${line} &\n`)
    const late = Date.now() + timeoutMs
    for (let count = 0; Date.now() < late;) {
      await pause(silenceMs)
      const said = utterances(log).slice(before)
      const isDone = sign === '' || said.some((words) => words.includes(sign))
      if (isDone && before + count > 0 && said.length === count) return said
      count = said.length
    }
    throw new Error(`Orca is not silent ${timeoutMs} ms after: ${line}`)
  }
  function end() {
    stopped()
    stop()
    rmSync(home, { recursive: true, force: true })
  }
  return { after, end }
}

function utterances(log: string): string[] {
  const text = existsSync(log) ? readFileSync(log, 'utf8') : ''
  const lines = text.matchAll(/SPEECH OUTPUT: '(.*?)'(?: voice=\w+)?(?:\{.*)?$/gm)
  return [...lines].map(([, words = '']) => words.replace(/\s+/g, ' ').trim()).filter(Boolean)
}
