import { repeat, tile } from '../../../src/azulejo/compose.ts'
import { mosaic } from '../../../src/azulejo/mosaic.ts'
import { fill, uncapitalise } from '../../../src/lib/fill.ts'
import type { Page, Paper } from '../../../src/content/schema.ts'
import type { SiteContent } from '../../content/site-content.ts'
import { newsFor } from '../../content/state.ts'
import { mapValues } from '../../lib/map-values.ts'
import { card, eventFrames, type Frame, speakerCard } from './frames.ts'
import type { Poster } from './poster.ts'
import { calledOffScheme, pageSchemes, paperScheme, type Scheme, speakerScheme } from './schemes.ts'

/** The folder of the images below the site's root. */
export const shareFolder = 'compartir'

/** Chats wait for no more: the project's own mark, in bytes, well under WhatsApp's limit. */
export const largestBytes = 120_000

/** Tiles of a speaker's wall in each direction; what does not fit is cut off. */
const speakerTiles = 4

export type Sheet = {
  /** Below the site's root, before the hash of its bytes is put in. */
  readonly file: string
  readonly alt: string
  readonly poster: Poster
  /** File of the photo that the poster shows. */
  readonly photo?: string | undefined
  /** Most bytes that the file may take. */
  readonly limit: number
}

/** What one poster has of its own. */
type Subject = Pick<
  Poster,
  'place' | 'title' | 'subtitle' | 'label' | 'scheme' | 'emblem' | 'art'
> & {
  readonly file: string
  readonly frame: Frame
  readonly alt: string
  /** What the text for those who do not see it names. */
  readonly named: Readonly<Record<string, string>>
  readonly photo?: string | undefined
  readonly limit?: number
}

/** Every poster by what it stands for, before it is drawn. */
export function sheetsOf(content: SiteContent) {
  const { files, pages, papers, photos, speakers, state, facts } = content
  const { previews } = files
  const sheetOf = sheetMaker(content)

  const pageSheet = (page: Page | Paper, id: string, scheme: Scheme, file: string) => {
    const changed = newsFor(id, state)?.label
    const title = changed ?? page.shareTitle
    const isEvent = title === facts.evento
    return sheetOf({
      file,
      alt: isEvent ? previews.home : previews.page,
      named: { titulo: title },
      place: `the page "${id}"`,
      frame: card,
      scheme,
      art: wallOf(page.path, card),
      emblem: tile(page.path),
      title,
      ...(changed ? { subtitle: facts.evento } : !isEvent && { label: facts.evento }),
    })
  }

  const schemesUsed: Scheme[] = []
  const speakerSheet = ({ name, role }: { name: string; role: string }, id: string) => {
    // What has become of the event matters more to whom it is forwarded.
    const subtitle = state.strip?.label ?? role
    const art = repeat(id, { columns: speakerTiles, rows: speakerTiles })
    const scheme = speakerScheme(art, schemesUsed)
    schemesUsed.push(scheme)
    const photo = photos.speakers[id]
    return sheetOf({
      file: id,
      alt: photo ? files.photos.preview : previews.speaker,
      named: { persona: name, cargo: subtitle },
      photo,
      place: `the speaker "${id}"`,
      frame: speakerCard,
      scheme,
      art,
      emblem: repeat(id, { columns: 1, rows: 1 }),
      label: facts.evento,
      title: name,
      subtitle,
    })
  }

  const { path } = pages.home
  return {
    pages: mapValues(pages, (page, id) =>
      pageSheet(page, id, pageSchemes[id], page.path.slice(1) || 'inicio'),
    ),
    // In a folder of their own: a speaker may have the same name.
    papers: Object.fromEntries(
      papers.map((paper) => [
        paper.path,
        pageSheet(paper, paper.path, paperScheme, `paginas${paper.path}`),
      ]),
    ) as Readonly<Record<string, Sheet>>,
    speakers: mapValues(speakers, speakerSheet),
    event: Object.entries(eventFrames).map(([ratio, frame]) =>
      sheetOf({
        file: `evento-${ratio}`,
        limit: Infinity,
        alt: previews.event,
        named: { formato: ratio.replace('x', ':') },
        place: `the event in ${ratio}`,
        frame,
        scheme: pageSchemes.home,
        art: wallOf(path, frame),
        emblem: tile(path),
        title: state.strip?.label ?? facts.evento,
        ...(state.strip && { subtitle: facts.evento }),
      }),
    ),
  }
}

export type Sheets = ReturnType<typeof sheetsOf>

/** Gives each subject what all posters say. */
function sheetMaker({ event, facts, files, state }: SiteContent) {
  const cuando = fill(files.previews.when, { fecha: uncapitalise(facts.fechaLarga) })
  const common = {
    day: facts.diaNumero,
    month: facts.mes,
    city: event.city,
    brandTile: event.tile,
    hours: `${facts.DiaSemana}, ${facts.inicio}–${facts.fin}`,
  }
  return ({ file, alt, named, photo, limit = largestBytes, scheme, ...own }: Subject): Sheet => ({
    file: `${shareFolder}/${file}.jpg`,
    alt: fill(alt, { cuando, ...named }),
    photo,
    limit,
    poster: { ...common, ...own, scheme: state.calledOff ? calledOffScheme : scheme },
  })
}

/** Enough of the page's own wall to run over the edges. */
function wallOf(seed: string, { wall }: Frame) {
  return mosaic(seed, {
    columns: Math.ceil(wall.width / wall.cell),
    rows: Math.ceil(wall.height / wall.cell),
  })
}
