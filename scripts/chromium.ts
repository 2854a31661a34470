import { chromium } from '@playwright/test'
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Debian's package, and first of the system's: it opens no windows, which takes a third off the tests' time. */
const headlessShell = 'chromium-headless-shell'

const systemNames = [
  headlessShell,
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
]

/** The Chromium of this machine: CHROME_PATH, the test runner's own or the system's; null where there is none. */
export function findChromium(): string | null {
  const asked = process.env.CHROME_PATH
  if (asked) {
    if (existsSync(asked)) return asked
    throw new Error(`CHROME_PATH is "${asked}", but there is no such file.`)
  }
  if (existsSync(chromium.executablePath())) return chromium.executablePath()
  for (const name of systemNames) {
    const { status, stdout } = spawnSync('which', [name], { encoding: 'utf8' })
    if (status === 0) return stdout.trim()
  }
  return null
}

/**
 * Finds a Chromium or installs one: by the test runner's installer, then, as root on Debian, by apt-get.
 * @throws with what to do where neither works.
 */
export function ensureChromium(report: (line: string) => void): string {
  const found = findChromium()
  if (found) return found
  report('no Chromium on this machine: installing one')
  for (const install of [installByPlaywright, installByApt]) {
    if (install()) {
      const installed = findChromium()
      if (installed) return installed
    }
  }
  throw new Error(
    'No Chromium was found and none could be installed: install Chromium or Chrome, or set CHROME_PATH to one.',
  )
}

function succeeds(command: string, args: readonly string[]): boolean {
  try {
    execFileSync(command, args, {
      stdio: 'ignore',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
    return true
  } catch {
    return false
  }
}

function installByPlaywright(): boolean {
  return succeeds('npx', ['playwright', 'install', 'chromium'])
}

function installByApt(): boolean {
  const isRoot = process.getuid?.() === 0
  if (!isRoot || !existsSync('/etc/debian_version')) return false
  return succeeds('apt-get', ['update']) && succeeds('apt-get', ['install', '-y', headlessShell])
}

/** Options that every start of the browser here needs: no calls home, and no sandbox where root cannot have one. */
export function launchOptions(executablePath: string) {
  return {
    executablePath,
    args: [
      '--disable-background-networking',
      '--disable-component-update',
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    ],
  }
}
