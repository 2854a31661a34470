import type { Page } from '@playwright/test'
import type { State, View } from '../../scripts/audit/model.ts'
import { allViews, states } from '../../scripts/audit/states.ts'
import { test as base } from '../../scripts/audit/window.ts'

export const test = base.extend<{ tab: Page }>({
  /** A tab of its own, because nothing takes out what is planted. */
  async tab({ window }, provide) {
    const tab = await window.newPage()
    // The site's policy would refuse the planted script.
    await (await window.newCDPSession(tab)).send('Page.setBypassCSP', { enabled: true })
    await provide(tab)
    await tab.close()
  },
})

/** A state by its page and name; as it arrives, if it has none. */
export function stateAt(at = '/contacto'): State {
  const [path, name = 'al llegar'] = at.split(' · ')
  const state = states.find((one) => one.path === path && one.name === name)
  if (!state) throw new Error(`There is no state «${at}».`)
  return state
}

export const viewOf = (name = '1440 px, claro'): View => {
  const view = allViews.find((one) => one.name === name)
  if (!view) throw new Error(`There is no view «${name}».`)
  return view
}

export const origin = () => process.env.AUDIT_ORIGIN ?? ''
