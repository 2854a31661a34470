// The audit's code that runs in a page. checkScene.ts bundles it with its imports and evaluates it there.
import type axe from 'axe-core'
import { fieldsWithoutPurpose } from './fields.ts'
import { coveredElements } from './covered.ts'
import { targetOf } from './texts.ts'
import { goneTexts, layoutFaults, picturesWithoutArea, wideFaults } from './layoutFaults.ts'
import { linesOfText } from './lines.ts'
import { openLists } from './lists.ts'
import { namesakes } from './names.ts'
import { drawnOutOfOrder } from './order.ts'
import { pageInWindow } from './orientation.ts'
import { reachFocusedStop, missedStops, startTabbing } from './tabOrder.ts'
import { withStyle } from './withStyle.ts'
import type { Fault } from '../../../build/render/findings.ts'

/** Pseudo-classes of hovered, pressed, focused and visited links and controls, and of all links (":any-link"). */
const linkStates = /:(?:hover|active|focus(?:-within|-visible)?|visited|any-link)(?![\w-])/g

/**
 * Findings of axe about the contrast of a region.
 * @param isPressed whether all links and controls look hovered, focused, pressed and visited. The page then gets a copy of its
 *   style sheets in which `:not(._)` replaces these pseudo-classes. It matches every element, because none has the class `_`.
 *   Otherwise no script could read the colours of visited links
 */
function contrast(region: string, isPressed: boolean): Promise<axe.AxeResults> {
  const css = [...document.styleSheets, ...document.adoptedStyleSheets]
    .flatMap((sheet) => [...sheet.cssRules].map(({ cssText }) => cssText))
    .join('\n')
  // Without this rule axe might read the colours in the middle of a transition.
  const withoutMotion =
    '*, ::before, ::after { transition: none !important; animation: none !important }'
  const pressedCss = isPressed ? css.replace(linkStates, ':not(._)') : ''
  const options = { runOnly: ['color-contrast'], iframes: false, preload: false }
  return withStyle(`${pressedCss}\n${withoutMotion}`, () =>
    window.axe.run({ include: [[region]] }, options),
  )
}

/** A page that scrolls sideways, and texts that are cut off or cannot be reached by scrolling. */
const lostText = (): Fault[] =>
  [...wideFaults(), ...goneTexts()].map(({ target }) => ({
    target,
    message: 'Se sale de la página, o queda cortado',
  }))

/** Pictures without an area. */
const emptyPictures = (): Fault[] =>
  picturesWithoutArea().map(({ target }) => ({ target, message: 'La imagen no tiene superficie' }))

/** Texts and controls of a region that lie under something else. */
const covered = (region: string): Fault[] =>
  coveredElements(document.querySelector(region) ?? undefined).map((one) => ({
    target: targetOf(one),
    message: 'Hay algo encima',
  }))

/** Text spacing with the values of WCAG 1.4.12. */
const spacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
p { margin-block-end: 2em !important }`

/** The audit's functions in a page. */
const tools = {
  contrast,
  layoutFaults,
  lostText,
  emptyPictures,
  covered,
  linesOfText,
  lostWhenSpaced: () => withStyle(spacing, lostText),
  openLists,
  namesakes,
  drawnOutOfOrder,
  fieldsWithoutPurpose,
  pageInWindow,
  startTabbing,
  reachFocusedStop,
  missedStops,
}

declare global {
  interface Window {
    audit: typeof tools
    axe: typeof axe
  }
}

window.audit = tools
