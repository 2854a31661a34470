import type { Font } from 'fontkit'
import { optimize } from 'svgo'
import { plainTiles } from '../../../src/azulejo/render.ts'
import type { SiteContent } from '../../../src/event/model.ts'
import { usesOf } from '../../../src/event/uses.ts'
import type { SiteAddress } from '../../../src/lib/address.ts'
import { language } from '../../../src/lib/locale.ts'
import { fill } from '../../../src/lib/texts.ts'
import { em, posterSvg } from '../../../src/azulejo/visitorPoster.ts'
import { displayFont } from '../fonts/fonts.ts'
import { hashOf } from '../lib/hash-of.ts'
import { assetFolder } from '../lib/site-files.ts'
import { shownAddress } from '../read/siteAddress.ts'

/** Names of the posters beside the place where visitors make their own: a narrow letter with an accent, and wider ones. */
const names = ['Íñigo', 'Ana', 'Rocío']

/**
 * Finished posters as drawings, by the generator that visitors use. Letters are outlines, because a picture in a page
 * loads no font.
 * @returns their files by their names below the site's root; none for an event without posters
 */
export async function makeExamplePosters(content: SiteContent, site: SiteAddress) {
  const published: Record<string, string> = {}
  if (!usesOf(content).hasVisitorPoster) return { published, posters: [] }
  const font = await displayFont()
  for (const name of names) {
    const svg = drawn(name, content, site, font)
    published[`${assetFolder}/cartel-${hashOf(svg)}.svg`] = svg
  }
  return { published, posters: Object.keys(published) }
}

function drawn(name: string, content: SiteContent, site: SiteAddress, font: Font): string {
  const { copy, event, facts } = content
  const { before, question } = copy.visitorPoster
  const words = {
    seed: name.toLocaleLowerCase(language),
    letter: name.charAt(0),
    lines: [fill(before.saying, { persona: name }), question],
    foot: {
      day: facts.diaNumero,
      month: facts.mes,
      city: facts.ciudad,
      event: facts.evento,
      address: shownAddress(site),
    },
  } as const
  const svg = posterSvg(words, 'feed', {
    measure: (text) => measured(text, font),
    write: (text, attributes) => `<path ${attributes} d="${outlined(text, font)}"/>`,
    tiles: plainTiles,
    start: '',
    palette: event.tile.palette,
  })
  const plugins = [{ name: 'convertPathData' as const, params: { floatPrecision: 0 } }]
  return optimize(svg, { plugins }).data
}

/** Measures as a canvas does. */
function measured(text: string, font: Font) {
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

/** A text as an SVG path, `em` units large, whose baseline begins at the origin. */
function outlined(text: string, font: Font): string {
  const { glyphs, positions } = font.layout(text)
  const scale = em / font.unitsPerEm
  let x = 0
  const paths = glyphs.map(({ path }, i) => {
    const placed = path.transform(scale, 0, 0, -scale, x, 0).toSVG()
    x += (positions[i]?.xAdvance ?? 0) * scale
    return placed
  })
  return paths.join('')
}
