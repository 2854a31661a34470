import type { Page } from '@playwright/test'
import type { Finding } from './model.ts'

/** Text that runs out of the page's width, or out of a box that cuts it off. */
export async function lostText(page: Page): Promise<Finding[]> {
  return [...(await page.evaluate(tooWide)), ...(await page.evaluate(cutOff))]
}

/** Runs in the page. */
function tooWide(): Finding[] {
  const { scrollWidth, clientWidth } = document.documentElement
  if (scrollWidth <= clientWidth) return []
  const widest = [...document.querySelectorAll('body *')].find(
    (element) =>
      // Half a pixel of rounding on either side.
      element.getBoundingClientRect().right > clientWidth + 1 && element.checkVisibility(),
  )
  const message = `La página mide ${scrollWidth} px en una ventana de ${clientWidth}`
  if (!widest) return [{ target: 'html', message }]
  const { id, localName, textContent } = widest
  return [{ target: id ? `#${id}` : `${localName} «${textContent?.trim().slice(0, 40)}»`, message }]
}

/** Runs in the page, so it brings all that it needs. */
function cutOff(): Finding[] {
  /** Half a pixel of rounding on either side. */
  const tolerance = 1
  const invisible = 'script, style, noscript, svg'

  function textNodes(): Text[] {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    return texts.filter(
      ({ data, parentElement }) =>
        data.trim() &&
        parentElement?.checkVisibility({ visibilityProperty: true }) &&
        !parentElement.closest(invisible),
    )
  }

  const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip'

  function isCutBy(box: DOMRect, element: Element, clip: DOMRect): boolean {
    const { overflowX, overflowY } = getComputedStyle(element)
    const across = box.right > clip.right + tolerance || box.left < clip.left - tolerance
    const quarter = box.height / 4
    const down = box.bottom - clip.bottom > quarter || clip.top - box.top > quarter
    return (cuts(overflowX) && across) || (cuts(overflowY) && down)
  }

  function isCut(text: Text): boolean {
    const range = document.createRange()
    range.selectNodeContents(text)
    const box = range.getBoundingClientRect()
    let element = text.parentElement
    for (; element && element !== document.documentElement; element = element.parentElement) {
      const clip = element.getBoundingClientRect()
      // For screen readers alone, on purpose.
      if (clip.width <= 1 && clip.height <= 1) return false
      if (isCutBy(box, element, clip)) return true
    }
    return false
  }

  return textNodes()
    .filter(isCut)
    .map(({ parentElement }) => {
      const { id, localName, textContent } = parentElement as Element
      const target = id ? `#${id}` : `${localName} «${textContent?.trim().slice(0, 40)}»`
      return { target, message: 'El texto queda cortado' }
    })
}
