// The site in a real browser, as real servers send it, with their policy.
import { chromium, type Browser, type Page } from '@playwright/test'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { appStarted } from '../../scripts/lib/app-started.ts'
import { ensureChromium, launchOptions } from '../../scripts/lib/chromium.ts'
import { onEveryHost } from '../support/hosts/every-host.ts'

const running: { browser?: Browser } = {}
beforeAll(async () => {
  running.browser = await chromium.launch(launchOptions(ensureChromium(() => {})))
})
afterAll(() => running.browser?.close())

onEveryHost(({ host, base, addressOf }) => {
  it('runs in a browser without a complaint', () =>
    inTab(async (tab, lines) => {
      for (const address of [base, addressOf('/programa')]) {
        await tab.goto(host() + address, { waitUntil: 'load' })
        await appStarted(tab)
      }
      expect(lines).toEqual([])
    }))

  it('shows our page in a browser for an unknown address, and leads home from there', () =>
    inTab(async (tab, lines) => {
      await tab.goto(`${host()}${base}no/existe`, { waitUntil: 'load' })
      await appStarted(tab)
      await vi.waitFor(
        () =>
          expect(lines).toEqual([
            'Failed to load resource: the server responded with a status of 404 (Not Found)',
            expect.stringContaining('/no/existe'),
          ]),
        { timeout: 30_000 },
      )
      await tab.getByRole('link', { name: 'Return to Home' }).click()
      await tab.getByRole('banner').waitFor()
      expect(new URL(tab.url()).pathname).toBe(base)
      expect(lines).toHaveLength(2)
    }))
})

/** Runs a visit in a tab of its own, which writes down what the console and the policy complain of. */
async function inTab(work: (tab: Page, lines: readonly string[]) => Promise<void>) {
  const context = await running.browser?.newContext({ locale: 'es-ES' })
  try {
    const tab = (await context?.newPage()) as Page
    const lines: string[] = []
    tab.on('console', (message) => lines.push(message.text()))
    tab.on('pageerror', (error) => lines.push(error.message))
    await tab.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', (event) =>
        console.error(`policy: ${event.violatedDirective} ${event.blockedURI}`),
      )
    })
    await work(tab, lines)
  } finally {
    await context?.close()
  }
}
