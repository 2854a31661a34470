import { describe, expect, it } from 'vitest'
import { sitePolicy, workerAddress } from '../../../src/lib/trustedTypes.ts'
import { say } from '../../../src/layouts/site.ts'
import { mapCard } from '../../../src/pages/Home/mapCard.ts'

const { createHTML, createScriptURL } = sitePolicy()

describe('the policy for Trusted Types', () => {
  it('lets the service worker pass, and no other script', () => {
    expect(createScriptURL(workerAddress)).toBe('/sw.js')
    for (const other of ['', 'sw.js', '/sw.js?a', '//a.example/sw.js', 'data:text/javascript,1']) {
      expect(() => createScriptURL(other)).toThrow('service worker')
    }
  })

  it('lets the map’s card pass', () => {
    const card = mapCard(say)
    expect(card).toContain('href=')
    expect(createHTML(card)).toBe(card)
  })

  it.each([
    '<script>alert(1)</script>',
    '<img src="x" onerror="alert(1)">',
    '<a href="javascript:alert(1)">',
    '<a href="https://a.example" onclick="alert(1)">',
    '<p onclick="1">',
    '<p title="a"onclick="1">',
    '<iframe srcdoc="a">',
    '<iframe src="https://a.example">',
    '<meta http-equiv="refresh" content="0">',
    '<a href=javascript:1>',
    '<script',
    '<p title=">" onclick="1">',
  ])('lets no %s pass', (markup) => {
    expect(() => createHTML(markup)).toThrow('may not be in the map’s card'.replace('’', "'"))
  })
})
