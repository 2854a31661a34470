import { describe, expect, it } from 'vitest'
import { keepOneOpen } from '../../../src/browser/oneOpen.ts'

function questions() {
  const root = document.createElement('div')
  root.innerHTML = '<details></details><details></details><details></details>'
  const all = [...root.querySelectorAll('details')]
  return { root, all, opened: () => all.map(({ open }) => open) }
}

function toggle(details: HTMLDetailsElement | undefined, open: boolean) {
  details?.toggleAttribute('open', open)
  details?.dispatchEvent(new Event('toggle'))
}

describe('disclosures in a browser that does not keep one open by itself', () => {
  it('close each other, and the open one can be closed', () => {
    const { root, all, opened } = questions()
    keepOneOpen(root)
    toggle(all[0], true)
    toggle(all[2], true)
    expect(opened()).toEqual([false, false, true])
    toggle(all[2], false)
    expect(opened()).toEqual([false, false, false])
  })

  it('are left alone once that has ended', () => {
    const { root, all, opened } = questions()
    keepOneOpen(root)()
    toggle(all[0], true)
    toggle(all[2], true)
    expect(opened()).toEqual([true, false, true])
  })

  it('are left alone if the browser does it', () => {
    Object.defineProperty(HTMLDetailsElement.prototype, 'name', { value: '', configurable: true })
    const { root, all, opened } = questions()
    keepOneOpen(root)
    Reflect.deleteProperty(HTMLDetailsElement.prototype, 'name')
    toggle(all[0], true)
    toggle(all[2], true)
    expect(opened()).toEqual([true, false, true])
  })
})
