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
 * Draws the event's own poster and the example posters. Visitors see them until they make a poster with their own name.
 * `posterSvg` draws all posters: these in the build, a visitor's own in the browser. The browser writes letters in the site's
 * font. Here they are outlines, because an `<img>` cannot load that font.
 * @returns `posters`, the paths of the SVG files for before and after the event, and `published`, the text of each file by its
 *   path. An event without a visitor poster has no files
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
  /** The posters for before or after the event. `saying` is the sentence with a name, `nameless` the one without. */
  const postersOf = ({ saying, nameless }: typeof before) => ({
    // The event's own poster shows the number of the day in place of an initial.
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

/** The texts that differ between posters. The question and the foot are the same on all. */
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
  // "feed" is the format for the feed of a social network (`PosterSize`). The other one, for stories, has no examples.
  const svg = posterSvg(texts, 'feed', {
    measure: (text) => measureText(text, font),
    write: (text, attributes) => `<path ${attributes} d="${outlinePath(text, font)}"/>`,
    tiles: plainTiles,
    definitions: '',
    palette: event.tile.palette,
  })
  // Coordinates are rounded to whole numbers. Nobody sees a difference in a picture of 1080 pixels, and the file is smaller.
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

/** A text as the data of an SVG path, in a font size of `em` pixels. Its baseline begins at the origin. */
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
