// @vitest-environment node
import { policyNames } from '../../../src/lib/policyNames.ts'
import { beforeEach, describe, expect, it, vi } from 'vitest'

beforeEach(() => vi.resetModules())

const load = () => import('../../../src/browser/trustedTypes.ts')

type Rules = Readonly<Record<'createHTML' | 'createScriptURL', (text: string) => unknown>>

describe('trusted values', () => {
  it('are plain text if the browser does not require them', async () => {
    const { ownHtml, workerAddress } = await load()
    expect(ownHtml('<p>Hola</p>')).toBe('<p>Hola</p>')
    expect(workerAddress()).toBe('/sw.js')
  })

  it('are made by the one policy that the pages allow, which allows no script but the service worker', async () => {
    const policies: (readonly [string, Rules])[] = []
    const createPolicy = (name: string, rules: Rules): Rules => {
      policies.push([name, rules])
      return {
        createHTML: (text) => ({ marked: rules.createHTML(text) }),
        createScriptURL: (text) => ({ marked: rules.createScriptURL(text) }),
      }
    }
    vi.stubGlobal('trustedTypes', { createPolicy })
    const { ownHtml, workerAddress } = await load()
    expect(ownHtml('<p>Hola</p>')).toEqual({ marked: '<p>Hola</p>' })
    expect(workerAddress()).toEqual({ marked: '/sw.js' })
    expect(policies.map(([name]) => name)).toEqual([policyNames.app])
    expect(policies[0]?.[1].createScriptURL('https://a.example/evil.js')).toBe('/sw.js')
  })
})
