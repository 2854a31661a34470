import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromium } from '@playwright/test'
import { ensureChromium, launchOptions } from '../../lib/chromium.ts'
import { lookAt, openTab, reach } from '../look.ts'
import type { State } from '../model.ts'
import { problemsOf } from '../verdict.ts'
import { allViews } from '../views.ts'

const stateOf = (file: string): State => ({
  path: file,
  name: 'abierto',
  arrival: true,
  views: allViews,
  async enter(page) {
    await page.goto(pathToFileURL(path.resolve(file)).href)
    await page.evaluate(() => {
      for (const details of document.querySelectorAll('details')) details.open = true
    })
  },
})

/** The report has to be as good as what it tells of: its problems, one text each. */
export async function lookAtReport(file: string): Promise<string[]> {
  const state = stateOf(file)
  const browser = await chromium.launch(launchOptions(ensureChromium(() => {})))
  try {
    // Two tabs share the work: one takes the narrow windows, one the wide ones.
    const halves = [allViews.slice(0, 4), allViews.slice(4)]
    const results = await Promise.all(
      halves.map(async (views) => {
        const reached = await reach(await openTab(browser), { ...state, views }, '')
        const found = []
        for (const view of views) found.push(...(await lookAt(reached, view)))
        return found
      }),
    )
    return problemsOf(results.flat(), [state], [])
  } finally {
    await browser.close()
  }
}
