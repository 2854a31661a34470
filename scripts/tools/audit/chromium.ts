import { chromium } from '@playwright/test'
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import type { Report } from '../../build/lib/run-script.ts'

/** Names on systems. The headless shell comes first: it opens no windows, which takes a third off the tests' time. */
const systemNames = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome']

/** The Chromium of this machine: the named one, Playwright's or the system's. */
function findChromium(named: string | undefined): string | undefined {
  if (named) return named
  // One line per installed browser.
  const installed = String(spawnSync('which', systemNames).stdout ?? '').split('\n')
  return [chromium.executablePath(), ...installed].find((file) => existsSync(file))
}

/**
 * Finds a Chromium or installs one: by Playwright, then, as root on Debian, by apt-get. Both print what they do.
 * @param named the value of CHROME_PATH
 * @throws with what to do if neither works
 */
export function ensureChromium(report: Report, named: string | undefined): string {
  const ways = ['npx playwright install chromium']
  if (process.getuid?.() === 0)
    ways.push('apt-get update -q && apt-get install -qy chromium-headless-shell')
  let found = findChromium(named)
  for (const way of ways) {
    if (found) break
    report(`no Chromium on this machine, so it installs one: ${way}`)
    spawnSync(way, { shell: true, stdio: ['ignore', 'inherit', 'inherit'] })
    found = findChromium(named)
  }
  if (found) return found
  throw new Error('No Chromium, and none could be installed (why is above): CHROME_PATH names one.')
}
