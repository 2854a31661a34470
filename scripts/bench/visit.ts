import { setTimeout } from 'node:timers/promises'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { phone, processorSlowdown, slow4G } from './conditions.ts'
import type { ProbeResult } from './probe.ts'

/** How long nothing may happen before a page counts as settled, and how long a bench waits for that. */
const quietFor = 700
const patience = 120_000

/** A visitor who was never here: nothing cached, nothing stored. */
export async function newVisitor(
  browser: Browser,
  script: string,
  { serviceWorker }: { readonly serviceWorker: boolean },
): Promise<BrowserContext> {
  const context = await browser.newContext({
    ...phone,
    serviceWorkers: serviceWorker ? 'allow' : 'block',
  })
  await context.addInitScript(script)
  return context
}

/** A file that every site has and that loads nothing else. */
const quietFile = 'robots.txt'

/**
 * A tab of a visitor on the slow line and the slow processor. It shows a file of the site first, so that the browser has
 * a process for the site: while one starts, the first paint varies twice as much from visit to visit.
 */
export async function newSlowTab(context: BrowserContext, site: string): Promise<Page> {
  const tab = await context.newPage()
  await tab.goto(site + quietFile)
  const devtools = await context.newCDPSession(tab)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', slow4G)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: processorSlowdown })
  return tab
}

/**
 * Opens an address and waits until the page has settled, with its app where it has one.
 * @throws where the app has not started in two minutes.
 */
export async function openAndSettle(
  tab: Page,
  url: string,
  { withApp }: { readonly withApp: boolean },
): Promise<ProbeResult> {
  const network = watchNetwork(tab)
  await tab.goto(url, { waitUntil: 'load', timeout: patience })
  const probe = await settle(tab, network, withApp)
  network.stop()
  return probe
}

/** Opens an address and waits until the page is complete, with no look at what it does then. */
export async function openUntilComplete(tab: Page, url: string): Promise<ProbeResult> {
  await tab.goto(url, { waitUntil: 'load', timeout: patience })
  return tab.evaluate(() => window.benchProbe())
}

/** Waits until what a page does after a click or a touch is done. */
export async function settleAgain(tab: Page): Promise<ProbeResult> {
  const network = watchNetwork(tab)
  const probe = await settle(tab, network, false)
  network.stop()
  return probe
}

type Network = ReturnType<typeof watchNetwork>

function watchNetwork(tab: Page) {
  let open = 0
  let lastChange = Date.now()
  const begin = () => {
    open += 1
    lastChange = Date.now()
  }
  const end = () => {
    open -= 1
    lastChange = Date.now()
  }
  tab.on('request', begin)
  tab.on('requestfinished', end)
  tab.on('requestfailed', end)
  return {
    quietSince: () => (open > 0 ? 0 : Date.now() - lastChange),
    stop() {
      tab.off('request', begin)
      tab.off('requestfinished', end)
      tab.off('requestfailed', end)
    },
  }
}

/**
 * Waits until nothing happens on a page any more.
 * @throws where that takes more than two minutes.
 */
async function settle(tab: Page, { quietSince }: Network, withApp: boolean): Promise<ProbeResult> {
  const deadline = Date.now() + patience
  while (Date.now() < deadline) {
    await setTimeout(100)
    if (quietSince() < quietFor) continue
    const { probe, now } = await tab.evaluate(() => ({
      probe: window.benchProbe(),
      now: performance.now(),
    }))
    if (probe.idle === null || (withApp && probe.started === null)) continue
    const lastTask = Math.max(0, ...probe.longTasks.map(({ start, duration }) => start + duration))
    if (now - Math.max(lastTask, probe.idle, probe.started ?? 0) > quietFor) return probe
  }
  throw new Error(
    `${tab.url()} did not settle in ${patience / 1000} s${withApp ? ': its app did not start' : ''}.`,
  )
}
