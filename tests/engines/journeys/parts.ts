// The interactive parts of the pages, in each engine.
import { expect, it } from 'vitest'
import { copy, questions, venues } from '../../support/specification.ts'
import type { Here } from './all.ts'

const menuIsOpen = (open: boolean) => Boolean(document.querySelector('nav:popover-open')) === open

/** Ids of the answers that can be read. */
const openAnswers = () =>
  [...document.querySelectorAll('main details[open] [id]')].map(({ id }) => id)

const timeLeft = () =>
  document.querySelector('[role=timer]')?.textContent.replace(/\s+/g, ' ').trim()

const question = (id: string) => questions.find((one) => one.id === id)?.question ?? '?'

export function useParts(here: Here): void {
  it('opens and closes the menu of a phone, whose links work', async () => {
    const { tab } = here
    await tab.resize(390)
    await tab.open('/programa')
    expect(await tab.sees('header nav')).toBe(false)
    await tab.click('header button', copy.layout.openMenu)
    await tab.find('header nav a', 'Contacto')
    await tab.press('Escape')
    await tab.until(menuIsOpen, false)
    await tab.until((text) => document.activeElement?.textContent === text, copy.layout.openMenu)
    await tab.press('Enter')
    await tab.until(menuIsOpen, true)
    await tab.click('header nav a', 'FAQ')
    await tab.isAt('/faq')
    await tab.until(menuIsOpen, false)
  })

  it('opens one answer at a time, each with an address', async () => {
    const { tab } = here
    const opens = async (...ids: readonly string[]) => {
      await expect.poll(() => tab.run(openAnswers)).toEqual(ids)
    }
    await tab.open('/faq#accesibilidad')
    await opens('accesibilidad')
    await tab.click('main summary', question('market'))
    await opens('market')
    await tab.press('Enter')
    await opens()
    await tab.run(() => (location.hash = 'como-llegar'))
    await opens('como-llegar')
    await tab.until(() => {
      const { top = -1, bottom = 0 } =
        document.querySelector('#como-llegar')?.getBoundingClientRect() ?? {}
      return top > 0 && bottom < innerHeight
    })
  })

  it('loads the map if the visitor agrees, and offers other ways if it does not load', async () => {
    const { tab, site } = here
    await tab.open('/')
    expect(site.asked).not.toContain('www.openstreetmap.org:443')
    expect(await tab.sees('main p', copy.home.map.missing)).toBe(false)
    await tab.click('main a[target=mapa]')
    await expect.poll(() => site.asked).toContain('www.openstreetmap.org:443')
    await tab.find('main p', copy.home.map.missing)
    for (const { street } of Object.values(venues)) await tab.find('main address', street)
  })

  it('counts down', async () => {
    const { tab } = here
    await tab.open('/?ahora=2025-11-07T11:01')
    await expect.poll(() => tab.run(timeLeft)).toMatch(/^00 días 23 horas 5\d minutos \d\d seg/)
    const left = await tab.run(timeLeft)
    await expect.poll(() => tab.run(timeLeft)).not.toBe(left)
  })
}
