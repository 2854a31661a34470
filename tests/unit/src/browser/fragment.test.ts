// Each question has its own address that opens it (/faq#accesibilidad), and fragments work.
import { expect, it } from 'vitest'
import { revealFragment } from '../../../../src/browser/fragment.ts'

it('a fragment leads to an element and the place of reading there, or names nothing', () => {
  document.body.innerHTML = '<div id="sala-2" tabindex="-1"></div>'
  expect(revealFragment('#sala-2')).toBe(true)
  expect(document.activeElement?.id).toBe('sala-2')
  // Screen readers read on from there.
  expect(getSelection()?.anchorNode).toBe(document.activeElement)
  for (const hash of ['', '#', '#nada', '#%', '#"><b>']) expect(revealFragment(hash)).toBe(false)
})
