import { create, type Font } from 'fontkit'
import { createHash } from 'node:crypto'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import type { Art } from '../src/azulejo/art.ts'
import { repeat } from '../src/azulejo/compose.ts'
import { mosaic } from '../src/azulejo/mosaic.ts'
import { palettes } from '../src/azulejo/palette.ts'
import { event } from '../src/content/event.ts'
import { type Page, type PageId, pages } from '../src/content/pages.ts'
import { programme, type ProgrammePart } from '../src/content/programme.ts'
import { type Speaker, type SpeakerId, speakers } from '../src/content/speakers.ts'
import { type Venue, type VenueId, venues } from '../src/content/venues.ts'
import type { Event } from '../src/content/event.ts'
import { longDate } from '../src/lib/dates.ts'
import { factsOf } from '../src/lib/facts.ts'
import { capitalise, fill } from '../src/lib/fill.ts'
import type { ShareImage } from '../src/lib/head.ts'
import { fontDirectory, makeFonts } from './fonts.ts'
import { drawPoster, type Fonts, type Frame, type Poster, type Scheme } from './share-poster.ts'

export type ShareContent = {
  readonly event: Event
  readonly venues: Readonly<Record<VenueId, Venue>>
  readonly programme: { readonly morning: ProgrammePart }
  readonly pages: Readonly<Record<PageId, Page>>
  readonly speakers: Readonly<Record<SpeakerId, Speaker>>
}

export const siteContent: ShareContent = { event, venues, programme, pages, speakers }

/** Plain data, to be written as JSON. */
export type ShareImages = {
  readonly pages: Readonly<Record<PageId, ShareImage>>
  readonly speakers: Readonly<Record<SpeakerId, ShareImage>>
  /** The event in 16:9, 4:3 and 1:1, for structured data. */
  readonly event: readonly ShareImage[]
}

/** The folder of the images below the site's root. */
export const shareFolder = 'compartir'

/** Chats wait for no more: the project's own mark, well under WhatsApp's limit. */
export const largestBytes = 120_000

const schemes = {
  cal: { field: 'cal', text: 'tinta', stub: 'cobalto', stubText: 'cal', line: 'tinta' },
  papel: { field: 'cal', text: 'tinta', stub: 'albero', stubText: 'tinta', line: 'tinta' },
  albero: { field: 'albero', text: 'tinta', stub: 'tinta', stubText: 'cal', line: 'tinta' },
  cobalto: { field: 'cobalto', text: 'cal', stub: 'albero', stubText: 'tinta', line: 'tinta' },
  naranja: { field: 'naranja', text: 'tinta', stub: 'cal', stubText: 'tinta', line: 'tinta' },
  tinta: { field: 'tinta', text: 'cal', stub: 'albero', stubText: 'tinta', line: 'cal' },
  cielo: { field: 'cielo', text: 'tinta', stub: 'tinta', stubText: 'cal', line: 'tinta' },
} as const satisfies Record<string, Scheme>

/** Bitter orange is the ticket's colour alone. */
const pageSchemes: Readonly<Record<PageId, Scheme>> = {
  home: schemes.papel,
  programme: schemes.albero,
  speakers: schemes.cobalto,
  tickets: schemes.naranja,
  sponsorship: schemes.tinta,
  faq: schemes.cielo,
  contact: schemes.cal,
}

const speakerSchemes = [
  schemes.cal,
  schemes.albero,
  schemes.cielo,
  schemes.tinta,
  schemes.cobalto,
] as const

/**
 * The title stands in the middle 630 pixels, from 285 to 915, so that it survives the square that some chats cut out.
 */
const card: Frame = {
  width: 1200,
  height: 630,
  stub: 240,
  right: 906,
  bottom: 630,
  foot: 92,
  wall: { x: 906, y: 0, width: 294, height: 630, cell: 126 },
  title: { largest: 180, smallest: 84 },
  scale: 1,
}

const speakerCard: Frame = {
  ...card,
  right: 760,
  wall: { x: 760, y: 0, width: 440, height: 630, cell: 157.5 },
}

const eventFrames = {
  '16x9': {
    width: 1920,
    height: 1080,
    stub: 400,
    right: 1380,
    bottom: 1080,
    foot: 160,
    wall: { x: 1380, y: 0, width: 540, height: 1080, cell: 216 },
    title: { largest: 320, smallest: 140 },
    scale: 1.7,
  },
  '4x3': {
    width: 1600,
    height: 1200,
    stub: 340,
    right: 1600,
    bottom: 800,
    foot: 140,
    wall: { x: 0, y: 800, width: 1600, height: 400, cell: 200 },
    title: { largest: 320, smallest: 140 },
    scale: 1.5,
  },
  '1x1': {
    width: 1200,
    height: 1200,
    stub: 300,
    right: 1200,
    bottom: 780,
    foot: 120,
    wall: { x: 0, y: 780, width: 1200, height: 420, cell: 210 },
    title: { largest: 240, smallest: 110 },
    scale: 1.3,
  },
} as const satisfies Record<string, Frame>

type Sheet = { readonly name: string; readonly alt: string; readonly poster: Poster }

/** Every poster by what it stands for, before it is drawn. */
export function sheetsOf(content: ShareContent) {
  const facts = factsOf(content.event, content.venues, content.programme)
  const say = (text: string, more: Readonly<Record<string, string>> = {}) =>
    fill(text, { ...facts, ...more })
  const [weekday = '', day = '', , month = ''] = longDate(content.event.start).split(' ')
  const common = {
    weekday: capitalise(weekday),
    day,
    month,
    city: content.event.city,
    hours: say('{inicio}–{fin}'),
  }
  const when = '{fechaLarga}, de {inicio} a {fin}, en {ciudad}.'

  const pageSheet = (id: PageId): Sheet => {
    const page = content.pages[id]
    const title = say(page.shareTitle)
    const isEvent = title === facts.evento
    return {
      name: page.path.slice(1) || 'inicio',
      alt: say(
        isEvent
          ? `Cartel del {evento}. ${when} A la derecha, un muro de azulejos de muchos dibujos.`
          : `Cartel con el título «{titulo}». {evento}: ${when} A la derecha, un muro de azulejos.`,
        { titulo: title },
      ),
      poster: {
        ...common,
        place: `the page "${id}"`,
        frame: card,
        scheme: pageSchemes[id],
        art: wallOf(page.path, card),
        title,
        ...(!isEvent && { label: facts.evento }),
      },
    }
  }

  const speakerSheet = (id: SpeakerId, index: number): Sheet => {
    const { name, role } = content.speakers[id]
    const art = repeat(id, { columns: 4, rows: 4 })
    return {
      name: id,
      alt: say(
        `Cartel de {persona}, que habla en el {evento}. {cargo}. ${when} A la derecha, su azulejo repetido en un muro.`,
        { persona: name, cargo: role },
      ),
      poster: {
        ...common,
        place: `the speaker "${id}"`,
        frame: speakerCard,
        scheme: speakerScheme(art, index),
        art,
        label: facts.evento,
        title: name,
        subtitle: role,
      },
    }
  }

  const eventSheet = ([ratio, frame]: [string, Frame]): Sheet => ({
    name: `evento-${ratio}`,
    alt: say(
      `Cartel del {evento} en formato ${ratio.replace('x', ':')}. ${when} Lo acompaña un muro de azulejos.`,
    ),
    poster: {
      ...common,
      place: `the event in ${ratio}`,
      frame,
      scheme: pageSchemes.home,
      art: wallOf(content.pages.home.path, frame),
      title: facts.evento,
    },
  })

  return {
    pages: mapRecord(content.pages, pageSheet),
    speakers: mapRecord(content.speakers, speakerSheet),
    event: Object.entries(eventFrames).map(eventSheet),
  }
}

/** Enough of the page's own wall to run over the edges. */
function wallOf(seed: string, { wall }: Frame): Art {
  return mosaic(seed, {
    columns: Math.ceil(wall.width / wall.cell),
    rows: Math.ceil(wall.height / wall.cell),
  })
}

/** Schemes take turns; one whose field is a ground of the speaker's own tiles would run into them. */
function speakerScheme(art: Art, index: number): Scheme {
  const grounds = new Set<string>(art.tiles.map(({ palette }) => palettes[palette].g))
  const free = speakerSchemes.filter(({ field }) => !grounds.has(field))
  return free[index % free.length] ?? schemes.cal
}

const mapRecord = <Key extends string, From, To>(
  record: Readonly<Record<Key, From>>,
  to: (key: Key, index: number) => To,
) =>
  Object.fromEntries((Object.keys(record) as Key[]).map((key, i) => [key, to(key, i)])) as Record<
    Key,
    To
  >

/** The fonts in which the posters are set. */
export async function loadShareFonts(): Promise<Fonts> {
  const { bold, display } = await makeFonts(fontDirectory)
  const load = async (file: string) => create(await readFile(file)) as Font
  return { bold: await load(bold), display: await load(display) }
}

/**
 * Draws the link previews of every page and speaker and the event's own pictures into the folder `compartir` of
 * `outDir`, in place of what was there. Same content, same bytes; a file's name follows from its bytes.
 * @returns where each picture lies below the site's root, with its size in pixels and its text in Spanish.
 * @throws where a text does not fit or a preview is over `largestBytes`, with the page's name.
 */
export async function makeShareImages(
  outDir: string,
  content: ShareContent = siteContent,
): Promise<ShareImages> {
  const fonts = await loadShareFonts()
  const folder = path.join(outDir, shareFolder)
  const sheets = sheetsOf(content)
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })

  const print = async ({ name, alt, poster }: Sheet): Promise<ShareImage> => {
    const { width, height } = poster.frame
    const bytes = await sharp(Buffer.from(drawPoster(poster, fonts)))
      .removeAlpha()
      .jpeg({ mozjpeg: true, quality: 82, chromaSubsampling: '4:4:4' })
      .toBuffer()
    const file = `${name}-${createHash('sha256').update(bytes).digest('hex').slice(0, 8)}.jpg`
    await writeFile(path.join(folder, file), bytes)
    return { path: `/${shareFolder}/${file}`, width, height, type: 'image/jpeg', alt }
  }
  const printAll = async <Key extends string>(record: Readonly<Record<Key, Sheet>>) =>
    Object.fromEntries(
      await Promise.all(
        Object.entries<Sheet>(record).map(async ([key, sheet]) => [key, await print(sheet)]),
      ),
    ) as Record<Key, ShareImage>

  const [ofPages, ofSpeakers, ofEvent] = await Promise.all([
    printAll(sheets.pages),
    printAll(sheets.speakers),
    Promise.all(sheets.event.map(print)),
  ])
  return { pages: ofPages, speakers: ofSpeakers, event: ofEvent }
}
