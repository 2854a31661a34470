import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect } from 'vitest'
import { readBuiltSite, type BuiltPage } from '../../../scripts/lib/built-site.ts'
import { freePort } from '../../../scripts/lib/free-port.ts'
import { hostRules, type Header, type HostRules } from '../../../scripts/publish/hosts/rules.ts'
import { distDir } from '../../../scripts/lib/work-folder.ts'
import type { Answer } from '../ask.ts'
import { builtEvent } from '../built-event.ts'
import { apache } from './apache.ts'
import { caddy } from './caddy.ts'
import { foldersOnly } from './folders-only.ts'
import type { HostKind, RunningHost } from './host-kind.ts'
import { nginx } from './nginx.ts'

export const hostKinds: readonly HostKind[] = [nginx, caddy, apache, foldersOnly]

/** Where a site lies on its host; only that of the other event was built for a sub-folder. */
type Base = '/' | '/evento/'
const builtSites = { '/': distDir, '/evento/': builtEvent('other').dist }

/** A built site on a host of some kind. */
export type Published = {
  /** Where its host answers. */
  readonly host: string
  readonly dist: string
  readonly fileOf: (name: string) => Buffer
  /** "/programa" → "/evento/programa" */
  readonly addressOf: (route: string) => string
  /** Share pages that redirect are among them. */
  readonly pages: readonly BuiltPage[]
  /** The files for visitors. */
  readonly files: readonly string[]
  readonly rules: HostRules
  /** What the host sends with each file that is asked for anew. */
  readonly headers: readonly Header[]
}

/** Tests a kind of host; the site is there when tests run, not while they are collected. */
type HostTest = (kind: HostKind, base: Base, published: () => Published) => void

/** Runs tests on each host of this machine, with the site in a sub-folder, and on nginx at the root too. */
export function onEveryHost(test: HostTest, kinds = hostKinds): void {
  const cases = kinds
    .filter(({ missing }) => !missing)
    .flatMap((kind) =>
      (kind === nginx ? (['/', '/evento/'] as const) : (['/evento/'] as const)).map(
        (base) => [kind.name, base, kind] as const,
      ),
    )
  describe.each(cases)('%s with the site at %s', (_, base, kind) => {
    onHost(kind, base, test)
  })
}

export function onHost(kind: HostKind, base: Base, test: HostTest): void {
  const running: { place?: string; host?: RunningHost; published?: Published } = {}
  beforeAll(async () => {
    const place = mkdtempSync(path.join(tmpdir(), 'sitio-'))
    running.place = place
    // A server's own user may read it too, which a plain temporary folder does not let it.
    chmodSync(place, 0o755)
    const [root, work] = [path.join(place, 'public'), path.join(place, 'server')]
    cpSync(builtSites[base], path.join(root, base), { recursive: true })
    mkdirSync(work)
    running.host = await kind.start({ root, base, work, port: await freePort() })
    running.published = readPublished(kind, base, running.host.origin)
  })
  afterAll(async () => {
    await running.host?.stop()
    if (running.place) rmSync(running.place, { recursive: true })
  })
  test(kind, base, () => running.published as Published)
}

function readPublished({ configured }: HostKind, base: Base, host: string): Published {
  const dist = builtSites[base]
  const { pages, redirectPages, files } = readBuiltSite(dist)
  const rules = hostRules({ base }, policyIn(dist))
  return {
    host,
    dist,
    fileOf: (name) => readFileSync(path.join(dist, name)),
    addressOf: (route) => base + route.slice(1),
    pages: [...pages, ...redirectPages],
    files: [...files].filter((file) => !/(?:^|\/)[._]|\.(?:br|gz)$/.test(file)),
    rules,
    headers: configured ? [...rules.headers, ['Cache-Control', rules.cache.ask]] : [],
  }
}

/** The policy for all pages that the build has written for hosts. */
function policyIn(dist: string): string {
  const text = readFileSync(path.join(dist, '_headers'), 'utf8')
  return /Content-Security-Policy: (.*)/.exec(text)?.[1] ?? ''
}

export function expectHeaders({ headers }: Answer, expected: readonly Header[]): void {
  const got = expected.map(([name]) => [name, headers[name.toLowerCase()]])
  expect(got).toEqual(expected)
}
