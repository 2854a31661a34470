import { once } from 'node:events'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import path from 'node:path'
import type { HostKind } from './programs.ts'

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

/** As GitHub Pages and many others are: files, `index.html` in folders, one redirect to add a slash, `404.html`. */
export const foldersOnly: HostKind = {
  name: 'a server of folders alone',
  missing: null,
  configured: false,
  async start({ root, base, port }) {
    const server = createServer((request, response) => {
      const { pathname } = new URL(request.url ?? '/', 'http://127.0.0.1')
      const target = path.join(root, decodeURIComponent(pathname))
      const isFolder = existsSync(target) && statSync(target).isDirectory()
      if (isFolder && !pathname.endsWith('/')) {
        response.writeHead(301, { Location: `${pathname}/` }).end()
        return
      }
      const file = isFolder ? path.join(target, 'index.html') : target
      const found = existsSync(file)
      const sent = found ? file : path.join(root, base, '404.html')
      const type = types[path.extname(sent)] ?? 'application/octet-stream'
      response.writeHead(found ? 200 : 404, { 'Content-Type': type }).end(readFileSync(sent))
    })
    await once(server.listen(port, '127.0.0.1'), 'listening')
    return {
      origin: `http://127.0.0.1:${port}`,
      stop: () => {
        server.closeAllConnections()
        return once(server.close(), 'close')
      },
    }
  },
}
