// The focus is visible; the audit checks everything else.
import { everyPath, expect, open, test } from '../support/fixtures.ts'

/** Runs in the page: counts elements that show a focus outline, and lists those whose outline a box cuts off. */
function outlines() {
  const found: { outlined: number; cut: string[] } = { outlined: 0, cut: [] }
  for (const element of document.querySelectorAll<HTMLElement>(
    'a, button, summary, input, textarea',
  )) {
    element.focus({ preventScroll: true })
    const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(element)
    if (document.activeElement !== element || outlineStyle === 'none') continue
    found.outlined++
    const reach = parseFloat(outlineWidth) + parseFloat(outlineOffset)
    const { left, right, top, bottom } = element.getBoundingClientRect()
    for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) {
      const clip = box.getBoundingClientRect()
      const beyond = [clip.left - left, right - clip.right, clip.top - top, bottom - clip.bottom]
      if (getComputedStyle(box).overflow !== 'visible' && Math.max(...beyond) + reach > 0.5)
        found.cut.push(element.outerHTML.slice(0, 80))
    }
  }
  return found
}

test('no box cuts off the outline that shows the focus', async ({ tab, watch }) => {
  watch.ignoreConsole()
  for (const path of everyPath) {
    await open(tab, path)
    // A key first: browsers show the focus only after a key press.
    await tab.keyboard.press('Shift')
    const { outlined, cut } = await tab.evaluate(outlines)
    expect(outlined, path).toBeGreaterThan(0)
    expect(cut, path).toEqual([])
  }
})
