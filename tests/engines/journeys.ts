// Behaviour in which engines have differed or may differ. Journeys that Chromium alone can judge are in tests/e2e.
import { readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { once } from 'node:events'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { auditScript } from '../../scripts/tools/audit/check-scene.ts'
import { filesBelow } from '../../scripts/build/lib/site-files.ts'
import { type Driver, type Engine, Tab } from '../support/engines/tab.ts'
import { copy, evento, pages } from '../support/evento.ts'
import { ownSite } from '../support/own-site.ts'

const unknown = '/no-existe'
const mapHost = 'www.openstreetmap.org:443'

const titleBegins = (text: string) => document.title.startsWith(text)
const headingIs = (text: string) => document.querySelector('h1')?.textContent === text
const focusIsOn = (text: string) => document.activeElement?.textContent === text
const isScrolledTo = (top: number) => Math.abs(scrollY - top) < 5
const scrollDownTo = (top: number) => scrollTo({ top, behavior: 'instant' })
/** How many pixels the page's tile ornament reaches out of its header, at the bottom. */
const ornamentOverhang = () => {
  const [header = 0, ornament = Infinity] = ['main > header', 'main > header svg'].map(
    (selector) => document.querySelector(selector)?.getBoundingClientRect().bottom,
  )
  return ornament - header
}
const isMenuOpen = () => Boolean(document.querySelector('nav:popover-open'))
const openAnswers = () =>
  [...document.querySelectorAll('main details[open] > [id]')].map(({ id }) => id)
const consoleLines = () => (window as unknown as { recordedLines: string[] }).recordedLines

/** Kinds of layout faults that no engine may have. Broken words are left out: letters differ in width between engines. */
const forbiddenFaults: ReadonlySet<string> = new Set(['wide', 'cut', 'lost'])

/** Runs in the page before anything else. Records console lines, uncaught errors and violations of the policy. */
function recordConsole() {
  const recordedLines: string[] = []
  for (const level of ['log', 'info', 'warn', 'error'] as const) {
    const original = console[level]
    console[level] = (...args: unknown[]) => {
      recordedLines.push([level, ...args].join(' '))
      original.apply(console, args)
    }
  }
  addEventListener('error', (event) => recordedLines.push(`uncaught: ${event.message}`), true)
  addEventListener('unhandledrejection', ({ reason }) => recordedLines.push(`uncaught: ${reason}`))
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    recordedLines.push(`policy: ${violatedDirective} ${blockedURI}`),
  )
  Object.assign(window, { recordedLines })
}

/** Puts the recorder into each page. It stands before the page's Content-Security-Policy, which would refuse it. */
function addRecorders(dir: string): void {
  const script = `<script>(${recordConsole.toString()})()</script>`
  for (const name of filesBelow(dir).filter((file) => file.endsWith('.html'))) {
    const file = path.join(dir, name)
    writeFileSync(file, readFileSync(file, 'utf8').replace('<head>', `$&${script}`))
  }
}

/** Serves the built site on this machine, and refuses all other hosts by a proxy. The browsers can reach nothing else. */
async function openSite() {
  const site = await ownSite(addRecorders)
  /** The other hosts that were requested, in order. */
  const requestedHosts: string[] = []
  const proxy = createServer().on('connect', ({ url = '' }, socket) => {
    requestedHosts.push(url)
    socket.on('error', () => {})
    socket.end('HTTP/1.1 403 Forbidden\r\n\r\n')
  })
  await once(proxy.listen(0, '127.0.0.1'), 'listening')
  return {
    ...site,
    proxyPort: (proxy.address() as AddressInfo).port,
    requestedHosts,
    async close() {
      proxy.close().closeAllConnections()
      await site.close()
    },
  }
}

let site: Awaited<ReturnType<typeof openSite>>
let tab: Tab

/** The journeys that every engine takes. */
function commonJourneys(): void {
  it('starts pages with a clean console, and fits them into 320 px', async () => {
    await tab.resize(320)
    for (const [address, title, lines] of [
      ['/', pages.home.title, []],
      [unknown, evento.notFound.title, [`warn 404: no existe la ruta %s ${unknown}`]],
    ] as const) {
      await tab.open(address)
      await tab.until(titleBegins, title)
      await tab.add(await auditScript())
      const faults = async () => {
        const all = await tab.run(() => window.audit.layoutFaults())
        return all.filter(({ kind }) => forbiddenFaults.has(kind))
      }
      // Polls, because the font may arrive late.
      await expect.poll(faults, { message: address }).toEqual([])
      await expect.poll(() => tab.run(consoleLines)).toEqual(lines)
    }
  })

  it('keeps the tile ornament within the header of a page with a short introduction', async () => {
    await tab.open('/contacto')
    expect(await tab.run(ornamentOverhang)).toBeLessThanOrEqual(0)
  })

  it('shows the page of a link without loading it: title, focus, scroll position, and back', async () => {
    await tab.open('/')
    await tab.run(() => void Object.assign(window, { stillHere: true }))
    await tab.run(scrollDownTo, 400)
    await tab.focus('#menu a', 'FAQ')
    await tab.press('Enter')
    await tab.isAt('/faq')
    await tab.find('[role=status]', pages.faq.title)
    await tab.until(() => Boolean(document.querySelector('main:focus, h1:focus')))
    await tab.until(isScrolledTo, 0)
    await tab.back()
    await tab.isAt('/')
    await tab.until(isScrolledTo, 400)
    expect(await tab.run(() => 'stillHere' in window)).toBe(true)
    expect(await tab.run(consoleLines)).toEqual([])
    // A step back from a page that was loaded restores the scroll position, too.
    await tab.load('/contacto')
    await tab.back()
    await tab.isAt('/')
    await tab.until(isScrolledTo, 400)
  })

  it('opens and closes the menu of a phone, whose links work', async () => {
    await tab.resize(390)
    await tab.open('/programa')
    await tab.click('header:not(main header) button', copy.layout.openMenu)
    await tab.find('#menu a', 'Contacto')
    await tab.press('Escape')
    await expect.poll(() => tab.run(isMenuOpen)).toBe(false)
    await tab.until(focusIsOn, copy.layout.openMenu)
    await tab.press('Enter')
    await tab.click('#menu a', 'FAQ')
    await tab.isAt('/faq')
    await expect.poll(() => tab.run(isMenuOpen)).toBe(false)
  })

  it('opens one answer at a time, and the one that the address names', async () => {
    const expectOpen = async (...ids: readonly string[]) => {
      await expect.poll(() => tab.run(openAnswers)).toEqual(ids)
    }
    await tab.open('/faq#accesibilidad')
    await expectOpen('accesibilidad')
    await tab.click('main summary')
    await tab.until(() => document.querySelector('main summary:focus')?.matches('[open] > *'))
    await tab.press('Enter')
    await expectOpen()
    await tab.run(() => (location.hash = 'como-llegar'))
    await expectOpen('como-llegar')
  })

  it('loads the map into its frame if the visitor agrees', async () => {
    await tab.open('/')
    expect(site.requestedHosts).not.toContain(mapHost)
    await tab.click('main a[target=mapa]')
    await expect.poll(() => site.requestedHosts).toContain(mapHost)
    // The proxy refuses the map, so the page says what is missing.
    await tab.find('main p', copy.home.map.missing)
  })
}

/** The journey without network, for engines whose service worker starts reliably. */
export function offlineJourney(): void {
  it('opens the pages of the day without network, and says of others that there is none', async () => {
    await tab.open('/contacto')
    const worker = () => tab.run(async () => (await navigator.serviceWorker.ready).active?.state)
    await expect.poll(worker).toBe('activated')
    site.setBehaviour('hangs up')
    await tab.open('/programa')
    await tab.until(titleBegins, pages.programme.title)
    await tab.load('/ponentes')
    await tab.until(headingIs, copy.offline.heading)
    site.setBehaviour('answers')
    await tab.click('main a', copy.offline.retry)
    await tab.until(headingIs, pages.speakers.heading)
  })
}

/**
 * Takes the journeys in an engine. If this machine lacks the engine, one skipped test says how to install it.
 * @param lastJourneys run after the others, because a service worker would answer the others' requests
 */
export function takeJourneys(engine: Engine, lastJourneys = () => {}): void {
  // oxlint-disable-next-line vitest/no-conditional-tests -- one skipped test, not one per journey
  if (engine.installHint) {
    // oxlint-disable-next-line vitest/expect-expect -- it is there to be skipped
    it(`the journeys in ${engine.name}: ${engine.installHint}`, ({ skip }) => skip())
    return
  }

  describe(`in ${engine.name}`, () => {
    let driver: Driver | undefined
    beforeAll(async () => {
      site = await openSite()
      driver = await engine.start(site.proxyPort)
      tab = new Tab(site.url.slice(0, -1), driver)
    })
    afterAll(async () => {
      await driver?.close()
      await site.close()
    })
    beforeEach(() => tab.resize(1280))
    commonJourneys()
    lastJourneys()
  })
}
