import type { View } from './model.ts'

const heights = { 320: 640, 360: 740, 768: 1024, 1440: 900 } as const
const widths = [320, 360, 768, 1440] as const
const themes = { light: 'claro', dark: 'oscuro' } as const

const view = (width: (typeof widths)[number], colorScheme: keyof typeof themes): View => ({
  name: `${width} px, ${themes[colorScheme]}`,
  width,
  height: heights[width],
  colorScheme,
})

/** 320 px is what remains of 1280 px at 400 % zoom (WCAG 1.4.10). */
const usualViews = widths.flatMap((width) => [view(width, 'light'), view(width, 'dark')])

/** What a visitor may have set in system or browser. */
const modeViews: readonly View[] = [
  { ...view(1440, 'light'), name: 'colores forzados, claro', mode: 'forced' },
  { ...view(360, 'dark'), name: 'colores forzados, oscuro', mode: 'forced' },
  { ...view(1440, 'dark'), name: 'más contraste', mode: 'contrast' },
  { ...view(1440, 'light'), name: 'texto al 200 %', mode: 'text' },
  { ...view(1440, 'light'), name: 'zoom al 400 % (320 × 256 px)', width: 320, height: 256 },
]

/** Tells the runner's processes to check the whole matrix, and to keep what they found for the auditor's report. */
export const wholeMatrix = 'AUDIT_WHOLE_MATRIX'

/** All views, or with `npm test` those that show each width and each theme. */
const chosen = (views: readonly View[], paired: readonly string[]) =>
  process.env[wholeMatrix] ? views : views.filter(({ name }) => paired.includes(name))

const ends = ['360 px, claro', '360 px, oscuro', '1440 px, claro', '1440 px, oscuro']
const modes = modeViews.map(({ name }) => name).filter((name) => name !== 'más contraste')

/** Views of a page as it arrives, in another state, and where the navigation is a menu that opens. */
export const views = {
  arrival: chosen([...usualViews, ...modeViews], [...ends, '768 px, claro', ...modes]),
  state: chosen(usualViews, ['360 px, claro', '1440 px, oscuro']),
  menu: chosen(
    usualViews.filter(({ width }) => width < 1024),
    ['360 px, claro', '768 px, oscuro'],
  ),
} as const
