import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect } from 'vitest'
import { readBuiltSite } from '../../../scripts/lib/built-site.ts'
import { freePort } from '../../../scripts/lib/free-port.ts'
import { type Header, hostRules } from '../../../scripts/hosts/rules.ts'
import { distDir } from '../../../scripts/lib/work-folder.ts'
import type { Answer } from '../ask.ts'
import { builtEvents } from '../built-event.ts'
import { apache } from './apache.ts'
import { caddy } from './caddy.ts'
import type { HostKind, RunningHost } from './programs.ts'
import { filesFirst, foldersOnly, nginx } from './nginx.ts'

export const hostKinds: readonly HostKind[] = [nginx, caddy, apache, foldersOnly, filesFirst]

/** The built site for each folder on a host, and whether it sells tickets in a frame. */
const siteBelow = {
  '/': { dist: distDir, pays: false },
  '/evento/': { dist: builtEvents.full.dist, pays: true },
} as const
type Base = keyof typeof siteBelow

/** A built site on a host of some kind. */
export type Published = ReturnType<typeof readPublished>

/**
 * Tests each host of this machine, with the site in a sub-folder, and nginx also with it at the root. The site exists only
 * when tests run, not while they are collected.
 */
export function onEveryHost(
  test: (published: () => Published, kind: HostKind, base: Base) => void,
): void {
  const cases = [
    ...hostKinds.map((kind) => ({ kind, base: '/evento/' as Base })),
    { kind: nginx, base: '/' as Base },
  ].filter(({ kind }) => !kind.missing)
  describe.each(cases)('$kind.name with the site at $base', ({ kind, base }) => {
    const running: { place?: string; host?: RunningHost; published?: Published } = {}
    beforeAll(async () => {
      const place = mkdtempSync(path.join(tmpdir(), 'sitio-'))
      running.place = place
      // A server's own user must be able to read it, which a plain temporary folder does not allow.
      chmodSync(place, 0o755)
      const [root, work] = [path.join(place, 'public'), path.join(place, 'server')]
      cpSync(siteBelow[base].dist, path.join(root, base), { recursive: true })
      mkdirSync(work)
      running.host = await kind.start({ root, base, work, port: await freePort() })
      running.published = readPublished(kind, base, running.host.origin)
    })
    afterAll(async () => {
      await running.host?.stop()
      if (running.place) rmSync(running.place, { recursive: true })
    })
    test(() => running.published as Published, kind, base)
  })
}

/** @param host address at which it answers */
function readPublished({ configured }: HostKind, base: Base, host: string) {
  const { dist, pays } = siteBelow[base]
  const { pages, files } = readBuiltSite(dist)
  const fileOf = (name: string) => readFileSync(path.join(dist, name))
  // The policy for all pages, as the build has written it for hosts.
  const policy = /Content-Security-Policy: (.*)/.exec(fileOf('_headers').toString())?.[1] ?? ''
  const rules = hostRules({ base }, policy, pays)
  return {
    host,
    dist,
    fileOf,
    /** "/programa" → "/evento/programa" */
    addressOf: (route: string) => base + route.slice(1),
    pages,
    /** Files for visitors. */
    files: [...files].filter((file) => !/(?:^|\/)[._]|\.(?:br|gz)$/.test(file)),
    rules,
    /** Headers that the host sends with each file that browsers must revalidate. */
    headers: configured ? [...rules.headers, ['Cache-Control', rules.cache.ask] as const] : [],
  }
}

export function expectHeaders({ headers }: Answer, expected: readonly Header[]): void {
  const got = expected.map(([name]) => [name, headers[name.toLowerCase()]])
  expect(got).toEqual(expected)
}
