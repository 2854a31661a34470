import type { Art } from '../../../src/azulejo/art.ts'
import { itemsOf, talksOf } from '../../../src/event/agenda.ts'
import { repeat, tile } from '../../../src/azulejo/compose.ts'
import { cutOut } from '../../../src/azulejo/mosaic.ts'
import type { Page } from '../../../src/content/schema.ts'
import { fill, uncapitalise } from '../../../src/lib/texts.ts'
import { newsFor } from '../../derive/state.ts'
import { mapValues } from '../../../src/lib/mapValues.ts'
import { figureIdOf, figureOf, signOf } from '../../type/figures.ts'
import type { FigureFonts } from '../../type/fonts.ts'
import * as schemes from './schemes.ts'
import type { SiteContent, TextPage } from '../../../src/event/model.ts'

/** What differs between posters. */
type Own = {
  /** In the folder of the images, without its ending; it names the poster in an error, too. */
  readonly file: string
  readonly alt: string
  /** Fills the placeholders of the text alternative. */
  readonly values: Readonly<Record<string, string>>
  readonly scheme: schemes.Scheme
  readonly title: string
  readonly subtitle?: string
  /** In place of tiles. */
  readonly label?: string
  readonly picture: Art
  /** File of the photo in front of the picture. */
  readonly photo?: string | undefined
}

export type PreviewPoster = ReturnType<typeof posterOf>

/**
 * Every poster by its page or speaker, before it is drawn.
 * @param fonts of figures (scripts/type/fonts.ts)
 */
export function postersOf(content: SiteContent, fonts: FigureFonts) {
  const { facts, files, pages, textPages, state } = content
  const pagePoster = (page: Page | TextPage, id: string, file: string) => {
    const { path, shareTitle } = page
    // A change of the event comes first.
    const news = newsFor(id, state)?.label
    const isHome = !news && shareTitle === facts.evento
    const figure = figureIdOf(id)
    return posterOf(content, {
      file,
      title: news ?? shareTitle,
      ...(news ? { subtitle: facts.evento } : !isHome && { label: facts.evento }),
      picture: cutOut(path, figureOf(figure, content, fonts)),
      alt: isHome ? files.previews.home : files.previews.page,
      values: { titulo: news ?? shareTitle, figura: signOf(figure, content).text },
      scheme: schemes.ofPage(id),
    })
  }
  // In a folder of their own: a speaker may have the same name.
  const textPoster = (page: TextPage) => pagePoster(page, page.path, `paginas${page.path}`)
  return {
    pages: mapValues(pages, (page, id) => pagePoster(page, id, page.path.slice(1) || 'inicio')),
    textPages: Object.fromEntries(textPages.map((page) => [page.path, textPoster(page)])),
    speakers: pages.speakers ? speakerPosters(content) : {},
  }
}

function speakerPosters(content: SiteContent) {
  const { facts, files, photos, programme, speakers, state } = content
  const ids = Object.keys(speakers)
  return mapValues(speakers, ({ name, role }, id) => {
    // The talk, before one that is given with others; a change of the event comes first.
    const given = state.banner ? [] : talksOf(id, itemsOf(programme)).map(({ talk }) => talk)
    const talk = (given.find(({ people }) => !people) ?? given[0])?.talk
    const topic = state.banner?.label ?? role
    const photo = photos.speakers[id]
    const picture = repeat(id, { columns: 2, rows: 3 })
    return posterOf(content, {
      title: talk ?? name,
      subtitle: talk ? name : topic,
      label: facts.evento,
      picture,
      file: id,
      alt: photo ? files.photos.preview : files.previews.speaker,
      values: { persona: name, tema: talk ? `«${talk}»` : topic },
      photo,
      scheme: schemes.ofSpeaker(picture, ids.indexOf(id)),
    })
  })
}

/** Adds what all posters show. */
function posterOf({ event, facts, files, state }: SiteContent, { values, ...own }: Own) {
  const cuando = fill(files.previews.when, { fecha: uncapitalise(facts.fechaLarga) })
  return {
    ...own,
    alt: fill(own.alt, { cuando, ...values }),
    scheme: state.calledOff ? schemes.calledOff : own.scheme,
    brand: tile(event.tile),
    day: facts.diaNumero,
    month: facts.mes,
    weekday: facts.diaSemana,
    hours: `${facts.inicio}–${facts.fin}`,
    city: event.city,
  }
}
