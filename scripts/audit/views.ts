import type { CDPSession, Page } from '@playwright/test'
import { drawnFrame } from '../lib/drawn-frame.ts'

/** A window with its settings. Its name is Spanish, for the report. */
export type View = {
  readonly name: string
  readonly size: readonly [width: number, height: number]
  /** Colours are all that such a view changes: themes differ in nothing else, and forced ones are the visitor's own. */
  readonly theme?: 'dark' | 'forced'
  /** The letter's size in the browser's settings, in pixels: 16 if absent. */
  readonly letter?: number
  /** Whether the Tab key walks through a page that arrives. */
  readonly isWalked?: boolean
}

/** 320 px is what remains of 1280 px at 400 % zoom (WCAG 1.4.10), and 640 px at 200 % (1.4.4). */
export const views: readonly View[] = [
  { name: '360 px, claro', size: [360, 740], isWalked: true },
  { name: '360 px, oscuro', size: [360, 740], theme: 'dark' },
  { name: '320 × 256 px (zoom al 400 %)', size: [320, 256], isWalked: true },
  { name: '640 × 450 px (zoom al 200 %)', size: [640, 450] },
  { name: '768 px, claro', size: [768, 1024] },
  { name: '1280 px, letra al 200 %', size: [1280, 900], letter: 32 },
  { name: '1440 px, claro', size: [1440, 900] },
  { name: '1440 px, oscuro', size: [1440, 900], theme: 'dark', isWalked: true },
  { name: 'colores forzados, claro', size: [1440, 900], theme: 'forced', isWalked: true },
]

/** Sets the window and the settings of a view. */
export async function look(page: Page, devtools: CDPSession, view: View): Promise<void> {
  const { size, theme, letter = 16 } = view
  const [width, height] = size
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: letter, fixed: 13 } })
  await page.setViewportSize({ width, height })
  await page.emulateMedia({
    colorScheme: theme === 'dark' ? 'dark' : 'light',
    forcedColors: theme === 'forced' ? 'active' : 'none',
    reducedMotion: 'reduce',
  })
  // The header reacts to a scroll.
  await drawnFrame(page)
}
