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

/** Stages of the ticket sale that an organiser can choose. src/event/moment.ts says what they mean. */
export const stageNames = ['soon', 'open', 'last', 'sold-out', 'closed'] as const

/** "www.mi-evento.es", "www.mi-evento.es:8080" */
const host = String.raw`(?:[\p{L}\p{M}\d-]+\.)+\p{L}[\p{L}\p{M}\d-]*(?::\d{1,5})?`
/** "/ferias/2026/", but no file such as "/index.html" */
const folders = String.raw`(?:\/[\w~-][\w.~-]*)*(?<!\.html?)\/*`

export const siteAddress = format(
  new RegExp(`^$|^https:\\/\\/${host}${folders}$`, 'u'),
  wanted.site,
)
  // The pattern accepts ports above 65535. `URL` refuses them.
  .refine((address) => address === '' || URL.canParse(address), wanted.site)

const wantedPhone = 'un teléfono, como «600 000 000» o, de otro país, «+351 912 345 678»'

/** A phone number in any usual form. The schema turns it into the international form, "+34600000000". */
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

/** The fields that an event must have if it sells tickets, as messages describe them. */
const shopFields = {
  ticketUrl: 'la dirección en la que se compran las entradas',
  ticketPlatform: 'el nombre de la plataforma que las vende',
}

export const event = z
  .strictObject({
    /** Name without the year. The year is derived from `start`. */
    name: text(60, 1, { facts: false }),
    /**
     * Address of the published site, with its sub-folder if it has one. Empty if unknown. The variable SITE_URL overrides it.
     */
    site: siteAddress.optional(),
    /**
     * The name below the icon of the installed site. Phones cut it off after 12 to 15 characters. It also replaces the name in
     * a header or a title that has no room for it. If it is missing, it is the name's first words (`shortNameOf`).
     */
    shortName: text(longestShortName, 1, { facts: false }).default(''),
    city: text(40, 1, { facts: false }),
    /** The moment at which the doors open, or only the day until the hours are known. */
    start: dayOrInstant,
    /**
     * The end of the event: on the day of `start`, or in the night after it until 08:00. A time without a date is enough.
     * Missing if `start` is only a day.
     */
    end: z.union([instant, time], wanted.end).optional(),
    /**
     * The day of the last change of the content or, for a second change on the same day, its moment. It tells search engines
     * and calendars whether they have the newest version.
     */
    updated: dayOrInstant,
    /** The time zone of all times on the site. It does not depend on the visitor. */
    timeZone: oneOf('Europe/Madrid', 'Atlantic/Canary').default('Europe/Madrid'),
    /** The e-mail for questions of any kind. Among others, the footer and the pages for contact and questions show it. */
    email: email.optional(),
    /**
     * Address of the ticket shop or, for a free event, of the page to sign up. Missing if it is not known yet, or if nobody
     * has to sign up.
     */
    ticketUrl: webAddress.optional(),
    ticketPlatform: text(30, 1, { facts: false }).optional(),
    /** Prices, stages of the sale, and the page of the ticket platform for a frame. */
    tickets: z
      .strictObject({
        /** Whether the event costs nothing. Then no text is about buying. */
        free: z.boolean('true o false').optional(),
        /** Prices in euros, one for each kind of ticket. */
        prices: list(price, 1, 12, 'name').optional(),
        /** The platform's page for frames. /entradas offers to load it. */
        frame: webAddress.optional(),
        /**
         * Stages in order of time. Without them the stage is "open" for an event that has a `ticketUrl` or is free. For other
         * events it is "soon".
         */
        sale: list(
          z.strictObject({ is: oneOf(...stageNames), from: instant.optional() }),
          1,
          stageNames.length,
        ).optional(),
      })
      .optional(),
    /** The organiser's name as a sentence contains it. The footer shows it. */
    organizer: text(100, 1, { facts: false }).optional(),
    /** The phone number for people with a need. */
    phone: phone.optional(),
    /** The kinds of messages that can be sent to `phone`. */
    phoneTakes: z
      .array(oneOf(...messageWays), `una lista de estos: ${messageWays.join(', ')}`)
      .optional(),
    /** The last day on which people with a need can ask for something. */
    askUntil: day.optional(),
    /** The longest time until a message is answered, in business hours. It is at least 2, because texts have the plural. */
    replyHours: wholeNumber(2, 240).optional(),
    social: list(z.strictObject({ name: text(20), url: webAddress }), 0, 8, 'name').default([]),
    /** The tile that represents the event: in the header, in icons and in link previews. */
    tile: z
      .strictObject({ motif: oneOf(...motifNames), palette: oneOf(...paletteNames) })
      .default({ motif: 'rombos', palette: 'plaza' }),
    /** Whether visitors of /entradas can make a poster with their own name. By default they can. */
    poster: oneOf('on', 'off').optional(),
    /** The event's status. "scheduled" means that the event takes place as announced. */
    status: z
      .strictObject({
        is: oneOf('scheduled', 'moved', 'postponed', 'cancelled'),
        /** New day of a postponed event, if it is known. */
        day: day.optional(),
        /** Old and new venue of an event that has moved, or that is postponed to another venue. */
        from: reference.optional(),
        to: reference.optional(),
      })
      .optional(),
    /** A line on top of every page. It is shown from `from` until `until`. A missing limit does not limit it. */
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
    const sellsTickets = tickets.sale
      ? tickets.sale.some(({ is }) => is !== 'soon')
      : ticketPlatform !== undefined
    const needsShop = sellsTickets || tickets.frame !== undefined
    const needsPlatform = needsShop || ticketUrl !== undefined
    const isMissing = {
      ticketUrl: needsShop && ticketUrl === undefined,
      ticketPlatform: needsPlatform && ticketPlatform === undefined,
    }
    for (const field of ['ticketUrl', 'ticketPlatform'] as const) {
      if (!isMissing[field]) continue
      const message = `${shopFields[field]}; si el evento es gratuito, pon «tickets: { free: true }»; si aún no se sabe dónde se venden, «tickets: { sale: [{ is: soon }] }»`
      addIssue({ code: 'custom', path: [field], message })
    }
  })
