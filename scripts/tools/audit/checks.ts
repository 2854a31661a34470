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
  readonly region: string
}

/** A group of views, with its Spanish name for the report. */
export type Views = { readonly name: string; readonly has: (view: View) => boolean }

/** A check of this project. The audit also runs axe's rules (axe.ts). */
export type Check = {
  /** Spanish, for the report. */
  readonly rule: string
  /** Success criteria that a fault fails; none if the fault only harms the design. */
  readonly criteria: readonly string[]
  /** Whether the check is made on fresh pages only, and in no other scenes (`isFreshPage`). */
  readonly isForFreshPages?: boolean
  /** The views in which the check is made. */
  readonly views: Views
  readonly run: (open: OpenScene) => Promise<readonly Fault[]>
}

export const inLightOrDark: Views = {
  name: 'claras y oscuras',
  has: (view) => !isForced(view) && !view.skipsAxe,
}
export const inLight: Views = {
  name: 'claras',
  has: ({ theme, skipsAxe }) => !theme && !skipsAxe,
}
/** The views without a theme. Each size has one, and a theme would change nothing but colours. */
const ofEachSize: Views = { name: 'de cada tamaño', has: ({ theme }) => !theme }
const inForcedColours: Views = { name: 'de colores forzados', has: isForced }
/** Views in which the Tab key goes through a fresh page. It goes through any other scene in the scene's last view. */
const withTabOrder: Views = {
  name: 'con recorrido',
  has: ({ checksTabOrder }) => checksTabOrder ?? false,
}
/** Views in which Shift+Tab goes back. Forced colours move nothing on the page, so they need no check of their own. */
const withTabOrderBack: Views = {
  name: 'con recorrido, salvo las de colores forzados',
  has: (view) => withTabOrder.has(view) && !isForced(view),
}
/** One narrow and one wide view, because a narrow header has a menu, and a wide one has links. */
const narrowAndWide: Views = {
  name: 'las claras de 360 y 1440 px',
  has: ({ size: [width], theme }) => !theme && (width === 360 || width === 1440),
}
const withLists: Views = {
  name: 'con las listas abiertas',
  has: ({ opensLists }) => opensLists ?? false,
}
/** One view, for checks whose result does not depend on the view. */
const onPhone: Views = {
  name: 'la de 360 px',
  has: ({ size: [width], theme }) => width === 360 && !theme,
}

/** Checks that leave the page as it is. */
export const passiveChecks: readonly Check[] = [
  {
    rule: 'contraste en colores forzados',
    criteria: ['1.4.3'],
    views: inForcedColours,
    run: ({ page, devtools, scene }) => unreadableLines(page, devtools, scene.region),
  },
  {
    rule: 'desplazamiento',
    criteria: ['1.4.4', '1.4.10'],
    views: ofEachSize,
    run: ({ page }) => page.evaluate(() => window.audit.lostText()),
  },
  {
    rule: 'espaciado',
    criteria: ['1.4.12'],
    views: inLight,
    run: ({ page }) => page.evaluate(() => window.audit.lostWhenSpaced()),
  },
  {
    rule: 'imagen sin superficie',
    criteria: [],
    views: ofEachSize,
    run: ({ page }) => page.evaluate(() => window.audit.emptyPictures()),
  },
  {
    rule: 'tapado',
    criteria: ['1.4.10'],
    views: ofEachSize,
    run: ({ page, scene }) => page.evaluate((at) => window.audit.covered(at), scene.region),
  },
  {
    rule: 'orden',
    criteria: ['1.3.2', '2.4.3'],
    views: ofEachSize,
    run: ({ page }) => page.evaluate(() => window.audit.drawnOutOfOrder()),
  },
  {
    rule: 'nombres repetidos',
    criteria: ['2.4.6'],
    views: narrowAndWide,
    run: ({ page }) => page.evaluate(() => window.audit.namesakes()),
  },
  {
    rule: 'para qué es cada campo',
    criteria: ['1.3.5'],
    isForFreshPages: true,
    views: onPhone,
    run: ({ page, scene }) =>
      page.evaluate((given) => window.audit.fieldsWithoutPurpose(given), scene.purposes),
  },
]

/**
 * Checks that use the page. They come after the passive checks, because they move the focus, and that closes lists. The check
 * of the orientation is the last, because it leaves the window in another size.
 */
export const interactiveChecks: readonly Check[] = [
  {
    rule: 'foco tapado',
    criteria: ['2.4.11'],
    views: withTabOrderBack,
    run: ({ page, region }) => tabBackwards(page, region),
  },
  {
    rule: 'al escribir',
    criteria: ['3.2.2'],
    isForFreshPages: true,
    views: onPhone,
    run: ({ page }) => movedWhileTyping(page),
  },
  {
    rule: 'orientación',
    criteria: ['1.3.4'],
    isForFreshPages: true,
    views: onPhone,
    run: ({ page }) => orientationFaults(page),
  },
]

/** The rules that are checked while the Tab key goes through a region (`tabForwards`). */
export const tabOrderRules = {
  unseen: { rule: 'foco visible', criteria: ['2.4.7', '2.4.11'], views: withTabOrder },
  lost: { rule: 'recorrido', criteria: ['2.1.1', '2.1.2', '2.4.3'], views: withTabOrder },
} as const

/** The rule about lists, for which every list of the page is opened. */
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

/** Whether a check is to be made in a scene and a view. */
export function appliesTo(
  { isForFreshPages, views }: Omit<Check, 'run'>,
  scene: Scene,
  view: View,
) {
  if (isForFreshPages && !isFreshPage(scene)) return false
  return views.has(view)
}
