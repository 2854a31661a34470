// What holds at another moment is not in the text of a page that no script has run on.
import { JSDOM } from 'jsdom'
import { expect, it } from 'vitest'
import { setAside } from '../../../../scripts/render/set-aside.ts'
import type { EventState } from '../../../../src/content/schema.ts'

const moments = ['before', 'during', 'after', 'sale', 'over']
const html = moments.map((when) => `<div data-when="${when}"><div>${when}</div></div>`).join('')

const over = [{ is: 'over' }] as unknown as EventState['sale']

it.each([
  ['before the event', { calledOff: false, sale: null }, ['before', 'sale']],
  ['of an event that is called off', { calledOff: true, sale: null }, ['after', 'sale']],
  ['after the sale', { calledOff: false, sale: over }, ['before', 'over']],
])('a page %s tells what holds then', (_, state, told) => {
  const { document } = new JSDOM(setAside(html, { ...state, stage: 0 })).window
  expect([...document.querySelectorAll('body > div')].map((one) => one.textContent)).toEqual(told)
  expect(document.querySelectorAll('script[type="text/html"]')).toHaveLength(3)
})
