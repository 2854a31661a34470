import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { Builder, Key, type WebDriver, type WebElement } from 'selenium-webdriver'
import { DriverService } from 'selenium-webdriver/remote'
import { vi } from 'vitest'
import { atExit } from '../../../scripts/build/lib/runTool.ts'
import { installHint, pathOf } from '../hosts/programs.ts'
import {
  type Driver,
  type Engine,
  stepTimeout,
  type Target,
  visibleElement,
  windowHeight,
} from './tab.ts'

/** The file of WebKit's small browser. The path in which Debian's webkit2gtk-driver installs it contains the architecture. */
const miniBrowser = ['x86_64', 'aarch64']
  .map((architecture) => `/usr/lib/${architecture}-linux-gnu/webkit2gtk-4.1/MiniBrowser`)
  .find((file) => existsSync(file))

/** How many times a start is tried. Sometimes a starting browser misses the driver's connection, and both wait for ever. */
const startAttempts = 6

/** Milliseconds for an attempt. */
const startTimeout = 10_000

/** Debian's WebKit, driven by W3C WebDriver, on an invisible screen. */
export const webkit: Engine = {
  name: 'WebKit',
  installHint:
    installHint('WebKitWebDriver', 'webkit2gtk-driver') ??
    (miniBrowser ? null : 'no MiniBrowser, apt-get install webkit2gtk-driver') ??
    installHint('Xvfb', 'xvfb'),
  async start(proxyPort) {
    // Ends with a browser, or with the error of the last attempt.
    for (let attempt = 1; ; attempt++) {
      const { address, stop } = await startService()
      try {
        const browser = await startedInTime(openBrowser(address, proxyPort))
        return { ...driverOf(browser), close: stop }
      } catch (error) {
        await stop()
        if (attempt === startAttempts) throw error
      }
    }
  },
}

/** Opens the browser through the driver at this address. */
async function openBrowser(address: string, proxyPort: number): Promise<WebDriver> {
  const args = ['--automation', `--proxy=http://127.0.0.1:${proxyPort}`, '--ignore-host=127.0.0.1']
  return new Builder()
    .usingServer(address)
    .withCapabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary: miniBrowser, args },
    })
    .build()
}

/** Waits for the start of a browser. @throws if it takes longer than `startTimeout` */
const startedInTime = <Result>(work: Promise<Result>): Promise<Result> =>
  Promise.race([
    work,
    setTimeout(startTimeout, null, { ref: false }).then(() => {
      throw new Error('WebKit did not start in time')
    }),
  ])

/** Selenium's codes of the keys that journeys press. */
const keyCodes = { Enter: Key.ENTER, Escape: Key.ESCAPE }

function driverOf(browser: WebDriver): Omit<Driver, 'close'> {
  const run: Driver['run'] = (pageFunction, ...args) =>
    browser.executeScript(pageFunction, ...args) as never
  const findVisible = (...target: Target) =>
    browser.executeScript<WebElement | null>(visibleElement, ...target)
  return {
    load: (url) => browser.get(url),
    back: () => browser.navigate().back(),
    press: async (key) => {
      const focusedElement = await browser.switchTo().activeElement()
      await focusedElement.sendKeys(keyCodes[key])
    },
    run,
    until: (pageFunction, ...args) =>
      browser.wait(
        () => browser.executeScript(pageFunction, ...args),
        stepTimeout,
        // The message of the error if the time runs out.
        String(pageFunction),
      ),
    runScript: (script) => browser.executeScript(script),
    async click(...target) {
      const clickAtRest = async () => {
        const element = await findVisible(...target)
        if (!element) throw new Error(`${target} is not visible`)
        const rectBefore = await element.getRect()
        await setTimeout(100)
        const rectAfter = await element.getRect()
        if (rectAfter.y !== rectBefore.y) throw new Error(`${target} moves`)
        await element.click()
      }
      // Repeats the function until it throws no error.
      await vi.waitFor(clickAtRest, stepTimeout)
    },
    async resize(width) {
      const toolBarHeight = await run(() => outerHeight - innerHeight)
      await browser
        .manage()
        .window()
        .setRect({ x: 0, y: 0, width, height: windowHeight + toolBarHeight })
    },
  }
}

/** Starts an invisible screen. @returns its name, such as ":1", and a function that ends it */
async function startScreen() {
  // Xvfb chooses an unused display, and prints its number (`-displayfd 1`).
  const screen = spawn(
    pathOf('Xvfb') ?? '',
    ['-displayfd', '1', '-screen', '0', '1600x1400x24', '-nolisten', 'tcp'],
    { stdio: ['ignore', 'pipe', 'ignore'] },
  )
  const ended = once(screen, 'close')
  atExit(() => screen.kill())
  const [displayNumber] = await once(screen.stdout, 'data')
  const stop = () => {
    screen.kill()
    return ended
  }
  return { display: `:${String(displayNumber).trim()}`, stop }
}

/**
 * Starts the driver's process, with an invisible screen and a home folder for its browser.
 * @returns the driver's address, and a function that ends the process and the screen, and removes the folder
 */
async function startService() {
  const home = mkdtempSync(path.join(tmpdir(), 'webkit-'))
  writeSettings(home)
  const screen = await startScreen()
  const service = new DriverService.Builder(pathOf('WebKitWebDriver') ?? '')
    .setEnvironment({ ...process.env, ...environmentOf(home), DISPLAY: screen.display })
    .setLoopback(true)
    .build()
  const address = await service.start()
  const stop = async () => {
    await service.kill()
    // The browser's process ends with its screen.
    await screen.stop()
    rmSync(home, { recursive: true, force: true, maxRetries: 5 })
  }
  return { address, stop }
}

/** Environment variables of the driver and its browser. */
const environmentOf = (home: string) => ({
  XDG_CONFIG_HOME: home,
  XDG_DATA_HOME: home,
  XDG_CACHE_HOME: home,
  // Programs started over the session bus would outlive the browser, and mount their files in its home folder.
  DBUS_SESSION_BUS_ADDRESS: 'disabled:',
  // The usual store of settings and the bridge to screen readers need the session bus, so they are switched off, too.
  GSETTINGS_BACKEND: 'memory',
  NO_AT_BRIDGE: '1',
  // Without a graphics card, compositing mode doubles the processor's work.
  WEBKIT_DISABLE_COMPOSITING_MODE: '1',
  LANG: 'es_ES.UTF-8',
})

/** Writes the browser's settings into its home folder. */
function writeSettings(home: string): void {
  mkdirSync(path.join(home, 'gtk-3.0'))
  // Without a graphics card, animations keep the processor busy.
  writeFileSync(path.join(home, 'gtk-3.0/settings.ini'), '[Settings]\ngtk-enable-animations=0')
  // A tiny tool bar, because a window cannot be narrower than its tool bar.
  const stylesheet = 'window * { min-width: 0; padding: 0; border: 0; font-size: 1px }'
  writeFileSync(path.join(home, 'gtk-3.0/gtk.css'), stylesheet)
}
