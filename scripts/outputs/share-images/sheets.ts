import { repeat, tile } from '../../../src/azulejo/compose.ts'
import { mosaic } from '../../../src/azulejo/mosaic.ts'
import { fill, uncapitalise } from '../../../src/lib/texts.ts'
import type { Page, TextPage } from '../../../src/content/schema.ts'
import type { SiteContent } from '../../content/site-content.ts'
import { newsFor } from '../../content/state.ts'
import { mapValues } from '../../lib/map-values.ts'
import { card, eventFrames, type Frame, speakerCard } from './frames.ts'
import type { Poster } from './poster.ts'
import {
  calledOffScheme,
  pageSchemes,
  textPageScheme,
  type Scheme,
  speakerScheme,
} from './schemes.ts'

/** The folder of the images below the site's root. */
export const shareFolder = 'compartir'

/** Tiles of a speaker's wall in each direction; what does not fit is cut off. */
const speakerTiles = 4

export type Sheet = {
  /** Below the site's root, before the hash of its bytes is put in. */
  readonly file: string
  readonly alt: string
  readonly poster: Poster
  /** File of the photo that the poster shows. */
  readonly photo?: string | undefined
}

/** Every poster by what it stands for, before it is drawn. */
export function sheetsOf(content: SiteContent) {
  const { facts, files, pages, textPages, state } = content
  const pageSheet = (
    { path, shareTitle }: Page | TextPage,
    id: string,
    scheme: Scheme,
    file: string,
  ) => {
    const texts = announcing(newsFor(id, state)?.label, shareTitle, facts.evento)
    return sheetOf(content, {
      ...texts,
      ...wallOf(path, card),
      file,
      alt: texts.title === facts.evento ? files.previews.home : files.previews.page,
      named: { titulo: texts.title },
      place: `the page "${id}"`,
      scheme,
    })
  }
  return {
    pages: mapValues(pages, (page, id) =>
      pageSheet(page, id, pageSchemes[id], page.path.slice(1) || 'inicio'),
    ),
    // In a folder of their own: a speaker may have the same name.
    textPages: Object.fromEntries(
      textPages.map((page) => {
        const { path } = page
        return [path, pageSheet(page, path, textPageScheme, `paginas${path}`)]
      }),
    ) as Readonly<Record<string, Sheet>>,
    speakers: speakerSheets(content),
    event: Object.entries(eventFrames).map(([ratio, frame]) =>
      sheetOf(content, {
        ...announcing(state.strip?.label, facts.evento, facts.evento),
        ...wallOf(pages.home.path, frame),
        file: `evento-${ratio}`,
        alt: files.previews.event,
        named: { formato: ratio.replace('x', ':') },
        place: `the event in ${ratio}`,
        scheme: pageSchemes.home,
      }),
    ),
  }
}

function speakerSheets(content: SiteContent) {
  const { facts, files, photos, speakers, state } = content
  const schemesUsed: Scheme[] = []
  return mapValues(speakers, ({ name, role }, id) => {
    // A cancelled or postponed event says so in place of the role.
    const subtitle = state.strip?.label ?? role
    const art = repeat(id, { columns: speakerTiles, rows: speakerTiles })
    const scheme = speakerScheme(art, schemesUsed)
    schemesUsed.push(scheme)
    const photo = photos.speakers[id]
    return sheetOf(content, {
      title: name,
      subtitle,
      label: facts.evento,
      frame: speakerCard,
      art,
      emblem: repeat(id, { columns: 1, rows: 1 }),
      file: id,
      alt: photo ? files.photos.preview : files.previews.speaker,
      named: { persona: name, cargo: subtitle },
      photo,
      place: `the speaker "${id}"`,
      scheme,
    })
  })
}

/** What differs between posters; `named` fills the placeholders of the text alternative. */
type Own = Omit<Poster, keyof ReturnType<typeof commonOf>> &
  Pick<Sheet, 'file' | 'alt' | 'photo'> & {
    readonly named: Readonly<Record<string, string>>
  }

function sheetOf(content: SiteContent, own: Own): Sheet {
  const { file, alt, named, photo, scheme, ...poster } = own
  const { facts, files, state } = content
  const cuando = fill(files.previews.when, { fecha: uncapitalise(facts.fechaLarga) })
  return {
    file: `${shareFolder}/${file}.jpg`,
    alt: fill(alt, { cuando, ...named }),
    photo,
    poster: {
      ...commonOf(content),
      ...poster,
      scheme: state.calledOff ? calledOffScheme : scheme,
    },
  }
}

/** What all posters say. */
function commonOf({ event, facts }: SiteContent) {
  return {
    day: facts.diaNumero,
    month: facts.mes,
    city: event.city,
    brandTile: event.tile,
    hours: `${facts.DiaSemana}, ${facts.inicio}–${facts.fin}`,
  }
}

/** What has become of the event is said before all else. */
function announcing(news: string | undefined, title: string, eventName: string) {
  if (news) return { title: news, subtitle: eventName }
  return { title, ...(title !== eventName && { label: eventName }) }
}

/** Enough of a page's own wall to run over the edges, and its tile. */
function wallOf(seed: string, frame: Frame) {
  const { width, height, cell } = frame.wall
  const size = { columns: Math.ceil(width / cell), rows: Math.ceil(height / cell) }
  return { frame, art: mosaic(seed, size), emblem: tile(seed) }
}
