// Real builds that are killed or stopped, or whose disk is full. They take minutes: npm test -- --all.
import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import { readBuiltSite } from '../../scripts/lib/built-site.ts'
import { copyOfSources } from '../support/copy-of-sources.ts'
import { write } from '../support/made-up-site.ts'

const read = (file: string) => readFileSync(file, 'utf8')

/** A copy of the sources with a site that was built before. */
function copyWithLastDist(): string {
  const dir = copyOfSources()
  write(dir, { 'dist/index.html': 'the last one' })
  return dir
}

/** Starts the build in a folder, in a process group of its own; `wrapper` is what comes before the command. */
function startBuild(
  dir: string,
  wrapper: readonly string[] = [],
  own: Readonly<Record<string, string>> = {},
) {
  const build = [...wrapper, process.execPath, '--import', 'tsx', 'scripts/build.ts']
  const [command = '', ...args] = build
  const without = { NODE_ENV: undefined, VITEST: undefined, DIST: undefined, AXE: undefined }
  const child = spawn(command, args, {
    cwd: dir,
    detached: true,
    env: { ...process.env, ...without, ...own },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (output += text))
  }
  const ended = once(child, 'close').then(([status]) => ({
    status: status as number | null,
    output,
  }))
  return { child, ended }
}

/** Whether a command works on this machine, by trying it. */
function works(command: string, ...args: readonly string[]): boolean {
  return spawnSync(command, args, { stdio: 'ignore' }).status === 0
}

const isRoot = process.getuid?.() === 0
const canCutTheNetwork = isRoot && works('unshare', '--net', 'true')

/** Whether a small disk can be mounted: needs root, and fails in some containers. Tried in a temporary namespace. */
const canMount = isRoot && works('unshare', '--mount', 'mount', '-t', 'tmpfs', 'tmpfs', tmpdir())

it('a build that is killed keeps the last dist; the next one needs no network and names what axe finds', async () => {
  const dir = copyWithLastDist()
  const shell = path.join(dir, 'index.html')
  const root = '<div id="root" data-app="true"></div>'
  writeFileSync(shell, read(shell).replace(root, `${root}<p role="azulejo">Hola</p>`))

  const killed = startBuild(dir)
  await vi.waitUntil(() => existsSync(path.join(dir, '.build/site/assets')), { timeout: 300_000 })
  process.kill(-(killed.child.pid ?? 0), 'SIGKILL')
  expect((await killed.ended).status).toBeNull()
  expect(readdirSync(path.join(dir, 'dist'))).toEqual(['index.html'])
  expect(existsSync(path.join(dir, '.build/lock'))).toBe(true)

  const wrapper = canCutTheNetwork ? ['unshare', '--net'] : []
  const env = { SERVICE_WORKER: 'off', HTTPS_PROXY: 'http://127.0.0.1:9' }
  const { status, output } = await startBuild(dir, wrapper, env).ended
  expect(status).toBe(1)
  expect(output).toMatch(
    /^build: axe encuentra \d+ problemas:$[^]*\nindex\.html .* axe aria-roles fails/m,
  )
  expect(output).not.toMatch(/^ +at /m)
  expect(read(path.join(dir, 'dist/index.html'))).toBe('the last one')
  expect(readdirSync(path.join(dir, '.build'))).not.toContain('lock')

  const site = path.join(dir, '.build/site')
  const { pages, files } = readBuiltSite(site)
  expect(pages.length).toBeGreaterThan(7)
  // The kill switch: nothing registers the worker any more, and the installed one removes itself.
  const scripts = [...files].filter((file) => /^assets\/.*\.js$/.test(file))
  expect(scripts.length).toBeGreaterThan(7)
  for (const file of scripts) expect(read(path.join(site, file))).not.toContain('serviceWorker')
  expect(read(path.join(site, 'sw.js'))).toContain('unregister')
})

it('a build that is stopped with Ctrl+C leaves no lock and no process', async () => {
  const dir = copyOfSources()
  const { child, ended } = startBuild(dir)
  const group = -(child.pid ?? 0)
  await vi.waitUntil(() => existsSync(path.join(dir, '.build/manifest.json')), { timeout: 300_000 })
  process.kill(group, 'SIGINT')
  expect((await ended).status).toBe(130)
  await vi.waitFor(() => expect(() => process.kill(group, 0)).toThrow('ESRCH'), { timeout: 30_000 })
  expect(readdirSync(path.join(dir, '.build'))).not.toContain('lock')
  expect(existsSync(path.join(dir, 'dist'))).toBe(false)
})

it.skipIf(!canMount).each([
  ['before', '1m'],
  ['while', '3m'],
])('a build on a disk that is full %s the pages are made keeps the last dist', async (_, size) => {
  const dir = copyWithLastDist()
  const disk = path.join(dir, '.build')
  mkdirSync(disk)
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', disk])
  onTestFinished(() => void execFileSync('umount', [disk]))
  const { status, output } = await startBuild(dir).ended
  expect(status).toBe(1)
  expect(output).toMatch(/no space left on device/i)
  expect(readdirSync(path.join(dir, 'dist'))).toEqual(['index.html'])
  expect(readdirSync(disk)).not.toContain('lock')
})
