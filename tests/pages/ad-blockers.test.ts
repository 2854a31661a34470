// Who sponsors an event must not vanish in browsers that block advertising: EasyList hides what is called by certain names.
import { existsSync, readFileSync } from 'node:fs'
import { JSDOM } from 'jsdom'
import { describe, expect, it } from 'vitest'
import { readBuiltSite } from '../../scripts/lib/built-site.ts'
import { builtEvents } from '../support/built-event.ts'

const list =
  '/usr/share/chromium/extensions/ublock-origin/assets/thirdparties/easylist/easylist.txt'
const isHere = existsSync(list)
const missing = 'apt-get install webext-ublock-origin-chromium'

const rules = isHere ? readFileSync(list, 'utf8').split('\n') : []
const selectors = rules.flatMap((rule) => (rule.startsWith('##') ? rule.slice(2) : []))

/** Rules for addresses at any host that a page of any host loads from its own. */
const patterns = rules.flatMap((rule) => {
  if (/^(?:!|\[|@@|\|\|)|#[@?]?#/.test(rule)) return []
  const [, pattern = '', options = ''] = /^(.*?)(?:\$([^/]*))?$/.exec(rule) ?? []
  const isForOthers = /(?:^|,)(?:third-party|3p|domain=(?!~)|popup)/.test(options)
  return pattern === '' || isForOthers ? [] : regExpOf(pattern)
})

/** "*" stands for anything, "^" for a separator or the end, "|" for an end of the address. */
function regExpOf(pattern: string): RegExp {
  if (/^\/.*\/$/.test(pattern)) return new RegExp(pattern.slice(1, -1), 'i')
  const source = pattern
    .replace(/[.+?${}()|[\]\\]/g, String.raw`\$&`)
    .replaceAll('*', '.*')
    .replaceAll('^', String.raw`(?:[^\w.%-]|$)`)
    .replace(/^\\\|/, '^')
    .replace(/\\\|$/, '$')
  return new RegExp(source, 'i')
}

const simple = new Set(selectors.filter((one) => /^[.#][\w-]+$/.test(one)))
const others = selectors.filter((one) => !simple.has(one))

/** The rules that hide something of a page. */
function hiding(document: Document): string[] {
  const names = [...document.querySelectorAll('*')].flatMap(({ id, classList }) => [
    ...(id ? [`#${id}`] : []),
    ...[...classList].map((name) => `.${name}`),
  ])
  const met = others.filter((selector) => {
    try {
      return document.querySelector(selector) !== null
    } catch {
      // Not of CSS, but of the blockers' own language.
      return false
    }
  })
  return [...new Set(names.filter((name) => simple.has(name))), ...met]
}

const blocking = (address: string) =>
  patterns.filter((pattern) => pattern.test(address)).map(String)

describe.skipIf(!isHere)(`EasyList${isHere ? '' : ` is missing (${missing})`}`, () => {
  const { pages, files } = readBuiltSite(builtEvents.full.dist)

  it('is read', () => {
    expect(simple.size).toBeGreaterThan(10_000)
    expect(Math.min(others.length, patterns.length)).toBeGreaterThan(500)
    const called = '<p class="a-sponsor"></p><p id="block-sponsors"></p>'
    expect(hiding(new JSDOM(called).window.document)).toEqual(['.a-sponsor', '#block-sponsors'])
    expect(blocking('https://ejemplo.org/a-ad-sidebar.png')).not.toEqual([])
  })

  it.each(['/', '/patrocina'])('hides nothing of the strip on %s', (route) => {
    const page = pages.find(({ path }) => path === route)
    // Alone, because in a whole page each of the rules would search a thousand elements.
    const strip = page?.document.querySelector('section:has([data-level])')
    expect(strip?.querySelectorAll('a').length).toBe(3)
    expect(hiding(new JSDOM(strip?.outerHTML).window.document)).toEqual([])
  })

  it('blocks no file of the site', () => {
    const blocked = [...files].flatMap((file) => blocking(`https://ejemplo.org/${file}`))
    expect([...files].some((file) => file.includes('marca-'))).toBe(true)
    expect(blocked).toEqual([])
  })
})
