import type { Art } from '../../../src/azulejo/art.ts'
import { repeat, tile } from '../../../src/azulejo/compose.ts'
import { mosaic } from '../../../src/azulejo/mosaic.ts'
import type { Page, TextPage } from '../../../src/content/schema.ts'
import { fill, uncapitalise } from '../../../src/lib/texts.ts'
import type { SiteContent } from '../../../src/event/reading/siteContent.ts'
import { newsFor } from '../../../src/event/reading/state.ts'
import { mapValues } from '../../../src/lib/mapValues.ts'
import * as schemes from './schemes.ts'

/** In pixels, as chats show link previews. */
export const size = { width: 1200, height: 630 }

/**
 * The wall of tiles, which covers a poster from a vertical edge to its right end.
 * @param cell side of one tile
 * @param cut how much of the first row is above the poster
 */
const wallFrom = (x: number, cell: number, cut: number) => ({
  x,
  y: -cut,
  cell,
  columns: Math.ceil((size.width - x) / cell),
  rows: Math.ceil((size.height + cut) / cell),
})

const pageWall = wallFrom(880, 118, 40)
const speakerWall = wallFrom(790, 176, 38)

/** What differs between posters. */
type Own = {
  /** Names the poster in an error: «the page "faq"». */
  readonly place: string
  /** In the folder of the images, without its ending. */
  readonly file: string
  readonly alt: string
  /** Fills the placeholders of the text alternative. */
  readonly named: Readonly<Record<string, string>>
  readonly wall: ReturnType<typeof wallFrom>
  readonly scheme: schemes.Scheme
  readonly title: string
  readonly subtitle?: string
  /** Small, in the stub. */
  readonly label?: string
  /** The wall's tiles, and the one in the foot. */
  readonly art: Art
  readonly emblem: Art
  /** File of the photo in front of the wall. */
  readonly photo?: string | undefined
}

export type Poster = ReturnType<typeof posterOf>

/** Every poster by its page or speaker, before it is drawn. */
export function postersOf(content: SiteContent) {
  const { facts, files, pages, textPages, state } = content
  const pagePoster = (page: Page | TextPage, id: string, file: string) => {
    const { path, shareTitle } = page
    // A change of the event comes first.
    const news = newsFor(id, state)?.label
    const isHome = !news && shareTitle === facts.evento
    return posterOf(content, {
      file,
      title: news ?? shareTitle,
      ...(news ? { subtitle: facts.evento } : !isHome && { label: facts.evento }),
      wall: pageWall,
      art: mosaic(path, pageWall),
      emblem: tile(path),
      alt: isHome ? files.previews.home : files.previews.page,
      named: { titulo: news ?? shareTitle },
      place: `the page "${id}"`,
      scheme: schemes.ofPage(id),
    })
  }
  // In a folder of their own: a speaker may have the same name.
  const textPoster = (page: TextPage) => pagePoster(page, page.path, `paginas${page.path}`)
  return {
    pages: mapValues(pages, (page, id) => pagePoster(page, id, page.path.slice(1) || 'inicio')),
    textPages: Object.fromEntries(textPages.map((page) => [page.path, textPoster(page)])),
    speakers: speakerPosters(content),
  }
}

function speakerPosters(content: SiteContent) {
  const { facts, files, photos, speakers, state } = content
  const ids = Object.keys(speakers)
  return mapValues(speakers, ({ name, role }, id) => {
    // A cancelled or postponed event says so in place of the role.
    const subtitle = state.strip?.label ?? role
    const photo = photos.speakers[id]
    const art = repeat(id, speakerWall)
    return posterOf(content, {
      title: name,
      subtitle,
      label: facts.evento,
      wall: speakerWall,
      art,
      emblem: repeat(id, { columns: 1, rows: 1 }),
      file: id,
      alt: photo ? files.photos.preview : files.previews.speaker,
      named: { persona: name, cargo: subtitle },
      photo,
      place: `the speaker "${id}"`,
      scheme: schemes.ofSpeaker(art, ids.indexOf(id)),
    })
  })
}

/** Adds what all posters show. */
function posterOf({ event, facts, files, state }: SiteContent, { named, ...own }: Own) {
  const cuando = fill(files.previews.when, { fecha: uncapitalise(facts.fechaLarga) })
  return {
    ...own,
    alt: fill(own.alt, { cuando, ...named }),
    scheme: state.calledOff ? schemes.calledOff : own.scheme,
    brand: tile('marca', event.tile),
    day: facts.diaNumero,
    month: facts.mes,
    city: event.city,
    hours: `${facts.DiaSemana}, ${facts.inicio}–${facts.fin}`,
  }
}
