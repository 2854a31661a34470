// From page to page: what every visitor does, in each engine.
import { expect, it } from 'vitest'
import { isAll } from '../../support/all.ts'
import { everyPath, navigation, routes } from '../../support/routes.ts'
import { copy } from '../../support/specification.ts'
import type { Here } from './all.ts'
import { expectToFit } from './looks.ts'

const unknown = '/no-existe'

const titleOf = (path: string) =>
  routes.find((route) => route.path === path)?.title ?? 'Página no encontrada'

const titleBegins = (text: string) => document.title.startsWith(text)

const headingIs = (text: string) => document.querySelector('h1')?.textContent === text

const said = () => (window as unknown as { said: string[] }).said

export function goThroughPages(here: Here): void {
  it('starts pages with a clean console, and fits them into 320 px', async () => {
    const { tab } = here
    for (const path of isAll ? everyPath : ['/', '/programa', unknown]) {
      await tab.open(path)
      await tab.until(titleBegins, titleOf(path))
      await expectToFit(tab, path, 320)
      const expected = path === unknown ? [`warn 404: no existe la ruta %s ${path}`] : []
      await expect.poll(() => tab.run(said)).toEqual(expected)
    }
    await tab.click('a', 'Return to Home')
    await tab.isAt('/')
  })

  it('shows pages without loading them: focus, title, scroll, and back', async () => {
    const { tab } = here
    await tab.open('/')
    await tab.run(() => void Object.assign(window, { stillHere: true }))
    for (const [name, path] of navigation.slice(isAll ? 1 : 3)) {
      await tab.run(() => scrollTo({ top: 400, behavior: 'instant' }))
      await tab.focus('header nav a', name)
      await tab.press('Enter')
      await tab.isAt(path)
      await tab.until(titleBegins, titleOf(path))
      await tab.until(() => Boolean(document.querySelector('main:focus, h1:focus')))
      await tab.until(() => scrollY === 0)
      await tab.find('[role=status]', titleOf(path))
      await tab.back()
      await tab.isAt('/')
      await tab.until(() => Math.abs(scrollY - 400) < 5)
    }
    await tab.click('header nav a', 'Programa')
    // The page before has a link to her, too.
    await tab.until(titleBegins, titleOf('/programa'))
    await tab.click('main a[href$="#marta-leon"]')
    await tab.until(() => document.activeElement?.id === 'marta-leon')
    await tab.until(() => {
      const { top = -1, bottom = 0 } =
        document.querySelector('#marta-leon h2')?.getBoundingClientRect() ?? {}
      return top > (document.querySelector('header')?.offsetHeight ?? 0) && bottom < innerHeight
    })
    await tab.back()
    await tab.isAt('/programa')
    await tab.until(() => scrollY > 0)
    expect(await tab.run(() => 'stillHere' in window)).toBe(true)
    expect(await tab.run(said)).toEqual([])
    await tab.run(() => scrollTo({ top: 900, behavior: 'instant' }))
    await tab.load('/contacto')
    await tab.back()
    await tab.isAt('/programa')
    await tab.until(() => Math.abs(scrollY - 900) < 5)
  })
}

/** What a visitor gets without network. */
export function goOffline(here: Here): void {
  it('opens the pages of the day without network, and says so of others', async () => {
    const { tab, site } = here
    site.pages.worker = true
    await tab.open('/contacto')
    // The browser itself reports when the pages are kept, however long that takes.
    await tab.run(async () => {
      const { active } = await navigator.serviceWorker.ready
      if (active?.state === 'activating')
        await new Promise((resolve) => active.addEventListener('statechange', resolve))
    })
    await site.goDown()
    try {
      for (const path of ['/programa', '/']) {
        await tab.open(path)
        await tab.until(titleBegins, titleOf(path))
      }
      await tab.click('header nav a', 'Patrocina')
      await tab.until(headingIs, 'Patrocina')
      await tab.load('/ponentes')
      await tab.until(headingIs, copy.offline.heading)
    } finally {
      await site.comeBack()
    }
    await tab.click('main a', copy.offline.retry)
    await expect.poll(() => tab.run(headingIs, 'Ponentes')).toBe(true)
    await tab.run(async () => {
      for (const worker of await navigator.serviceWorker.getRegistrations())
        await worker.unregister()
      for (const name of await caches.keys()) await caches.delete(name)
    })
    site.pages.worker = false
  })
}
