import { z } from 'zod'
import { motifNames } from '../../azulejo/art.ts'
import { paletteNames } from '../../azulejo/palette.ts'
import { saysHour } from '../../lib/dates.ts'
import { readPhone } from '../../lib/phone.ts'
import { longestShortName } from '../../lib/shortName.ts'
import { messageWays } from './access.ts'
import {
  day,
  dayOrInstant,
  email,
  format,
  instant,
  list,
  numberIn,
  oneOf,
  reference,
  text,
  time,
  wanted,
  webAddress,
  wholeNumber,
} from './formats.ts'

/** Stages of the ticket sale that an organiser gives; src/event/moment.ts says what each means. */
export const stageNames = ['soon', 'open', 'last', 'sold-out', 'closed'] as const

/** "www.mi-evento.es", with a port if it has one */
const host = String.raw`(?:[\p{L}\p{M}\d-]+\.)+\p{L}[\p{L}\p{M}\d-]*(?::\d{1,5})?`
/** "/ferias/2026/", but no file such as "/index.html" */
const folders = String.raw`(?:\/[\w~-][\w.~-]*)*(?<!\.html?)\/*`

export const siteAddress = format(
  new RegExp(`^$|^https:\\/\\/${host}${folders}$`, 'u'),
  wanted.site,
)
  // The pattern admits ports above 65535, which `URL` refuses.
  .refine((address) => address === '' || URL.canParse(address), wanted.site)

const wantedPhone = 'un teléfono, como «600 000 000» o, de otro país, «+351 912 345 678»'

/** A phone, in any usual form. The schema turns it into the international form, "+34600000000". */
const phone = z
  .string(wantedPhone)
  .overwrite((written) => readPhone(written) ?? written)
  .refine((read) => readPhone(read) === read, wantedPhone)

const price = z.strictObject({
  name: text(60),
  price: numberIn(0, 10_000, wanted.price).multipleOf(0.01, wanted.price),
  note: text(160).optional(),
  /** Last day of this price. */
  until: day.optional(),
})

/** How messages describe the fields that an event must have if it sells tickets. */
const shopFields = {
  ticketUrl: 'la dirección en la que se compran las entradas',
  ticketPlatform: 'el nombre de la plataforma que las vende',
}

export const event = z
  .strictObject({
    /** Name without the year. The year derives from `start`. */
    name: text(60, 1, { facts: false }),
    /** Address of the published site, with its sub-folder if any; empty if unknown. The variable SITE_URL overrides it. */
    site: siteAddress.optional(),
    /**
     * A name for the icon of the installed site: phones cut it off after 12 to 15 characters. It also replaces the name in a
     * header or a title that has no room for the name. If it is missing, the name's first words are used (`shortNameOf`).
     */
    shortName: text(longestShortName, 1, { facts: false }).default(''),
    city: text(40, 1, { facts: false }),
    /** When doors open; a day alone as long as the hours are not known. */
    start: dayOrInstant,
    /**
     * Last moment of the event: on the day of `start`, or in the night after it until 08:00. A time without a date is enough.
     * Missing if `start` is a day alone.
     */
    end: z.union([instant, time], wanted.end).optional(),
    /**
     * Day of the last change of the content or, for a second change on the same day, its moment. Search engines and calendars
     * see from it what is new.
     */
    updated: dayOrInstant,
    /** Time zone of every time on the site, wherever the visitor is. */
    timeZone: oneOf('Europe/Madrid', 'Atlantic/Canary').default('Europe/Madrid'),
    /** The e-mail for questions about anything. The footer and the pages of contact and FAQ show it, among others. */
    email: email.optional(),
    /**
     * Address of the shop for the tickets or, if the event is free, of the page to sign up. Missing as long as it is not known,
     * or if nobody has to sign up.
     */
    ticketUrl: webAddress.optional(),
    ticketPlatform: text(30, 1, { facts: false }).optional(),
    /** Prices and stages of the sale, and the ticket platform's page for frames. */
    tickets: z
      .strictObject({
        /** Whether the event costs nothing. Then no text speaks of buying. */
        free: z.boolean('true o false').optional(),
        /** In euros, by kinds of ticket. */
        prices: list(price, 1, 12, 'name').optional(),
        /** Page of the platform that is made for frames: /entradas offers to load it. */
        frame: webAddress.optional(),
        /**
         * Stages in order of time. Without any, tickets are on sale if the event has a `ticketUrl` or is free. Otherwise they
         * come "soon".
         */
        sale: list(
          z.strictObject({ is: oneOf(...stageNames), from: instant.optional() }),
          1,
          stageNames.length,
        ).optional(),
      })
      .optional(),
    /** The organiser, as a sentence names it; shown in the footer. */
    organizer: text(100, 1, { facts: false }).optional(),
    /** The phone for people with a need. */
    phone: phone.optional(),
    /** The kinds of messages that are read at `phone`. */
    phoneTakes: z
      .array(oneOf(...messageWays), `una lista de estos: ${messageWays.join(', ')}`)
      .optional(),
    /** The last day on which people with a need can ask for something. */
    askUntil: day.optional(),
    /** Longest time to answer a message, in business hours. At least 2, because texts have the plural. */
    replyHours: wholeNumber(2, 240).optional(),
    social: list(z.strictObject({ name: text(20), url: webAddress }), 0, 8, 'name').default([]),
    /** The tile that stands for the event: in the header, in the icons and on the share images. */
    tile: z
      .strictObject({ motif: oneOf(...motifNames), palette: oneOf(...paletteNames) })
      .default({ motif: 'rombos', palette: 'plaza' }),
    /** Whether visitors of /entradas can make a poster with their own name; by default they can. */
    poster: oneOf('on', 'off').optional(),
    /** Says if the event does not take place as announced. "scheduled" means that it does. */
    status: z
      .strictObject({
        is: oneOf('scheduled', 'moved', 'postponed', 'cancelled'),
        /** New day of a postponed event, if known. */
        day: day.optional(),
        /** Old and new venue of an event that has moved, or is postponed to another place. */
        from: reference.optional(),
        to: reference.optional(),
      })
      .optional(),
    /** A line on top of every page, for a time or, without `from` and `until`, always. */
    notice: z
      .strictObject({ text: text(200), from: instant.optional(), until: instant.optional() })
      .optional(),
  })
  .superRefine(({ start, end }, { addIssue }) => {
    if (!saysHour(start) || end !== undefined) return
    const message =
      'la hora a la que termina, como «20:00»; si aún no se sabe, deja en «start» el día solo, sin hora'
    addIssue({ code: 'custom', path: ['end'], message })
  })
  .superRefine(({ tickets = {}, ticketUrl, ticketPlatform }, { addIssue }) => {
    if (tickets.free) return
    // An event without `tickets.sale` sells tickets if it names a platform.
    const isSold = tickets.sale
      ? tickets.sale.some(({ is }) => is !== 'soon')
      : ticketPlatform !== undefined
    const hasShop = isSold || tickets.frame !== undefined
    const isMissing = {
      ticketUrl: hasShop && ticketUrl === undefined,
      ticketPlatform: (hasShop || ticketUrl !== undefined) && ticketPlatform === undefined,
    }
    for (const field of ['ticketUrl', 'ticketPlatform'] as const) {
      const message = `${shopFields[field]}; si el evento es gratuito, pon «tickets: { free: true }»; si aún no se sabe dónde se venden, «tickets: { sale: [{ is: soon }] }»`
      if (isMissing[field]) addIssue({ code: 'custom', path: [field], message })
    }
  })
