import type { View } from './model.ts'

const heights = { 320: 640, 360: 740, 768: 1024, 1440: 900 } as const
const widths = [320, 360, 768, 1440] as const
const themes = { light: 'claro', dark: 'oscuro' } as const

type Theme = keyof typeof themes

const view = (width: (typeof widths)[number], colorScheme: Theme): View => ({
  name: `${width} px, ${themes[colorScheme]}`,
  width,
  height: heights[width],
  colorScheme,
})

/** 320 px is what remains of 1280 px at 400 % zoom (WCAG 1.4.10). */
const allViews = widths.flatMap((width) => [view(width, 'light'), view(width, 'dark')])

/** What a visitor may have set in system or browser. */
const modeViews: readonly View[] = [
  { ...view(1440, 'light'), name: 'colores forzados, claro', forcedColors: 'active' },
  { ...view(360, 'dark'), name: 'colores forzados, oscuro', forcedColors: 'active' },
  { ...view(360, 'light'), name: 'con movimiento', reducedMotion: 'no-preference' },
  { ...view(1440, 'dark'), name: 'más contraste', contrast: 'more' },
  { ...view(1440, 'light'), name: 'texto al 200 %', textSize: 200 },
  { ...view(1440, 'light'), name: 'zoom al 400 % (320 × 256 px)', width: 320, height: 256 },
]

/** Tells the runner's processes to check the whole matrix, and to keep what they found for the auditor's report. */
export const wholeMatrix = 'AUDIT_WHOLE_MATRIX'

/**
 * All views, or those that show each width and each theme once. That pairs are enough follows from the check
 * "el-tema-solo-cambia-colores": what a theme changes does not depend on the width.
 */
const chosen = (views: readonly View[], ...pairs: readonly string[]) =>
  process.env[wholeMatrix] ? views : views.filter(({ name }) => pairs.includes(name))

/** Views of a page as it arrives. */
export const arrivalViews = chosen(
  [...allViews, ...modeViews],
  '360 px, claro',
  '360 px, oscuro',
  '768 px, claro',
  '1440 px, claro',
  '1440 px, oscuro',
  'colores forzados, claro',
  'colores forzados, oscuro',
  'texto al 200 %',
  'zoom al 400 % (320 × 256 px)',
)

/** Views of a page in another state. */
export const stateViews = chosen(allViews, '360 px, claro', '1440 px, oscuro')

/** Views in which the navigation is a menu that opens. */
export const menuViews = chosen(
  allViews.filter(({ width }) => width < 1024),
  '360 px, claro',
  '768 px, oscuro',
)
