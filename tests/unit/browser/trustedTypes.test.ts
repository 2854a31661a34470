// @vitest-environment node
import { policyName } from '../../../src/lib/reservedNames.ts'
import { expect, it, vi } from 'vitest'

type Rules = Readonly<Record<'createHTML' | 'createScriptURL', (text: string) => unknown>>

it('the one policy that the pages allow lets in no script but the service worker', async () => {
  const createPolicy = vi.fn<(name: string, rules: Rules) => Rules>((_, rules) => rules)
  vi.stubGlobal('trustedTypes', { createPolicy })
  vi.resetModules()
  const { trustedHtml } = await import('../../../src/browser/trustedTypes.ts')
  expect(trustedHtml('<p>Hola</p>')).toBe('<p>Hola</p>')
  const [[name, rules], ...others] = createPolicy.mock.calls as [[string, Rules]]
  expect([name, others]).toEqual([policyName, []])
  expect(rules.createScriptURL('https://a.example/evil.js')).toBe('/sw.js')
})
