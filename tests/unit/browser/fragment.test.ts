// Each question has its own address that opens it (/faq#accesibilidad), and fragments work.
import { expect, it } from 'vitest'
import { revealFragment } from '../../../src/browser/fragment.ts'

it('a fragment may be encoded, only look encoded, or name nothing', () => {
  document.body.innerHTML = '<div id="año" tabindex="-1"></div><div id="100%" tabindex="-1"></div>'
  expect(revealFragment('#a%C3%B1o')).toBe(true)
  expect(document.activeElement?.id).toBe('año')
  // Screen readers read on from there.
  expect(getSelection()?.anchorNode).toBe(document.activeElement)
  expect(revealFragment('#100%')).toBe(true)
  expect(document.activeElement?.id).toBe('100%')
  for (const hash of ['', '#', '#nada', '#%', '#"><b>']) expect(revealFragment(hash)).toBe(false)
})
