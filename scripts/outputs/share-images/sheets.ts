import type { Art } from '../../../src/azulejo/art.ts'
import { repeat, tile } from '../../../src/azulejo/compose.ts'
import { mosaic } from '../../../src/azulejo/mosaic.ts'
import { fill, uncapitalise } from '../../../src/lib/fill.ts'
import { lookUp } from '../../../src/lib/lookUp.ts'
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
import type { Page, TextPage } from '../../../src/content/schema.ts'

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

/** Every poster by what it stands for, before it is drawn. */
export function sheetsOf(content: SiteContent) {
  const { pages, textPages, speakers } = content
  const words = wordsOf(content)
  const schemesUsed: Scheme[] = []
  return {
    pages: mapValues(pages, (page, id) => pageSheet(page, id, pageSchemes[id], words)),
    textPages: Object.fromEntries(
      textPages.map((page) => [page.path, textPageSheet(page, words)]),
    ) as Readonly<Record<string, Sheet>>,
    speakers: mapValues(speakers, (_, id) => speakerSheet(id, content, words, schemesUsed)),
    event: Object.entries(eventFrames).map(([ratio, frame]) =>
      eventSheet(ratio, frame, content, words),
    ),
  }
}

export type Sheets = ReturnType<typeof sheetsOf>

/** What all posters say. */
function wordsOf({ event, state, files, facts }: SiteContent) {
  const { previews } = files
  const { evento, fechaLarga, DiaSemana, diaNumero, mes, inicio, fin } = facts
  return {
    eventName: evento,
    previews,
    state,
    schemeOf: (usual: Scheme) => (state.calledOff ? calledOffScheme : usual),
    cuando: fill(previews.when, { fecha: uncapitalise(fechaLarga) }),
    common: {
      day: diaNumero,
      month: mes,
      city: event.city,
      brandTile: event.tile,
      hours: `${DiaSemana}, ${inicio}–${fin}`,
    },
  }
}

type Words = ReturnType<typeof wordsOf>

const fileOf = (name: string) => `${shareFolder}/${name}.jpg`

function pageSheet(
  page: Page,
  id: string,
  scheme: Scheme,
  { eventName, previews, cuando, common, state, schemeOf }: Words,
): Sheet {
  const changed = newsFor(id, state)?.label
  const title = changed ?? page.shareTitle
  const isEvent = title === eventName
  return {
    file: fileOf(page.path.slice(1) || 'inicio'),
    limit: largestBytes,
    alt: fill(isEvent ? previews.home : previews.page, { cuando, titulo: title }),
    poster: {
      ...common,
      place: `the page "${id}"`,
      frame: card,
      scheme: schemeOf(scheme),
      art: wallOf(page.path, card),
      emblem: tile(page.path),
      title,
      ...(changed ? { subtitle: eventName } : !isEvent && { label: eventName }),
    },
  }
}

/** In a folder of its own: a speaker may have the same name. */
function textPageSheet(page: TextPage, words: Words): Sheet {
  const file = fileOf(`paginas${page.path}`)
  return { ...pageSheet(page, page.path, textPageScheme, words), file }
}

/** @param schemesUsed those of the speakers before; this one's is added. */
function speakerSheet(
  id: string,
  { speakers, files, photos }: SiteContent,
  { eventName, previews, cuando, common, state, schemeOf }: Words,
  schemesUsed: Scheme[],
): Sheet {
  const { name, role } = lookUp(speakers, id)
  // What has become of the event matters more to whom it is forwarded.
  const under = state.strip?.label ?? role
  const art = repeat(id, { columns: speakerTiles, rows: speakerTiles })
  const scheme = speakerScheme(art, schemesUsed)
  schemesUsed.push(scheme)
  const photo = photos.speakers[id]
  return {
    file: fileOf(id),
    limit: largestBytes,
    alt: fill(photo ? files.photos.preview : previews.speaker, {
      cuando,
      persona: name,
      cargo: under,
    }),
    photo,
    poster: {
      ...common,
      place: `the speaker "${id}"`,
      frame: speakerCard,
      scheme: schemeOf(scheme),
      art,
      emblem: repeat(id, { columns: 1, rows: 1 }),
      label: eventName,
      title: name,
      subtitle: under,
    },
  }
}

function eventSheet(
  ratio: string,
  frame: Frame,
  { pages }: SiteContent,
  { eventName, previews, cuando, common, state, schemeOf }: Words,
): Sheet {
  return {
    file: fileOf(`evento-${ratio}`),
    limit: Infinity,
    alt: fill(previews.event, { cuando, formato: ratio.replace('x', ':') }),
    poster: {
      ...common,
      place: `the event in ${ratio}`,
      frame,
      scheme: schemeOf(pageSchemes.home),
      art: wallOf(pages.home.path, frame),
      emblem: tile(pages.home.path),
      title: state.strip?.label ?? eventName,
      ...(state.strip && { subtitle: eventName }),
    },
  }
}

/** Enough of the page's own wall to run over the edges. */
function wallOf(seed: string, { wall }: Frame): Art {
  return mosaic(seed, {
    columns: Math.ceil(wall.width / wall.cell),
    rows: Math.ceil(wall.height / wall.cell),
  })
}
