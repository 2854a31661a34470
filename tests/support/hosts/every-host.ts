import { cpSync, mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect } from 'vitest'
import { readBuiltSite, type BuiltPage } from '../../../scripts/lib/built-site.ts'
import { freePort } from '../../../scripts/lib/free-port.ts'
import { hostRules, type Header, type HostRules } from '../../../scripts/hosts/rules.ts'
import type { Answer } from '../ask.ts'
import { apache } from './apache.ts'
import { caddy } from './caddy.ts'
import { foldersOnly } from './folders-only.ts'
import type { HostKind, RunningHost } from './host-kind.ts'
import { nginx } from './nginx.ts'
import { type Base, builtSiteAt, publicFolder, removePublicFolders } from './sites.ts'

export const hostKinds: readonly HostKind[] = [nginx, caddy, apache, foldersOnly]

/** A built site on a host of some kind. */
export type Published = {
  /** Where its host answers. */
  readonly host: string
  /** Where the site was built for. */
  readonly origin: string
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
  const running: { host?: RunningHost; published?: Published } = {}
  beforeAll(async () => {
    const { dist, origin } = builtSiteAt(base)
    const root = publicFolder()
    cpSync(dist, path.join(root, base), { recursive: true })
    const work = path.join(publicFolder(), 'server')
    mkdirSync(work)
    running.host = await kind.start({ root, base, work, port: await freePort() })
    running.published = readPublished(kind, base, dist, { host: running.host.origin, origin })
  })
  afterAll(async () => {
    await running.host?.stop()
    removePublicFolders()
  })
  test(kind, base, () => running.published as Published)
}

function readPublished(
  { configured }: HostKind,
  base: Base,
  dist: string,
  addresses: Pick<Published, 'host' | 'origin'>,
): Published {
  const { pages, previews, files } = readBuiltSite(dist)
  const rules = hostRules({ base }, policyIn(dist))
  return {
    ...addresses,
    dist,
    fileOf: (name) => readFileSync(path.join(dist, name)),
    addressOf: (route) => base + route.slice(1),
    pages: [...pages, ...previews],
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
