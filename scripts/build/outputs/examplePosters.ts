import type { Font } from 'fontkit'
import { optimize } from 'svgo'
import { plainTiles } from '../../../src/azulejo/render.ts'
import type { SiteContent } from '../../../src/event/model.ts'
import { usesOf } from '../../../src/event/uses.ts'
import type { SiteAddress } from '../../../src/lib/address.ts'
import { noPosters } from '../../../src/lib/examplePosters.ts'
import { language } from '../../../src/lib/locale.ts'
import { fill } from '../../../src/lib/texts.ts'
import { em, posterSvg, type PosterTexts } from '../../../src/azulejo/visitorPoster.ts'
import { displayFont } from '../fonts/fonts.ts'
import { hashOf } from '../lib/hashOf.ts'
import { assetFolder } from '../lib/siteFiles.ts'
import { shownAddress } from '../read/siteAddress.ts'

/** First names on the example posters. Their initials differ in width, and one has an accent. */
const exampleNames = ['Íñigo', 'Ana', 'Rocío']

/**
 * Draws the event's own poster and the example posters. Visitors see these posters until they make one with their own name. In
 * the browser `posterSvg` draws a visitor's poster with letters of the site's font. In the build it draws outlines instead of
 * letters, because an SVG in an `<img>` cannot load a font.
 * @returns
 * - `posters`: the paths of the SVG files for before and after the event
 * - `published`: the text of each file by its path; no files for an event without a visitor poster
 */
export async function makeExamplePosters(content: SiteContent, site: SiteAddress) {
  const published: Record<string, string> = {}
  if (!usesOf(content).hasVisitorPoster) return { published, posters: noPosters }
  const font = await displayFont()
  const { before, after } = content.copy.visitorPoster
  const publish = (personal: PersonalTexts) => {
    const svg = drawPoster(personal, content, site, font)
    const file = `${assetFolder}/cartel-${hashOf(svg)}.svg`
    published[file] = svg
    return file
  }
  /** The posters for before or after the event. `saying` is a text with a name, "Ana va.". `nameless` has none, "Yo voy." */
  const postersOf = ({ saying, nameless }: typeof before) => ({
    // The event's own poster shows the number of the day instead of an initial.
    ofEvent: publish({ seed: '', initial: content.facts.diaNumero, sentence: nameless }),
    named: exampleNames.map((name) =>
      publish({
        seed: name.toLocaleLowerCase(language),
        initial: name.charAt(0),
        sentence: fill(saying, { persona: name }),
      }),
    ),
  })
  return { published, posters: { before: postersOf(before), after: postersOf(after) } }
}

/** The texts that differ between posters. The question and the foot are equal on all posters. */
type PersonalTexts = Pick<PosterTexts, 'seed' | 'initial'> & {
  /** "Ana va."; on the event's own poster "Yo voy." */
  readonly sentence: string
}

function drawPoster(
  { seed, initial, sentence }: PersonalTexts,
  { copy, event, facts }: SiteContent,
  site: SiteAddress,
  font: Font,
): string {
  const texts: PosterTexts = {
    seed,
    initial,
    lines: [sentence, copy.visitorPoster.question],
    foot: {
      day: facts.diaNumero,
      month: facts.mes,
      city: facts.ciudad,
      event: facts.evento,
      address: shownAddress(site),
    },
  }
  // The examples have the format "feed". The other format is "story" (`PosterSize`).
  const svg = posterSvg(texts, 'feed', {
    measure: (text) => measureText(text, font),
    write: (text, attributes) => `<path ${attributes} d="${outlinePath(text, font)}"/>`,
    tiles: plainTiles,
    definitions: '',
    palette: event.tile.palette,
  })
  // Coordinates are rounded to whole numbers. That makes the file smaller, and is not visible in a picture of 1080 pixels.
  const plugins = [{ name: 'convertPathData' as const, params: { floatPrecision: 0 } }]
  return optimize(svg, { plugins }).data
}

/** Measures a text in a font size of `em` pixels. The result has the fields of `TextMetrics` that the poster needs. */
function measureText(text: string, font: Font) {
  const { bbox, advanceWidth } = font.layout(text)
  const scale = em / font.unitsPerEm
  return {
    width: advanceWidth * scale,
    actualBoundingBoxLeft: -bbox.minX * scale,
    actualBoundingBoxRight: bbox.maxX * scale,
    actualBoundingBoxAscent: bbox.maxY * scale,
    actualBoundingBoxDescent: -bbox.minY * scale,
  }
}

/** The outline of a text as the data of an SVG path, in a font size of `em` pixels. The baseline begins at the origin. */
function outlinePath(text: string, font: Font): string {
  const { glyphs, positions } = font.layout(text)
  const scale = em / font.unitsPerEm
  let x = 0
  const paths = glyphs.map(({ path }, i) => {
    // In a font y grows upwards, in SVG downwards.
    const glyphPath = path.transform(scale, 0, 0, -scale, x, 0).toSVG()
    x += (positions[i]?.xAdvance ?? 0) * scale
    return glyphPath
  })
  return paths.join('')
}
