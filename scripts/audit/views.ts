import type { View } from './model.ts'

const heights: Readonly<Record<number, number>> = { 320: 640, 360: 740, 768: 1024, 1440: 900 }

const widths = [320, 360, 768, 1440] as const
const themes = { light: 'claro', dark: 'oscuro' } as const

type Theme = keyof typeof themes

const view = (width: (typeof widths)[number], colorScheme: Theme): View => ({
  name: `${width} px, ${themes[colorScheme]}`,
  width,
  height: heights[width] ?? 800,
  colorScheme,
})

/** Every state is looked at in each of these. 320 px is what remains of 1280 px at 400 % zoom (WCAG 1.4.10). */
export const allViews: readonly View[] = widths.flatMap((width) =>
  (Object.keys(themes) as Theme[]).map((theme) => view(width, theme)),
)

/** Those in which the navigation is a menu that opens. */
export const menuViews: readonly View[] = allViews.filter(({ width }) => width < 1024)

/** What a visitor may have set in system or browser; each page is looked at in each of these once. */
export const modeViews: readonly View[] = [
  { ...view(1440, 'light'), name: 'colores forzados, claro', forcedColors: 'active' },
  { ...view(360, 'dark'), name: 'colores forzados, oscuro', forcedColors: 'active' },
  { ...view(360, 'light'), name: 'con movimiento', reducedMotion: 'no-preference' },
  { ...view(1440, 'dark'), name: 'más contraste', contrast: 'more' },
  { ...view(1440, 'light'), name: 'texto al 200 %', textSize: 200 },
  {
    ...view(1440, 'light'),
    name: 'zoom al 400 % (320 × 256 px)',
    width: 320,
    height: 256,
  },
]
