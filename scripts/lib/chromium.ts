import { chromium } from '@playwright/test'
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import type { Report } from './run-script.ts'

/** Names on systems. The headless shell comes first: it opens no windows, which takes a third off the tests' time. */
const systemNames = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome']

/**
 * The Chromium of this machine: CHROME_PATH, Playwright's or the system's; null if there is none.
 * @throws if CHROME_PATH names no file
 */
function findChromium(): string | null {
  const configured = process.env.CHROME_PATH
  if (configured && !existsSync(configured))
    throw new Error(`CHROME_PATH is "${configured}", which is no file.`)
  // One line per installed browser.
  const installed = String(spawnSync('which', systemNames).stdout ?? '').split('\n')
  const places = [chromium.executablePath(), ...installed]
  return configured || (places.find((file) => existsSync(file)) ?? null)
}

/**
 * Finds a Chromium or installs one: by Playwright, then, as root on Debian, by apt-get. Both print what they do.
 * @throws with what to do if neither works
 */
export function ensureChromium(report: Report): string {
  const ways = ['npx playwright install chromium']
  if (process.getuid?.() === 0)
    ways.push('apt-get update -q && apt-get install -qy chromium-headless-shell')
  let found = findChromium()
  for (const way of ways) {
    if (found) break
    report(`no Chromium on this machine, so it installs one: ${way}`)
    spawnSync(way, { shell: true, stdio: ['ignore', 'inherit', 'inherit'] })
    found = findChromium()
  }
  if (found) return found
  throw new Error('No Chromium, and none could be installed (why is above): CHROME_PATH names one.')
}
