// Typed text and focus return after a region of the page has been rendered anew.
import { expect, it } from 'vitest'
import { takeSnapshot, typedFields } from '../../../../../src/app/engine/fields.ts'

/** The content of the region, <main>. */
const region = '<a href="/">Uno</a><input id="nombre"><textarea id="texto">Hola</textarea>'

/** Renders <main> with new elements. The button before it and the link after it stay. @returns <main> */
function render(): HTMLElement {
  const { body } = document
  const isFirstRender = !body.firstChild
  if (isFirstRender) {
    body.innerHTML =
      '<button id="menu"></button><main tabindex="-1"></main><a id="pie" href="/"></a>'
  }
  const main = document.querySelector('main')!
  main.innerHTML = region
  return main
}

const field = (id: string) => document.getElementById(id) as HTMLInputElement

function type(id: string, text: string): void {
  field(id).value = text
}

it('a field counts as typed only if its text is not the page’s own', () => {
  const main = render()
  type('nombre', 'Ana')
  expect(typedFields(main).map(({ id }) => id)).toEqual(['nombre'])
  type('nombre', '')
  type('texto', 'Adiós')
  expect(typedFields(main).map(({ id }) => id)).toEqual(['texto'])
})

it('typed text returns, and the text of other fields stays the page’s own', () => {
  const main = render()
  type('nombre', 'Ana')
  const snapshot = takeSnapshot(main)
  render()
  snapshot.restoreTyped()
  expect([field('nombre').value, field('texto').value]).toEqual(['Ana', 'Hola'])
})

it('typed text does not replace what the visitor has typed meanwhile', () => {
  const main = render()
  type('nombre', 'Ana')
  const snapshot = takeSnapshot(main)
  render()
  type('nombre', 'Eva')
  snapshot.restoreTyped()
  expect(field('nombre').value).toBe('Eva')
})

it('typed text of a field that is gone causes no error', () => {
  const main = render()
  type('nombre', 'Ana')
  const snapshot = takeSnapshot(main)
  main.innerHTML = ''
  expect(snapshot.restoreTyped).not.toThrow()
})

it('the focus returns to the new element at the same position', () => {
  const main = render()
  field('texto').focus()
  const snapshot = takeSnapshot(main)
  render()
  snapshot.restoreFocus()
  expect(document.activeElement).toBe(field('texto'))
})

it.each(['menu', 'pie'])('the focus returns to the element "%s" outside of the region', (id) => {
  const main = render()
  field(id).focus()
  const snapshot = takeSnapshot(main)
  field(id).blur()
  render()
  snapshot.restoreFocus()
  expect(document.activeElement?.id).toBe(id)
})

it('the focus returns although the page has focused the region itself', () => {
  const main = render()
  field('nombre').focus()
  const snapshot = takeSnapshot(main)
  render().focus()
  snapshot.restoreFocus()
  expect(document.activeElement?.id).toBe('nombre')
})

it('the focus does not return if the visitor has moved it meanwhile', () => {
  const main = render()
  field('nombre').focus()
  const snapshot = takeSnapshot(main)
  render()
  field('menu').focus()
  snapshot.restoreFocus()
  expect(document.activeElement?.id).toBe('menu')
})

it('if nothing has had the focus, nothing gets it', () => {
  const snapshot = takeSnapshot(render())
  render()
  snapshot.restoreFocus()
  expect(document.activeElement).toBe(document.body)
})
