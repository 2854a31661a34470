import type { Art } from '../../../../src/azulejo/art.ts'
import { repeat, tile } from '../../../../src/azulejo/compose.ts'
import { cutFromTiles } from '../../../../src/azulejo/mosaic.ts'
import { type Colour, palettes } from '../../../../src/azulejo/palette.ts'
import type { Page, PageId } from '../../../../src/content/schema.ts'
import { itemsOf, talksOf } from '../../../../src/event/agenda.ts'
import { mapValues } from '../../../../src/lib/mapValues.ts'
import { fill, uncapitalise } from '../../../../src/lib/texts.ts'
import { newsFor } from '../../derive/statusTexts.ts'
import { cutOutIdOf, cutOutOf, signOf } from '../../fonts/cutOuts.ts'
import type { CutOutFonts } from '../../fonts/fonts.ts'
import type { SiteContent, TextPage } from '../../../../src/event/model.ts'

/**
 * The colours of a preview image: the ground of picture and date, the field of the title, and the stub with the label.
 * Each has a colour for its text.
 */
type Scheme = Readonly<
  Record<'ground' | 'groundText' | 'field' | 'text' | 'accent' | 'stub' | 'stubText', Colour>
>

const on = (colour: Colour) => (colour === 'tinta' || colour === 'cobalto' ? 'cal' : 'tinta')

function scheme(ground: Colour, field: Colour, stub: Colour): Scheme {
  const text = on(field)
  // The accent is the colour of the speaker's name.
  const accent = field === 'tinta' ? 'albero' : text
  return { ground, groundText: on(ground), field, text, accent, stub, stubText: on(stub) }
}

/** Schemes of pages. Only the tickets have bitter orange. The programme has the colours of day and night. */
const ofPages: Readonly<Partial<Record<PageId, Scheme>>> = {
  programme: scheme('albero', 'tinta', 'cobalto'),
  speakers: scheme('cobalto', 'cal', 'albero'),
  tickets: scheme('naranja', 'cal', 'tinta'),
  sponsorship: scheme('cobalto', 'cal', 'albero'),
  faq: scheme('cielo', 'cal', 'tinta'),
}

const ofSpeakers = [
  scheme('albero', 'tinta', 'cobalto'),
  scheme('tinta', 'albero', 'cobalto'),
  scheme('cobalto', 'cal', 'albero'),
  scheme('albero', 'cobalto', 'tinta'),
  scheme('tinta', 'cielo', 'cobalto'),
] as const

/** Speakers take turns. A field in a ground colour of the speaker's own tiles would merge with them: it is left out. */
function ofSpeaker(art: Art, turn: number): Scheme {
  const grounds = new Set<string>(art.tiles.map(({ palette }) => palettes[palette].g))
  const free = ofSpeakers.filter(({ field }) => !grounds.has(field))
  return free[turn % free.length] ?? ofSpeakers[2]
}

/** The part of a preview image that differs from one to the next. */
type Own = {
  /** In the folder of the images, without its ending; it names the preview image in an error, too. */
  readonly file: string
  readonly alt: string
  readonly scheme: Scheme
  readonly title: string
  readonly subtitle?: string
  /** Shown instead of the lower tiles of the column. */
  readonly label?: string
  readonly picture: Art
  /** File of the photo in front of the picture. */
  readonly photo?: string | undefined
}

export type PreviewImage = ReturnType<typeof previewImageOf>

/**
 * Every preview image by its page or speaker, before it is drawn.
 * @param fonts of cut-outs (scripts/build/fonts/fonts.ts)
 */
export function previewImagesOf(content: SiteContent, fonts: CutOutFonts) {
  const { facts, files, pages, textPages } = content
  const pageImage = (page: Page | TextPage, id: string, file: string) => {
    const { path, shareTitle } = page
    // A change of the event comes first.
    const news = newsFor(id, content)?.label
    const isHome = !news && shareTitle === facts.evento
    const cutOut = cutOutIdOf(id)
    const values = { titulo: news ?? shareTitle, figura: signOf(cutOut, content).text }
    return previewImageOf(content, values, {
      file,
      title: news ?? shareTitle,
      ...(news ? { subtitle: facts.evento } : !isHome && { label: facts.evento }),
      picture: cutFromTiles(path, cutOutOf(cutOut, content, fonts)),
      alt: isHome ? files.previews.home : files.previews.page,
      scheme: ofPages[id as PageId] ?? scheme('albero', 'cal', 'cobalto'),
    })
  }
  // Text pages and speakers have folders of their own: their names may be those of pages.
  const textPageImage = (page: TextPage) => pageImage(page, page.path, `paginas${page.path}`)
  return {
    pages: mapValues(pages, (page, id) => pageImage(page, id, page.path.slice(1) || 'inicio')),
    textPages: Object.fromEntries(textPages.map((page) => [page.path, textPageImage(page)])),
    speakers: pages.speakers ? speakerImages(content) : {},
  }
}

function speakerImages(content: SiteContent) {
  const { facts, files, photos, programme, speakers, eventStatus } = content
  const ids = Object.keys(speakers)
  return mapValues(speakers, ({ name, role }, id) => {
    // The talk, before one that is given with others; a change of the event comes first.
    const given = eventStatus.banner ? [] : talksOf(id, itemsOf(programme)).map(({ talk }) => talk)
    const talk = (given.find(({ speakers: all }) => all.length === 1) ?? given[0])?.title
    const topic = eventStatus.banner?.label ?? role
    const photo = photos.speakers[id]
    const picture = repeat(id, { columns: 2, rows: 3 })
    return previewImageOf(
      content,
      { persona: name, tema: talk ? `«${talk}»` : topic },
      {
        title: talk ?? name,
        subtitle: talk ? name : topic,
        label: facts.evento,
        picture,
        file: `ponentes/${id}`,
        alt: photo ? files.photos.preview : files.previews.speaker,
        photo,
        scheme: ofSpeaker(picture, ids.indexOf(id)),
      },
    )
  })
}

/**
 * Adds what all preview images show.
 * @param values for the placeholders of the text alternative
 */
function previewImageOf(content: SiteContent, values: Readonly<Record<string, string>>, own: Own) {
  const { event, facts, files, eventStatus } = content
  const cuando = fill(files.previews.when, { fecha: uncapitalise(facts.fechaLarga) })
  return {
    ...own,
    alt: fill(own.alt, { cuando, ...values }),
    scheme: eventStatus.calledOff ? scheme('albero', 'tinta', 'tinta') : own.scheme,
    brand: tile(event.tile),
    day: facts.diaNumero,
    month: facts.mes,
    weekday: facts.diaSemana,
    hours: `${facts.inicio}–${facts.fin}`,
    city: event.city,
  }
}
