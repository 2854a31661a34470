import { spawnSync } from 'node:child_process'
import { launch } from 'puppeteer-core'
import { missing } from '../hosts/programs.ts'
import { type Engine, windowHeight } from './tab.ts'

const program = 'firefox-esr'

/** By the names of about:config. */
const preferences = (hasSettings: boolean, proxyPort: number) => ({
  // As on phones and most screens; the other engine's windows have none either.
  'ui.useOverlayScrollbars': 1,
  'intl.accept_languages': 'es-ES, es',
  'network.proxy.type': 1,
  'network.proxy.http': '127.0.0.1',
  'network.proxy.http_port': proxyPort,
  'network.proxy.ssl': '127.0.0.1',
  'network.proxy.ssl_port': proxyPort,
  'layout.css.prefers-color-scheme.content-override': hasSettings ? 0 : 1,
  'ui.prefersReducedMotion': hasSettings ? 1 : 0,
  'font.size.variable.x-western': hasSettings ? 32 : 16,
  'javascript.enabled': !hasSettings,
})

/** Runs in the page. Puppeteer's own clicks wait for events that a page without script never sends. */
function middleOf(element: Element): [x: number, y: number] {
  const { x, y, width, height } = element.getClientRects()[0] as DOMRect
  const middle = [x + width / 2, y + height / 2] as [number, number]
  if (element.contains(document.elementFromPoint(...middle))) return middle
  throw new Error(`Something lies over ${element.outerHTML}`)
}

/** Debian's Firefox, driven by WebDriver BiDi. */
export const firefox: Engine = {
  name: 'Firefox',
  missing: missing(program, program),
  async start({ proxyPort }, hasSettings) {
    const browser = await launch({
      browser: 'firefox',
      executablePath: spawnSync('which', [program], { encoding: 'utf8' }).stdout.trim(),
      extraPrefsFirefox: preferences(hasSettings, proxyPort),
    })
    // The window's first tab gets no focus.
    const [first] = await browser.pages()
    const page = await browser.newPage()
    await first?.close()
    return {
      // Its first navigation is aborted now and then (NS_BINDING_ABORTED).
      load(url) {
        const go = () => page.goto(url, { waitUntil: 'load' })
        return go().catch(go)
      },
      back: () => page.evaluate('history.back()'),
      run: (expression) => page.evaluate(expression),
      async click(element) {
        await page.evaluate(`${element}.scrollIntoView({ block: 'center', behavior: 'instant' })`)
        const [x, y] = (await page.evaluate(`(${middleOf})(${element})`)) as [number, number]
        await page.mouse.click(x, y)
      },
      type: (text) => page.keyboard.type(text),
      press: (key) => page.keyboard.press(key === 'Space' ? ' ' : key),
      // Firefox 140 knows no orientation of the screen, which the driver sets beside the size.
      resize: (width) =>
        page.setViewport({ width, height: windowHeight }).catch((error: Error) => {
          if (!error.message.includes('setScreenOrientationOverride')) throw error
        }),
      close: () => browser.close(),
    }
  },
}
