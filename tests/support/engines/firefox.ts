import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { tidyAtExit } from '../../../scripts/lib/run-script.ts'
import { missing } from '../hosts/programs.ts'
import type { Engine, Settings } from './engine.ts'
import { eventually } from './eventually.ts'
import { type Send, Tab, windowHeight } from './tab.ts'

const program = 'firefox-esr'

/** Preferences of a visitor's settings, by the names of about:config. */
const preferencesOf = ({ dark, lessMotion, textSize = 16, script = true }: Settings) => ({
  'layout.css.prefers-color-scheme.content-override': dark ? 0 : 1,
  'ui.prefersReducedMotion': lessMotion ? 1 : 0,
  'font.size.variable.x-western': textSize,
  'javascript.enabled': script,
})

const options = ['--headless', '--marionette', '--remote-allow-system-access', '--no-remote']

const startPreferences = (proxyPort: number) => ({
  'marionette.port': 0,
  // As on phones and on most screens; the other engines' windows have none either.
  'ui.useOverlayScrollbars': 1,
  'network.proxy.type': 1,
  'network.proxy.http': '127.0.0.1',
  'network.proxy.http_port': proxyPort,
  'network.proxy.ssl': '127.0.0.1',
  'network.proxy.ssl_port': proxyPort,
  'gfx.text.subpixel-position.force-enabled': true,
  'intl.accept_languages': 'es-ES, es',
  ...preferencesOf({}),
})

/** Firefox, by Marionette: the WebDriver that it brings itself, which reaches its preferences and its console too. */
export const firefox: Engine = {
  name: 'Firefox',
  wholePixelLetters: false,
  missing: missing(program, program),
  async start(site, fontsFile) {
    const profile = mkdtempSync(path.join(tmpdir(), 'firefox-'))
    const preferences = Object.entries(startPreferences(site.proxyPort)).map(
      ([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});\n`,
    )
    writeFileSync(path.join(profile, 'user.js'), preferences.join(''))
    const child = spawn(program, [...options, '--profile', profile], {
      env: {
        ...process.env,
        FONTCONFIG_FILE: fontsFile,
        MOZ_HEADLESS_WIDTH: '1600',
        MOZ_HEADLESS_HEIGHT: '1400',
      },
      stdio: 'ignore',
    })
    const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
    const tidied = tidyAtExit(() => child.kill('SIGKILL'))
    const port = await eventually(() =>
      Number(readFileSync(path.join(profile, 'MarionetteActivePort'), 'utf8')),
    )
    const { call, hangUp } = await eventually(() => dial(port))
    await call('WebDriver:NewSession', { acceptInsecureCerts: true })

    /** Runs code in the browser's own window. */
    async function inBrowser(script: string, ...args: readonly unknown[]): Promise<unknown> {
      await call('Marionette:SetContext', { value: 'chrome' })
      try {
        return await call('WebDriver:ExecuteScript', { script, args, sandbox: 'system' })
      } finally {
        await call('Marionette:SetContext', { value: 'content' })
      }
    }

    const send: Send = (command, parameters) => call(`WebDriver:${command}`, parameters)
    return {
      tab: new Tab(
        site.url,
        send,
        async (width) => void (await inBrowser(sizePage, width, windowHeight)),
      ),
      set: async (settings) => void (await inBrowser(setPreferences, preferencesOf(settings))),
      ownLines: async () => (await inBrowser(readConsole, site.url)) as string[],
      async close() {
        hangUp()
        child.kill()
        await ended
        tidied()
        rmSync(profile, { recursive: true, force: true })
      },
    }
  },
}

/** A window of the browser is no narrower than 500 px; what it shows can be. */
const sizePage = `
  const [width, height] = arguments
  for (const [side, length] of [['width', width], ['height', height]]) {
    for (const name of [side, 'min-' + side, 'max-' + side]) {
      gBrowser.selectedBrowser.style.setProperty(name, length + 'px')
    }
  }`

const setPreferences = `
  for (const [name, value] of Object.entries(arguments[0])) {
    if (typeof value === 'boolean') Services.prefs.setBoolPref(name, value)
    else Services.prefs.setIntPref(name, value)
  }`

const readConsole = `
  const lines = Services.console.getMessageArray()
    .filter((line) => line instanceof Ci.nsIScriptError && line.sourceName.startsWith(arguments[0]))
    .map((line) => line.errorMessage)
  Services.console.reset()
  return lines`

type Call = (command: string, parameters?: object) => Promise<unknown>

/** Talks to Marionette: JSON behind its length; [0, id, command, parameters] is answered by [1, id, error, result]. */
async function dial(port: number): Promise<{ call: Call; hangUp: () => void }> {
  const socket = connect(port, '127.0.0.1')
  await new Promise((resolve, reject) => socket.once('connect', resolve).once('error', reject))
  const waiting = new Map<number, (error: { message: string } | null, result: unknown) => void>()
  let unread = Buffer.alloc(0)
  socket.on('data', (bytes) => {
    unread = Buffer.concat([unread, bytes])
    for (;;) {
      const begin = unread.indexOf(':') + 1
      const end = begin + Number(unread.subarray(0, begin - 1))
      if (begin === 0 || unread.length < end) return
      const [, id, error, result] = asAnswer(JSON.parse(unread.subarray(begin, end).toString()))
      unread = unread.subarray(end)
      waiting.get(id)?.(error, result)
      waiting.delete(id)
    }
  })
  socket.on('close', () => {
    for (const tell of waiting.values()) tell({ message: 'Firefox has hung up.' }, null)
  })
  let last = 0
  const call: Call = (command, parameters = {}) =>
    new Promise((resolve, reject) => {
      const id = ++last
      const text = JSON.stringify([0, id, command, parameters])
      waiting.set(id, (error, result) => {
        if (error) reject(new Error(`${command}: ${error.message}`))
        else resolve(valueOf(result))
      })
      socket.write(`${Buffer.byteLength(text)}:${text}`)
    })
  return { call, hangUp: () => socket.destroy() }
}

/** Most results are in an object; lists are not. */
const valueOf = (result: unknown) =>
  Array.isArray(result) ? result : ((result as { value?: unknown } | null)?.value ?? null)

type Answer = [kind: 1, id: number, error: { message: string } | null, result: unknown]

/** The first message is a greeting, which answers nothing. */
const asAnswer = (message: Answer | object): Answer =>
  Array.isArray(message) ? (message as Answer) : [1, 0, null, null]
