import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { freePort } from '../../../scripts/lib/free-port.ts'
import { tidyAtExit } from '../../../scripts/lib/run-script.ts'
import { missing } from '../hosts/programs.ts'
import { type Driver, type Engine, eventually, windowHeight } from './tab.ts'

/** Comes with the library of webkit2gtk-driver, in a folder that has the machine's name in it. */
const miniBrowser = ['x86_64', 'aarch64']
  .map((machine) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-4.1/MiniBrowser`)
  .find((file) => existsSync(file))

/** How long a browser may take to start before it is started again, in milliseconds, each time. */
const patiences = [8000, 15_000, 30_000] as const

/** Keys that stand for no character (WebDriver §17.4.2). */
const keys = { Enter: '\uE007', Escape: '\uE00C', Space: ' ' } as const

/** WebKit as Debian has it, by W3C WebDriver, on a screen of its own that nobody sees. */
export const webkit: Engine = {
  name: 'WebKit',
  missing:
    missing('WebKitWebDriver', 'webkit2gtk-driver') ??
    (miniBrowser ? null : 'no MiniBrowser, apt-get install webkit2gtk-driver') ??
    missing('Xvfb', 'xvfb'),
  async start({ proxyPort }, isParticular) {
    const screen = await startScreen()
    const wish = { isParticular, proxyPort, display: screen.display }
    const { send, stop } = await startPatiently(wish)
    const close = async () => {
      await stop()
      await screen.stop()
    }
    return { ...driverBy(send), close }
  },
}

/** Asks for what the method and the end of the address say (WebDriver §6.5). */
type Send = (command: string, parameters?: object) => Promise<unknown>

function driverBy(send: Send): Omit<Driver, 'close'> {
  const run = (expression: string) =>
    send('POST /execute/sync', { script: `return ${expression}`, args: [] })
  const act = (type: string, ...actions: readonly object[]) =>
    send('POST /actions', { actions: [{ type, id: type, actions }] })
  return {
    load: (url) => send('POST /url', { url }),
    back: () => send('POST /back'),
    run,
    click: (x, y) =>
      act(
        'pointer',
        { type: 'pointerMove', x, y },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ),
    async type(text) {
      const [field] = Object.values((await send('GET /element/active')) as object)
      await send(`POST /element/${field}/value`, { text })
    },
    press: (key) =>
      act('key', { type: 'keyDown', value: keys[key] }, { type: 'keyUp', value: keys[key] }),
    async resize(width) {
      // The window has a tool bar of some height.
      const bar = Number(await run('outerHeight - innerHeight'))
      await send('POST /window/rect', { width, height: windowHeight + bar })
    },
  }
}

type Wish = {
  readonly isParticular: boolean
  readonly proxyPort: number
  readonly display: string
}

/** A cold start now and then misses the driver's connection, and both would wait for ever. */
async function startPatiently(wish: Wish) {
  let reason: unknown
  for (const patience of patiences) {
    try {
      return await startSession(wish, patience)
    } catch (error) {
      reason = error
    }
  }
  throw reason
}

async function startSession(wish: Wish, patience: number) {
  const home = mkdtempSync(path.join(tmpdir(), 'webkit-'))
  const port = await freePort()
  // A group of its own, so that the browser ends with its driver.
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    env: { ...process.env, ...environmentOf(home, wish.display) },
    stdio: 'ignore',
    detached: true,
  })
  const end = stopping(driver, () => process.kill(-(driver.pid ?? 0), 'SIGKILL'))
  const stop = async () => {
    await end()
    rmSync(home, { recursive: true, force: true, maxRetries: 5 })
  }
  try {
    const all = `http://127.0.0.1:${port}/session`
    await eventually(() => fetch(`http://127.0.0.1:${port}/status`), patience)
    const options = { binary: miniBrowser, args: argumentsFor(wish, home) }
    const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': options } }
    const created = await ask('POST', all, { capabilities }, AbortSignal.timeout(patience))
    const { sessionId } = created as { sessionId: string }
    const send: Send = (command, parameters = {}) => {
      const [method = '', address = ''] = command.split(' ')
      return ask(method, `${all}/${sessionId}${address}`, parameters)
    }
    return { send, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

const environmentOf = (home: string, display: string) => ({
  DISPLAY: display,
  XDG_CONFIG_HOME: home,
  XDG_DATA_HOME: home,
  XDG_CACHE_HOME: home,
  GSETTINGS_BACKEND: 'memory',
  // No bus: the programs that one starts would outlive the browser, and mount their files in its home.
  DBUS_SESSION_BUS_ADDRESS: 'disabled:',
  NO_AT_BRIDGE: '1',
  LANG: 'es_ES.UTF-8',
})

/** Writes a visitor's settings where browser and toolkit read them. */
function argumentsFor({ isParticular, proxyPort }: Wish, home: string): readonly string[] {
  mkdirSync(path.join(home, 'gtk-3.0'))
  const write = (name: string, ...lines: readonly string[]) =>
    writeFileSync(path.join(home, name), lines.join('\n'))
  write('gtk-3.0/settings.ini', '[Settings]', `gtk-enable-animations=${isParticular ? 0 : 1}`)
  // The tool bar is in the way of narrow windows.
  write('gtk-3.0/gtk.css', 'window * { min-width: 0; padding: 0; border: 0; font-size: 1px }')
  const own = [`default-font-size=${isParticular ? 32 : 16}`, `enable-javascript=${!isParticular}`]
  write('settings.ini', '[websettings]', ...own)
  return [
    '--automation',
    `--config=${path.join(home, 'settings.ini')}`,
    `--proxy=http://127.0.0.1:${proxyPort}`,
    '--ignore-host=127.0.0.1',
    ...(isParticular ? ['--dark-mode'] : []),
  ]
}

/** @throws with the driver's own words if it refuses. */
async function ask(
  method: string,
  url: string,
  body: object,
  signal: AbortSignal | null = null,
): Promise<unknown> {
  const sent = method === 'POST' ? { body: JSON.stringify(body) } : {}
  const answer = await fetch(url, { method, signal, ...sent })
  const { value } = (await answer.json()) as { value: unknown }
  if (answer.ok) return value
  const { error, message } = value as { error: string; message: string }
  throw new Error(`WebKit: ${error}: ${message}`)
}

async function startScreen() {
  const options = ['-displayfd', '3', '-screen', '0', '1600x1400x24', '-nolisten', 'tcp']
  const xvfb = spawn('Xvfb', options, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] })
  const stop = stopping(xvfb, () => xvfb.kill())
  const number = await new Promise<string>((resolve, reject) => {
    const told = xvfb.stdio[3] as Readable
    told.once('data', (bytes: Buffer) => resolve(bytes.toString().trim()))
    told.once('end', () => reject(new Error('Xvfb did not start.')))
  })
  return { display: `:${number}`, stop }
}

/** How a program that was started is stopped: by the returned function, or else at the end of this process. */
function stopping(child: ChildProcess, kill: () => void): () => Promise<void> {
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
  const tidied = tidyAtExit(kill)
  return async () => {
    if (child.exitCode === null) kill()
    await ended
    tidied()
  }
}
