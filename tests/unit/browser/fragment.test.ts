// Each question has its own address that opens it (/faq#accesibilidad), and fragments work.
import { beforeEach, describe, expect, it } from 'vitest'
import { revealClosed, revealFragment } from '../../../src/browser/fragment.ts'

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

  it('opens the closed question around its answer', () => {
    expect(revealFragment('#dos')).toBe(true)
    expect(document.querySelector<HTMLDetailsElement>('#segunda')?.open).toBe(true)
  })

  it('opens what a page’s own address names, and leaves the rest to the browser', () => {
    revealClosed('#uno')
    expect(document.activeElement).toBe(document.body)
    revealClosed('#dos')
    expect(document.querySelector<HTMLDetailsElement>('#segunda')?.open).toBe(true)
    expect(document.activeElement?.id).toBe('dos')
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
