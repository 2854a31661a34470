import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { vi } from 'vitest'
import { atExit } from '../../../scripts/build/lib/run-tool.ts'
import { missing } from '../hosts/programs.ts'
import { type Engine, type Send, windowHeight } from './tab.ts'

const program = 'firefox-esr'

/** By the names of about:config. */
const preferences = (proxyPort: number) => ({
  'marionette.port': 0,
  // As on phones and most screens; the other engine's windows have none either.
  'ui.useOverlayScrollbars': 1,
  'intl.accept_languages': 'es-ES, es',
  // What moves takes the processor's time, here without a graphics card.
  'ui.prefersReducedMotion': 1,
  // No processes kept ready, and none for each host.
  'dom.ipc.processPrelaunch.enabled': false,
  'fission.autostart': false,
  'network.proxy.type': 1,
  'network.proxy.http': '127.0.0.1',
  'network.proxy.http_port': proxyPort,
  'network.proxy.ssl': '127.0.0.1',
  'network.proxy.ssl_port': proxyPort,
})

/** Debian's Firefox, driven by Marionette: WebDriver's commands without a driver between. */
export const firefox: Engine = {
  name: 'Firefox',
  missing: missing(program, program),
  async start(proxyPort) {
    const profile = mkdtempSync(path.join(tmpdir(), 'firefox-'))
    const lines = Object.entries(preferences(proxyPort)).map(
      ([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`,
    )
    writeFileSync(path.join(profile, 'user.js'), lines.join('\n'))
    const args = ['--headless', '--marionette', '--remote-allow-system-access', '--no-remote']
    const browser = spawn(program, [...args, '--profile', profile], { stdio: 'ignore' })
    const ended = once(browser, 'close')
    atExit(() => browser.kill())
    const port = await vi.waitFor(
      () => Number(readFileSync(path.join(profile, 'MarionetteActivePort'), 'utf8')),
      60_000,
    )
    const send = openMarionette(port)
    await send('NewSession')
    return {
      send,
      async resize(width) {
        // A window is no narrower than 500 px, but the page's part of it may be.
        await send('Marionette:SetContext', { value: 'chrome' })
        const script = `for (const [name, value] of [['width', ${width}], ['height', ${windowHeight}]])
          for (const least of ['', 'min-', 'max-'])
            gBrowser.selectedBrowser.style.setProperty(least + name, value + 'px', 'important')`
        await send('ExecuteScript', { script, args: [] })
        await send('Marionette:SetContext', { value: 'content' })
      },
      async close() {
        browser.kill()
        await ended
        rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
      },
    }
  },
}

/** The protocol: each message is preceded by its length in bytes (firefox-source-docs, "Marionette"). */
function openMarionette(port: number): Send {
  const socket = connect(port, '127.0.0.1')
  const waiting = new Map<number, (error: { message: string } | null, value: unknown) => void>()
  let received = Buffer.alloc(0)
  socket.on('error', () => {})
  socket.on('data', (chunk: Buffer) => {
    received = Buffer.concat([received, chunk])
    for (;;) {
      const begin = received.indexOf(':') + 1
      const end = begin + Number(received.subarray(0, begin - 1))
      if (begin === 0 || received.length < end) return
      const message = JSON.parse(received.subarray(begin, end).toString('utf8'))
      received = received.subarray(end)
      // The first one is a greeting.
      if (Array.isArray(message)) waiting.get(message[1])?.(message[2], message[3])
    }
  })
  return (command, parameters = {}) =>
    new Promise((resolve, reject) => {
      const id = waiting.size + 1
      waiting.set(id, (error, answer) => {
        if (error) reject(new Error(`Firefox: ${error.message}`))
        else resolve((answer as { value?: unknown } | null)?.value)
      })
      const name = command.includes(':') ? command : `WebDriver:${command}`
      const message = JSON.stringify([0, id, name, parameters])
      socket.write(`${Buffer.byteLength(message)}:${message}`)
    })
}
