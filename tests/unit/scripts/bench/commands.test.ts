// What the bench takes of npm start, by packages that behave well and badly.
import { describe, expect, it } from 'vitest'
import { addressIn, measureStart } from '../../../../scripts/bench/commands.ts'
import { folderWith } from '../../../support/made-up-site.ts'

const packageWith = (scripts: Readonly<Record<string, string>>, code = '') =>
  folderWith({ 'package.json': JSON.stringify({ type: 'module', scripts }), 'run.js': code })

const serve = (status: number) => `
import { createServer } from 'node:http'
const server = createServer((_, response) => response.writeHead(${status}).end())
server.listen(0, '127.0.0.1', () => console.log('http://127.0.0.1:' + server.address().port + '/'))
`

/** A process that lives on in a group of its own, as a browser that nobody closes. */
const leaveOneBehind = `
import { spawn } from 'node:child_process'
spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { detached: true, stdio: 'ignore' })
`

describe('npm start', () => {
  it('is timed until its address, and leaves nothing behind after Ctrl+C', async () => {
    const { seconds, left } = await measureStart(packageWith({ start: 'node run.js' }, serve(200)))
    expect(seconds).toBeGreaterThan(0)
    expect(left).toEqual([])
  })

  it.runIf(process.platform === 'linux')(
    'is told on for a process that lives on, which is then ended',
    { timeout: 20_000 },
    async () => {
      const folder = packageWith({ start: 'node run.js' }, leaveOneBehind + serve(200))
      const { left } = await measureStart(folder)
      expect(left).toHaveLength(1)
      expect(left[0]).toMatch(/-e setInterval/)
    },
  )

  it('is refused with its last lines if it ends without an address', async () => {
    const folder = packageWith({ start: 'echo no page; exit 1' })
    await expect(measureStart(folder)).rejects.toThrow(/no address:[^]*no page/)
  })

  it('is refused if its address does not answer with the site', async () => {
    const folder = packageWith({ start: 'node run.js' }, serve(404))
    await expect(measureStart(folder)).rejects.toThrow(/answers 404/)
  })

  it.each([
    ['serve: http://127.0.0.1:4173/ (stop with Ctrl+C)', 'http://127.0.0.1:4173/'],
    ['Local: http://localhost:4174/evento/', 'http://localhost:4174/evento/'],
    ['open http://localhost:4174 now', 'http://localhost:4174'],
    ['build: https://ejemplo.org/ is the address', undefined],
  ])('prints its address: %s', (line, address) => {
    expect(addressIn(line)).toBe(address)
  })
})
