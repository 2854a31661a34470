// Each question has its own address that opens it (/faq#accesibilidad), and fragments work.
import { beforeEach, describe, expect, it } from 'vitest'
import { revealFragment } from '../../../src/browser/fragment.ts'

describe('revealing a fragment', () => {
  beforeEach(() => {
    document.body.innerHTML = `
      <details id="primera" name="p" open><summary>1</summary><div id="uno" tabindex="-1"></div></details>
      <details id="segunda" name="p"><summary>2</summary><div id="dos" tabindex="-1"></div></details>
      <div id="año" tabindex="-1"></div><div id="100%" tabindex="-1"></div>`
  })

  it('reads encoded fragments, and those that only look encoded', () => {
    expect(revealFragment('#a%C3%B1o')).toBe(true)
    expect(document.activeElement?.id).toBe('año')
    expect(revealFragment('#100%')).toBe(true)
    expect(document.activeElement?.id).toBe('100%')
  })

  it.each(
    ['', '#', '#nada', '#%', '#"><b>', `#${'x'.repeat(10_000)}`].map(
      (hash) => [hash.slice(0, 12), hash] as const,
    ),
  )('says no and changes nothing if «%s» names nothing', (_, hash) => {
    expect(revealFragment(hash)).toBe(false)
    expect(document.activeElement).toBe(document.body)
    expect(document.querySelectorAll('details[open]')).toHaveLength(1)
  })
})
