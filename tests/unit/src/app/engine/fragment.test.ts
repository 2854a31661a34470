// Each question has its own address that opens it (/faq#accesibilidad), and fragments work.
import { beforeEach, expect, it, vi } from 'vitest'
import { revealFragment } from '../../../../../src/app/engine/fragment.ts'

beforeEach(() => {
  // jsdom draws nothing, and text that is not drawn is not read.
  vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue([{}] as never)
})

/**
 * Shows a fragment.
 * @returns where screen readers read on: the text, and how many of its letters are behind. Unlike browsers, jsdom moves the
 * selection with the focus, so it is the place before that.
 */
function placeAfter(hash: string) {
  const collapse = vi.spyOn(Selection.prototype, 'collapse')
  expect(revealFragment(hash)).toBe(true)
  const [node, offset] = collapse.mock.calls[0] ?? []
  return [node?.nodeValue, offset]
}

it('a fragment leads to an element, which is read from its beginning', () => {
  document.body.innerHTML = '<div id="sala-2" tabindex="-1"><p>Abajo</p><p>Arriba</p></div>'
  expect(placeAfter('#sala-2')).toEqual(['Abajo', 0])
  expect(document.activeElement?.id).toBe('sala-2')
})

it('an answer is read from its first line, since its question is said with the focus', () => {
  document.body.innerHTML =
    '<span id="P"><b>¿Hay</b> sitio?</span><div id="sitio" tabindex="-1" aria-labelledby="P">Sí</div>'
  expect(placeAfter('#sitio')).toEqual([' sitio?', 7])
  expect(document.activeElement?.id).toBe('sitio')
})

it.each(['', '#', '#nada', '#%', '#"><b>'])('the fragment "%s" names nothing', (hash) => {
  expect(revealFragment(hash)).toBe(false)
})
