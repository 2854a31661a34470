import { chromium } from '@playwright/test'
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Names of whole browsers on systems; the first one is Debian's package too. */
const wholeBrowsers = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** The headless shell comes first: it opens no windows, which takes a third off the tests' time. */
const anyBrowsers = ['chromium-headless-shell', ...wholeBrowsers]

/** The Chromium of this machine: CHROME_PATH, the test runner's own or the system's; null if there is none. */
export function findChromium(systemNames: readonly string[] = anyBrowsers): string | null {
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
 * @throws with what to do if neither works.
 */
export function ensureChromium(report: (line: string) => void): string {
  return findChromium() ?? install(anyBrowsers, report)
}

/**
 * The same for the whole browser: the headless shell has no back/forward cache and asks for no icon.
 * @throws if CHROME_PATH is the shell, or with what to do if there is no browser.
 */
export function ensureFullChromium(report: (line: string) => void): string {
  const found = findChromium(wholeBrowsers)
  if (found?.includes('headless')) {
    throw new Error(
      `CHROME_PATH is "${found}", a headless shell, which has no back/forward cache: set it to a whole Chromium or Chrome.`,
    )
  }
  return found ?? install(wholeBrowsers, report)
}

function install(names: readonly string[], report: (line: string) => void): string {
  report('no Chromium on this machine that will do: installing one')
  for (const attempt of [installByPlaywright, () => installByApt(names[0] ?? '')]) {
    const installed = attempt() ? findChromium(names) : null
    if (installed) return installed
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

function installByApt(debianPackage: string): boolean {
  const isRoot = process.getuid?.() === 0
  if (!isRoot || !existsSync('/etc/debian_version')) return false
  return succeeds('apt-get', ['update']) && succeeds('apt-get', ['install', '-y', debianPackage])
}

/** Options that every start of the browser here needs: no calls home, and no sandbox if root cannot have one. */
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
