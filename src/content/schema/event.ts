import { z } from 'zod'
import { motifNames } from '../../azulejo/art.ts'
import { paletteNames } from '../../azulejo/palette.ts'
import { messageWays } from './access.ts'
import {
  count,
  day,
  email,
  format,
  instant,
  list,
  oneOf,
  reference,
  text,
  time,
  webAddress,
  whole,
} from './formats.ts'

/** Stages of the ticket sale that an organiser gives; src/event/moment.ts says what each means. */
export const stageNames = ['soon', 'open', 'last', 'sold-out', 'closed'] as const

const wantedPrice = 'un precio en euros, como 25 o 12.50'

const price = z.strictObject({
  name: text(60),
  price: count(0, 10_000, wantedPrice).multipleOf(0.01, wantedPrice),
  note: text(160).optional(),
  /** Last day of this price. */
  until: day.optional(),
})

export const event = z
  .strictObject({
    /** Name without the year, which follows from `start`. */
    name: text(60, 1, { facts: false }),
    /** Address at which the site is published, with its sub-folder if any; the variable SITE_URL overrides it. */
    site: format(
      /^https:\/\/(?:[\p{L}\p{M}\d-]+\.)+\p{L}[\p{L}\p{M}\d-]*(?::\d{1,4})?(?:\/[\w~-][\w.~-]*)*(?<!\.html?)\/*$/u,
      'la dirección del sitio, como «https://www.mi-evento.es» o «https://www.mi-ciudad.es/mi-evento»: su carpeta, con letras sin acento y sin «index.html» detrás',
    ).optional(),
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
    /** Where tickets are sold or, of a free event, where people sign up; a free event may have none. */
    ticketUrl: webAddress.optional(),
    ticketPlatform: text(30, 1, { facts: false }).optional(),
    /** Stages of the sale, and what the ticket platform can do on this site. */
    tickets: z
      .strictObject({
        /** Whether the event costs nothing: no text speaks of buying then. */
        free: z.boolean('true o false').optional(),
        /** In euros, by kinds of ticket. */
        prices: list(price, 1, 12, 'name').optional(),
        /** Page of the platform that is made for frames: /entradas offers to load it. */
        frame: webAddress.optional(),
        /** Stages in order of time; without any, tickets are on sale. */
        sale: list(
          z.strictObject({ is: oneOf(...stageNames), from: instant.optional() }),
          1,
          stageNames.length,
        ).optional(),
      })
      .optional(),
    /** Who organises the event, as a sentence names it; shown in the footer. */
    organizer: text(100, 1, { facts: false }).optional(),
    /** For people with a need: a phone for the day itself, the messages that are read there, and until when to ask. */
    phone: format(
      /^\+?\d(?: ?\d){8,14}$/,
      'un teléfono, como «600 000 000» o «+34 600 000 000»',
    ).optional(),
    phoneTakes: z
      .array(oneOf(...messageWays), `una lista de estos: ${messageWays.join(', ')}`)
      .optional(),
    askUntil: day.optional(),
    /** Longest time to answer a message, in business hours: texts say them in the plural. */
    replyHours: whole(2, 240),
    social: list(z.strictObject({ name: text(20), url: webAddress }), 0, 8, 'name').default([]),
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
  .superRefine(({ tickets, ticketUrl, ticketPlatform }, { addIssue }) => {
    if (tickets?.free) return
    for (const [field, value] of Object.entries({ ticketUrl, ticketPlatform })) {
      const message = `${field === 'ticketUrl' ? 'la dirección en la que se compran las entradas' : 'el nombre de la plataforma que las vende'}; si el evento es gratuito, pon «tickets: { free: true }»`
      if (value === undefined) addIssue({ code: 'custom', path: [field], message })
    }
  })
