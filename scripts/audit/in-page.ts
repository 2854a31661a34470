// The audit's code in the page: check-scene.ts bundles it and sends it there.
import { contrastOf, rgbAt, type Rgb } from '../lib/contrast.ts'
import { layoutFaults, targetOf, visibleTexts } from '../lib/layout-faults.ts'
import type { Fault } from './findings.ts'

const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })

/** Draws a CSS colour over those drawn before. @returns what is seen then */
function drawn(colour: string, opacity = 1): Rgb {
  if (!canvas) throw new Error('There is no canvas.')
  canvas.globalAlpha = opacity
  canvas.fillStyle = colour
  canvas.fillRect(0, 0, 1, 1)
  return rgbAt(canvas.getImageData(0, 0, 1, 1).data, 0)
}

/** The contrast of a text with the backgrounds declared behind it. */
function contrastAt(text: Element): number {
  const styles = [getComputedStyle(text)]
  for (let box = text.parentElement; box; box = box.parentElement)
    styles.unshift(getComputedStyle(box))
  let behind = drawn(matchMedia('(prefers-color-scheme: dark)').matches ? '#121212' : '#fff')
  for (const { backgroundColor } of styles) behind = drawn(backgroundColor)
  const opacity = styles.reduce((product, style) => product * Number(style.opacity), 1)
  return contrastOf(drawn(getComputedStyle(text).color, opacity), behind)
}

/** Texts that are too pale on the backgrounds declared behind them (WCAG 1.4.3). */
const paleTexts = (texts: ReadonlySet<HTMLElement>, when: string): Fault[] =>
  [...texts].flatMap((text) => {
    // WCAG leaves out what cannot be pressed now.
    if (text.closest('[aria-disabled=true]')) return []
    const { fontSize, fontWeight } = getComputedStyle(text)
    const contrast = contrastAt(text)
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

/** What the Tab key may reach. */
const stops = ':is(a[href], button, input, textarea, select, summary, iframe, [tabindex="0"])'

let walked: Element | null = null
const unreached = new Set<Element>()

/** Puts the focus before the controls of a part. @returns how many the Tab key should reach there */
function startWalk(part: string): number {
  walked = document.querySelector(part)
  unreached.clear()
  if (!(walked instanceof HTMLElement)) throw new Error(`There is no ${part}.`)
  walked.tabIndex = -1
  walked.focus({ preventScroll: true })
  for (const one of walked.querySelectorAll(stops)) {
    const isShown = one.checkVisibility({ visibilityProperty: true })
    // The arrow keys lead to the other radio buttons of a group.
    const others = '[inert], [inert] *, :disabled, [tabindex^="-"], [type=radio]:not(:checked)'
    if (isShown && !one.matches(others)) unreached.add(one)
  }
  return unreached.size
}

/** The focused element, and the part of the page in which its focus shows; null outside of the part that is walked. */
function focusedStop() {
  const element = document.activeElement
  if (!element || element === document.body || !walked?.contains(element)) return null
  unreached.delete(element)
  for (const motion of document.getAnimations())
    if (motion instanceof CSSTransition) motion.finish()
  const room = 8
  const { left, top, right, bottom } = element.getBoundingClientRect()
  const [x, y] = [Math.max(0, Math.floor(left) - room), Math.max(0, Math.floor(top) - room)]
  const width = Math.max(1, Math.min(innerWidth, Math.ceil(right) + room) - x)
  const height = Math.max(1, Math.min(innerHeight, Math.ceil(bottom) + room) - y)
  return {
    target: targetOf(element),
    // Its document shows its focus itself.
    isFrame: element instanceof HTMLIFrameElement,
    box: { x: x + scrollX, y: y + scrollY, width, height },
  }
}

export type Stop = NonNullable<ReturnType<typeof focusedStop>>

/** The audit's functions in a page. */
const tools = {
  paleInAnyState,
  layoutFaults,
  lostText,
  lostWhenSpaced: () => withStyle(spacing, lostText),
  startWalk,
  focusedStop,
  missedStops: () => [...unreached].map((one) => targetOf(one)),
}

declare global {
  interface Window {
    audit: typeof tools
  }
}

window.audit = tools
