import type { Finding } from '../model.ts'
import { contrastOf, rgbAt, type Rgb } from '../../lib/contrast.ts'
import { found, isDrawn, textElements, visible } from './elements.ts'

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
export function groundOf(element: Element | null): Rgb {
  if (!element)
    return matchMedia('(prefers-color-scheme: dark)').matches ? [18, 18, 18] : [255, 255, 255]
  const colour = read(getComputedStyle(element).backgroundColor)
  return colour.alpha === 1 ? colour.rgb : over(colour, groundOf(element.parentElement))
}

function opacityOf(element: Element | null): number {
  return element ? Number(getComputedStyle(element).opacity) * opacityOf(element.parentElement) : 1
}

/** The contrast of an element's text, as far as plain colours decide it. */
function textContrast(element: Element): number {
  const { rgb, alpha } = read(getComputedStyle(element).color)
  const ground = groundOf(element)
  return contrastOf(over({ rgb, alpha: alpha * opacityOf(element) }, ground), ground)
}

const pseudoClasses = ['hover', 'visited', 'active'] as const

/**
 * Puts all style sheets in once more, with an attribute in place of pseudo-classes: so a page shows all that is under
 * the pointer, visited or pressed, and the browser hides no visited colour.
 */
function withPseudo<T>(names: readonly string[], look: () => T): T {
  const css = [...document.styleSheets, ...document.adoptedStyleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .map(({ cssText }) => cssText)
    .join('\n')
    .replace(new RegExp(`:(${names.join('|')})(?![\\w-])`, 'g'), '[data-$1]')
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(
    `${css}\n*, ::before, ::after { transition: none !important; animation: none !important }`,
  )
  const before = [...document.adoptedStyleSheets]
  const all = [...document.querySelectorAll('*')]
  document.adoptedStyleSheets = [...before, sheet]
  for (const element of all) for (const name of names) element.setAttribute(`data-${name}`, '')
  const result = look()
  for (const element of all) for (const name of names) element.removeAttribute(`data-${name}`)
  document.adoptedStyleSheets = before
  return result
}

/** Text that is too pale only under the pointer, visited or pressed (WCAG 1.4.3). */
export function paleStates(): Finding[] {
  const texts = textElements().filter((element) =>
    element.closest('a, button, summary, label, input, li, article'),
  )
  const least = (element: Element) => {
    const { fontSize, fontWeight } = getComputedStyle(element)
    const size = parseFloat(fontSize)
    return size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700) ? 3 : 4.5
  }
  const usual = withPseudo(['none'], () => texts.map(textContrast))
  return pseudoClasses.flatMap((name) =>
    withPseudo([name], () =>
      texts.flatMap((element, index) => {
        const contrast = textContrast(element)
        if (contrast >= least(element) || contrast === usual[index]) return []
        return [found(element, `Con :${name}, contraste ${contrast.toFixed(1)}:1`)]
      }),
    ),
  )
}

/** Words that come with the pointer or the focus alone (WCAG 1.4.13, 2.1.1). */
export function hoverWords(): Finding[] {
  const usual = new Set(withPseudo(['none'], textElements))
  const names = ['hover', 'focus', 'focus-within', 'focus-visible']
  return withPseudo(names, () =>
    textElements()
      .filter((element) => !usual.has(element) && !element.matches('a, button'))
      .map((element) => found(element, 'Solo está bajo el puntero o con el foco')),
  )
}

const fields = 'input:not([type=hidden], [type=checkbox], [type=radio]), textarea, select'

/** Fields whose edge does not stand out from what is around them (WCAG 1.4.11). */
export function paleEdges(): Finding[] {
  return visible(fields).flatMap((field) => {
    const style = getComputedStyle(field)
    const around = groundOf(field.parentElement)
    const sides = (['Top', 'Right', 'Bottom', 'Left'] as const)
      .filter(
        (side) =>
          parseFloat(style[`border${side}Width`]) >= 1 && style[`border${side}Style`] !== 'none',
      )
      .map((side) => style[`border${side}Color`])
    const shadow = style.boxShadow === 'none' ? [] : (style.boxShadow.match(/^\w+\([^)]*\)/) ?? [])
    const colours = [...sides, style.backgroundColor, ...shadow].map((colour) =>
      over(read(colour), around),
    )
    const contrast = Math.max(...colours.map((colour) => contrastOf(colour, around)))
    return contrast < 3 ? [found(field, `El borde tiene contraste ${contrast.toFixed(1)}:1`)] : []
  })
}

/** Refused fields that only a colour tells from the others (WCAG 1.4.1). */
export function colouredRefusals(): Finding[] {
  const shapeOf = (field: Element) => {
    const { borderWidth, borderStyle, boxShadow, backgroundImage, outlineWidth, outlineStyle } =
      getComputedStyle(field)
    const shadow = boxShadow.replace(/\w+\([^)]*\)/g, '')
    // The focus has an outline of its own.
    const outline = field.matches(':focus') ? '' : outlineStyle === 'none' ? '' : outlineWidth
    return [
      borderWidth,
      borderStyle,
      shadow,
      backgroundImage.replace(/\w+\([^)]*\)/g, ''),
      outline,
    ].join()
  }
  const others = visible(fields).filter((field) => !field.matches(':user-invalid'))
  return visible(fields)
    .filter((field) => field.matches(':user-invalid'))
    .filter((field) => {
      const described =
        field.getAttribute('aria-describedby') ?? field.getAttribute('aria-errormessage')
      const said = described && document.getElementById(described)
      return !(said && isDrawn(said)) && others.some((other) => shapeOf(other) === shapeOf(field))
    })
    .map((field) => found(field, 'Solo un color dice que está mal'))
}
