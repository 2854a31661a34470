import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { serveSite } from '../../scripts/build/hosts/server.ts'
import { sites } from './content.ts'

const { dist, base } = sites.EVENTO

/** The host's behaviour. An overloaded host answers 429. A silent host keeps connections open and never answers. */
type Behaviour = 'answers' | 'hangs up' | 'is silent' | 'is overloaded'

const overloadAnswer =
  'HTTP/1.1 429 Too Many Requests\r\nContent-Length: 3\r\nConnection: close\r\n\r\n429'

/** Starts a host. If its behaviour is "answers", it passes each connection on to the file server on this port. */
async function startHost(fileServerPort: number) {
  const sockets = new Set<Socket>()
  let behaviour: Behaviour = 'answers'
  const register = (socket: Socket) => {
    sockets.add(socket)
    // A browser may break a connection. Without a listener, the socket's error event would end the process.
    socket.on('error', () => {})
    socket.on('close', () => sockets.delete(socket))
  }
  const endConnections = () => sockets.forEach((socket) => socket.destroy())
  const server = createServer((socket) => {
    register(socket)
    if (behaviour === 'answers') {
      const toFileServer = connect(fileServerPort, '127.0.0.1')
      register(toFileServer)
      socket.pipe(toFileServer).pipe(socket)
    } else if (behaviour === 'hangs up') {
      socket.destroy()
    } else if (behaviour === 'is overloaded') {
      socket.end(overloadAnswer)
    }
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    /** Changes the host's behaviour, and ends the open connections. */
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
 * Serves a copy of the built site of the tests' event. The test can change the copy's files and the host's behaviour.
 * @param prepare changes the files before the host reads them
 */
export async function serveCopy(prepare: (dir: string) => void = () => {}) {
  const dir = mkdtempSync(path.join(tmpdir(), 'site-'))
  cpSync(dist, dir, { recursive: true })
  prepare(dir)
  const fileServer = await serveSite({ dir, port: 0, base })
  const host = await startHost(fileServer.port)
  return {
    url: `http://127.0.0.1:${host.port}${base}`,
    dir,
    setBehaviour: host.setBehaviour,
    async close() {
      host.close()
      await fileServer.close()
      rmSync(dir, { recursive: true })
    },
  }
}

export type ServedCopy = Awaited<ReturnType<typeof serveCopy>>
