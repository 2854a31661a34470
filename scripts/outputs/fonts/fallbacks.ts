import { create, type Font } from 'fontkit'
import { subsetFont } from './fonts.ts'

/** Spanish as the site writes it. It stays as it is when the site's texts change: widths were recorded with it. */
const widthSample =
  'El ecosistema se junta un día entero: charlas por la mañana y Electrolunch, música y networking hasta la noche. ' +
  'Cinco personas que han vendido, quebrado, invertido y vuelto a empezar cuentan las cifras que no suelen salir.'

/**
 * Fonts that visitors have: the names that browsers find them by, and the average width of a character of `widthSample`
 * in ems, kerning included. Arial's were measured in Liberation Sans 1.07.4, which has its metrics, as have Arimo and
 * Helvetica but for kerning; Roboto's, which is Android's, in @fontsource/roboto 5.3.0.
 */
const localFonts = {
  arial: { names: ['Arial', 'Liberation Sans', 'Arimo'], width: 0.4485 },
  arialBold: {
    names: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Arimo Bold'],
    width: 0.4819,
  },
  roboto: { names: ['Roboto'], width: 0.4444 },
  robotoBold: { names: ['Roboto Bold'], width: 0.4506 },
} as const

/** The families of styles/_tokens.scss, each in the weights and widths that pages show most. */
const faces = [
  { family: 'Bricolage Arial', local: 'arial', weight: 400, stretch: 100 },
  { family: 'Bricolage Arial', local: 'arialBold', weight: 700, stretch: 100 },
  { family: 'Bricolage Arial', local: 'arialBold', weight: 800, stretch: 75 },
  { family: 'Bricolage Roboto', local: 'roboto', weight: 400, stretch: 100 },
  { family: 'Bricolage Roboto', local: 'robotoBold', weight: 700, stretch: 100 },
  { family: 'Bricolage Roboto', local: 'robotoBold', weight: 800, stretch: 75 },
] as const

/** The descriptors of an `@font-face`, as CSS has them; `src` is a list. */
export type FallbackFace = Readonly<Record<string, string | readonly string[]>>

/** Local fonts with the width and the line height of the web font, so that nothing moves when that arrives. */
export function fallbackFaces(webFont: Buffer): Promise<readonly FallbackFace[]> {
  return Promise.all(
    faces.map(async ({ family, local, weight, stretch }) => ({
      'font-family': `"${family}"`,
      'font-stretch': `${stretch}%`,
      'font-weight': String(weight),
      src: localFonts[local].names.map((name) => `local("${name}")`),
      ...metricsLike(await webFontAt(webFont, weight, stretch), localFonts[local].width),
    })),
  )
}

/** The web font as pages show it at one weight and width, to be measured. */
export async function webFontAt(webFont: Buffer, wght: number, wdth: number): Promise<Font> {
  const variationAxes = { wght, wdth }
  return create(
    await subsetFont(webFont, undefined, {
      targetFormat: 'truetype',
      keepAllGlyphs: true,
      variationAxes,
    }),
  ) as Font
}

/**
 * The descriptors that give a local font the metrics of `font`. The overrides are divided because `size-adjust` scales
 * them too. https://drafts.csswg.org/css-fonts-5/#size-adjust-desc
 * @param localWidth average width of a character of `widthSample` in the local font, in ems
 */
function metricsLike(font: Font, localWidth: number) {
  const em = font.unitsPerEm
  const scale = font.layout(widthSample).advanceWidth / em / widthSample.length / localWidth
  return {
    'size-adjust': percent(scale),
    'ascent-override': percent(font.ascent / em / scale),
    'descent-override': percent(-font.descent / em / scale),
    'line-gap-override': percent(font.lineGap / em / scale),
  }
}

const percent = (value: number) => `${Number((value * 100).toFixed(2))}%`
