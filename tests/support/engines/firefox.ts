import { spawnSync } from 'node:child_process'
import { type ElementHandle, launch, type Page } from 'puppeteer-core'
import { installHint, pathOf } from '../hosts/programs.ts'
import { type Driver, type Engine, stepTimeout, visibleElement, windowHeight } from './tab.ts'

const program = 'firefox-esr'

/** The oldest version in which the journeys were seen to pass. Firefox 140 lacks commands that puppeteer-core sends. */
const oldestVersion = 153

/** Says how to get a newer Firefox. Null if the installed one is new enough. */
function upgradeHint(): string | null {
  const { stdout } = spawnSync(pathOf(program) ?? '', ['--version'], { encoding: 'utf8' })
  // "Mozilla Firefox 153.0esr"
  const version = Number(/\d+/.exec(stdout)?.[0] ?? 0)
  if (version >= oldestVersion) return null
  return `version ${version} of ${program} is too old, apt-get update && apt-get install ${program}`
}

/** Options for waits: a function runs in the page every 50 milliseconds, until it returns something truthy. */
const polling = { polling: 50 }

/** The value of `network.proxy.type` with which Firefox uses the proxies of the settings below it. */
const manualProxy = 1

/** Settings of about:config. */
const preferences = (proxyPort: number) => ({
  // Scroll bars take no width, as on phones and in WebKit.
  'ui.useOverlayScrollbars': 1,
  'intl.accept_languages': 'es-ES, es',
  // Without a graphics card animations keep the processor busy.
  'ui.prefersReducedMotion': 1,
  // One process for all pages saves memory and time.
  'dom.ipc.processPrelaunch.enabled': false,
  'fission.autostart': false,
  'network.proxy.type': manualProxy,
  'network.proxy.http': '127.0.0.1',
  'network.proxy.http_port': proxyPort,
  'network.proxy.ssl': '127.0.0.1',
  'network.proxy.ssl_port': proxyPort,
})

/** Debian's Firefox, driven by WebDriver BiDi. */
export const firefox: Engine = {
  name: 'Firefox',
  installHint: installHint(program, program) ?? upgradeHint(),
  async start(proxyPort) {
    const browser = await launch({
      browser: 'firefox',
      executablePath: pathOf(program),
      extraPrefsFirefox: preferences(proxyPort),
    })
    // The page that the browser opens itself never has the focus, so nothing in it matches ":focus".
    const page = await browser.newPage()
    page.setDefaultTimeout(stepTimeout)
    return { ...driverOf(page), close: () => browser.close() }
  },
}

/** The commands of a tab. The casts are there because puppeteer-core types the functions for the page in its own way. */
function driverOf(page: Page): Omit<Driver, 'close'> {
  return {
    load: (url) => page.goto(url),
    // "page.goBack" would wait for a page load, but the app shows the previous page without one.
    back: () => page.evaluate(() => history.back()),
    press: (key) => page.keyboard.press(key),
    run: (work, ...given) => page.evaluate(work as () => unknown, ...(given as never)) as never,
    until: (work, ...given) =>
      page.waitForFunction(work as () => unknown, polling, ...(given as never)),
    runScript: (script) => page.evaluate(script),
    async click(...target) {
      const element = await page.waitForFunction(visibleElement, polling, ...target)
      await (element as ElementHandle<Element>).asLocator().click()
    },
    resize: (width) => page.setViewport({ width, height: windowHeight }),
    print: () => page.pdf({ format: 'a4', timeout: stepTimeout }),
  }
}
