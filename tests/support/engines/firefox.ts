import { spawnSync } from 'node:child_process'
import { launch } from 'puppeteer-core'
import { missing } from '../hosts/programs.ts'
import type { Engine, Settings } from './engine.ts'
import { type Driver, Tab, windowHeight } from './tab.ts'

const program = 'firefox-esr'

/** Preferences of a visitor's settings, by the names of about:config. */
const preferencesOf = ({ dark, lessMotion, textSize = 16, script = true }: Settings) => ({
  'layout.css.prefers-color-scheme.content-override': dark ? 0 : 1,
  'ui.prefersReducedMotion': lessMotion ? 1 : 0,
  'font.size.variable.x-western': textSize,
  'javascript.enabled': script,
})

const proxyPreferences = (port: number) => ({
  'network.proxy.type': 1,
  'network.proxy.http': '127.0.0.1',
  'network.proxy.http_port': port,
  'network.proxy.ssl': '127.0.0.1',
  'network.proxy.ssl_port': port,
})

/** Firefox as Debian has it, by WebDriver BiDi. */
export const firefox: Engine = {
  name: 'Firefox',
  missing: missing(program, program),
  async start(site, settings) {
    const browser = await launch({
      browser: 'firefox',
      executablePath: spawnSync('which', [program], { encoding: 'utf8' }).stdout.trim(),
      extraPrefsFirefox: {
        // As on phones and on most screens; the other engine's windows have none either.
        'ui.useOverlayScrollbars': 1,
        'intl.accept_languages': 'es-ES, es',
        ...proxyPreferences(site.proxyPort),
        ...preferencesOf(settings),
      },
    })
    // The window's first tab gets no focus.
    const [first] = await browser.pages()
    const page = await browser.newPage()
    await first?.close()
    const run = (expression: string) => page.evaluate(expression)
    const driver: Driver = {
      // Its first navigation is broken off now and then (NS_BINDING_ABORTED).
      async load(url) {
        const go = () => page.goto(url, { waitUntil: 'load' })
        await go().catch(go)
      },
      back: async () => void (await page.goBack({ waitUntil: 'domcontentloaded' })),
      run,
      // By its place: a handle's own click waits for promises, which nobody keeps where script is off.
      async click(element) {
        const place = `(({ x, y, width, height }) => [x + width / 2, y + height / 2])`
        const [x, y] = (await run(`${place}(${element}.getClientRects()[0])`)) as [number, number]
        await page.mouse.click(x, y)
      },
      async type(field, text) {
        await run(`${field}.focus()`)
        await page.keyboard.type(text)
      },
      press: (key) => page.keyboard.press(key === 'Space' ? ' ' : key),
      resize: (width) => page.setViewport({ width, height: windowHeight }),
    }
    return { tab: new Tab(site.url, driver), close: () => browser.close() }
  },
}
