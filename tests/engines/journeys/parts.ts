// The interactive parts of the pages, in each engine.
import { expect, it } from 'vitest'
import { navigation } from '../../support/routes.ts'
import { copy, questions, venues } from '../../support/specification.ts'
import type { Here } from './all.ts'

const menuIsOpen = () => Boolean(document.querySelector('nav:popover-open'))

const menuIsClosed = () => !document.querySelector('nav:popover-open')

/** Ids of the answers that can be read. */
const openAnswers = () =>
  [...document.querySelectorAll('main details[open] [id]')].map(({ id }) => id)

const question = (id: string) => questions.find((one) => one.id === id)?.question ?? '?'

const timeLeft = () =>
  document.querySelector('[role=timer]')?.textContent.replace(/\s+/g, ' ').trim()

const isFocused = (text: string) => document.activeElement?.textContent === text

export function useParts(here: Here): void {
  it('opens and closes the menu of a phone, whose links work', async () => {
    const { tab } = here
    await tab.resize(390)
    await tab.open('/programa')
    expect(await tab.sees('header nav')).toBe(false)
    await tab.click('header button', copy.layout.openMenu)
    for (const [name] of navigation) await tab.find('header nav a', name)
    await tab.press('Escape')
    await tab.until(menuIsClosed)
    await tab.until(isFocused, copy.layout.openMenu)
    await tab.press('Enter')
    await tab.until(menuIsOpen)
    await tab.click('header nav a', 'FAQ')
    await tab.until(() => location.pathname === '/faq')
    await tab.until(menuIsClosed)
  })

  it('opens one answer at a time, each with an address', async () => {
    const { tab } = here
    const opens = async (...ids: readonly string[]) => {
      await expect.poll(() => tab.run(openAnswers)).toEqual(ids)
    }
    await tab.open('/faq')
    await opens()
    await tab.click('main summary', question('zona-vip'))
    await opens('zona-vip')
    await tab.click('main summary', question('market'))
    await opens('market')
    await tab.focus('main summary', question('market'))
    await tab.press('Enter')
    await opens()
    await tab.press('Space')
    await opens('market')
    await tab.open('/programa')
    await tab.open('/faq#accesibilidad')
    await opens('accesibilidad')
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
    await tab.click('main a[target=mapa]')
    await expect.poll(() => site.asked).toContain('www.openstreetmap.org:443')
    await tab.find('main p', copy.home.map.missing)
    for (const { street } of Object.values(venues)) await tab.find('main address', street)
  })

  it('counts down to the start and through it, without a reload', async () => {
    const { tab, site } = here
    site.setPages({ clock: '2025-11-08T10:59:59+01:00' })
    await tab.open('/')
    const left = () => tab.run(timeLeft)
    await expect.poll(left).toBe('00 días 00 horas 00 minutos 01 segundo')
    expect(await tab.sees('main [data-when=during]')).toBe(false)
    await tab.run(() => {
      Object.assign(window, { later: 1000 })
      // A machine that wakes up shows its page again.
      document.dispatchEvent(new Event('visibilitychange'))
    })
    await tab.find('main [data-when=during]', 'Bienvenida')
    await expect.poll(left).toBe('00 días 00 horas 00 minutos 00 segundos')
  })
}
