// The audit's code in the page: inject.ts bundles it and sends it there.
import { contrastOf, rgbAt, type Rgb } from '../lib/contrast.ts'
import { layoutFaults, targetOf, visibleTexts } from '../lib/layout-faults.ts'
import type { Fault } from './findings.ts'

const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })

/** The result of CSS colours drawn over each other, the last one with an opacity. */
function mixed(layers: readonly string[], opacity = 1): Rgb {
  if (!canvas) throw new Error('There is no canvas.')
  for (const [index, layer] of layers.entries()) {
    canvas.globalAlpha = index === layers.length - 1 ? opacity : 1
    canvas.fillStyle = layer
    canvas.fillRect(0, 0, 1, 1)
  }
  return rgbAt(canvas.getImageData(0, 0, 1, 1).data, 0)
}

/** The colour of a text, and of what is declared behind it. */
function coloursOf(text: Element): readonly [Rgb, Rgb] {
  const layers: string[] = []
  let opacity = 1
  for (let element: Element | null = text; element; element = element.parentElement) {
    const style = getComputedStyle(element)
    layers.unshift(style.backgroundColor)
    opacity *= Number(style.opacity)
  }
  layers.unshift(matchMedia('(prefers-color-scheme: dark)').matches ? '#121212' : '#fff')
  return [mixed([...layers, getComputedStyle(text).color], opacity), mixed(layers)]
}

/** Texts that are too pale on the backgrounds declared behind them (WCAG 1.4.3). */
const paleTexts = (texts: ReadonlySet<HTMLElement>, when: string): Fault[] =>
  [...texts].flatMap((text) => {
    // WCAG leaves out what cannot be pressed now.
    if (text.closest('[aria-disabled=true]')) return []
    const { fontSize, fontWeight } = getComputedStyle(text)
    const contrast = contrastOf(...coloursOf(text))
    const isLarge = parseFloat(fontSize) >= (Number(fontWeight) >= 700 ? 18.66 : 24)
    const message = `${when}, contraste ${contrast.toFixed(1)}:1: «${text.textContent.trim()}»`
    return contrast < (isLarge ? 3 : 4.5) ? [{ target: targetOf(text), message }] : []
  })

/** Looks at the page with one more style sheet. A constructed one passes every content security policy. */
function withStyle<Seen>(css: string, look: () => Seen): Seen {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  document.adoptedStyleSheets.push(sheet)
  const seen = look()
  document.adoptedStyleSheets.pop()
  return seen
}

/** "_" is no pseudo-class, and leaves everything at rest. */
const pseudoStates = ['_', 'hover', 'visited|any-link', 'active', 'focus(?:-within|-visible)?']

/**
 * Texts of a part that are too pale at rest, hovered, visited, pressed or focused: repeats all style sheets with a
 * selector that always matches in place of the pseudo-class. This shows visited colours too, which browsers hide.
 */
function paleInAnyState(part: string): Fault[] {
  const parents = visibleTexts().map(({ parent }) => parent)
  const texts = new Set(parents.filter((parent) => parent.closest(part)))
  if (texts.size === 0) throw new Error(`There is no text in ${part}.`)
  const css = [...document.styleSheets, ...document.adoptedStyleSheets]
    .flatMap((sheet) => [...sheet.cssRules].map(({ cssText }) => cssText))
    .join('\n')
  const still = '*, ::before, ::after { transition: none !important; animation: none !important }'
  return pseudoStates.flatMap((names) => {
    const forced = css.replace(new RegExp(`:(?:${names})(?![\\w-])`, 'g'), ':not(._)')
    return withStyle(`${forced}\n${still}`, () => paleTexts(texts, `Con :${names}`))
  })
}

/** Text that is cut off, or that no scrolling reaches. */
const lostText = (): Fault[] =>
  layoutFaults()
    .filter(({ kind }) => /wide|cut|lost/.test(kind))
    .map(({ target }) => ({ target, message: 'Se sale de la página, o queda cortado' }))

/** The values of WCAG 1.4.12. */
const spacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
p { margin-block-end: 2em !important }`

const anyControl = ':is(a[href], button, input, textarea, select, summary)'

/** Controls of content and footer that are shown. Those of the header move into its menu in narrow windows. */
const shownControls = (): string[] =>
  [...document.querySelectorAll<HTMLElement>(`:is(main, footer) ${anyControl}`)]
    .filter((one) => one.checkVisibility({ visibilityProperty: true }))
    .map((one) => targetOf(one, (one as HTMLInputElement).labels?.[0]?.textContent))

/** The texts that the specification has in English, on the page for addresses that have none. */
const otherLanguage = '[data-page="/404"] main'

/**
 * What screen readers say by themselves: the title of a page that was reached by a link and that a tab is outdated, an
 * address that was copied, what became of a form, of a frame, of the visitor's poster. A timer is silent.
 */
const speaking = `#root > [role=status], details li > [role=status], form ~ :is([role=status], [role=alert]),
section:has(iframe) [role=status], #cartel [role=status], main > header [role=timer]:not([aria-live])`

const faultsAt = (selector: string, known: string, message: string): Fault[] =>
  [...document.querySelectorAll(selector)]
    .filter((one) => !one.matches(known))
    .map((one) => ({ target: targetOf(one), message }))

/** Parts in another language than the page's. */
const strayLanguages = () =>
  faultsAt(
    `[lang]:not(html, [lang="${document.documentElement.lang}"])`,
    otherLanguage,
    'Está declarado en otro idioma que el de la página',
  )

/** Live regions that nobody has listed. */
const strayVoices = () =>
  faultsAt(
    '[aria-live], output, [role=status], [role=alert], [role=log], [role=marquee], [role=timer]',
    speaking,
    'Lo dice un lector de pantalla por sí solo, y no está entre lo que debe',
  )

let walked: Element | null = null
let controls: Element[] = []

/** Puts the focus before the controls of a part, and lists those that the Tab key should reach, in order. */
function focusable(part: string): string[] {
  walked = document.querySelector(part)
  const root = walked?.querySelector('body') ?? walked
  if (!(root instanceof HTMLElement)) return []
  root.tabIndex = -1
  root.focus({ preventScroll: true })
  controls = [...root.querySelectorAll(`${anyControl}, iframe, [tabindex="0"]`)].filter(
    (one) =>
      one.checkVisibility({ visibilityProperty: true }) &&
      !one.matches('[inert], [inert] *, :disabled, [tabindex^="-"]') &&
      // The arrow keys lead to the others of its group.
      !one.matches('[type=radio]:not(:checked)'),
  )
  return controls.map((one) => targetOf(one))
}

/** The focused element, and the part of the page in which its focus shows; null outside of the part that is walked. */
function focusedStop() {
  const element = document.activeElement
  if (!element || element.matches('html, body') || !walked?.contains(element)) return null
  for (const motion of document.getAnimations())
    if (motion instanceof CSSTransition) motion.finish()
  const room = 8
  const { left, top, right, bottom } = element.getBoundingClientRect()
  const [x, y] = [Math.max(0, Math.floor(left) - room), Math.max(0, Math.floor(top) - room)]
  const width = Math.max(1, Math.min(innerWidth, Math.ceil(right) + room) - x)
  const height = Math.max(1, Math.min(innerHeight, Math.ceil(bottom) + room) - y)
  return {
    target: targetOf(element),
    index: controls.indexOf(element),
    // Its document shows its focus itself.
    isFrame: element instanceof HTMLIFrameElement,
    box: { x: x + scrollX, y: y + scrollY, width, height },
  }
}

/** The audit's functions in a page. */
export const tools = {
  paleInAnyState,
  layoutFaults,
  shownControls,
  strayLanguages,
  strayVoices,
  lostText,
  lostWhenSpaced: () => withStyle(spacing, lostText),
  focusable,
  focusedStop,
}

window.audit = tools
