import type { Finding, Findings } from '../model.ts'
import { contrastOf, rgbAt, type Rgb } from '../../lib/contrast.ts'
import { found, textElements } from './elements.ts'

const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })

const known = new Map<string, Rgb>()

/** The result of CSS colours drawn over each other, the last one with an opacity. */
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

/** What lies behind the content of an element: its backgrounds, lowest first, and the product of all opacities. */
type Ground = { readonly layers: readonly string[]; readonly opacity: number }

function groundOf(element: Element | null, seen = new Map<Element, Ground>()): Ground {
  if (!element) {
    const isDark = matchMedia('(prefers-color-scheme: dark)').matches
    return { layers: [isDark ? '#121212' : '#fff'], opacity: 1 }
  }
  const before = seen.get(element)
  if (before) return before
  const { backgroundColor, opacity } = getComputedStyle(element)
  const around = groundOf(element.parentElement, seen)
  const ground = {
    layers: [...around.layers, backgroundColor],
    opacity: Number(opacity) * around.opacity,
  }
  seen.set(element, ground)
  return ground
}

/**
 * Contrast of a colour of an element with the backgrounds of itself, or of an element around it.
 * @param seen keeps what was found, while no style changes
 */
export function contrastOn(
  element: Element,
  colour: string,
  around: Element | null = element,
  seen?: Map<Element, Ground>,
) {
  const { layers } = groundOf(around, seen)
  const { opacity } = groundOf(element, seen)
  return contrastOf(mixed([...layers, colour], opacity), mixed(layers))
}

/** Looks at the page with one more style sheet. A constructed one passes every content security policy. */
export function withStyle<Seen>(css: string, look: () => Seen): Seen {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  document.adoptedStyleSheets.push(sheet)
  const seen = look()
  document.adoptedStyleSheets.pop()
  return seen
}

/**
 * Looks at the page as if everything were hovered, visited or pressed: repeats all style sheets with a selector that
 * always matches in place of these pseudo-classes. This shows visited colours too, which browsers hide. "rest", which is
 * none, leaves everything at rest: "none" would also match in "@supports (appearance:none)".
 */
function withPseudo<Seen>(names: string, look: () => Seen): Seen {
  const css = [...document.styleSheets, ...document.adoptedStyleSheets]
    .flatMap((sheet) => [...sheet.cssRules].map(({ cssText }) => cssText))
    .join('\n')
    .replace(new RegExp(`:(?:${names})(?![\\w-])`, 'g'), ':not(._)')
  const still = '*, ::before, ::after { transition: none !important; animation: none !important }'
  return withStyle(`${css}\n${still}`, look)
}

/** Restarts every animation, so that finished ones are seen too. */
export const restartMotion = () => void withPseudo('rest', textElements)

/** Texts that are too pale on the backgrounds declared behind them (WCAG 1.4.3). */
export function paleTexts(why: string, texts = textElements()): Finding[] {
  const seen = new Map<Element, Ground>()
  return texts.flatMap((text) => {
    const { color, fontSize, fontWeight } = getComputedStyle(text)
    const contrast = contrastOn(text, color, text, seen)
    const isLarge = parseFloat(fontSize) >= (Number(fontWeight) >= 700 ? 18.66 : 24)
    return contrast < (isLarge ? 3 : 4.5)
      ? [found(text, `${why}, contraste ${contrast.toFixed(1)}:1`)]
      : []
  })
}

const focus = 'focus|focus-within|focus-visible'
const pseudoStates = ['hover', 'visited|any-link', 'active', focus, `hover|${focus}`]

/** Texts that are pale at rest, hovered, visited, pressed or focused; words that appear then (WCAG 1.4.13, 2.1.1). */
export function pseudoFindings(): Findings {
  const seen = ['rest', ...pseudoStates].map((names) =>
    withPseudo(names, () => {
      const texts = textElements()
      return { texts, pale: paleTexts(`Con :${names}`, texts) }
    }),
  )
  const usual = new Set(seen[0]?.texts)
  const focused = new Set(seen[pseudoStates.indexOf(focus) + 1]?.texts)
  const coming = new Set(seen.flatMap(({ texts }) => texts.filter((text) => !usual.has(text))))
  return {
    'legible-en-cada-estado': seen.flatMap(({ pale }) => pale),
    'nada-solo-bajo-el-puntero': [...coming]
      // A control may wait for the focus, as the link past the header does, but not for the pointer alone.
      .filter((text) => !(text.matches('a, button') && focused.has(text)))
      .map((text) => found(text, 'Solo está bajo el puntero o con el foco')),
  }
}

const shapes = ['borderWidth', 'borderStyle', 'boxShadow', 'backgroundImage', 'content'] as const
const types = ['fontWeight', 'fontStyle', 'textDecorationLine', 'textDecorationThickness'] as const

/** The look of an element without its colours and its focus outline. */
export function shapeOf(element: Element): string {
  const looks = [null, '::before', '::after'].map((part) => {
    const style = getComputedStyle(element, part)
    const isOutlined = style.outlineStyle !== 'none' && !element.matches(':focus')
    const look = [...shapes, ...types].map((name) => style[name]).join()
    return look + (isOutlined ? style.outlineWidth : '')
  })
  return looks.join().replace(/\w+\([^)]*\)/g, '')
}
