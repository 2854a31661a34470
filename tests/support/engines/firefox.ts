import { type ElementHandle, launch, type Page } from 'puppeteer-core'
import { missing, pathOf } from '../hosts/programs.ts'
import { type Driver, type Engine, stepTimeout, visibleElement, windowHeight } from './tab.ts'

const program = 'firefox-esr'

const polling = { polling: 50 }

/** Settings of about:config. */
const preferences = (proxyPort: number) => ({
  // Scroll bars take no width, as on phones and in the other engine.
  'ui.useOverlayScrollbars': 1,
  'intl.accept_languages': 'es-ES, es',
  // Animations take much of the processor's time without a graphics card.
  'ui.prefersReducedMotion': 1,
  // One process for all pages, and none kept ready, saves memory and time.
  'dom.ipc.processPrelaunch.enabled': false,
  'fission.autostart': false,
  'network.proxy.type': 1,
  'network.proxy.http': '127.0.0.1',
  'network.proxy.http_port': proxyPort,
  'network.proxy.ssl': '127.0.0.1',
  'network.proxy.ssl_port': proxyPort,
})

/** Debian's Firefox, driven by WebDriver BiDi. */
export const firefox: Engine = {
  name: 'Firefox',
  missing: missing(program, program),
  async start(proxyPort) {
    const browser = await launch({
      browser: 'firefox',
      executablePath: pathOf(program),
      extraPrefsFirefox: preferences(proxyPort),
    })
    // The browser's first page never has the focus, so nothing in it would match ":focus".
    const page = await browser.newPage()
    page.setDefaultTimeout(stepTimeout)
    return { ...driverOf(page), close: () => browser.close() }
  },
}

function driverOf(page: Page): Omit<Driver, 'close'> {
  return {
    load: (url) => page.goto(url),
    // "page.goBack" would wait for a page load, and the app's own pages have none.
    back: () => page.evaluate(() => history.back()),
    press: (key) => page.keyboard.press(key),
    run: (work, ...given) => page.evaluate(work as () => unknown, ...(given as never)) as never,
    until: (work, ...given) =>
      page.waitForFunction(work as () => unknown, polling, ...(given as never)),
    add: (script) => page.evaluate(script),
    async click(...target) {
      const found = await page.waitForFunction(visibleElement, polling, ...target)
      await (found as ElementHandle<Element>).asLocator().click()
    },
    resize: (width) => page.setViewport({ width, height: windowHeight }),
  }
}
