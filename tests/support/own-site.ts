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

/**
 * Serves a copy of the tests' event, whose files and host a test can change.
 * @param prepare changes the copy before the host reads it
 */
export async function ownSite(prepare: (dir: string) => void = () => {}) {
  const dir = mkdtempSync(path.join(tmpdir(), 'site-'))
  cpSync(dist, dir, { recursive: true })
  prepare(dir)
  const files = await serveSite({ dir, port: 0, base })
  const sockets = new Set<Socket>()
  let behaviour: Behaviour = 'answers'
  const register = (socket: Socket) => {
    sockets.add(socket)
    return socket.on('error', () => {}).on('close', () => sockets.delete(socket))
  }
  // Stands before the file server, and passes connections on to it as long as the host answers.
  const host = createServer((socket) => {
    register(socket)
    if (behaviour === 'hangs up') socket.destroy()
    if (behaviour === 'is overloaded') socket.end(overloadAnswer)
    if (behaviour !== 'answers') return
    const toFiles = register(connect(files.port, '127.0.0.1'))
    socket.pipe(toFiles).pipe(socket)
  })
  await once(host.listen(0, '127.0.0.1'), 'listening')
  const endAll = () => sockets.forEach((socket) => socket.destroy())
  return {
    url: `http://127.0.0.1:${(host.address() as AddressInfo).port}${base}`,
    dir,
    /** Changes how the host treats connections, and ends the open ones. */
    setBehaviour(next: Behaviour) {
      behaviour = next
      endAll()
    },
    async close() {
      host.close()
      endAll()
      await files.close()
      rmSync(dir, { recursive: true })
    },
  }
}

export type OwnSite = Awaited<ReturnType<typeof ownSite>>
