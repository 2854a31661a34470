// The site in a real browser, as real servers send it, with their policy.
import { chromium } from '@playwright/test'
import { describe, expect, it } from 'vitest'
import { appStarted } from '../../scripts/lib/app-started.ts'
import { ensureChromium, launchOptions } from '../../scripts/lib/chromium.ts'
import { onHost } from '../support/hosts/every-host.ts'
import { foldersOnly, nginx } from '../support/hosts/nginx.ts'

describe.each([
  [nginx.name, nginx, '/evento/'],
  [foldersOnly.name, foldersOnly, '/'],
] as const)('%s', (_, kind, base) => {
  describe.skipIf(kind.missing)('in a browser', () => {
    onHost(kind, base, (published) => {
      it('shows the site with a clean console, and leads home from an unknown address', async () => {
        const { host, addressOf } = published()
        const browser = await chromium.launch(launchOptions(ensureChromium(() => {})))
        const tab = await browser.newPage()
        const lines: string[] = []
        tab.on('console', (message) => lines.push(message.text()))
        tab.on('pageerror', (error) => lines.push(error.message))
        for (const address of [base, addressOf('/programa')]) {
          await tab.goto(host + address)
          await appStarted(tab)
        }
        expect(lines).toEqual([])

        await tab.goto(`${host}${base}no/existe`)
        await appStarted(tab)
        await tab.getByRole('link', { name: 'Return to Home' }).click()
        await tab.waitForURL(host + base)
        expect(lines).toEqual([
          'Failed to load resource: the server responded with a status of 404 (Not Found)',
          expect.stringContaining('/no/existe'),
        ])
        await browser.close()
      })
    })
  })
})
