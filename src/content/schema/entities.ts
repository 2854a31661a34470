import { z } from 'zod'
import { motifNames } from '../../azulejo/motifs.ts'
import { paletteNames } from '../../azulejo/palette.ts'
import {
  count,
  day,
  email,
  form,
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

/** Links of answers name venues beside pages, the mail and the shop. */
export const venueId = idBut('los enlaces', [...pageIds, 'mail', 'shop'])

/** How far the sale of tickets is. */
export const saleStages = ['soon', 'open', 'last', 'sold-out', 'closed'] as const

export const event = z.strictObject({
  /** Name without the year, which follows from `start`. */
  name: text(60, 1, { facts: false }).refine(
    (name) => !/(?<!\d)(?:19|20)\d{2}$/.test(name),
    'el nombre sin el año, que sale de «start» y se pone detrás',
  ),
  /** Where the site is published, if no variable SITE_URL says it: its folder too, if it is in one. */
  site: webAddress.optional(),
  /** Under the icon of the installed site, where phones cut off after 12 to 15 characters. */
  shortName: text(15, 1, { facts: false }),
  city: text(40, 1, { facts: false }),
  start: instant,
  /** Last moment of the party: in the night that follows `start`, 08:00 at the latest. A time alone is right as well. */
  end: z.union(
    [instant, time],
    'día, hora y diferencia con UTC, como «2026-11-15T02:00:00+01:00», o la hora sola, de «00:00» a «23:59»',
  ),
  /** Day of the last change of the content: tells search engines and calendars what is new. */
  updated: day,
  /** In which every time of the site is shown, wherever the visitor is. */
  timeZone: oneOf('Europe/Madrid', 'Atlantic/Canary'),
  /** Answers questions about anything; shown on contact, FAQ, footer and forms without script. */
  email,
  ticketUrl: webAddress,
  ticketPlatform: text(30, 1, { facts: false }).refine(
    (name) => !/:\/\/|^www\./.test(name),
    'el nombre de la plataforma, como «Eventbrite»: su dirección va en «ticketUrl»',
  ),
  /** How far the sale is, and what the platform can do on this site, beside its page. */
  tickets: z
    .strictObject({
      /** Page of the platform that is made for frames: /entradas offers to load it. */
      frame: webAddress.optional(),
      /** Parameter by which the platform learns from which page of this site a buyer came: "aff" at Eventbrite. */
      campaign: form(/^[\w-]{1,30}$/, 'el nombre de un parámetro, como «aff»').optional(),
      /** What is sold and from when, in the order of time; without it, tickets are on sale. */
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
  fediverse: form(
    /^@[\w.-]+@[\w.-]+\.\w+$/,
    'una cuenta, como «@evento@mastodon.social»',
  ).optional(),
  /** The tile that stands for the event: in the header, in the icons and on the share images. */
  tile: z.strictObject({ motif: oneOf(...motifNames), palette: oneOf(...paletteNames) }),
  /** Whether it takes place as announced; without it, it does. */
  status: z
    .strictObject({
      is: oneOf('scheduled', 'moved', 'postponed', 'cancelled'),
      /** Of what is postponed: the new day, if it is known. */
      day: day.optional(),
      /** Of what is moved: the venue that it was to be in, and the one that it is in. */
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
  /** Label of the link with directions; it makes sense read alone. */
  directions: text(60),
  street: text(80, 1, { facts: false }),
  postalCode: form(
    /^(?:0[1-9]|[1-4]\d|5[0-2])\d{3}$/,
    "un código postal de cinco cifras entre comillas, como «'41018'»",
  ),
  /** WGS 84, decimal degrees; Spain lies within these. */
  latitude: count(27, 44, 'la latitud de un lugar de España (de 27 a 44), como 37.3886'),
  longitude: count(-19, 5, 'la longitud de un lugar de España (de -19 a 5), como -5.9711'),
  what: text(60),
  description: text(),
  /** Approximate opening as the home page tells it; need not be the hours of the programme. */
  homeHours: z.strictObject({ from: time, to: time }),
})

export const programmeItem = z.strictObject({
  /** Wall-clock time; what is earlier than the event's start is in the night that follows, until 08:00. */
  start: time,
  end: time,
  title: text(80),
  description: text(),
  /** Which of the venue's rooms, where several things are on at a time. */
  room: text(30).optional(),
  /** Who is on stage, in order, and what each will speak about. Who is not announced yet has no `speaker`. */
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

/** What a photo shows, for who does not see it; without it, that follows from the name or title. */
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

/** Letters of a page's title, of which search engines show no more. */
export const longestTitle = 70

export const page = z.strictObject({
  /** Canonical path, without a trailing slash. */
  path: pagePath,
  /** As tabs and search engines show it. */
  title: text(longestTitle),
  /** Of the link preview, without the brand: chats show the site's name beside it. */
  shareTitle: text(90),
  description: text(155, 70),
  heading: text(60),
  intro: text(160),
})

/** Above the text of a page that is a file (pages/*.md), whose name is its path. */
export const textPageHead = page.omit({ path: true }).extend({
  /** Whether a visitor's browser keeps it for a visit without network; if nothing is said, it does not. */
  offline: z.boolean('true o false').optional(),
  /** Whether search engines and language models are told of it; if nothing is said, they are. */
  sitemap: z.boolean('true o false').optional(),
})

export const pages = z.strictObject({
  pages: z
    .record(oneOf(...pageIds), page)
    .refine(({ home }) => home.path === '/', {
      path: ['home', 'path'],
      message: 'otra ruta: la portada está en «/»',
    })
    .superRefine(oneEach(['path', 'title'])),
  /** Its visible texts are fixed by the specification, in English. */
  notFound: texts('title', 'heading', 'text', 'link'),
  /** Links of the header, in order. */
  navigation: list(z.strictObject({ page: oneOf(...pageIds), label: text(20) }), 1, 7, 'page'),
  /** Links of the footer to legal texts. */
  legalLinks: list(z.strictObject({ path, label: text(30) }), 0, 6, 'path').default([]),
})

/** Where the forms are posted to, and what those who fill them in must be told of it (GDPR, article 13). */
export const delivery = {
  /** A service that takes posted forms; without one nothing is sent. */
  delivery: z
    .union([oneOf('none'), webAddress], '«none» o una dirección que empiece por «https://»')
    .optional(),
  /** Needed as soon as something is sent. */
  dataProtection: z
    .strictObject({
      /** Who answers for the data, as a name that can be found in a register. */
      controller: text(120),
      /** What the data is for: "responder a tu mensaje". */
      purpose: text(160),
      /** Path of the legal link that tells the rest. */
      page: path,
    })
    .optional(),
}

/** `name` is fixed by the specification, the rest is what browsers need to help. */
export const field = z.strictObject({
  name: id,
  label: text(40),
  type: oneOf('text', 'email', 'tel', 'textarea'),
  required: z.boolean('true o false'),
  /** Token of the HTML autofill standard; WCAG 1.3.5. */
  autoComplete: oneOf('organization', 'name', 'email', 'tel').optional(),
})
