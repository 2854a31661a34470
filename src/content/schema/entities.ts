import { z } from 'zod'
import {
  fileId,
  format,
  fragmentId,
  id,
  idExcept,
  list,
  numberIn,
  oneOf,
  path,
  text,
  time,
  webAddress,
  wholeNumber,
} from './formats.ts'
import { access } from './access.ts'
import { pageIds } from './pages.ts'

/** Names of link targets that are neither pages nor venues (`linkTargets` in src/event/links.ts). */
const contactTargets = ['mail', 'phone', 'sms', 'whatsapp', 'shop']

/**
 * A venue's identifier. Links in texts name venues, pages and contacts, so a venue may not have the name of a page or contact.
 */
export const venueId = idExcept('los enlaces', [...pageIds, ...contactTargets])

export const venue = z.strictObject({
  name: text(60, 1, { facts: false }),
  /** The name of the venue inside a sentence, article included: "el parque". */
  inSentence: text(40),
  /** Label of the link with directions. It must make sense without the text around it. */
  directions: text(60),
  street: text(80, 1, { facts: false }),
  postalCode: format(
    /^(?:0[1-9]|[1-4]\d|5[0-2])\d{3}$/,
    "un código postal de cinco cifras entre comillas, como «'41018'»",
  ),
  /** Decimal degrees (WGS 84). All of Spain is within these limits. */
  latitude: numberIn(27, 44, 'la latitud de un lugar de España (de 27 a 44), como 37.3886'),
  longitude: numberIn(-19, 5, 'la longitud de un lugar de España (de -19 a 5), como -5.9711'),
  /** Lines and stops of public transport near the venue. */
  transit: text(160, 1, { facts: false }).optional(),
  access: access.optional(),
  /** A few words on the part of the event at this venue. */
  what: text(60),
  description: text(),
  /** Approximate hours of the event at this venue, for the home page. They may differ from the programme. */
  homeHours: z.strictObject({ from: time, to: time }),
})

/** Text alternative of a photo. If it is missing, it is derived from the name or title. */
const photoAlt = text(150)
  .refine(
    (shown) => !/\.(?:jpe?g|png|webp|avif|gif|hei[cf])$/i.test(shown),
    'lo que se ve en la foto: el archivo no se nombra, se llama como su identificador',
  )
  .optional()

/** Links to other sites, such as a recording. */
export const links = list(z.strictObject({ name: text(30), url: webAddress }), 1, 2, 'name')

/** A speaker's identifier. It is also the name of the speaker's page, photo and preview, and the speaker's fragment. */
export const speakerId = fileId(fragmentId)

export const speaker = z.strictObject({
  name: text(60, 1, { noBreak: false }),
  role: text(100, 1, { noBreak: false }),
  bio: text(1000),
  photoAlt,
  /** Pages with more about the speaker. */
  links: links.optional(),
})

export const edition = z.strictObject({
  id: fileId(id),
  title: text(60),
  description: text(),
  year: wholeNumber(1990, 2100),
  photoAlt,
  /** Address of the edition's own site, if it is still there. */
  url: webAddress.optional(),
})

/** A title and a text: a perk of the ticket, or the texts of a benefit. */
export const titledText = z.strictObject({ title: text(60), text: text(220) })

/** A benefit of the event for visitors, or a benefit for sponsors. */
export const benefit = titledText.extend({ id })

export const question = z.strictObject({
  /** Fragment of the answer, with which people share a question: /faq#accesibilidad. */
  id: fragmentId,
  question: text(120),
  /** The answer may contain links: "[texto](programme)". */
  answer: text(700, 1, { links: true }),
  /** Replaces `answer` once the event is over. */
  answerAfter: text(700, 1, { links: true }).optional(),
})

const wantedService = '«none» o la dirección que da el servicio, como «https://formspree.io/f/abc»'

/** The service that receives posted forms, and the facts about it that visitors must be told (GDPR, article 13). */
export const formService = {
  /** The address to which forms are posted. If it is missing or "none", nothing is sent. */
  delivery: z
    .string(wantedService)
    .refine((value) => value === 'none' || webAddress.safeParse(value).success, wantedService)
    .optional(),
  /** Required if forms are sent. */
  dataProtection: z
    .strictObject({
      /** The name of the data controller, as it is in a public register. */
      controller: text(120),
      /** The purpose for which the data is used: "responder a tu mensaje". */
      purpose: text(160),
      /** Path of the legal page with the details. */
      page: path,
    })
    .optional(),
}

/**
 * Properties and methods of form elements (HTML standard, 4.10.3), apart from event handlers. A field with such a name would
 * hide the property from scripts: with a field "reset", the call `form.reset()` fails. Names with capitals are not listed,
 * because identifiers have no capitals. "name" is not listed, because services expect a field "name", and no script reads it.
 */
const formMembers =
  'action after animate append attributes autocomplete autocorrect autofocus before blur children click closest ' +
  'constructor contains dataset dir draggable elements encoding enctype focus hidden id inert lang length matches ' +
  'method nonce normalize part popover prefix prepend rel remove reset role slot spellcheck style submit target title ' +
  'translate when'

/**
 * A field of a form. In the delivered event the specification prescribes `name`. Browsers validate the input by `type` and
 * `required`, and fill in known values by `autoComplete`.
 */
export const field = z.strictObject({
  name: idExcept('todo formulario', formMembers.split(' ')),
  label: text(40),
  type: oneOf('text', 'email', 'tel', 'textarea'),
  required: z.boolean('true o false'),
  /** Token of the HTML standard for autofill (WCAG 1.3.5). */
  autoComplete: oneOf('organization', 'name', 'email', 'tel').optional(),
})

/** Sponsors of the event. */
export const sponsors = z.strictObject({
  /** Levels in order. Sponsors of the first level give most and have the largest logos. */
  levels: list(
    z.strictObject({
      title: text(40),
      /** A sponsor may have a logo: sponsors/ID.svg or sponsors/ID.png. Without a logo the page shows the name. */
      sponsors: list(
        z.strictObject({ id: fileId(id), name: text(60), url: webAddress }),
        1,
        40,
        'id',
        'name',
      ),
    }),
    0,
    6,
    'title',
  ).default([]),
})
