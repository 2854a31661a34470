import type { Page } from '@playwright/test'
import { flatContrast, leastContrast, pixelsOf, type Box, type Pixels } from './contrast.ts'
import type { Finding } from './model.ts'
import { withNodes } from './nodes.ts'

/** Text of an element as it is drawn. */
export type DrawnText = {
  readonly text: string
  /** As much of them as a box that scrolls sideways, as those of tables do, shows of them. */
  readonly boxes: readonly Box[]
  /** Whether that is nothing. */
  readonly scrolledOut: boolean
  /** WCAG's "large-scale": 24 px, or 18.66 px in bold. */
  readonly large: boolean
}

/** Finds the text of elements, given by CSS selectors or XPath, in the page as it is. */
export function findText(page: Page, targets: readonly string[]): Promise<DrawnText[]> {
  return withNodes(page, targets, (nodes) =>
    nodes.map((node) => {
      const element = node instanceof Element ? node : (node?.parentElement ?? null)
      const texts = node instanceof Element ? [...node.childNodes] : node ? [node] : []
      const drawn = texts.filter((text) => text instanceof Text)
      const scroller = element?.closest('main [tabindex="0"]')?.getBoundingClientRect()
      const rects = drawn.flatMap((text) => {
        const range = document.createRange()
        range.selectNodeContents(text)
        return [...range.getClientRects()]
      })
      const boxes = rects.flatMap(({ left, right, y, height }) => {
        const from = Math.max(left, scroller?.left ?? left)
        const to = Math.min(right, scroller?.right ?? right)
        return to > from
          ? { x: from + window.scrollX, y: y + window.scrollY, width: to - from, height }
          : []
      })
      const style = element && getComputedStyle(element)
      const size = style ? parseFloat(style.fontSize) : 0
      return {
        text: drawn
          .map(({ data }) => data)
          .join(' ')
          .trim(),
        boxes,
        scrolledOut: rects.length > 0 && boxes.length === 0,
        large: size >= 24 || (size >= 18.66 && Number(style?.fontWeight) >= 700),
      }
    }),
  )
}

const transparentText = `*, ::before, ::after { transition: none !important }
* { -webkit-text-fill-color: transparent !important; text-shadow: none !important; text-decoration-color: transparent !important }`

async function shot(page: Page, clip: Box): Promise<Pixels> {
  return pixelsOf(
    await page.screenshot({ clip, fullPage: true, animations: 'disabled', caret: 'hide' }),
  )
}

/** Measures on the page's pixels how much texts stand out from whatever is drawn behind them. */
export async function measureContrast(
  page: Page,
  texts: readonly DrawnText[],
): Promise<(number | null)[]> {
  const clip = frameOf(texts)
  if (!clip) return texts.map(() => null)
  const withText = await shot(page, clip)
  const without = await withStyle(page, transparentText, () => shot(page, clip))
  return texts.map((text) => leastContrast(withText, without, moved(text, clip)))
}

/** The same under forced colours, which leave no way to draw a page without its text. */
async function measureFlatContrast(page: Page, texts: readonly DrawnText[]): Promise<number[]> {
  const clip = frameOf(texts)
  if (!clip) return []
  const picture = await shot(page, clip)
  return texts.map((text) => flatContrast(picture, moved(text, clip)))
}

const moved = ({ boxes }: DrawnText, { x, y }: Box): Box[] =>
  boxes.map((box) => ({ ...box, x: box.x - x, y: box.y - y }))

/** The smallest part of the page that holds all these texts. */
function frameOf(texts: readonly DrawnText[]): Box | null {
  const boxes = texts.flatMap((text) => text.boxes)
  if (boxes.length === 0) return null
  const x = Math.max(0, Math.floor(Math.min(...boxes.map((box) => box.x))))
  const y = Math.max(0, Math.floor(Math.min(...boxes.map((box) => box.y))))
  return {
    x,
    y,
    width: Math.ceil(Math.max(...boxes.map((box) => box.x + box.width))) - x,
    height: Math.ceil(Math.max(...boxes.map((box) => box.y + box.height))) - y,
  }
}

/** Does something while a style sheet is added. Constructed ones pass every content security policy. */
export async function withStyle<T>(page: Page, css: string, work: () => Promise<T>): Promise<T> {
  const sheet = await page.evaluateHandle((text) => {
    const added = new CSSStyleSheet()
    added.replaceSync(text)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, added]
    return added
  }, css)
  const result = await work()
  await sheet.evaluate((added) => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== added)
  })
  await sheet.dispose()
  return result
}

/** Text that does not stand out on the screen itself, whatever the style sheets say (WCAG 1.4.3). */
export async function faintText(page: Page): Promise<Finding[]> {
  const paths = await page.evaluate(() => {
    const path = (element: Element): string =>
      element.parentElement
        ? `${path(element.parentElement)}/*[${[...element.parentElement.children].indexOf(element) + 1}]`
        : '/*'
    return [...document.querySelectorAll('body *:not(script, style, noscript, svg *)')]
      .filter((element) =>
        [...element.childNodes].some((node) => node instanceof Text && node.data.trim()),
      )
      .filter((element) => {
        const { width, height } = element.getBoundingClientRect()
        return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true })
      })
      .map(path)
  })
  const texts = await findText(page, paths)
  const contrasts = await measureFlatContrast(page, texts)
  return texts.flatMap(({ text, large, scrolledOut }, index) => {
    const contrast = contrasts[index] ?? 1
    if (scrolledOut || contrast >= (large ? 3 : 4.5)) return []
    const message = `«${text.slice(0, 40)}»: contraste ${contrast.toFixed(1)}:1`
    return [{ target: paths[index] ?? '', message }]
  })
}
