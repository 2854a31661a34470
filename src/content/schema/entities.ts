import { z } from 'zod'
import { motifNames } from '../../azulejo/motifs.ts'
import { paletteNames } from '../../azulejo/palette.ts'
import {
  count,
  day,
  email,
  format,
  fragmentId,
  id,
  idBut,
  instant,
  list,
  oneEach,
  oneOf,
  pagePath,
  path,
  reference,
  text,
  texts,
  time,
  webAddress,
  whole,
} from './formats.ts'

export const pageIds = [
  'home',
  'programme',
  'speakers',
  'tickets',
  'sponsorship',
  'faq',
  'contact',
] as const

/** An answer's links name venues, pages, the mail and the shop, so these names must differ. */
export const venueId = idBut('los enlaces', [...pageIds, 'mail', 'shop'])

/** Stages of the ticket sale. */
export const saleStages = ['soon', 'open', 'last', 'sold-out', 'closed'] as const

export const event = z.strictObject({
  /** Name without the year, which follows from `start`. */
  name: text(60, 1, { facts: false }).refine(
    (name) => !/(?<!\d)(?:19|20)\d{2}$/.test(name),
    'el nombre sin el año, que sale de «start» y se pone detrás',
  ),
  /** Address at which the site is published, with its sub-folder if any; the variable SITE_URL overrides it. */
  site: webAddress.optional(),
  /** Under the icon of the installed site, where phones cut off after 12 to 15 characters. */
  shortName: text(15, 1, { facts: false }),
  city: text(40, 1, { facts: false }),
  start: instant,
  /** Last moment of the party: in the night after `start`, 08:00 at the latest. A time without a date will do. */
  end: z.union(
    [instant, time],
    'día, hora y diferencia con UTC, como «2026-11-15T02:00:00+01:00», o la hora sola, de «00:00» a «23:59»',
  ),
  /**
   * Day of the last change of the content, or its moment for the second change of a day: tells search engines and
   * calendars what is new.
   */
  updated: z.union(
    [day, instant],
    'un día que exista, escrito año-mes-día, como «2026-11-14», o con la hora, como «2026-11-14T18:30:00+01:00»',
  ),
  /** Time zone of every time on the site, wherever the visitor is. */
  timeZone: oneOf('Europe/Madrid', 'Atlantic/Canary'),
  /** Answers questions about anything; shown on contact, FAQ, footer and forms without script. */
  email,
  ticketUrl: webAddress,
  ticketPlatform: text(30, 1, { facts: false }).refine(
    (name) => !/:\/\/|^www\./.test(name),
    'el nombre de la plataforma, como «Eventbrite»: su dirección va en «ticketUrl»',
  ),
  /** Stages of the sale, and what the ticket platform can do on this site. */
  tickets: z
    .strictObject({
      /** Page of the platform that is made for frames: /entradas offers to load it. */
      frame: webAddress.optional(),
      /** Parameter by which the platform learns from which page of this site a buyer came: "aff" at Eventbrite. */
      campaign: format(/^[\w-]{1,30}$/, 'el nombre de un parámetro, como «aff»').optional(),
      /** Stages in order of time; without any, tickets are on sale. */
      sale: list(
        z.strictObject({ is: oneOf(...saleStages), from: instant.optional() }),
        1,
        5,
      ).optional(),
    })
    .optional(),
  /** Longest time to answer a message, in business hours. */
  replyHours: whole(1, 240),
  social: list(z.strictObject({ name: text(20), url: webAddress }), 0, 8, 'name').default([]),
  /** Account in the fediverse that Mastodon names below a preview. */
  fediverse: format(
    /^@[\w.-]+@[\w.-]+\.\w+$/,
    'una cuenta, como «@evento@mastodon.social»',
  ).optional(),
  /** The tile that stands for the event: in the header, in the icons and on the share images. */
  tile: z.strictObject({ motif: oneOf(...motifNames), palette: oneOf(...paletteNames) }),
  /** Whether visitors of /entradas can make a poster with their own name; by default they can. */
  poster: oneOf('on', 'off').optional(),
  /** Given if the event does not take place as announced. */
  status: z
    .strictObject({
      is: oneOf('scheduled', 'moved', 'postponed', 'cancelled'),
      /** New day of a postponed event, if known. */
      day: day.optional(),
      /** Old and new venue of an event that has moved. */
      from: reference.optional(),
      to: reference.optional(),
    })
    .optional(),
  notice: z
    .strictObject({ text: text(200), from: instant.optional(), until: instant.optional() })
    .optional(),
})

export const venue = z.strictObject({
  name: text(60, 1, { facts: false }),
  /** How the copy refers to it inside a sentence, article included: "el parque". */
  inSentence: text(40),
  /** Label of the link with directions; it must make sense on its own. */
  directions: text(60),
  street: text(80, 1, { facts: false }),
  postalCode: format(
    /^(?:0[1-9]|[1-4]\d|5[0-2])\d{3}$/,
    "un código postal de cinco cifras entre comillas, como «'41018'»",
  ),
  /** WGS 84, decimal degrees; Spain lies within these limits. */
  latitude: count(27, 44, 'la latitud de un lugar de España (de 27 a 44), como 37.3886'),
  longitude: count(-19, 5, 'la longitud de un lugar de España (de -19 a 5), como -5.9711'),
  what: text(60),
  description: text(),
  /** Approximate opening hours on the home page; they may differ from the programme. */
  homeHours: z.strictObject({ from: time, to: time }),
})

export const programmeItem = z.strictObject({
  /** Wall-clock time. A time before the event's start, up to 08:00, is in the night that follows. */
  start: time,
  end: time,
  title: text(80),
  description: text(),
  /** Room of the venue, if several items are on at the same time. */
  room: text(30).optional(),
  /** Talks in order. A talk whose speaker is not announced yet has no `speaker`. */
  talks: list(z.strictObject({ speaker: reference.optional(), talk: text(120) }), 1, 20).optional(),
})

export const programmePart = z.strictObject({
  id,
  /** Its ground: by day or by night. */
  tone: oneOf('day', 'night'),
  title: text(60),
  venue: reference,
  start: time,
  end: time,
  intro: text(),
  items: list(programmeItem, 1, 60),
})

/** Text alternative of a photo; if missing, it follows from the name or title. */
const photo = text(150)
  .refine(
    (shown) => !/\.(?:jpe?g|png|webp|avif|gif|hei[cf])$/i.test(shown),
    'lo que se ve en la foto: el archivo no se nombra, se llama como su identificador',
  )
  .optional()

export const speaker = z.strictObject({ name: text(60), role: text(100), bio: text(700), photo })

export const edition = z.strictObject({
  id,
  title: text(60),
  description: text(),
  year: whole(1990, 2100),
  photo,
})

export const titled = z.strictObject({ title: text(60), text: text(220) })
export const benefit = titled.extend({ id })

export const question = z.strictObject({
  /** Fragment of the question's own address: /faq#accesibilidad. */
  id: fragmentId,
  question: text(120),
  /** May hold links: "[texto](programme)". */
  answer: text(700, 1, { links: true }),
})

/** Longest page title, in letters: search engines cut longer ones. */
export const longestTitle = 70

export const page = z.strictObject({
  /** Canonical path, without a trailing slash. */
  path: pagePath,
  /** As tabs and search engines show it. */
  title: text(longestTitle),
  /** Title of the link preview, without the brand: chats show the site's name beside it. */
  shareTitle: text(90),
  description: text(155, 70),
  heading: text(60),
  intro: text(160),
})

/** Front matter of a text page (pages/*.md); the file's name is its path. */
export const textPageHead = page.omit({ path: true }).extend({
  /** Whether a visitor's browser keeps it for a visit without network; by default it does not. */
  offline: z.boolean('true o false').optional(),
  /** Whether it is in the sitemap for search engines; by default it is. */
  sitemap: z.boolean('true o false').optional(),
})

export const pages = z.strictObject({
  pages: z
    .record(oneOf(...pageIds), page)
    .refine(({ home }) => home.path === '/', {
      path: ['home', 'path'],
      message: 'otra ruta: la portada está en «/»',
    })
    .superRefine(oneEach(['path', 'title', 'description'])),
  /** Its visible texts are fixed by the specification, in English. */
  notFound: texts('title', 'heading', 'text', 'link'),
  /** Links of the header, in order. */
  navigation: list(z.strictObject({ page: oneOf(...pageIds), label: text(20) }), 1, 7, 'page'),
  /** Links of the footer to legal texts. */
  legalLinks: list(z.strictObject({ path, label: text(30) }), 0, 6, 'path').default([]),
})

/** Where the forms are posted, and what visitors must be told about it (GDPR, article 13). */
export const delivery = {
  /** A service that takes posted forms; without one nothing is sent. */
  delivery: z
    .union(
      [oneOf('none'), webAddress],
      '«none» o la dirección que da el servicio, como «https://formspree.io/f/abc»',
    )
    .optional(),
  /** Required if the forms are sent. */
  dataProtection: z
    .strictObject({
      /** The data controller's name, as it can be found in a register. */
      controller: text(120),
      /** What the data is for: "responder a tu mensaje". */
      purpose: text(160),
      /** Path of the legal page with the details. */
      page: path,
    })
    .optional(),
}

/** `name` is fixed by the specification; the rest lets browsers validate and autofill. */
export const field = z.strictObject({
  name: id,
  label: text(40),
  type: oneOf('text', 'email', 'tel', 'textarea'),
  required: z.boolean('true o false'),
  /** Token of the HTML autofill standard; WCAG 1.3.5. */
  autoComplete: oneOf('organization', 'name', 'email', 'tel').optional(),
})
