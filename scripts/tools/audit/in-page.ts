// The audit's code in the page: check-scene.ts bundles it and sends it there.
import type axe from 'axe-core'
import { layoutFaults, targetOf } from './layout-faults.ts'
import type { Fault } from '../../build/render/findings.ts'

/** Looks at the page with one more style sheet. A constructed one passes every content security policy. */
async function withStyle<Seen>(css: string, look: () => Seen): Promise<Awaited<Seen>> {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  document.adoptedStyleSheets.push(sheet)
  try {
    return await look()
  } finally {
    document.adoptedStyleSheets.pop()
  }
}

/** What is true of a link under a finger. */
const pressed = /:(?:hover|active|focus(?:-within|-visible)?|visited|any-link)(?![\w-])/g

/**
 * What axe says of the contrast of a part at rest, or hovered, focused, pressed and visited, all at once: repeats all
 * style sheets with a selector that always matches in place of the pseudo-class. This shows visited colours too, which
 * browsers hide.
 */
function contrast(part: string, isPressed: boolean): Promise<axe.AxeResults> {
  const css = [...document.styleSheets, ...document.adoptedStyleSheets]
    .flatMap((sheet) => [...sheet.cssRules].map(({ cssText }) => cssText))
    .join('\n')
  const still = '*, ::before, ::after { transition: none !important; animation: none !important }'
  const forced = isPressed ? css.replace(pressed, ':not(._)') : ''
  const rule = { runOnly: ['color-contrast'], iframes: false, preload: false }
  return withStyle(`${forced}\n${still}`, () => window.axe.run({ include: [[part]] }, rule))
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
  contrast,
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
    axe: typeof axe
  }
}

window.audit = tools
