// The audit's code in the page: check-scene.ts bundles it and its imports, and sends it there.
import type axe from 'axe-core'
import { withoutPurpose } from './fields.ts'
import { coveredElements } from './covered.ts'
import { targetOf } from './texts.ts'
import { goneTexts, layoutFaults, picturesWithoutArea, wideFaults } from './layout-faults.ts'
import { linesOfText } from './lines.ts'
import { openLists } from './lists.ts'
import { namesakes } from './names.ts'
import { drawnOutOfOrder } from './order.ts'
import { shown } from './orientation.ts'
import { focusedStop, missedStops, startWalk } from './walk.ts'
import { withStyle } from './with-style.ts'
import type { Fault } from '../../../build/render/findings.ts'

/** Selectors of a link that is being used. */
const pressed = /:(?:hover|active|focus(?:-within|-visible)?|visited|any-link)(?![\w-])/g

/**
 * Findings of axe about the contrast of a region at rest, or hovered, focused, pressed and visited, all at once: repeats all
 * style sheets with a selector that always matches in place of the pseudo-class. This shows visited colours too, which
 * browsers hide.
 */
function contrast(region: string, isPressed: boolean): Promise<axe.AxeResults> {
  const css = [...document.styleSheets, ...document.adoptedStyleSheets]
    .flatMap((sheet) => [...sheet.cssRules].map(({ cssText }) => cssText))
    .join('\n')
  const still = '*, ::before, ::after { transition: none !important; animation: none !important }'
  const forced = isPressed ? css.replace(pressed, ':not(._)') : ''
  const rule = { runOnly: ['color-contrast'], iframes: false, preload: false }
  return withStyle(`${forced}\n${still}`, () => window.axe.run({ include: [[region]] }, rule))
}

/** Text that is cut off, or that no scrolling reaches. */
const lostText = (): Fault[] =>
  [...wideFaults(), ...goneTexts()].map(({ target }) => ({
    target,
    message: 'Se sale de la página, o queda cortado',
  }))

/** Pictures that show nothing. */
const emptyPictures = (): Fault[] =>
  picturesWithoutArea().map(({ target }) => ({ target, message: 'La imagen no tiene superficie' }))

/** Selector of what lies under something else. */
const covered = (region: string): Fault[] =>
  coveredElements(document.querySelector(region) ?? undefined).map((one) => ({
    target: targetOf(one),
    message: 'Hay algo encima',
  }))

/** The values of WCAG 1.4.12. */
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
  withoutPurpose,
  shown,
  startWalk,
  focusedStop,
  missedStops,
}

declare global {
  interface Window {
    audit: typeof tools
    axe: typeof axe
  }
}

window.audit = tools
