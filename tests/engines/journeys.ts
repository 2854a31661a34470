// Facts in which engines have differed or may differ: Chromium alone cannot tell them. All others are in tests/e2e.
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
const fieldHasFocus = (name: string) => document.activeElement?.getAttribute('name') === name
/** The text where screen readers read on: behind the browser's selection. */
const readsOn = () => {
  const { anchorNode, anchorOffset } = getSelection() ?? {}
  if (!anchorNode) return ''
  const rest = document.createRange()
  rest.setStart(anchorNode, anchorOffset ?? 0)
  rest.setEndAfter(document.querySelector('main')!)
  return rest.toString().trimStart()
}
const isScrolledTo = (top: number) => Math.abs(scrollY - top) < 5
const isScrolledBeyond = (top: number) => scrollY > top
const scrollDownTo = (top: number) => scrollTo({ top, behavior: 'instant' })
/** Whether the sign, which is larger than the head of its page, is cropped at the head's lower edge. */
const isSignCropped = () => {
  const head = document.querySelector('main > header')?.getBoundingClientRect()
  const sign = document.querySelector('main > header svg')?.getBoundingClientRect()
  if (!head || !sign || sign.bottom <= head.bottom) return false
  const below = document.elementFromPoint((sign.left + innerWidth) / 2, head.bottom + 2)
  return below !== null && !below.closest('main > header')
}
const isMenuOpen = () => Boolean(document.querySelector('nav:popover-open'))
const openAnswers = () =>
  [...document.querySelectorAll('main details[open] > [id]')].map(({ id }) => id)
const unseenAnswers = () =>
  [...document.querySelectorAll('main details[name=preguntas] > [id]')]
    .filter((answer) => !answer.checkVisibility() || answer.getBoundingClientRect().height < 10)
    .map(({ id }) => id)
/** WebKitWebDriver cannot print. So the page gets the styles for paper on the screen, and the event of a print. */
const lookAsOnPaper = () => {
  const apply = (list: CSSStyleSheet | CSSGroupingRule) => {
    for (const rule of list.cssRules) {
      if (rule instanceof CSSMediaRule && rule.conditionText === 'print')
        rule.media.mediaText = 'all'
      if (rule instanceof CSSGroupingRule) apply(rule)
    }
  }
  for (const sheet of document.styleSheets) apply(sheet)
  dispatchEvent(new Event('beforeprint'))
}
const consoleLines = () => (window as unknown as { noted: string[] }).noted

/** Faults that count. Line breaks may differ with an engine's letters. */
const counted: ReadonlySet<string> = new Set(['wide', 'cut', 'lost'])

/** Runs in the page before anything else: records console lines and violations of the policy. */
function notebook() {
  const noted: string[] = []
  for (const level of ['log', 'info', 'warn', 'error'] as const) {
    const own = console[level]
    console[level] = (...words: unknown[]) => {
      noted.push([level, ...words].join(' '))
      own.apply(console, words)
    }
  }
  addEventListener('error', (event) => noted.push(`uncaught: ${event.message}`), true)
  addEventListener('unhandledrejection', ({ reason }) => noted.push(`uncaught: ${reason}`))
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    noted.push(`policy: ${violatedDirective} ${blockedURI}`),
  )
  Object.assign(window, { noted })
}

/** Puts a notebook into each page, before its policy, which would refuse it. */
function addNotebooks(dir: string): void {
  const script = `<script>(${notebook.toString()})()</script>`
  for (const name of filesBelow(dir).filter((file) => file.endsWith('.html'))) {
    const file = path.join(dir, name)
    writeFileSync(file, readFileSync(file, 'utf8').replace('<head>', `$&${script}`))
  }
}

/** The built site on loopback. The browsers here can reach nothing else. */
async function openSite() {
  const site = await ownSite(addNotebooks)
  /** The other hosts that were requested, in order. */
  const requested: string[] = []
  const proxy = createServer().on('connect', ({ url = '' }, socket) => {
    requested.push(url)
    socket.on('error', () => {})
    socket.end('HTTP/1.1 403 Forbidden\r\n\r\n')
  })
  await once(proxy.listen(0, '127.0.0.1'), 'listening')
  return {
    ...site,
    /** Port of the proxy for all other hosts, which it refuses. */
    proxyPort: (proxy.address() as AddressInfo).port,
    requested,
    async close() {
      proxy.close().closeAllConnections()
      await site.close()
    },
  }
}

let site: Awaited<ReturnType<typeof openSite>>
let tab: Tab

function takeEach(): void {
  it('starts pages with a clean console, and fits them into 320 px', async () => {
    await tab.resize(320)
    for (const [address, title, lines] of [
      ['/', pages.home.title, []],
      [unknown, evento.notFound.title, [`warn 404: no existe la ruta %s ${unknown}`]],
    ] as const) {
      await tab.open(address)
      await tab.until(titleBegins, title)
      await tab.add(await auditScript())
      const faults = async () =>
        (await tab.run(() => window.audit.layoutFaults())).filter(({ kind }) => counted.has(kind))
      // Polls, because a font may come late.
      await expect.poll(faults, { message: address }).toEqual([])
      await expect.poll(() => tab.run(consoleLines)).toEqual(lines)
    }
  })

  it('crops the sign at the edge of the head of its page', async () => {
    await tab.open('/contacto')
    expect(await tab.run(isSignCropped)).toBe(true)
  })

  it('shows pages without loading them: focus, title, scroll, and back', async () => {
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
    // From another page that was loaded, too.
    await tab.load('/contacto')
    await tab.back()
    await tab.isAt('/')
    await tab.until(isScrolledTo, 400)
  })

  it('goes back after a link within the page', async () => {
    await tab.open('/programa')
    await tab.run(scrollDownTo, 50)
    await tab.click('main a[href^="#"]:not([href="#contenido"])')
    await tab.until(isScrolledBeyond, 200)
    await tab.back()
    await tab.until(isScrolledTo, 50)
    expect(await tab.run(() => location.hash)).toBe('')
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
    const opens = async (...ids: readonly string[]) => {
      await expect.poll(() => tab.run(openAnswers)).toEqual(ids)
    }
    await tab.open('/faq#accesibilidad')
    await opens('accesibilidad')
    await tab.click('main summary')
    await tab.until(() => document.querySelector('main summary:focus')?.matches('[open] > *'))
    await tab.press('Enter')
    await opens()
    await tab.run(() => (location.hash = 'como-llegar'))
    await opens('como-llegar')
  })

  it('puts the keyboard into the first field of a form that it refuses', async () => {
    await tab.open('/contacto')
    await tab.focus('main form button')
    await tab.press('Enter')
    await tab.until(fieldHasFocus, 'nombre')
    expect(await tab.run(() => location.pathname)).toMatch(/\/contacto$/)
  })

  it('shows every answer on paper, also of questions that are closed', async () => {
    await tab.open('/faq')
    expect(await tab.run(unseenAnswers)).toHaveLength(evento.questions.length)
    await tab.run(lookAsOnPaper)
    expect(await tab.run(unseenAnswers)).toEqual([])
  })

  it('loads the map into its frame if the visitor agrees', async () => {
    await tab.open('/')
    expect(site.requested).not.toContain(mapHost)
    await tab.click('main a[target=mapa]')
    await expect.poll(() => site.requested).toContain(mapHost)
    // The site's proxy refuses it.
    await tab.find('main p', copy.home.map.missing)
  })
}

/** A journey for engines whose selection moves while nothing is selected: Firefox's, from which Orca reads on. */
export function readOn(): void {
  it('reads on where the visitor left, and an answer from its first word', async () => {
    await tab.open('/entradas')
    await tab.focus('main a', copy.access.link)
    await tab.press('Enter')
    await tab.isAt('/faq#accesibilidad')
    await expect.poll(() => tab.run(readsOn)).toMatch(/^En la biblioteca/)
    await tab.back()
    await tab.isAt('/entradas')
    await tab.until(focusIsOn, copy.access.link)
    expect((await tab.run(readsOn)).startsWith(copy.access.link)).toBe(true)
  })
}

const takeAnswersOut = () =>
  document.querySelectorAll('main details > [id]').forEach((answer) => answer.remove())

/** A journey for engines whose driver prints. */
export function print(): void {
  it('prints the answers of closed questions', async () => {
    const bytesOnPaper = async () => (await tab.print?.())?.length ?? 0
    await tab.open('/faq')
    const withAnswers = await bytesOnPaper()
    await tab.run(takeAnswersOut)
    const withoutAnswers = await bytesOnPaper()
    // Firefox prints most letters as outlines, so its PDF has no text to look for. Each outline makes it larger.
    expect(withAnswers).toBeGreaterThan(1.3 * withoutAnswers)
    expect(withoutAnswers).toBeGreaterThan(0)
  })
}

/** A journey for engines on whose worker a test can rely. */
export function goOffline(): void {
  it('opens the pages of the day without network, and says so of others', async () => {
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
 * Takes every journey in an engine. An engine that this machine lacks is skipped in one line.
 * @param last journeys after the others, because a worker stays
 */
export function takeJourneys(engine: Engine, last = () => {}): void {
  // oxlint-disable-next-line vitest/no-conditional-tests -- one skipped line, not one per journey
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
    takeEach()
    last()
  })
}
