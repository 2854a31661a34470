import { mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect } from 'vitest'
import { readBuiltSite, type BuiltPage } from '../../../scripts/lib/built-site.ts'
import { freePort } from '../../../scripts/lib/free-port.ts'
import { readSiteContent, type SiteContent } from '../../../scripts/content/site-content.ts'
import { hostRules, type Header, type HostRules } from '../../../scripts/hosts/rules.ts'
import { contentPolicies } from '../../../scripts/pages/content-policy.ts'
import { readSiteAddress } from '../../../scripts/lib/site-address.ts'
import type { Answer } from '../ask.ts'
import { builtEvent } from '../built-event.ts'
import { apache } from './apache.ts'
import { caddy } from './caddy.ts'
import { foldersOnly } from './folders-only.ts'
import type { HostKind, RunningHost } from './host-kind.ts'
import { nginx } from './nginx.ts'
import { specification } from '../specification.ts'
import { inFolder, type PlacedSite, placeSite, publicFolder, removePublicFolders } from './sites.ts'

export const hostKinds: readonly HostKind[] = [nginx, caddy, apache, foldersOnly]

/** A built site on a host of some kind. */
export type Published = {
  readonly kind: HostKind
  /** Where the site was built for. */
  readonly origin: string
  readonly base: string
  /** Where its host answers: known when tests run, not while they are collected. */
  readonly host: () => string
  readonly dist: string
  readonly fileOf: (name: string) => Buffer
  /** "/programa" → "/evento/programa" */
  readonly addressOf: (route: string) => string
  readonly pages: readonly BuiltPage[]
  readonly previews: readonly BuiltPage[]
  /** What is there for visitors. */
  readonly published: readonly string[]
  readonly rules: HostRules
  /** What the host sends with each file that is asked for anew. */
  readonly told: readonly Header[]
}

/** A built site as a host serves it, read once for all hosts. */
function readSite([placed, content]: readonly [PlacedSite, SiteContent]) {
  const dist = path.join(placed.root, placed.base)
  const { pages, previews, files } = readBuiltSite(dist)
  const rules = hostRules(placed, contentPolicies([...pages, ...previews], content).header)
  const published = [...files].filter((file) => !/(?:^|\/)[._]|\.(?:br|gz)$/.test(file))
  const fileOf = (name: string) => readFileSync(path.join(dist, name))
  const addressOf = (route: string) => placed.base + route.slice(1)
  return { ...placed, dist, fileOf, addressOf, pages, previews, published, rules }
}

const below = builtEvent('other')

/** Runs tests on each host that is on this machine, with the site at the root and in a sub-folder. */
export function onEveryHost(test: (published: Published) => void): void {
  const sites = [
    [placeSite('dist', readSiteAddress(process.env)), specification] as const,
    [placeSite(below.dist, readSiteAddress(inFolder)), readSiteContent(below.content)] as const,
  ].map(readSite)
  afterAll(removePublicFolders)

  describe.each(hostKinds.filter(({ missing }) => !missing))('$name', (kind) => {
    describe.each(sites)('with the site at $base', ({ root, ...site }) => {
      const running: { host?: RunningHost } = {}
      beforeAll(async () => {
        const work = path.join(publicFolder(), 'server')
        mkdirSync(work)
        running.host = await kind.start({ root, base: site.base, work, port: await freePort() })
      })
      afterAll(() => running.host?.stop())

      const { headers, cache } = site.rules
      test({
        ...site,
        kind,
        host: () => running.host?.origin ?? '',
        told: kind.configured ? [...headers, ['Cache-Control', cache.ask]] : [],
      })
    })
  })
}

export function expectHeaders({ headers }: Answer, expected: readonly Header[]): void {
  const got = expected.map(([name]) => [name, headers[name.toLowerCase()]])
  expect(got).toEqual(expected)
}
