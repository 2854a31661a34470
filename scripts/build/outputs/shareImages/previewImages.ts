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

/** The colour of a text on a ground: white on the two dark colours, dark ink on all others. */
function textOn(ground: Colour): Colour {
  const isDark = ground === 'tinta' || ground === 'cobalto'
  return isDark ? 'cal' : 'tinta'
}

function scheme(ground: Colour, field: Colour, stub: Colour): Scheme {
  const text = textOn(field)
  const accent = field === 'tinta' ? 'albero' : text
  return { ground, groundText: textOn(ground), field, text, accent, stub, stubText: textOn(stub) }
}

/** The schemes of pages. Only the page "tickets" has bitter orange. The programme has the colours of day and night. */
const schemesOfPages: Readonly<Partial<Record<PageId, Scheme>>> = {
  programme: scheme('albero', 'tinta', 'cobalto'),
  speakers: scheme('cobalto', 'cal', 'albero'),
  tickets: scheme('naranja', 'cal', 'tinta'),
  sponsorship: scheme('cobalto', 'cal', 'albero'),
  faq: scheme('cielo', 'cal', 'tinta'),
}

/** The scheme with a white field (`cal`). */
const withWhiteField = scheme('cobalto', 'cal', 'albero')

const schemesOfSpeakers = [
  scheme('albero', 'tinta', 'cobalto'),
  scheme('tinta', 'albero', 'cobalto'),
  withWhiteField,
  scheme('albero', 'cobalto', 'tinta'),
  scheme('tinta', 'cielo', 'cobalto'),
] as const

/**
 * The scheme of a speaker. The schemes take turns. Field and tile would merge if they had one colour. So a scheme is skipped if
 * one of the speaker's tiles has its field's colour as ground. If all schemes are skipped, the field is white.
 * @param art the speaker's tiles
 * @param turn the speaker's position among all speakers
 */
function schemeOfSpeaker(art: Art, turn: number): Scheme {
  const tileGrounds = new Set<string>(art.tiles.map(({ palette }) => palettes[palette].g))
  const candidates = schemesOfSpeakers.filter(({ field }) => !tileGrounds.has(field))
  if (candidates.length === 0) return withWhiteField
  return candidates[turn % candidates.length]!
}

/** The properties in which preview images of an event differ. */
type OwnProperties = {
  /** The file below the folder of the images, without its ending. Messages name the preview image by its file. */
  readonly file: string
  /** Text alternative with placeholders (`files.previews`), which `previewImageOf` fills. */
  readonly alt: string
  readonly scheme: Scheme
  readonly title: string
  readonly subtitle?: string | undefined
  /** Shown in the column at the right, instead of all tiles but the first. */
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
    // The label is the event's name. It is left out if the title is the event's name, as on the home page.
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
  // Text pages and speakers have separate folders, "paginas" and "ponentes", because their names may be equal to the name of a
  // page.
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
    // News of the event replaces the talk. A talk that the speaker gives alone comes before a talk with others.
    const talks = eventStatus.banner ? [] : talksOf(id, itemsOf(programme)).map(({ talk }) => talk)
    const talkAlone = talks.find((talk) => talk.speakers.length === 1)
    const talkTitle = (talkAlone ?? talks[0])?.title
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
 * Adds the properties that all preview images have in common: brand, date, city and, if they are known, the hours. If the event
 * is called off, all preview images have one scheme.
 * @param values the values of the placeholders in the text alternative
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
