import { z } from 'zod'
import { links } from './entities.ts'
import { id, list, oneOf, reference, text, time } from './formats.ts'

/** The largest number of tags of a talk. */
export const mostTags = 3

export const talk = z.strictObject({
  /** Identifier of the speaker. Missing if nobody is announced yet, or if the talk has several `speakers`. */
  speaker: z
    .string('el identificador de una persona; varias van en «speakers: [ana, luis]»')
    .optional(),
  /** Identifiers of several speakers, instead of `speaker`. */
  speakers: list(reference, 2, 10).optional(),
  /** Title of the talk. It gets no no-break spaces (`noBreak` in formats.ts), because cards show it in narrow columns. */
  talk: text(120, 1, { noBreak: false }),
  /** Summary of the talk. */
  description: text(2000).optional(),
  /** Labels such as the level, the language or the kind. */
  tags: list(text(20), 1, mostTags).optional(),
  /** Links for after the event: a recording, slides. */
  links: links.optional(),
})

const title = text(80)

export const programmeItem = z
  .strictObject({
    /** Local times. A time until 08:00 that is earlier than the event's start is in the night after the event's day. */
    start: time,
    end: time,
    /** May be missing if the item has a single talk. Then the title of the talk is shown. */
    title: title.optional(),
    description: text().optional(),
    /** The room, for items that are on at the same time. */
    room: text(30).optional(),
    /** Talks, in the order in which they are given. */
    talks: list(talk, 1, 20).optional(),
  })
  .superRefine((item, { addIssue }) => {
    if (item.title !== undefined || item.talks?.length === 1) return
    // `text` has written this description: "un texto de 1 a 80 letras".
    const expected = title.meta()?.description
    addIssue({
      code: 'custom',
      path: ['title'],
      message: `${expected}; solo lo que tiene una única charla puede no llevarlo`,
    })
  })

export const programmePart = z.strictObject({
  id,
  /** Colours of the part: sand for "day", ink for "night". In the dark scheme both are dark. */
  tone: oneOf('day', 'night'),
  title: text(60),
  venue: reference,
  start: time,
  end: time,
  intro: text(),
  items: list(programmeItem, 1, 60),
})
