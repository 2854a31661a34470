import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Server } from 'node:https'
import type { Duplex } from 'node:stream'

/** The servers that stand in for hosts, by their names. */
export type Hosts = Readonly<Record<string, Server>>

/** A proxy on loopback that leads to these hosts' stand-ins, and nowhere else. */
export async function startProxy(hosts: Hosts) {
  const sockets = new Set<Duplex>()
  const proxy = createServer((_, response) => response.writeHead(403).end())
  proxy.on('connect', ({ url = '' }, socket) => {
    socket.on('error', () => {})
    const server = url.endsWith(':443') ? hosts[url.slice(0, -4)] : undefined
    if (!server) {
      socket.end('HTTP/1.1 403 Forbidden\r\n\r\n')
      return
    }
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    socket.write('HTTP/1.1 200 Connection Established\r\n\r\n')
    server.emit('connection', socket)
  })
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    close: () =>
      new Promise<void>((resolve) => {
        for (const socket of sockets) socket.destroy()
        proxy.close(() => resolve())
      }),
  }
}
