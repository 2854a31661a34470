// The app shows the element that a fragment names (/faq#accesibilidad), and screen readers go on reading there.
import { beforeEach, expect, it, vi } from 'vitest'
import { revealFragment } from '../../../../../src/app/engine/fragment.ts'

beforeEach(() => {
  // revealFragment skips text that is not drawn, and jsdom draws nothing.
  vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue([{}] as never)
})

/**
 * Calls `revealFragment`, which must find the element.
 * @returns the text of the text node, and the offset in it, from which screen readers read on
 */
function revealAndGetReadingPosition(hash: string) {
  // The app sets the position by `collapse`. Only the first call counts: jsdom calls it again when the app sets the focus.
  const collapse = vi.spyOn(Selection.prototype, 'collapse')
  expect(revealFragment(hash)).toBe(true)
  const [node, offset] = collapse.mock.calls[0] ?? []
  return [node?.nodeValue, offset]
}

it('the element that a fragment names gets the focus, and is read from its beginning', () => {
  document.body.innerHTML = '<div id="sala-2" tabindex="-1"><p>Abajo</p><p>Arriba</p></div>'
  expect(revealAndGetReadingPosition('#sala-2')).toEqual(['Abajo', 0])
  expect(document.activeElement?.id).toBe('sala-2')
})

it('an answer is read from the end of its question, because screen readers say the question at the focus', () => {
  document.body.innerHTML = `
    <span id="pregunta"><b>¿Hay</b> sitio?</span>
    <div id="sitio" tabindex="-1" aria-labelledby="pregunta">Sí</div>`
  // The question ends with its second text node, " sitio?".
  expect(revealAndGetReadingPosition('#sitio')).toEqual([' sitio?', ' sitio?'.length])
  expect(document.activeElement?.id).toBe('sitio')
})

it.each(['', '#', '#nada', '#%', '#"><b>'])(
  'the fragment "%s" names no element, and nothing is revealed',
  (hash) => {
    expect(revealFragment(hash)).toBe(false)
  },
)
