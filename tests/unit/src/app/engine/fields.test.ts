// Typed text and focus are restored after a region of the page (<main>) has been rendered anew.
import { expect, it } from 'vitest'
import { takeSnapshot, typedFields } from '../../../../../src/app/engine/fields.ts'

/** The content of <main>. */
const content = '<a href="/">Uno</a><input id="nombre"><textarea id="texto">Hola</textarea>'

/** Renders the content of <main> with new elements. The button before <main> and the link after it stay. @returns <main> */
function render(): HTMLElement {
  const { body } = document
  const isFirstRender = !body.firstChild
  if (isFirstRender) {
    body.innerHTML =
      '<button id="menu"></button><main tabindex="-1"></main><a id="pie" href="/"></a>'
  }
  const main = document.querySelector('main')!
  main.innerHTML = content
  return main
}

const field = (id: string) => document.getElementById(id) as HTMLInputElement

function type(id: string, text: string): void {
  field(id).value = text
}

it('a field counts as typed only if its text differs from the text in the HTML', () => {
  const main = render()
  const typedIds = () => typedFields(main).map(({ id }) => id)
  type('nombre', 'Ana')
  expect(typedIds()).toEqual(['nombre'])
  type('nombre', '')
  type('texto', 'Adiós')
  expect(typedIds()).toEqual(['texto'])
})

it('typed text is restored, and other fields keep their text', () => {
  const main = render()
  type('nombre', 'Ana')
  const snapshot = takeSnapshot(main)
  render()
  snapshot.restoreTyped()
  expect(field('nombre').value).toBe('Ana')
  expect(field('texto').value).toBe('Hola')
})

it('typed text is not restored into a field in which the visitor has typed meanwhile', () => {
  const main = render()
  type('nombre', 'Ana')
  const snapshot = takeSnapshot(main)
  render()
  type('nombre', 'Eva')
  snapshot.restoreTyped()
  expect(field('nombre').value).toBe('Eva')
})

it('restoring the typed text of a field that is gone causes no error', () => {
  const main = render()
  type('nombre', 'Ana')
  const snapshot = takeSnapshot(main)
  main.innerHTML = ''
  expect(snapshot.restoreTyped).not.toThrow()
})

it('the focus is restored to the new element in the place of the old one', () => {
  const main = render()
  field('texto').focus()
  const snapshot = takeSnapshot(main)
  render()
  snapshot.restoreFocus()
  expect(document.activeElement).toBe(field('texto'))
})

it.each(['menu', 'pie'])(
  'the focus is restored to the element "%s", which is outside of <main>',
  (id) => {
    const main = render()
    field(id).focus()
    const snapshot = takeSnapshot(main)
    field(id).blur()
    render()
    snapshot.restoreFocus()
    expect(document.activeElement?.id).toBe(id)
  },
)

it('the focus is restored even if the page has focused <main> itself', () => {
  const main = render()
  field('nombre').focus()
  const snapshot = takeSnapshot(main)
  render().focus()
  snapshot.restoreFocus()
  expect(document.activeElement?.id).toBe('nombre')
})

it('the focus is not restored if the visitor has moved it meanwhile', () => {
  const main = render()
  field('nombre').focus()
  const snapshot = takeSnapshot(main)
  render()
  field('menu').focus()
  snapshot.restoreFocus()
  expect(document.activeElement?.id).toBe('menu')
})

it('if no element had the focus, no element gets it', () => {
  const snapshot = takeSnapshot(render())
  render()
  snapshot.restoreFocus()
  expect(document.activeElement).toBe(document.body)
})
