// Each question has its own address that opens it (/faq#accesibilidad), and fragments work.
import { beforeEach, expect, it, vi } from 'vitest'
import { revealFragment } from '../../../../../src/app/engine/fragment.ts'

beforeEach(() => {
  // jsdom draws nothing, and text that is not drawn is not read.
  vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue([{}] as never)
})

/** Where screen readers read on: the text, and how many of its letters are behind. */
function placeOfReading() {
  const { anchorNode, anchorOffset } = getSelection() as Selection
  return [anchorNode?.nodeValue, anchorOffset]
}

it('a fragment leads to an element, which is read from its beginning', () => {
  document.body.innerHTML = '<div id="sala-2" tabindex="-1"><p>Abajo</p><p>Arriba</p></div>'
  expect(revealFragment('#sala-2')).toBe(true)
  expect(document.activeElement?.id).toBe('sala-2')
  expect(placeOfReading()).toEqual(['Abajo', 0])
})

it('an answer is read from its first line, since its question is said with the focus', () => {
  document.body.innerHTML =
    '<span id="P"><b>¿Hay</b> sitio?</span><div id="sitio" tabindex="-1" aria-labelledby="P">Sí</div>'
  revealFragment('#sitio')
  expect(document.activeElement?.id).toBe('sitio')
  expect(placeOfReading()).toEqual([' sitio?', 7])
})

it.each(['', '#', '#nada', '#%', '#"><b>'])('the fragment "%s" names nothing', (hash) => {
  expect(revealFragment(hash)).toBe(false)
})
