import type { Art } from '../../../../src/azulejo/art.ts'
import { repeat, tile } from '../../../../src/azulejo/compose.ts'
import { cutFromTiles } from '../../../../src/azulejo/mosaic.ts'
import { type Colour, palettes } from '../../../../src/azulejo/palette.ts'
import type { Page, PageId } from '../../../../src/content/schema.ts'
import { itemsOf, talksOf } from '../../../../src/event/agenda.ts'
import { hoursOf, hoursRange } from '../../../../src/event/hours.ts'
import { mapValues } from '../../../../src/lib/mapValues.ts'
import { fill } from '../../../../src/lib/texts.ts'
import { newsFor } from '../../derive/statusTexts.ts'
import { cutOutDesignOf, cutOutIdOf, cutOutOf } from '../../fonts/cutOuts.ts'
import type { CutOutFonts } from '../../fonts/fonts.ts'
import type { SiteContent, TextPage } from '../../../../src/event/model.ts'

/**
 * The colours of a preview image. `ground` is behind the picture and the date, `field` behind the title, and `stub` behind
 * the label at the right. Each of them has a colour for its text. `accent` is the colour of a speaker's name in the field.
 */
type Scheme = Readonly<
  Record<'ground' | 'groundText' | 'field' | 'text' | 'accent' | 'stub' | 'stubText', Colour>
>

/** The colour of a text on a colour: white on the two dark ones, dark ink on all others. */
const textOn = (colour: Colour) => (colour === 'tinta' || colour === 'cobalto' ? 'cal' : 'tinta')

function scheme(ground: Colour, field: Colour, stub: Colour): Scheme {
  const text = textOn(field)
  const accent = field === 'tinta' ? 'albero' : text
  return { ground, groundText: textOn(ground), field, text, accent, stub, stubText: textOn(stub) }
}

/** Schemes of pages. Only the tickets have bitter orange. The programme has the colours of day and night. */
const schemesOfPages: Readonly<Partial<Record<PageId, Scheme>>> = {
  programme: scheme('albero', 'tinta', 'cobalto'),
  speakers: scheme('cobalto', 'cal', 'albero'),
  tickets: scheme('naranja', 'cal', 'tinta'),
  sponsorship: scheme('cobalto', 'cal', 'albero'),
  faq: scheme('cielo', 'cal', 'tinta'),
}

const schemesOfSpeakers = [
  scheme('albero', 'tinta', 'cobalto'),
  scheme('tinta', 'albero', 'cobalto'),
  scheme('cobalto', 'cal', 'albero'),
  scheme('albero', 'cobalto', 'tinta'),
  scheme('tinta', 'cielo', 'cobalto'),
] as const

/**
 * The scheme of a speaker. The schemes take turns. A scheme is passed over if its field has the ground colour of one of the
 * speaker's tiles, because field and tile would merge. If all schemes are passed over, the field is white (`cal`).
 * @param art the speaker's tiles
 * @param turn the speaker's position among all
 */
function schemeOfSpeaker(art: Art, turn: number): Scheme {
  const tileGrounds = new Set<string>(art.tiles.map(({ palette }) => palettes[palette].g))
  const distinct = schemesOfSpeakers.filter(({ field }) => !tileGrounds.has(field))
  const candidates = distinct.length > 0 ? distinct : [schemesOfSpeakers[2]]
  return candidates[turn % candidates.length]!
}

/** The properties of a preview image that differ from one to the next. */
type OwnProperties = {
  /** The file below the folder of the images, without its ending. Errors name the preview image by it. */
  readonly file: string
  /** Text alternative with placeholders (`files.previews`), which `previewImageOf` fills. */
  readonly alt: string
  readonly scheme: Scheme
  readonly title: string
  readonly subtitle?: string | undefined
  /** Shown instead of the lower tiles of the column. */
  readonly label?: string | undefined
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
    // News of the event, "Cancelado", replaces the title.
    const news = newsFor(id, content)?.label
    const title = news ?? shareTitle
    // If the title is the event's name, as on the home page, no label repeats it.
    const titleIsEventName = !news && shareTitle === facts.evento
    const cutOut = cutOutIdOf(id)
    const values = { titulo: title, figura: cutOutDesignOf(cutOut, content).text }
    return previewImageOf(content, values, {
      file,
      title,
      subtitle: news ? facts.evento : undefined,
      label: news || titleIsEventName ? undefined : facts.evento,
      picture: cutFromTiles(cutOutOf(cutOut, content, fonts), { seed: path }),
      alt: titleIsEventName ? files.previews.home : files.previews.page,
      scheme: schemesOfPages[id as PageId] ?? scheme('albero', 'cal', 'cobalto'),
    })
  }
  // Files of text pages and of speakers are in two folders of their own, because their names may be those of pages.
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
    // News of the event replaces the talk. A talk of the speaker's own comes before one given with others.
    const talks = eventStatus.banner ? [] : talksOf(id, itemsOf(programme)).map(({ talk }) => talk)
    const ownTalk = talks.find(({ speakers: all }) => all.length === 1)
    const talkTitle = (ownTalk ?? talks[0])?.title
    const topic = eventStatus.banner?.label ?? role
    const photo = photos.speakers[id]
    const picture = repeat({ columns: 2, rows: 3 }, { seed: id })
    return previewImageOf(
      content,
      { persona: name, tema: talkTitle ? `«${talkTitle}»` : topic },
      {
        title: talkTitle ?? name,
        subtitle: talkTitle ? name : topic,
        label: facts.evento,
        picture,
        file: `ponentes/${id}`,
        alt: photo ? files.photos.preview : files.previews.speaker,
        photo,
        scheme: schemeOfSpeaker(picture, ids.indexOf(id)),
      },
    )
  })
}

/**
 * Adds the properties that all preview images have in common: brand, date, city and, once they are known, the hours. If the
 * event is called off, all preview images have one scheme.
 * @param values for the placeholders of the text alternative
 */
function previewImageOf(
  content: SiteContent,
  values: Readonly<Record<string, string>>,
  own: OwnProperties,
) {
  const { event, facts, files, eventStatus } = content
  const hours = hoursOf(event)
  return {
    ...own,
    alt: fill(own.alt, { cuando: files.previews.when, ...values }),
    scheme: eventStatus.calledOff ? scheme('albero', 'tinta', 'tinta') : own.scheme,
    brand: tile(event.tile),
    day: facts.diaNumero,
    month: facts.mes,
    weekday: facts.diaSemana,
    ...(hours && { hours: hoursRange(hours) }),
    city: event.city,
  }
}
