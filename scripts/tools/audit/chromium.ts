import { chromium } from '@playwright/test'
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import type { Report } from '../../build/lib/runScript.ts'

/** Commands of Chromium on different systems. The headless shell comes first, because tests take a third less time in it. */
const commands = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome']

/** Finds the path of a Chromium: `named`, or else Playwright's, or else the system's; undefined if there is none. */
function findChromium(named: string | undefined): string | undefined {
  if (named) return named
  // `which` prints a line with the path of each installed command. Windows has no `which`.
  const output = String(spawnSync('which', commands).stdout ?? '')
  const candidates = [chromium.executablePath(), ...output.split('\n')]
  return candidates.find((file) => existsSync(file))
}

/**
 * Finds a Chromium, or installs one: with Playwright or, for root on Debian, with apt-get.
 * @param named the value of CHROME_PATH
 * @throws with advice if no Chromium is found, and none can be installed
 */
export function ensureChromium(report: Report, named: string | undefined): string {
  const installers = ['npx playwright install chromium']
  const isRoot = process.getuid?.() === 0
  if (isRoot) installers.push('apt-get update -q && apt-get install -qy chromium-headless-shell')
  for (const installer of installers) {
    const found = findChromium(named)
    if (found) return found
    report(`no Chromium on this machine, so it installs one: ${installer}`)
    spawnSync(installer, { shell: true, stdio: ['ignore', 'inherit', 'inherit'] })
  }
  const installed = findChromium(named)
  if (installed) return installed
  throw new Error(
    'No Chromium was found, and none could be installed (the reason is above). Set CHROME_PATH to the path of one.',
  )
}
