import { spawnSync } from 'node:child_process'
import { type ElementHandle, launch, type Page } from 'puppeteer-core'
import { installHint, pathOf } from '../hosts/programs.ts'
import { type Driver, type Engine, stepTimeout, visibleElement, windowHeight } from './tab.ts'

/** Name of the program, and of Debian's package. */
const program = 'firefox-esr'

/** The oldest version in which the journeys were seen to pass. Firefox 140 lacks commands that puppeteer-core sends. */
const oldestVersion = 153

/** Says how to get a newer Firefox. Null if the installed one is new enough. */
function upgradeHint(): string | null {
  const { stdout } = spawnSync(pathOf(program) ?? '', ['--version'], { encoding: 'utf8' })
  // The output is "Mozilla Firefox 153.0esr".
  const [versionText] = /\d+/.exec(stdout) ?? ['0']
  const version = Number(versionText)
  if (version >= oldestVersion) return null
  return `version ${version} of ${program} is too old, apt-get update && apt-get install ${program}`
}

/** Options for a wait: its function runs in the page every 50 milliseconds, until it returns something truthy. */
const polling = { polling: 50 }

/** The value of `network.proxy.type` that makes Firefox use the proxies in its settings. */
const manualProxy = 1

/** Firefox's settings (about:config). */
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
    // A new page, because the page that the browser opens at its start never has the focus. Nothing in it matches ":focus".
    const page = await browser.newPage()
    page.setDefaultTimeout(stepTimeout)
    return { ...driverOf(page), close: () => browser.close() }
  },
}

/** The commands of a tab. They need type assertions: puppeteer-core has other types for functions that run in the page. */
function driverOf(page: Page): Omit<Driver, 'close'> {
  return {
    load: (url) => page.goto(url),
    // "page.goBack" would wait for a page load, but the app shows the previous page without one.
    back: () => page.evaluate(() => history.back()),
    press: (key) => page.keyboard.press(key),
    run: (pageFunction, ...args) =>
      page.evaluate(pageFunction as () => unknown, ...(args as never)) as never,
    until: (pageFunction, ...args) =>
      page.waitForFunction(pageFunction as () => unknown, polling, ...(args as never)),
    runScript: (script) => page.evaluate(script),
    async click(...target) {
      const element = await page.waitForFunction(visibleElement, polling, ...target)
      await (element as ElementHandle<Element>).asLocator().click()
    },
    resize: (width) => page.setViewport({ width, height: windowHeight }),
    print: () => page.pdf({ format: 'a4', timeout: stepTimeout }),
  }
}
