import type { Finding } from '../model.ts'
import { contrastOf, rgbAt, type Rgb } from '../../lib/contrast.ts'
import { found, isLarge, textElements } from './elements.ts'

const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })

const known = new Map<string, Rgb>()

/** What any colours that styles can name give on top of each other, the last one only so opaque. */
function mixed(layers: readonly string[], opacity = 1): Rgb {
  const key = `${layers.join()} ${opacity}`
  const before = known.get(key)
  if (before) return before
  if (!canvas) throw new Error('There is no canvas.')
  for (const [index, layer] of layers.entries()) {
    canvas.globalAlpha = index === layers.length - 1 ? opacity : 1
    canvas.fillStyle = layer
    canvas.fillRect(0, 0, 1, 1)
  }
  const rgb = rgbAt(new Uint8Array(canvas.getImageData(0, 0, 1, 1).data), 0)
  known.set(key, rgb)
  return rgb
}

/** What lies behind the contents of an element, the lowest first. */
const groundsOf = (element: Element | null): string[] =>
  element
    ? [...groundsOf(element.parentElement), getComputedStyle(element).backgroundColor]
    : [matchMedia('(prefers-color-scheme: dark)').matches ? '#121212' : '#fff']

const opacityOf = (element: Element | null): number =>
  element ? Number(getComputedStyle(element).opacity) * opacityOf(element.parentElement) : 1

/** A colour of an element as it is drawn on what lies behind its contents, or is around it. */
export const inkOf = (element: Element, colour: string, around: Element | null = element): Rgb =>
  mixed([...groundsOf(around), colour], opacityOf(element))

/** The contrast of a colour with the same. */
export const contrastOn = (element: Element, colour: string, around: Element | null = element) =>
  contrastOf(inkOf(element, colour, around), mixed(groundsOf(around)))

/**
 * Looks at the page as if everything were under the pointer, visited or pressed: all style sheets once more, with what
 * matches always in place of these pseudo-classes. So the browser hides no visited colour either.
 */
function withPseudo<T>(names: string, look: () => T): T {
  const css = [...document.styleSheets, ...document.adoptedStyleSheets]
    .flatMap((sheet) => [...sheet.cssRules].map(({ cssText }) => cssText))
    .join('\n')
    .replace(new RegExp(`:(?:${names})(?![\\w-])`, 'g'), ':not(._)')
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(
    `${css}\n*, ::before, ::after { transition: none !important; animation: none !important }`,
  )
  document.adoptedStyleSheets.push(sheet)
  const result = look()
  document.adoptedStyleSheets.splice(document.adoptedStyleSheets.indexOf(sheet), 1)
  return result
}

/** Lets every animation begin anew: also what has come to its end is seen. */
export const restartMotion = () => void withPseudo('none', textElements)

const focus = 'focus|focus-within|focus-visible'

const contrastsOf = (texts: readonly Element[]) =>
  texts.map((text) => contrastOn(text, getComputedStyle(text).color))

/** A look at all texts, which tells later those that have become too pale since. */
export function paleSince() {
  const texts = textElements()
  const usual = contrastsOf(texts)
  return (why: string): Finding[] =>
    contrastsOf(texts).flatMap((contrast, index) => {
      const text = texts[index]
      return text && contrast < (isLarge(text) ? 3 : 4.5) && contrast !== usual[index]
        ? [found(text, `${why}, contraste ${contrast.toFixed(1)}:1`)]
        : []
    })
}

/** Text that is too pale under the pointer, visited, pressed or with the focus (WCAG 1.4.3). */
export function paleStates(): Finding[] {
  const pale = withPseudo('none', paleSince)
  return ['hover', 'visited|any-link', 'active', focus].flatMap((names) =>
    withPseudo(names, () => pale(`Con :${names}`)),
  )
}

/** Words that come with the pointer or the focus alone (WCAG 1.4.13, 2.1.1). */
export function hoverWords(): Finding[] {
  const usual = new Set(withPseudo('none', textElements))
  return withPseudo(`hover|${focus}`, textElements)
    .filter((element) => !usual.has(element) && !element.matches('a, button'))
    .map((element) => found(element, 'Solo está bajo el puntero o con el foco'))
}

const shapes = ['borderWidth', 'borderStyle', 'boxShadow', 'backgroundImage', 'content'] as const
const types = ['fontWeight', 'fontStyle', 'textDecorationLine', 'textDecorationThickness'] as const

/** How an element looks, but for its colours and the outline of the focus. */
export function shapeOf(element: Element): string {
  const looks = [null, '::before', '::after'].map((part) => {
    const style = getComputedStyle(element, part)
    const isOutlined = style.outlineStyle !== 'none' && !element.matches(':focus')
    const look = [...shapes, ...types].map((name) => style[name]).join()
    return look + (isOutlined ? style.outlineWidth : '')
  })
  return looks.join().replace(/\w+\([^)]*\)/g, '')
}
