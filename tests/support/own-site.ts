import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { serveSite } from '../../scripts/build/hosts/server.ts'
import { sites } from './content.ts'

const { dist, base } = sites.EVENTO

/** How a host treats connections. An overloaded one answers 429. */
type Behaviour = 'answers' | 'hangs up' | 'is silent' | 'is overloaded'

const overloadAnswer =
  'HTTP/1.1 429 Too Many Requests\r\nContent-Length: 3\r\nConnection: close\r\n\r\n429'

/** Starts a host before a file server on this machine. As long as it answers, it passes connections on to that server. */
async function startHost(filesPort: number) {
  const sockets = new Set<Socket>()
  let behaviour: Behaviour = 'answers'
  const register = (socket: Socket) => {
    sockets.add(socket)
    return socket.on('error', () => {}).on('close', () => sockets.delete(socket))
  }
  const endConnections = () => sockets.forEach((socket) => socket.destroy())
  const server = createServer((socket) => {
    register(socket)
    if (behaviour === 'hangs up') socket.destroy()
    if (behaviour === 'is overloaded') socket.end(overloadAnswer)
    if (behaviour !== 'answers') return
    const toFiles = register(connect(filesPort, '127.0.0.1'))
    socket.pipe(toFiles).pipe(socket)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    /** Changes how the host treats connections, and ends the open ones. */
    setBehaviour(next: Behaviour) {
      behaviour = next
      endConnections()
    },
    close() {
      server.close()
      endConnections()
    },
  }
}

/**
 * Serves a copy of the tests' event, whose files and host a test can change.
 * @param prepare changes the copy before the host reads it
 */
export async function ownSite(prepare: (dir: string) => void = () => {}) {
  const dir = mkdtempSync(path.join(tmpdir(), 'site-'))
  cpSync(dist, dir, { recursive: true })
  prepare(dir)
  const files = await serveSite({ dir, port: 0, base })
  const host = await startHost(files.port)
  return {
    url: `http://127.0.0.1:${host.port}${base}`,
    dir,
    setBehaviour: host.setBehaviour,
    async close() {
      host.close()
      await files.close()
      rmSync(dir, { recursive: true })
    },
  }
}

export type OwnSite = Awaited<ReturnType<typeof ownSite>>
