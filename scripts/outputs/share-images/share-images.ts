import { create, type Font } from 'fontkit'
import { createHash } from 'node:crypto'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import type { Art } from '../../../src/azulejo/art.ts'
import { repeat } from '../../../src/azulejo/compose.ts'
import { mosaic } from '../../../src/azulejo/mosaic.ts'
import { palettes } from '../../../src/azulejo/palette.ts'
import { type Event, event } from '../../../src/content/event.ts'
import { files } from '../../../src/content/files.ts'
import { type Page, type PageId, pages } from '../../../src/content/pages.ts'
import { programme, type ProgrammePart } from '../../../src/content/programme.ts'
import { type Speaker, type SpeakerId, speakers } from '../../../src/content/speakers.ts'
import { type Venue, type VenueId, venues } from '../../../src/content/venues.ts'
import { longDate } from '../../../src/lib/dates.ts'
import { factsOf } from '../../../src/lib/facts.ts'
import { capitalise, fill } from '../../../src/lib/fill.ts'
import type { ShareImage, ShareImages } from '../../../src/lib/head.ts'
import { fontDirectory, makeFonts } from '../fonts/fonts.ts'
import { drawPoster, type Fonts, type Frame, type Poster, type Scheme } from './poster.ts'

export type ShareContent = {
  readonly event: Event
  readonly venues: Readonly<Record<VenueId, Venue>>
  readonly programme: { readonly morning: ProgrammePart }
  readonly pages: Readonly<Record<PageId, Page>>
  readonly speakers: Readonly<Record<SpeakerId, Speaker>>
}

export const siteContent: ShareContent = { event, venues, programme, pages, speakers }

/** Plain data, to be written as JSON. */
/** The folder of the images below the site's root. */
export const shareFolder = 'compartir'

/** Chats wait for no more: the project's own mark, well under WhatsApp's limit. */
export const largestBytes = 120_000

/**
 * Flat colours and hard edges: full chroma, and a flat quantisation table (1), which keeps 2 dB more at the same size
 * than the tables for photographs. Its scale of qualities is another: 38 looks as 78 does with those.
 */
const jpeg = { mozjpeg: true, quantisationTable: 1, chromaSubsampling: '4:4:4' } as const
const qualities = [38, 30, 24] as const

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

const speakerSchemes: readonly Scheme[] = [
  schemes.cal,
  schemes.albero,
  schemes.cobalto,
  schemes.tinta,
  schemes.cielo,
]

/**
 * The title stands in the middle 630 pixels, from 285 to 915, so that it survives the square that some chats cut out.
 */
const card: Frame = {
  width: 1200,
  height: 630,
  stub: 252,
  right: 904,
  bottom: 630,
  foot: 92,
  wall: { x: 904, y: -40, width: 296, height: 670, cell: 118 },
  title: { largest: 180, smallest: 84 },
  scale: 1,
}

const speakerCard: Frame = {
  ...card,
  right: 764,
  wall: { x: 764, y: -38, width: 436, height: 668, cell: 176 },
}

const eventFrames = {
  '16x9': {
    width: 1920,
    height: 1080,
    stub: 420,
    right: 1380,
    bottom: 1080,
    foot: 156,
    wall: { x: 1380, y: -72, width: 540, height: 1152, cell: 216 },
    title: { largest: 320, smallest: 140 },
    scale: 1.7,
  },
  '4x3': {
    width: 1600,
    height: 1200,
    stub: 370,
    right: 1240,
    bottom: 1200,
    foot: 150,
    wall: { x: 1240, y: -80, width: 360, height: 1280, cell: 240 },
    title: { largest: 320, smallest: 140 },
    scale: 1.6,
  },
  '1x1': {
    width: 1200,
    height: 1200,
    stub: 310,
    right: 1200,
    bottom: 820,
    foot: 120,
    wall: { x: 0, y: 820, width: 1200, height: 380, cell: 216 },
    title: { largest: 240, smallest: 110 },
    scale: 1.3,
  },
} as const satisfies Record<string, Frame>

type Sheet = {
  readonly name: string
  readonly alt: string
  readonly poster: Poster
  /** Most bytes that the file may take. */
  readonly limit: number
}

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
  const { previews } = files
  const cuando = say(previews.when, { fecha: longDate(content.event.start) })

  const pageSheet = (id: PageId): Sheet => {
    const page = content.pages[id]
    const title = say(page.shareTitle)
    const isEvent = title === facts.evento
    return {
      name: page.path.slice(1) || 'inicio',
      limit: largestBytes,
      alt: say(isEvent ? previews.home : previews.page, { cuando, titulo: title }),
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

  const schemesUsed: Scheme[] = []
  const speakerSheet = (id: SpeakerId): Sheet => {
    const { name, role } = content.speakers[id]
    const art = repeat(id, { columns: 4, rows: 4 })
    const scheme = speakerScheme(art, schemesUsed)
    schemesUsed.push(scheme)
    return {
      name: id,
      limit: largestBytes,
      alt: say(previews.speaker, { cuando, persona: name, cargo: role }),
      poster: {
        ...common,
        place: `the speaker "${id}"`,
        frame: speakerCard,
        scheme,
        art,
        label: facts.evento,
        title: name,
        subtitle: role,
      },
    }
  }

  const eventSheet = ([ratio, frame]: [string, Frame]): Sheet => ({
    name: `evento-${ratio}`,
    limit: Infinity,
    alt: say(previews.event, { cuando, formato: ratio.replace('x', ':') }),
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
function speakerScheme(art: Art, used: readonly Scheme[]): Scheme {
  const grounds = new Set<string>(art.tiles.map(({ palette }) => palettes[palette].g))
  const free = speakerSchemes.filter(({ field }) => !grounds.has(field))
  const uses = (scheme: Scheme) => used.filter((other) => other === scheme).length
  return free.toSorted((one, other) => uses(one) - uses(other))[0] ?? schemes.cal
}

const mapRecord = <Key extends string, From, To>(
  record: Readonly<Record<Key, From>>,
  to: (key: Key) => To,
) =>
  Object.fromEntries((Object.keys(record) as Key[]).map((key) => [key, to(key)])) as Record<Key, To>

/** The fonts in which the posters are set. */
export async function loadShareFonts(): Promise<Fonts> {
  const { bold, display } = await makeFonts(fontDirectory)
  return { bold: await readFont(bold), display: await readFont(display) }
}

const readFont = async (file: string) => create(await readFile(file)) as Font

/**
 * The finest of `qualities` that keeps a picture within its limit.
 * @throws where none does.
 */
async function encode(svg: string, { limit, poster }: Sheet): Promise<Buffer> {
  const { data, info } = await sharp(Buffer.from(svg))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  for (const quality of qualities) {
    const bytes = await sharp(data, { raw: info })
      .jpeg({ ...jpeg, quality })
      .toBuffer()
    if (bytes.length <= limit) return bytes
  }
  throw new Error(
    `The share image of ${poster.place} takes more than ${limit / 1000} kB, and chats might not load it: give it fewer or larger tiles (scripts/outputs/share-images/share-images.ts).`,
  )
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
  const sheets = sheetsOf(content)
  const all = [...Object.values(sheets.pages), ...Object.values(sheets.speakers), ...sheets.event]
  // All are drawn before any is written, so that a text that does not fit leaves the folder as it was.
  const drawings = all.map((sheet) => ({ sheet, svg: drawPoster(sheet.poster, fonts) }))

  const folder = path.join(outDir, shareFolder)
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  const printed = new Map(
    await Promise.all(
      drawings.map(async ({ sheet, svg }) => [sheet, await print(sheet, svg, folder)] as const),
    ),
  )
  const imageOf = (sheet: Sheet) => printed.get(sheet) as ShareImage
  return {
    pages: mapRecord(sheets.pages, (id) => imageOf(sheets.pages[id])),
    speakers: mapRecord(sheets.speakers, (id) => imageOf(sheets.speakers[id])),
    event: sheets.event.map(imageOf),
  }
}

async function print(sheet: Sheet, svg: string, folder: string): Promise<ShareImage> {
  const bytes = await encode(svg, sheet)
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8)
  const file = `${sheet.name}-${hash}.jpg`
  await writeFile(path.join(folder, file), bytes)
  const { width, height } = sheet.poster.frame
  return { path: `/${shareFolder}/${file}`, width, height, type: 'image/jpeg', alt: sheet.alt }
}
