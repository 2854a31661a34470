import type { Browser, CDPSession } from '@playwright/test'
import { phone, processorSlowdown, slow4G } from './conditions.ts'
import type { ProbeResult } from './probe.ts'
import { settle } from './visit.ts'

/**
 * Opens an address as a visitor who was never here, on the slow line and the slow processor, and waits until the page
 * has settled, with its app where it has one. The tab is one of the browser's own: Playwright and Lighthouse switch on
 * the developer tools' `Runtime` in theirs, and then V8 parses a script from its beginning whenever an Error is made, to
 * tell where. React makes five of them as it starts, which no visitor's browser minds.
 * @throws where the app has not started in two minutes.
 */
export async function visitPlainly(
  browser: Browser,
  script: string,
  url: string,
  { withApp }: { readonly withApp: boolean },
): Promise<ProbeResult> {
  const devtools = await browser.newBrowserCDPSession()
  const { browserContextId } = await devtools.send('Target.createBrowserContext')
  try {
    const send = await openTab(devtools, browserContextId)
    const { viewport, deviceScaleFactor, isMobile, hasTouch, locale } = phone
    const screen = { ...viewport, deviceScaleFactor, mobile: isMobile }
    await send('Emulation.setDeviceMetricsOverride', screen)
    await send('Emulation.setTouchEmulationEnabled', { enabled: hasTouch })
    await send('Emulation.setLocaleOverride', { locale })
    await send('Emulation.setCPUThrottlingRate', { rate: processorSlowdown })
    await send('Network.enable')
    await send('Network.emulateNetworkConditions', slow4G)
    await send('Page.enable')
    await send('Page.addScriptToEvaluateOnNewDocument', { source: script })
    await send('Page.navigate', { url })
    const look = () => send('Runtime.evaluate', { expression: glance, returnByValue: true })
    return await settle({ url, look: async () => seenIn(await look()), withApp })
  } finally {
    await devtools.send('Target.disposeBrowserContext', { browserContextId })
    await devtools.detach()
  }
}

/** What the probe has seen, once the page has one: the blank page before it has none. */
const glance = '({ probe: window.benchProbe?.(), now: performance.now() })'

type Glance = { readonly probe?: ProbeResult; readonly now: number }

const seenIn = (answer: Answer): Glance => (answer.result as { value: Glance }).value

type Answer = Readonly<Record<string, unknown>>
type Send = (method: string, params?: object) => Promise<Answer>

/** Messages to one tab travel within those of the browser's session, because Playwright keeps no session for it. */
async function openTab(devtools: CDPSession, browserContextId: string): Promise<Send> {
  const blank = { url: 'about:blank', browserContextId }
  const { targetId } = await devtools.send('Target.createTarget', blank)
  const { sessionId } = await devtools.send('Target.attachToTarget', { targetId })
  const waiting = new Map<number, (message: Message) => void>()
  let sent = 0
  devtools.on('Target.receivedMessageFromTarget', (received) => {
    const message = JSON.parse(received.message) as Message
    waiting.get(message.id)?.(message)
    waiting.delete(message.id)
  })
  return (method, params = {}) =>
    new Promise((resolve, reject) => {
      const id = ++sent
      waiting.set(id, ({ result = {}, error }) =>
        error ? reject(new Error(`${method}: ${error.message}`)) : resolve(result),
      )
      const message = JSON.stringify({ id, method, params })
      devtools.send('Target.sendMessageToTarget', { sessionId, message }).catch(reject)
    })
}

type Message = {
  readonly id: number
  readonly result?: Answer
  readonly error?: { readonly message: string }
}
