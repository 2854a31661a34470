import { chromium } from '@playwright/test'
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

/** Names on systems. The headless shell comes first: it opens no windows, which takes a third off the tests' time. */
const systemNames = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome']

/** Where other systems have Chrome, or Edge, which is a Chromium too. */
const usualPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
  'C:/Program Files (x86)/Microsoft/Edge/Application/msedge.exe',
]

/**
 * The Chromium of this machine: CHROME_PATH, Playwright's or the system's; null if there is none.
 * @param whole excludes the headless shell, which has no back/forward cache
 * @throws if CHROME_PATH names no suitable one
 */
export function findChromium(whole = false): string | null {
  const asked = process.env.CHROME_PATH
  const willDo = (file: string) => existsSync(file) && !(whole && file.includes('headless'))
  if (asked && !willDo(asked)) {
    throw new Error(`CHROME_PATH is "${asked}", but must name a ${whole ? 'whole ' : ''}Chromium.`)
  }
  // One line per installed browser.
  const installed = String(spawnSync('which', systemNames).stdout ?? '').split('\n')
  return asked || ([chromium.executablePath(), ...installed, ...usualPlaces].find(willDo) ?? null)
}

/**
 * Finds a Chromium or installs one: by Playwright, then, as root on Debian, by apt-get.
 * @throws with what to do if neither works
 */
export function ensureChromium(report: (line: string) => void, whole = false): string {
  const found = findChromium(whole)
  if (found) return found
  report('no suitable Chromium on this machine: installing one')
  const commands = [['npx', 'playwright', 'install', 'chromium']]
  if (process.getuid?.() === 0) {
    const name = whole ? 'chromium' : 'chromium-headless-shell'
    commands.push(['apt-get', 'update'], ['apt-get', 'install', '-y', name])
  }
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  for (const [command = '', ...args] of commands) {
    if (!findChromium(whole)) spawnSync(command, args, { stdio: 'ignore', env })
  }
  const installed = findChromium(whole)
  if (installed) return installed
  throw new Error(
    'No Chromium was found and none could be installed: install Chromium or Chrome, or set CHROME_PATH to one.',
  )
}

/** Otherwise whole Chromium (156) starts a renderer for the address bar's popup with each context. */
const addressBar = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup']

/**
 * The features that Playwright turns off. Only the last `--disable-features` counts, so ours has to repeat them.
 * @throws if this version of Playwright has no such list
 */
function playwrightsDisabledFeatures(): readonly string[] {
  const file = createRequire(import.meta.url).resolve('playwright-core/lib/coreBundle')
  const code = readFileSync(file, 'utf8')
  const [, list = ''] = /\bdisabledFeatures = \[([^\]]*)\]/.exec(code) ?? []
  const names = [...list.matchAll(/^\s*"(\w+)"/gm)].map(([, name = '']) => name)
  if (names.length > 0) return names
  throw new Error(
    'Playwright names its disabled features in another way: see scripts/lib/chromium.ts',
  )
}

/** Options for every start of the browser. Playwright's own make no calls home, and let root start it. */
export function launchOptions(executablePath: string) {
  const features = [...playwrightsDisabledFeatures(), ...addressBar]
  return { executablePath, args: [`--disable-features=${features.join(',')}`] }
}
