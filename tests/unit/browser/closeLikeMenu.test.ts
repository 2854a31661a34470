// The small menus close as menus do: Escape, a press or the focus elsewhere (WCAG 2.4.11, issue: take along).
import { describe, expect, it, onTestFinished } from 'vitest'
import { closeLikeMenu } from '../../../src/browser/closeLikeMenu.ts'

const find = (selector: string) => document.querySelector<HTMLElement>(selector)

function page() {
  document.body.innerHTML = `
    <details open><summary tabindex="0">Compartir</summary><a href="#a">Correo</a></details>
    <a id="elsewhere" href="#b">Otra cosa</a>`
  const menu = document.querySelector('details') as HTMLDetailsElement
  const end = closeLikeMenu(menu)
  onTestFinished(end)
  return { menu, end }
}

const press = (key: string) =>
  document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))

describe('an open menu', () => {
  it('closes on Escape, and the focus is on its button again', () => {
    const { menu } = page()
    find('details a')?.focus()
    press('a')
    expect(menu.open).toBe(true)
    press('Escape')
    expect(menu.open).toBe(false)
    expect(document.activeElement).toBe(find('summary'))
  })

  it('closes on a press elsewhere, and not on one inside', () => {
    const { menu } = page()
    find('details a')?.click()
    expect(menu.open).toBe(true)
    find('#elsewhere')?.click()
    expect(menu.open).toBe(false)
  })

  it('closes when the focus moves on', () => {
    const { menu } = page()
    find('details a')?.focus()
    expect(menu.open).toBe(true)
    find('#elsewhere')?.focus()
    expect(menu.open).toBe(false)
  })

  it('is left alone once that has ended', () => {
    const { menu, end } = page()
    end()
    find('#elsewhere')?.click()
    press('Escape')
    expect(menu.open).toBe(true)
  })
})

it('a closed menu leaves the focus where it is on Escape', () => {
  const { menu } = page()
  menu.open = false
  find('#elsewhere')?.focus()
  press('Escape')
  expect(document.activeElement).toBe(find('#elsewhere'))
})
