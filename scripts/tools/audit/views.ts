import type { CDPSession, Page } from '@playwright/test'
import { drawnFrame } from './drawnFrame.ts'

/** A window with its settings. */
export type View = {
  /** Spanish, for the report. */
  readonly name: string
  readonly size: readonly [width: number, height: number]
  /** Light colours if absent. A theme changes nothing but colours. */
  readonly theme?: Theme
  /** The font size in the browser's settings, in pixels. If absent it is 16, the default of browsers. */
  readonly fontSize?: number
  /** Whether the audit goes through each page with the Tab key. */
  readonly checksTabOrder?: boolean
  /** Whether the audit opens each list (`details`) of each page. */
  readonly opensLists?: boolean
  /** Whether axe and the check of text spacing are left out, because they would find the same as in another view. */
  readonly skipsAxe?: boolean
}

type Theme = 'dark' | 'forced' | 'forced dark'

/**
 * The views of an audit. A zoom of 400 % (WCAG 1.4.10) gives a window of 1280 px the layout of a window of 320 px. A zoom of
 * 200 % (WCAG 1.4.4) gives it the layout of a window of 640 px.
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
  { name: '320 px', size: [320, 640], skipsAxe: true, opensLists: true },
  { name: '393 px', size: [393, 660], skipsAxe: true },
  { name: '640 × 450 px (zoom al 200 %)', size: [640, 450], opensLists: true },
  {
    name: '640 × 450 px, letra al 200 %',
    size: [640, 450],
    fontSize: 32,
    skipsAxe: true,
    opensLists: true,
  },
  { name: '768 px, claro', size: [768, 1024] },
  { name: '1024 px', size: [1024, 768], skipsAxe: true },
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

/** The size of monospace text in Chromium's settings, in pixels (`default_fixed_font_size`). No view changes it. */
const monospaceFontSize = 13

/** Sets the window and the settings of a view. */
export async function applyView(page: Page, devtools: CDPSession, view: View): Promise<void> {
  const { size, theme, fontSize = 16 } = view
  const [width, height] = size
  const fontSizes = { standard: fontSize, fixed: monospaceFontSize }
  await devtools.send('Page.setFontSizes', { fontSizes })
  await page.setViewportSize({ width, height })
  await page.emulateMedia({
    colorScheme: theme?.endsWith('dark') ? 'dark' : 'light',
    forcedColors: isForced(view) ? 'active' : 'none',
    reducedMotion: 'reduce',
  })
  // A new size may scroll the page, and a scroll changes the header.
  await drawnFrame(page)
}
