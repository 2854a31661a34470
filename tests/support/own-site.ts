import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { serveSite } from '../../scripts/build/hosts/server.ts'
import { sites } from './content.ts'

const { dist, base } = sites.EVENTO

/** How a host treats connections. An overloaded one answers 429. */
type Manner = 'answers' | 'hangs up' | 'is silent' | 'is overloaded'

const refusal =
  'HTTP/1.1 429 Too Many Requests\r\nContent-Length: 3\r\nConnection: close\r\n\r\n429'

/**
 * A copy of the tests' event on a host of its own, whose files and manner can change.
 * @param prepare changes the copy before the host reads it
 */
export async function ownSite(prepare: (dir: string) => void = () => {}) {
  const dir = mkdtempSync(path.join(tmpdir(), 'site-'))
  cpSync(dist, dir, { recursive: true })
  prepare(dir)
  const files = await serveSite({ dir, port: 0, base })
  const sockets = new Set<Socket>()
  let manner: Manner = 'answers'
  const hold = (socket: Socket) => {
    sockets.add(socket)
    return socket.on('error', () => {}).on('close', () => sockets.delete(socket))
  }
  const gate = createServer((socket) => {
    hold(socket)
    if (manner === 'hangs up') socket.destroy()
    if (manner === 'is overloaded') socket.end(refusal)
    if (manner === 'answers') socket.pipe(hold(connect(files.port, '127.0.0.1'))).pipe(socket)
  })
  await once(gate.listen(0, '127.0.0.1'), 'listening')
  const endAll = () => sockets.forEach((socket) => socket.destroy())
  return {
    url: `http://127.0.0.1:${(gate.address() as AddressInfo).port}${base}`,
    dir,
    /** From the next connection on; the present ones end. */
    now(next: Manner) {
      manner = next
      endAll()
    },
    async close() {
      gate.close()
      endAll()
      await files.close()
      rmSync(dir, { recursive: true })
    },
  }
}

export type OwnSite = Awaited<ReturnType<typeof ownSite>>
