// All settings that a visitor may make in browser or system at once, in each engine.
import { expect, it } from 'vitest'
import { contrastOf } from '../../../scripts/lib/contrast.ts'
import { layoutFaults } from '../../../scripts/lib/layout-faults.ts'
import { isAll } from '../../support/all.ts'
import { cssRgb } from '../../support/colours.ts'
import type { Tab } from '../../support/engines/tab.ts'
import { routes } from '../../support/routes.ts'
import { copy, event } from '../../support/specification.ts'
import type { Here } from './all.ts'

/** Faults that count. Line breaks may differ with an engine's letters. */
const counted: ReadonlySet<string> = new Set(['wide', 'cut', 'lost'])

/** Expects that nothing of the page overflows, is cut off or gets lost at this width. */
export async function expectToFit(tab: Tab, path: string, width: number): Promise<void> {
  await tab.resize(width)
  // Polls until the tiles have stopped turning: meanwhile they reach over their edges.
  await expect
    .poll(async () => (await tab.run(layoutFaults)).filter(({ kind }) => counted.has(kind)), {
      message: `${path} at ${width} px`,
    })
    .toEqual([])
}

const look = () => {
  const ground = getComputedStyle(document.documentElement).backgroundColor
  const { color, fontSize } = getComputedStyle(document.querySelector('main p') as Element)
  const isStill = document.getAnimations().length === 0
  return { ground, color, textSize: parseFloat(fontSize), isStill }
}

export function beParticular(here: Here): void {
  it('shows pages dark, readable and still, and fits its large text into phone and screen', async () => {
    const { tab } = here
    const paths = isAll ? routes.map(({ path }) => path) : ['/', '/contacto']
    for (const path of paths) {
      await tab.load(path)
      for (const width of [390, 1280]) await expectToFit(tab, path, width)
      const { ground, color, textSize, isStill } = await tab.run(look)
      const isDark = contrastOf(cssRgb(ground), [255, 255, 255]) > 7
      const isReadable = contrastOf(cssRgb(ground), cssRgb(color)) > 4.5
      const seen = { path, isDark, isReadable, isLarge: textSize >= 28, isStill }
      expect(seen).toEqual({ path, isDark: true, isReadable: true, isLarge: true, isStill: true })
    }
  })

  it('has answers, map and menu without script, and the way to write', async () => {
    const { site, tab } = here
    await tab.load('/contacto')
    await tab.find('noscript p', event.email)
    await tab.load('/faq#market')
    await tab.until(() => document.querySelector('#market')?.closest('details')?.open)
    await tab.click('main summary')
    await tab.until(() => document.querySelectorAll('main details[open]').length === 1)
    await tab.resize(390)
    await tab.load('/')
    await tab.click('main a[target=mapa]')
    await expect.poll(() => site.asked).toContain('www.openstreetmap.org:443')
    await tab.click('header button', copy.layout.openMenu)
    await tab.click('header nav a', 'FAQ')
    await tab.isAt('/faq')
  })
}
