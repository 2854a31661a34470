// npm run prelaunch asks for what the host files are made from (scripts/hosts/rules.ts), and for nothing else.
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import * as hosts from '../../scripts/hosts/rules.ts'
import type * as prelaunch from '../../scripts/prelaunch/site.ts'
import { absolute } from '../support/dist.ts'
import { goodConnection, goodHost } from '../support/good-host.ts'

const change = vi.hoisted(() => ({ rules: (rules: hosts.HostRules) => rules }))

vi.mock('../../scripts/hosts/rules.ts', async (original) => {
  const { hostRules } = await original<typeof hosts>()
  return {
    hostRules: (...given: Parameters<typeof hostRules>) => change.rules(hostRules(...given)),
  }
})

let checkPublishedSite: typeof prelaunch.checkPublishedSite

beforeAll(async () => {
  // Another file of tests may have loaded it with the real rules.
  vi.resetModules()
  checkPublishedSite = (await import('../../scripts/prelaunch/site.ts')).checkPublishedSite
})

afterEach(() => {
  change.rules = (rules) => rules
})

/** What is said of a host that follows the rules as they were before they changed. */
async function complaintsAfter(rules: typeof change.rules): Promise<string[]> {
  change.rules = rules
  const findings = await checkPublishedSite(absolute('/'), goodHost, goodConnection)
  return findings.filter(({ good }) => !good).map(({ what }) => what)
}

const { headers } = hosts.hostRules({ base: '/' }, "default-src 'none'")
const names = headers.map(([name]) => name).filter((name) => name !== 'Content-Security-Policy')

describe('a rule that changes', () => {
  it('is none if nothing changed', async () => {
    expect(names.length).toBeGreaterThan(4)
    expect(await complaintsAfter((rules) => rules)).toEqual([])
  })

  it.each(names)('is asked for: %s', async (name) => {
    const complaints = await complaintsAfter((rules) => ({
      ...rules,
      headers: rules.headers.map((header) =>
        header[0] === name ? [name, header[1].replace(/$|(?<==)\d/, '9')] : header,
      ),
    }))
    expect(complaints).toEqual([`Cabeceras que faltan o son otras: ${name}.`])
  })

  it('is asked for: a new header', async () => {
    const complaints = await complaintsAfter((rules) => ({
      ...rules,
      headers: [...rules.headers, ['Origin-Agent-Cluster', '?1']],
    }))
    expect(complaints).toEqual(['Cabeceras que faltan o son otras: Origin-Agent-Cluster.'])
  })

  it('is asked for: the content policy', async () => {
    const complaints = await complaintsAfter((rules) => ({
      ...rules,
      headers: rules.headers.map(([name, value]) => [
        name,
        value.replace("img-src 'self'", "img-src 'none'"),
      ]),
    }))
    expect(complaints).toEqual([expect.stringContaining('Content-Security-Policy, o no es la')])
  })

  it('is asked for: caching and types', async () => {
    const complaints = await complaintsAfter((rules) => ({
      ...rules,
      cache: { forever: 'max-age=99999999', ask: 'private' },
      types: { ics: 'text/x-vcalendar' },
    }))
    expect(complaints).toEqual([
      expect.stringContaining('«text/calendar; charset=utf-8»'),
      expect.stringMatching(/las páginas llegan con «no-cache».*los archivos de assets/),
    ])
  })
})
