import {
  createServer as createPlain,
  type IncomingMessage,
  type RequestListener,
  type ServerResponse,
} from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { formHost, frameHost } from './delivering-event.ts'
import { selfSigned } from './map-service/certificate.ts'

/** What the service does with a message that has come. */
export type Manner =
  | 'takes'
  | 'takes slowly'
  | 'takes in silence'
  | 'refuses'
  | 'breaks'
  | 'hangs'
  | 'hangs up'
  | 'redirects'
  | 'talks nonsense'

export type FormService = {
  /** For `startProxy`: the service and the ticket window's page, over TLS. */
  readonly hosts: Readonly<Record<string, ReturnType<typeof createServer>>>
  /** Address of the same service without TLS. */
  readonly url: string
  /** What has come so far, in order, whatever became of it. */
  readonly messages: URLSearchParams[]
  /** How often the ticket window was asked for. */
  readonly frames: string[]
  readonly behave: (manner: Manner) => void
  readonly close: () => void
}

const everybody = { 'Access-Control-Allow-Origin': '*' }

const ticketWindow =
  '<!doctype html><title>Taquilla</title><link rel="icon" href="data:,"><h1>Elige tu entrada</h1><button>Pagar</button>'

/** A service that takes posted forms as those do that organisers use: JSON for who asks for it, else a page to go to. */
export async function startFormService(): Promise<FormService> {
  const state: { manner: Manner } = { manner: 'takes' }
  const messages: URLSearchParams[] = []
  const frames: string[] = []

  async function take(request: IncomingMessage, response: ServerResponse) {
    const message = new URLSearchParams(await text(request))
    messages.push(message)
    const answer = (status: number, body = '{}', headers = {}) =>
      void response
        .writeHead(status, { ...(state.manner !== 'takes in silence' && everybody), ...headers })
        .end(body)
    if (state.manner === 'takes slowly') await wait(Math.random() * 300)
    if (state.manner === 'refuses') return answer(422)
    if (state.manner === 'breaks') return answer(500)
    if (state.manner === 'hangs') return
    if (state.manner === 'hangs up') return void request.socket.destroy()
    if (state.manner === 'talks nonsense') return answer(200, '<<<{"ok":')
    const wantsData = request.headers.accept === 'application/json'
    if (wantsData && state.manner !== 'redirects') return answer(200)
    // Back to where the message came from, and no further.
    const next = new URL(message.get('_next') ?? 'https://sitio.example/gracias')
    const { href } = new URL(next.pathname, request.headers.referer ?? next)
    return answer(303, '', { Location: href })
  }

  const listener: RequestListener = (request, response) => {
    if (request.method === 'POST') return void take(request, response)
    if (request.headers.host === frameHost) frames.push(request.url ?? '')
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(ticketWindow)
  }

  const secure = createServer(selfSigned([formHost, frameHost]), listener)
  const plain = createPlain(listener)
  await new Promise<void>((resolve) => plain.listen(0, '127.0.0.1', resolve))
  return {
    hosts: { [formHost]: secure, [frameHost]: secure },
    url: `http://127.0.0.1:${(plain.address() as AddressInfo).port}/f/encuentro`,
    messages,
    frames,
    behave: (manner) => {
      state.manner = manner
    },
    close: () => {
      plain.closeAllConnections()
      plain.close()
    },
  }
}
