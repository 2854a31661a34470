// Journeys in Firefox and WebKit. They test behaviour in which engines have differed or may differ. All other journeys are in
// Chromium alone (tests/e2e).
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { auditScript } from '../../scripts/tools/audit/checkScene.ts'
import {
  consoleLines,
  openRecordedSite,
  type RecordedSite,
} from '../support/engines/recordedSite.ts'
import { type Driver, type Engine, Tab } from '../support/engines/tab.ts'
import { copy, testEvent, pages } from '../support/evento.ts'
import {
  fieldHasFocus,
  focusIsOn,
  headingIs,
  hiddenAnswerIds,
  isBackdropCropped,
  isMarked,
  isMenuOpen,
  isScrolledBeyond,
  isScrolledTo,
  markDocument,
  openAnswerIds,
  removeAnswers,
  scrollDownTo,
  showAsPrinted,
  textToRead,
  titleBegins,
} from './inPage.ts'

const unknownAddress = '/no-existe'
const mapHost = 'www.openstreetmap.org:443'

/**
 * Kinds of layout faults that are tested in every engine. The other kinds are tested in Chromium alone
 * (tests/support/layout.ts). Broken words, for example, differ between engines, because the widths of letters differ.
 */
const forbiddenFaults: ReadonlySet<string> = new Set(['wide', 'cut', 'lost'])

let site: RecordedSite
let tab: Tab

function testLoadedPages(): void {
  it.each([
    { what: 'nothing', address: '/', title: pages.home.title, lines: [] },
    {
      what: 'one warning',
      address: unknownAddress,
      title: testEvent.notFound.title,
      // "%s" stays, because the recorder joins the arguments of `console.warn` without filling it in (recordedSite.ts).
      lines: [`warn 404: no existe la ruta %s ${unknownAddress}`],
    },
  ])('writes $what into the console of $address', async ({ address, title, lines }) => {
    await tab.open(address)
    await tab.until(titleBegins, title)
    await expect.poll(() => tab.run(consoleLines)).toEqual(lines)
  })

  it.each(['/', unknownAddress])('fits %s into 320 px', async (address) => {
    await tab.resize(320)
    await tab.open(address)
    await tab.runScript(await auditScript())
    const faults = async () => {
      const allFaults = await tab.run(() => window.audit.layoutFaults())
      return allFaults.filter(({ kind }) => forbiddenFaults.has(kind))
    }
    // Waits, because the font may arrive late.
    await expect.poll(faults).toEqual([])
  })

  it('crops the backdrop of a page’s header at the lower edge of the header', async () => {
    await tab.open('/contacto')
    expect(await tab.run(isBackdropCropped)).toBe(true)
  })
}

/** Opens the home page, marks its document, scrolls down, and follows a link of the menu to /faq. */
async function followLinkFromHome() {
  await tab.open('/')
  await tab.run(markDocument)
  await tab.run(scrollDownTo, 400)
  await tab.focus('#menu a', 'FAQ')
  await tab.press('Enter')
  await tab.waitForPath('/faq')
  // Waits for the announcement, which follows once the page is shown (src/app/engine/PageAnnouncer.tsx).
  await tab.waitForVisible('[role=status]', pages.faq.title)
}

function testLinksAndStepsBack(): void {
  it('shows the page of a link at its top and with the focus, without a page load', async () => {
    await followLinkFromHome()
    await tab.until(() => Boolean(document.querySelector('main:focus')))
    await tab.until(isScrolledTo, 0)
    expect(await tab.run(isMarked)).toBe(true)
  })

  it('restores the scroll position on a step back, without a page load', async () => {
    await followLinkFromHome()
    await tab.until(isScrolledTo, 0)
    await tab.back()
    await tab.waitForPath('/')
    await tab.until(isScrolledTo, 400)
    expect(await tab.run(isMarked)).toBe(true)
    expect(await tab.run(consoleLines)).toEqual([])
  })

  it('restores the scroll position on a step back from a page that the browser has loaded', async () => {
    await tab.open('/')
    await tab.run(scrollDownTo, 400)
    await tab.until(isScrolledTo, 400)
    await tab.load('/contacto')
    await tab.back()
    await tab.waitForPath('/')
    await tab.until(isScrolledTo, 400)
    expect(await tab.run(titleBegins, pages.home.title)).toBe(true)
  })

  it('restores the scroll position on a step back after a link within the page', async () => {
    await tab.open('/programa')
    await tab.run(scrollDownTo, 50)
    // A link to a part of the day.
    await tab.click('main a[href^="#"]')
    await tab.until(isScrolledBeyond, 200)
    await tab.back()
    await tab.until(isScrolledTo, 50)
    expect(await tab.run(() => location.hash)).toBe('')
  })
}

function testMenu(): void {
  it('opens and closes the menu of a phone', async () => {
    await tab.resize(390)
    await tab.open('/programa')
    await tab.click('header:not(main header) button', copy.layout.openMenu)
    await tab.waitForVisible('#menu a', 'Contacto')
    await tab.press('Escape')
    await expect.poll(() => tab.run(isMenuOpen)).toBe(false)
    await tab.until(focusIsOn, copy.layout.openMenu)
  })

  it('closes the menu of a phone when one of its links is followed', async () => {
    await tab.resize(390)
    await tab.open('/programa')
    await tab.focus('header:not(main header) button', copy.layout.openMenu)
    await tab.press('Enter')

    await tab.click('#menu a', 'FAQ')

    await tab.waitForPath('/faq')
    await expect.poll(() => tab.run(isMenuOpen)).toBe(false)
  })
}

function testQuestions(): void {
  it('opens the answer that the address names, and the answer of a clicked question, one at a time', async () => {
    const expectOpen = async (ids: readonly string[]) => {
      await expect.poll(() => tab.run(openAnswerIds)).toEqual(ids)
    }
    await tab.open('/faq#accesibilidad')
    await expectOpen(['accesibilidad'])

    // The click opens the first answer, and closes the open one.
    await tab.click('main summary')
    // Waits until the answer of the focused question is open.
    await tab.until(() => document.querySelector('main summary:focus')?.matches('[open] > *'))
    // Enter closes the first answer. None is open then.
    await tab.press('Enter')
    await expectOpen([])

    await tab.run(() => (location.hash = 'como-llegar'))
    await expectOpen(['como-llegar'])
  })

  it('shows the answers of closed questions in print', async () => {
    await tab.open('/faq')
    expect(await tab.run(hiddenAnswerIds)).toHaveLength(testEvent.questions.length)
    await tab.run(showAsPrinted)
    expect(await tab.run(hiddenAnswerIds)).toEqual([])
  })
}

function testFormAndMap(): void {
  it('does not send an empty form, and focuses its first field', async () => {
    await tab.open('/contacto')
    await tab.focus('main form button')
    await tab.press('Enter')
    await tab.until(fieldHasFocus, 'nombre')
    expect(await tab.run(() => location.pathname)).toMatch(/\/contacto$/)
  })

  it('loads the map into its frame if the visitor agrees', async () => {
    await tab.open('/')
    expect(site.requestedHosts).not.toContain(mapHost)
    await tab.click('main a[target=mapa]')
    await expect.poll(() => site.requestedHosts).toContain(mapHost)
    // The proxy refuses the map. The page has a text that says what to do if the map does not load.
    await tab.waitForVisible('main p', copy.home.map.missing)
  })
}

/** Follows the link of the tickets page that leads to the answer about access on /faq. */
async function followLinkToAnswer() {
  await tab.open('/entradas')
  await tab.focus('main a', copy.access.link)
  await tab.press('Enter')
  await tab.waitForPath('/faq#accesibilidad')
}

/**
 * Tests where a screen reader reads on. Orca reads on from the browser's selection. WebKit moves the selection only while a
 * text is selected, so these tests are for Firefox alone.
 */
export function testScreenReader(): void {
  it('lets a screen reader read an answer from its first word', async () => {
    await followLinkToAnswer()
    await expect.poll(() => tab.run(textToRead)).toMatch(/^En la biblioteca/)
  })

  it('lets a screen reader read on from the followed link after a step back', async () => {
    await followLinkToAnswer()
    await expect.poll(() => tab.run(textToRead)).toMatch(/^En la biblioteca/)
    await tab.back()
    await tab.waitForPath('/entradas')
    await tab.until(focusIsOn, copy.access.link)
    expect((await tab.run(textToRead)).startsWith(copy.access.link)).toBe(true)
  })
}

/** Tests a printed page, for engines whose driver prints. WebKitWebDriver cannot print. */
export function testPrinting(): void {
  it('prints the answers of closed questions', async () => {
    const pdfBytes = async () => (await tab.print?.())?.length ?? 0
    await tab.open('/faq')

    const bytesWithAnswers = await pdfBytes()
    await tab.run(removeAnswers)
    const bytesWithoutAnswers = await pdfBytes()

    // Firefox prints most letters as outlines, so the PDF has no text that the test could search. But each letter makes the
    // PDF larger. If closed answers were not printed, both PDFs would have nearly the same size, far below the factor 1.3.
    expect(bytesWithAnswers).toBeGreaterThan(1.3 * bytesWithoutAnswers)
    expect(bytesWithoutAnswers).toBeGreaterThan(0)
  })
}

/** Tests pages without network, for engines whose service worker starts reliably. */
export function testOffline(): void {
  it('shows a stored page without network, and the page without network instead of a page that is not stored', async () => {
    await tab.open('/contacto')
    const workerState = () =>
      tab.run(async () => (await navigator.serviceWorker.ready).active?.state)
    // The browser activates the worker once it has stored everything.
    await expect.poll(workerState).toBe('activated')

    site.setBehaviour('hangs up')
    await tab.open('/programa')
    await tab.until(titleBegins, pages.programme.title)
    // `load` does not wait for an app. The page without network has none.
    await tab.load('/ponentes')
    await tab.until(headingIs, copy.offline.heading)

    site.setBehaviour('answers')
    await tab.click('main a', copy.offline.retry)
    await tab.until(headingIs, pages.speakers.heading)
  })
}

/**
 * Runs the journeys in an engine. If this machine lacks the engine, one skipped test says how to install it.
 * @param extraTests functions of this file that only some engines can pass. They come last, because the service worker of
 *   `testOffline` would answer requests of the other tests
 */
export function testJourneys(engine: Engine, extraTests: readonly (() => void)[] = []): void {
  // oxlint-disable-next-line vitest/no-conditional-tests -- a missing engine is one skipped test, not one per journey
  if (engine.installHint) {
    // oxlint-disable-next-line vitest/expect-expect -- a skipped test expects nothing
    it(`the journeys in ${engine.name}: ${engine.installHint}`, ({ skip }) => skip())
    return
  }

  describe(`in ${engine.name}`, () => {
    let driver: Driver | undefined
    beforeAll(async () => {
      site = await openRecordedSite()
      driver = await engine.start(site.proxyPort)
      tab = new Tab(site.url.slice(0, -1), driver)
    })
    afterAll(async () => {
      await driver?.close()
      await site.close()
    })
    beforeEach(() => tab.resize(1280))
    testLoadedPages()
    testLinksAndStepsBack()
    testMenu()
    testQuestions()
    testFormAndMap()
    for (const runTests of extraTests) runTests()
  })
}
