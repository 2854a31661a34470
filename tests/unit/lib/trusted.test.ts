// @vitest-environment node
import { beforeEach, describe, expect, it, vi } from 'vitest'

beforeEach(() => vi.resetModules())

describe('markup of this site’s own', () => {
  it('stays text where the browser asks for no mark', async () => {
    const { ownHtml } = await import('../../../src/lib/trusted.ts')
    expect(ownHtml('<p>Hola</p>')).toBe('<p>Hola</p>')
  })

  it('gets the mark of the one policy that the pages name', async () => {
    const names: string[] = []
    vi.stubGlobal('trustedTypes', {
      createPolicy: (name: string, rules: { createHTML: (text: string) => string }) => {
        names.push(name)
        return { createHTML: (text: string) => ({ marked: rules.createHTML(text) }) }
      },
    })
    const { ownHtml, trustedPolicyName } = await import('../../../src/lib/trusted.ts')
    expect(ownHtml('<p>Hola</p>')).toEqual({ marked: '<p>Hola</p>' })
    expect(names).toEqual([trustedPolicyName])
  })
})
