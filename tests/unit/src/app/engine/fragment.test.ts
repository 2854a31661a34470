// The app shows the element that a fragment names (/faq#accesibilidad), and screen readers read on from there.
import { beforeEach, expect, it, vi } from 'vitest'
import { revealFragment } from '../../../../../src/app/engine/fragment.ts'

beforeEach(() => {
  // revealFragment skips text that is not drawn, and jsdom draws nothing.
  vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue([{}] as never)
})

/**
 * The position from which screen readers read on once a fragment is revealed.
 * @returns the text of a text node, and the offset in it
 */
function readingPositionAfterReveal(hash: string) {
  // `revealFragment` sets the position by `collapse`. Then it sets the focus, and jsdom calls `collapse` again.
  const collapse = vi.spyOn(Selection.prototype, 'collapse')
  expect(revealFragment(hash)).toBe(true)
  const [node, offset] = collapse.mock.calls[0] ?? []
  return [node?.nodeValue, offset]
}

it('the element that a fragment names gets the focus, and is read from its beginning', () => {
  document.body.innerHTML = '<div id="sala-2" tabindex="-1"><p>Abajo</p><p>Arriba</p></div>'
  expect(readingPositionAfterReveal('#sala-2')).toEqual(['Abajo', 0])
  expect(document.activeElement?.id).toBe('sala-2')
})

// A screen reader says the question, which is the label of the answer, when the answer gets the focus.
it('the focused answer is read from the end of its question', () => {
  document.body.innerHTML = `
    <span id="pregunta"><b>¿Hay</b> sitio?</span>
    <div id="sitio" tabindex="-1" aria-labelledby="pregunta">Sí</div>`
  // The question ends with its second text node, " sitio?".
  expect(readingPositionAfterReveal('#sitio')).toEqual([' sitio?', ' sitio?'.length])
  expect(document.activeElement?.id).toBe('sitio')
})

it.each(['', '#', '#nada', '#%', '#"><b>'])(
  'the fragment "%s", which names no element, reveals nothing',
  (hash) => {
    expect(revealFragment(hash)).toBe(false)
  },
)
