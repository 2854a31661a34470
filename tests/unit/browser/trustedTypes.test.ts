// @vitest-environment node
import { beforeEach, describe, expect, it, vi } from 'vitest'

beforeEach(() => vi.resetModules())

const mark = (marked: string) => ({ marked })

const load = () => import('../../../src/browser/trustedTypes.ts')

describe('what passes as this site’s own', () => {
  it('stays text if the browser asks for no mark', async () => {
    const { ownHtml, workerAddress } = await load()
    expect(ownHtml('<p>Hola</p>')).toBe('<p>Hola</p>')
    expect(workerAddress()).toBe('/sw.js')
  })

  it('gets the mark of the one policy that the pages name', async () => {
    const names: string[] = []
    vi.stubGlobal('trustedTypes', {
      createPolicy(name: string, rules: Record<string, (text: string) => string>) {
        names.push(name)
        return {
          createHTML: (text: string) => mark(rules.createHTML?.(text) ?? ''),
          createScriptURL: (text: string) => mark(rules.createScriptURL?.(text) ?? ''),
        }
      },
    })
    const { ownHtml, trustedPolicyName, workerAddress } = await load()
    expect(ownHtml('<p>Hola</p>')).toEqual({ marked: '<p>Hola</p>' })
    expect(workerAddress()).toEqual({ marked: '/sw.js' })
    expect(names).toEqual([trustedPolicyName])
  })

  it('is no script but the service worker, whatever is asked for', async () => {
    const created: Record<string, (text: string) => string>[] = []
    vi.stubGlobal('trustedTypes', {
      createPolicy(_: string, rules: Record<string, (text: string) => string>) {
        created.push(rules)
        return rules
      },
    })
    await load()
    expect(created[0]?.createScriptURL?.('https://a.example/evil.js')).toBe('/sw.js')
  })
})
