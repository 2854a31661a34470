import type { Finding } from '../model.ts'
import { contrastOf, rgbAt, type Rgb } from '../../lib/contrast.ts'
import { found, isLarge, textElements } from './elements.ts'

type Colour = { readonly rgb: Rgb; readonly alpha: number }

const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })

const known = new Map<string, Colour>()

/** Any colour that a style can compute to, in numbers. */
function read(colour: string): Colour {
  const before = known.get(colour)
  if (before) return before
  if (!canvas) throw new Error('There is no canvas.')
  canvas.clearRect(0, 0, 1, 1)
  canvas.fillStyle = colour
  canvas.fillRect(0, 0, 1, 1)
  const { data } = canvas.getImageData(0, 0, 1, 1)
  const numbers = { rgb: rgbAt(new Uint8Array(data), 0), alpha: (data[3] ?? 0) / 255 }
  known.set(colour, numbers)
  return numbers
}

const over = ({ rgb, alpha }: Colour, ground: Rgb): Rgb =>
  rgb.map((value, i) => value * alpha + (ground[i] ?? 0) * (1 - alpha)) as never

/** What lies behind the contents of an element. */
function groundOf(element: Element | null): Rgb {
  if (!element)
    return matchMedia('(prefers-color-scheme: dark)').matches ? [18, 18, 18] : [255, 255, 255]
  const colour = read(getComputedStyle(element).backgroundColor)
  return colour.alpha === 1 ? colour.rgb : over(colour, groundOf(element.parentElement))
}

function opacityOf(element: Element | null): number {
  return element ? Number(getComputedStyle(element).opacity) * opacityOf(element.parentElement) : 1
}

/** The contrast of a colour with what is around an element, or within it. */
export function contrastAt(element: Element | null, colour: string): number {
  const { rgb, alpha } = read(colour)
  const ground = groundOf(element)
  return contrastOf(over({ rgb, alpha: alpha * opacityOf(element) }, ground), ground)
}

/** All styles of the page as one text. */
const everyRule = () =>
  [...document.styleSheets, ...document.adoptedStyleSheets]
    .flatMap((sheet) => [...sheet.cssRules].map(({ cssText }) => cssText))
    .join('\n')

/**
 * Looks at the page as if everything were under the pointer, visited or pressed: all style sheets once more, with what
 * matches always in place of these pseudo-classes. So the browser hides no visited colour either.
 */
function withPseudo<T>(names: string, look: () => T): T {
  const css = everyRule().replace(new RegExp(`:(?:${names})(?![\\w-])`, 'g'), ':not(._)')
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(
    `${css}\n*, ::before, ::after { transition: none !important; animation: none !important }`,
  )
  const before = [...document.adoptedStyleSheets]
  document.adoptedStyleSheets = [...before, sheet]
  const result = look()
  document.adoptedStyleSheets = before
  return result
}

const focus = 'focus|focus-within|focus-visible'

/** Text that is too pale under the pointer, visited, pressed or with the focus (WCAG 1.4.3). */
export function paleStates(): Finding[] {
  const texts = textElements().filter((element) =>
    element.closest('a, button, summary, label, li, article, section'),
  )
  const contrasts = () => texts.map((text) => contrastAt(text, getComputedStyle(text).color))
  const usual = withPseudo('none', contrasts)
  return ['hover', 'visited|any-link', 'active', focus].flatMap((names) => {
    const now = withPseudo(names, contrasts)
    return texts.flatMap((text, index) => {
      const contrast = now[index] ?? 21
      const isPale = contrast < (isLarge(text) ? 3 : 4.5) && contrast !== usual[index]
      return isPale ? [found(text, `Con :${names}, contraste ${contrast.toFixed(1)}:1`)] : []
    })
  })
}

/** Words that come with the pointer or the focus alone (WCAG 1.4.13, 2.1.1). */
export function hoverWords(): Finding[] {
  const usual = new Set(withPseudo('none', textElements))
  return withPseudo(`hover|${focus}`, textElements)
    .filter((element) => !usual.has(element) && !element.matches('a, button'))
    .map((element) => found(element, 'Solo está bajo el puntero o con el foco'))
}

/** How an element looks, but for its colours. */
export function shapeOf(element: Element): string {
  const look = [null, '::before', '::after'].map((part) => {
    const style = getComputedStyle(element, part)
    const names = ['borderWidth', 'borderStyle', 'boxShadow', 'backgroundImage', 'content'] as const
    const type = ['fontWeight', 'fontStyle', 'textDecorationLine'] as const
    return [...names, ...type, 'textDecorationThickness' as const].map((name) => style[name]).join()
  })
  // The focus has an outline of its own.
  const { outlineStyle, outlineWidth } = getComputedStyle(element)
  const outline = element.matches(':focus') || outlineStyle === 'none' ? '' : outlineWidth
  return (look.join() + outline).replace(/\w+\([^)]*\)/g, '')
}
