import type { CDPSession, Page } from '@playwright/test'
import type { Fault } from '../../build/render/findings.ts'
import { unreadableLines } from './forcedColours.ts'
import { movedWhileTyping, tabBackwards } from './keyboard.ts'
import { orientationFaults } from './orientation.ts'
import { isFreshPage, type Scene } from './scenes.ts'
import { isForced, type View } from './views.ts'

/** A scene that is open in a page, in one of its views. */
export type OpenScene = {
  readonly page: Page
  readonly devtools: CDPSession
  readonly scene: Scene
  /** Selector of the region that the Tab key goes through. */
  readonly tabRegion: string
}

/** A group of views, with its Spanish name for the report. */
export type Views = { readonly name: string; readonly has: (view: View) => boolean }

/** A check of this project. The audit also runs axe's rules (axe.ts). */
export type Check = {
  /** Spanish, for the report. */
  readonly rule: string
  /** The success criteria that a fault fails; none if it fails the design only. */
  readonly criteria: readonly string[]
  /** Whether the check is made on fresh pages only (`isFreshPage`). */
  readonly isForFreshPages?: boolean
  /** The views in which the check is made. */
  readonly views: Views
  readonly run: (open: OpenScene) => Promise<readonly Fault[]>
}

const isLight = ({ theme }: View) => theme === undefined

/** Views for axe's contrast rule. Axe would find nothing new in a view with `skipsAxe`. */
export const inLightOrDark: Views = {
  name: 'claras y oscuras',
  has: (view) => !isForced(view) && !view.skipsAxe,
}
/** Views for all of axe's rules, and for the check of text spacing. */
export const inLight: Views = {
  name: 'claras',
  has: (view) => isLight(view) && !view.skipsAxe,
}
/** All light views. Each size of window has one. A theme changes nothing but colours. */
const ofEachSize: Views = { name: 'de cada tamaño', has: isLight }
const inForcedColours: Views = { name: 'de colores forzados', has: isForced }
/**
 * Views in which the Tab key goes through a fresh page. In any other scene it is pressed in the scene's last view only
 * (`checkInteractively`).
 */
const withTabOrder: Views = {
  name: 'con recorrido',
  has: ({ checksTabOrder }) => checksTabOrder ?? false,
}
/** Views in which Shift+Tab goes back. Forced colours are left out, because they move nothing on the page. */
const withTabOrderBack: Views = {
  name: 'con recorrido, salvo las de colores forzados',
  has: (view) => withTabOrder.has(view) && !isForced(view),
}
/** One narrow and one wide view, because a narrow header has a menu, and a wide one has links. */
const narrowAndWide: Views = {
  name: 'las claras de 360 y 1440 px',
  has: (view) => isLight(view) && [360, 1440].includes(view.size[0]),
}
const withLists: Views = {
  name: 'con las listas abiertas',
  has: ({ opensLists }) => opensLists ?? false,
}
/** A single view, for checks that give the same result in every view. */
const onPhone: Views = {
  name: 'la de 360 px',
  has: (view) => isLight(view) && view.size[0] === 360,
}

/** Checks that leave the page as it is. The comment in each check describes a fault. */
export const passiveChecks: readonly Check[] = [
  {
    // A line of text that cannot be read.
    rule: 'contraste en colores forzados',
    criteria: ['1.4.3'],
    views: inForcedColours,
    run: ({ page, devtools, scene }) => unreadableLines(page, devtools, scene.region),
  },
  {
    // A page that scrolls sideways, or a text that is cut off or cannot be reached by scrolling.
    rule: 'desplazamiento',
    criteria: ['1.4.4', '1.4.10'],
    views: ofEachSize,
    run: ({ page }) => page.evaluate(() => window.audit.lostText()),
  },
  {
    // A fault of the check «desplazamiento», while the page has the text spacing of WCAG.
    rule: 'espaciado',
    criteria: ['1.4.12'],
    views: inLight,
    run: ({ page }) => page.evaluate(() => window.audit.lostWhenSpaced()),
  },
  {
    // A picture without an area.
    rule: 'imagen sin superficie',
    criteria: [],
    views: ofEachSize,
    run: ({ page }) => page.evaluate(() => window.audit.emptyPictures()),
  },
  {
    // A text or a control that lies under something else.
    rule: 'tapado',
    criteria: ['1.4.10'],
    views: ofEachSize,
    run: ({ page, scene }) => page.evaluate((region) => window.audit.covered(region), scene.region),
  },
  {
    // An item of a list that is drawn before the item that precedes it in the HTML.
    rule: 'orden',
    criteria: ['1.3.2', '2.4.3'],
    views: ofEachSize,
    run: ({ page }) => page.evaluate(() => window.audit.drawnOutOfOrder()),
  },
  {
    // Two controls of one kind with the same name but different destinations.
    rule: 'nombres repetidos',
    criteria: ['2.4.6'],
    views: narrowAndWide,
    run: ({ page }) => page.evaluate(() => window.audit.namesakes()),
  },
  {
    // A field for the visitor's own data that lacks the right `autocomplete`.
    rule: 'para qué es cada campo',
    criteria: ['1.3.5'],
    isForFreshPages: true,
    views: onPhone,
    run: ({ page, scene }) =>
      page.evaluate((given) => window.audit.fieldsWithoutPurpose(given), scene.purposes),
  },
]

/**
 * Checks that use the page. They come after the passive checks, because they move the focus, and a list closes when it loses
 * the focus. The check of the orientation is the last one, because it changes the size of the window.
 */
export const interactiveChecks: readonly Check[] = [
  {
    // A control that is covered when Shift+Tab reaches it.
    rule: 'foco tapado',
    criteria: ['2.4.11'],
    views: withTabOrderBack,
    run: ({ page, tabRegion }) => tabBackwards(page, tabRegion),
  },
  {
    // A field in which typing moves the focus or leaves the page.
    rule: 'al escribir',
    criteria: ['3.2.2'],
    isForFreshPages: true,
    views: onPhone,
    run: ({ page }) => movedWhileTyping(page),
  },
  {
    // A page that does not work in portrait or in landscape.
    rule: 'orientación',
    criteria: ['1.3.4'],
    isForFreshPages: true,
    views: onPhone,
    run: ({ page }) => orientationFaults(page),
  },
]

/** The two rules that `tabForwards` checks while the Tab key goes through a region. */
export const tabOrderRules = {
  unseen: { rule: 'foco visible', criteria: ['2.4.7', '2.4.11'], views: withTabOrder },
  lost: { rule: 'recorrido', criteria: ['2.1.1', '2.1.2', '2.4.3'], views: withTabOrder },
} as const

/** The rule about lists. The audit opens every list of the page for it. */
export const listRule = {
  rule: 'listas que se abren',
  criteria: ['1.4.4', '1.4.10', '2.4.11'],
  isForFreshPages: true,
  views: withLists,
} as const

/** The rules of this project, for the report. */
export const ownRules = [
  ...passiveChecks,
  ...interactiveChecks,
  tabOrderRules.unseen,
  tabOrderRules.lost,
  listRule,
] as readonly Omit<Check, 'run'>[]

/** Whether a check has to be made in a scene and a view. */
export function appliesTo(
  { isForFreshPages, views }: Omit<Check, 'run'>,
  scene: Scene,
  view: View,
) {
  if (isForFreshPages && !isFreshPage(scene)) return false
  return views.has(view)
}
