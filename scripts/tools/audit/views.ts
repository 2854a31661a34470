import type { CDPSession, Page } from '@playwright/test'
import { drawnFrame } from './drawnFrame.ts'

/** A window with its settings. */
export type View = {
  /** Spanish, for the report. */
  readonly name: string
  readonly size: readonly [width: number, height: number]
  /** The colours, if they are not the light ones. A theme changes nothing but colours. */
  readonly theme?: Theme
  /** The font size in the browser's settings, in pixels; 16 if absent. */
  readonly fontSize?: number
  /** Whether the Tab key goes through an arrival in this view. */
  readonly checksTabOrder?: boolean
  /** Whether every list of an arrival is opened in this view. */
  readonly opensLists?: boolean
  /** Whether only the layout is checked, because axe and the contrast check would find here what they find in another view. */
  readonly isLayoutOnly?: boolean
}

type Theme = 'dark' | 'forced' | 'forced dark'

/**
 * The views of an audit. At a zoom of 400 % (WCAG 1.4.10) a window of 1280 px has the layout of one of 320 px. At 200 %
 * (WCAG 1.4.4) it has the layout of one of 640 px.
 */
export const views: readonly View[] = [
  { name: '360 px, claro', size: [360, 740], checksTabOrder: true },
  { name: '360 px, oscuro', size: [360, 740], theme: 'dark' },
  {
    name: '320 × 256 px (zoom al 400 %)',
    size: [320, 256],
    checksTabOrder: true,
    opensLists: true,
  },
  { name: '320 px', size: [320, 640], isLayoutOnly: true, opensLists: true },
  { name: '393 px', size: [393, 660], isLayoutOnly: true },
  { name: '640 × 450 px (zoom al 200 %)', size: [640, 450], opensLists: true },
  {
    name: '640 × 450 px, letra al 200 %',
    size: [640, 450],
    fontSize: 32,
    isLayoutOnly: true,
    opensLists: true,
  },
  { name: '768 px, claro', size: [768, 1024] },
  { name: '1024 px', size: [1024, 768], isLayoutOnly: true },
  { name: '1280 px, letra al 200 %', size: [1280, 900], fontSize: 32 },
  { name: '1440 px, claro', size: [1440, 900] },
  { name: '1440 px, oscuro', size: [1440, 900], theme: 'dark', checksTabOrder: true },
  { name: 'colores forzados, claro', size: [1440, 900], theme: 'forced', checksTabOrder: true },
  {
    name: 'colores forzados, oscuro',
    size: [1440, 900],
    theme: 'forced dark',
    checksTabOrder: true,
  },
]

export const isForced = ({ theme }: View) => theme?.startsWith('forced') ?? false

/** Sets the window and the settings of a view. */
export async function applyView(page: Page, devtools: CDPSession, view: View): Promise<void> {
  const { size, theme, fontSize = 16 } = view
  const [width, height] = size
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: fontSize, fixed: 13 } })
  await page.setViewportSize({ width, height })
  await page.emulateMedia({
    colorScheme: theme?.endsWith('dark') ? 'dark' : 'light',
    forcedColors: isForced(view) ? 'active' : 'none',
    reducedMotion: 'reduce',
  })
  // A new size may scroll the page, and the header changes after a scroll.
  await drawnFrame(page)
}
