import type { Finding } from '../model.ts'
import { contrastOf, rgbAt, type Rgb } from '../../lib/contrast.ts'
import { found, textElements } from './elements.ts'

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

/** The contrast of a colour of an element with what is declared behind its contents, or around it. */
export function contrastOn(element: Element, colour: string, around: Element | null = element) {
  const grounds = groundsOf(around)
  return contrastOf(mixed([...grounds, colour], opacityOf(element)), mixed(grounds))
}

/** Looks at the page with a style sheet more. A constructed one passes every content security policy. */
export function withStyle<Seen>(css: string, look: () => Seen): Seen {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  document.adoptedStyleSheets.push(sheet)
  const seen = look()
  document.adoptedStyleSheets.pop()
  return seen
}

/**
 * Looks at the page as if everything were under the pointer, visited or pressed: all style sheets once more, with what
 * matches always in place of these pseudo-classes. So the browser hides no visited colour either.
 */
function withPseudo<Seen>(names: string, look: () => Seen): Seen {
  const css = [...document.styleSheets, ...document.adoptedStyleSheets]
    .flatMap((sheet) => [...sheet.cssRules].map(({ cssText }) => cssText))
    .join('\n')
    .replace(new RegExp(`:(?:${names})(?![\\w-])`, 'g'), ':not(._)')
  const still = '*, ::before, ::after { transition: none !important; animation: none !important }'
  return withStyle(`${css}\n${still}`, look)
}

/** Lets every animation begin anew: also what has come to its end is seen. */
export const restartMotion = () => void withPseudo('none', textElements)

const focus = 'focus|focus-within|focus-visible'

/** Text that is too pale on the colours that are declared behind it (WCAG 1.4.3). */
export const paleTexts = (why: string): Finding[] =>
  textElements().flatMap((text) => {
    const { color, fontSize, fontWeight } = getComputedStyle(text)
    const contrast = contrastOn(text, color)
    const isLarge = parseFloat(fontSize) >= (Number(fontWeight) >= 700 ? 18.66 : 24)
    return contrast < (isLarge ? 3 : 4.5)
      ? [found(text, `${why}, contraste ${contrast.toFixed(1)}:1`)]
      : []
  })

/** The same as it is, and under the pointer, visited, pressed or with the focus. */
export const paleStates = (): Finding[] =>
  ['none', 'hover', 'visited|any-link', 'active', focus].flatMap((names) =>
    withPseudo(names, () => paleTexts(`Con :${names}`)),
  )

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
