import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { vi } from 'vitest'
import { freePort } from '../free-port.ts'
import { atExit } from '../../../scripts/build/lib/run-tool.ts'
import { missing } from '../hosts/programs.ts'
import { type Driver, type Engine, type Send, windowHeight } from './tab.ts'

/** Comes with the library of webkit2gtk-driver, in a folder that has the machine's name in it. */
const miniBrowser = ['x86_64', 'aarch64']
  .map((machine) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-4.1/MiniBrowser`)
  .find((file) => existsSync(file))

/** Now and then a start misses the driver's connection, and both would wait for ever: so it is tried again. */
const starts = { most: 6, timeoutMs: 10_000 }

/** Addresses of the commands (WebDriver §6). */
const addressOf = (command: string, id: unknown) =>
  ({
    Navigate: 'url',
    Back: 'back',
    ExecuteScript: 'execute/sync',
    ElementClick: `element/${id}/click`,
    ElementSendKeys: `element/${id}/value`,
    SetWindowRect: 'window/rect',
  })[command]

/** Debian's WebKit, driven by W3C WebDriver, on an invisible screen of its own. */
export const webkit: Engine = {
  name: 'WebKit',
  missing:
    missing('WebKitWebDriver', 'webkit2gtk-driver') ??
    (miniBrowser ? null : 'no MiniBrowser, apt-get install webkit2gtk-driver') ??
    missing('Xvfb', 'xvfb'),
  async start(proxyPort) {
    for (let left = starts.most; ; left--) {
      const { origin, home, stop } = await startDriver()
      try {
        await vi.waitFor(() => fetch(`${origin}/status`), starts.timeoutMs)
        const args = argumentsFor(home, proxyPort)
        const options = { binary: miniBrowser, args }
        const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': options } }
        const signal = AbortSignal.timeout(starts.timeoutMs)
        const session = await ask('POST', `${origin}/session`, { capabilities }, signal)
        const { sessionId } = session as { sessionId: string }
        return { ...driverOf(`${origin}/session/${sessionId}`), close: stop }
      } catch (error) {
        await stop()
        if (left === 1) throw error
      }
    }
  },
}

/** @param session its address */
function driverOf(session: string): Omit<Driver, 'close'> {
  const send: Send = (command, { id, ...body } = {}) =>
    ask('POST', `${session}/${addressOf(command, id)}`, body)
  return {
    send,
    async resize(width) {
      // The window has a tool bar of some height.
      const script = 'return outerHeight - innerHeight'
      const bar = Number(await send('ExecuteScript', { script, args: [] }))
      await send('SetWindowRect', { width, height: windowHeight + bar })
    },
  }
}

/** @throws the driver's own message if it refuses */
async function ask(method: string, url: string, body: object, signal?: AbortSignal) {
  const answer = await fetch(url, { method, signal, body: JSON.stringify(body) })
  const { value } = (await answer.json()) as { value: unknown }
  if (answer.ok) return value
  const { error, message } = value as { error: string; message: string }
  throw new Error(`WebKit: ${error}: ${message}`)
}

/** The driver, with a screen and a home for its browser. */
async function startDriver() {
  const home = mkdtempSync(path.join(tmpdir(), 'webkit-'))
  const port = await freePort()
  // The screen prints its number, and the driver takes it.
  const command = `Xvfb -displayfd 1 -screen 0 1600x1400x24 -nolisten tcp |
    { read -r number; DISPLAY=":$number" exec WebKitWebDriver --port=${port}; }`
  // A group of its own, so that browser and screen end with their driver.
  const driver = spawn('sh', ['-c', command], {
    env: { ...process.env, ...environmentOf(home) },
    stdio: 'ignore',
    detached: true,
  })
  const ended = once(driver, 'close')
  const kill = () => {
    if (driver.exitCode === null && driver.signalCode === null) process.kill(-(driver.pid ?? 0))
  }
  atExit(kill)
  const stop = async () => {
    kill()
    await ended
    rmSync(home, { recursive: true, force: true, maxRetries: 5 })
  }
  return { origin: `http://127.0.0.1:${port}`, home, stop }
}

const environmentOf = (home: string) => ({
  XDG_CONFIG_HOME: home,
  XDG_DATA_HOME: home,
  XDG_CACHE_HOME: home,
  GSETTINGS_BACKEND: 'memory',
  // No bus: programs that it starts would outlive the browser, and mount their files in its home.
  DBUS_SESSION_BUS_ADDRESS: 'disabled:',
  NO_AT_BRIDGE: '1',
  // Layers take twice the processor's time, here without a graphics card.
  WEBKIT_DISABLE_COMPOSITING_MODE: '1',
  LANG: 'es_ES.UTF-8',
})

function argumentsFor(home: string, proxyPort: number): readonly string[] {
  mkdirSync(path.join(home, 'gtk-3.0'))
  // What moves takes the processor's time, here without a graphics card.
  writeFileSync(path.join(home, 'gtk-3.0/settings.ini'), '[Settings]\ngtk-enable-animations=0')
  // The tool bar is in the way of narrow windows.
  const sheet = 'window * { min-width: 0; padding: 0; border: 0; font-size: 1px }'
  writeFileSync(path.join(home, 'gtk-3.0/gtk.css'), sheet)
  return ['--automation', `--proxy=http://127.0.0.1:${proxyPort}`, '--ignore-host=127.0.0.1']
}
