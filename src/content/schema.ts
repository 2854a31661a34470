import { z } from 'zod'
import { fragmentId, list, named } from './schema/formats.ts'
import * as entity from './schema/entities.ts'
import * as text from './schema/texts.ts'

/**
 * What each file of this folder holds: the only source of the types, of the checks at build (scripts/content) and of
 * what editors suggest. What is wanted is said to the organiser, in Spanish. The browser gets the values alone.
 */
export const contentFiles = {
  event: entity.event,
  venues: z.strictObject({ venues: named(entity.venueId, entity.venue, 1, 5) }),
  programme: z.strictObject({ parts: list(entity.programmePart, 1, 12, 'id') }),
  speakers: z.strictObject({
    speakers: named(fragmentId, entity.speaker, 0, 60).default({}),
  }),
  editions: z.strictObject({ editions: list(entity.edition, 0, 60, 'id').default([]) }),
  faq: z.strictObject({ questions: list(entity.question, 1, 60, 'id', 'question') }),
  perks: z.strictObject({ perks: list(entity.titled, 1, 20, 'title') }),
  benefits: z.strictObject({ benefits: list(entity.benefit, 0, 20, 'id').default([]) }),
  sponsorship: z.strictObject({ benefits: list(entity.benefit, 0, 20, 'id').default([]) }),
  pages: entity.pages,
  forms: z.strictObject({
    sponsorship: list(entity.field, 1, 12, 'name'),
    contact: list(entity.field, 1, 12, 'name'),
    ...entity.delivery,
  }),
  copy: text.copy,
  states: text.states,
  files: text.files,
} as const

export type ContentFile = keyof typeof contentFiles

/** What the files hold, each under its name. */
export type ContentData = {
  readonly [File in ContentFile]: DeepReadonly<z.infer<(typeof contentFiles)[File]>>
}

type DeepReadonly<Value> = Value extends object
  ? { readonly [Key in keyof Value]: DeepReadonly<Value[Key]> }
  : Value

type Of<Schema extends z.ZodType> = DeepReadonly<z.infer<Schema>>

export type Event = Of<typeof entity.event> & {
  /** When it was to begin, if it has been put off to another day (scripts/content/state.ts). */
  readonly previousStart?: string
}

/** A venue as its file has it. */
export type VenueData = Of<typeof entity.venue>

export type Venue = VenueData & {
  /** That of what begins there. */
  readonly tone: PartData['tone']
}

/** A part of the programme as its file has it. */
export type PartData = Of<typeof entity.programmePart>

/** What somebody will speak about; without an id, who that is is not announced yet. */
export type Talk = { readonly speaker?: string; readonly name: string; readonly talk: string }

export type ProgrammeItem = Omit<Of<typeof entity.programmeItem>, 'talks'> & {
  /** Fragment of its address, where its time alone would not tell it from others. */
  readonly id?: string
  readonly talks?: readonly Talk[]
}

/** A part of the programme with what follows from the rest of the content (scripts/content/derive.ts). */
export type ProgrammePart = Omit<PartData, 'items'> & {
  readonly items: readonly ProgrammeItem[]
  /** Told at its end, if the next part is a walk away. */
  readonly walk?: string
}

export type Speaker = Of<typeof entity.speaker>
export type Edition = Of<typeof entity.edition>
export type Question = Of<typeof entity.question>
export type Perk = Of<typeof entity.titled>
export type Benefit = Of<typeof entity.benefit>
export type Page = Of<typeof entity.page>

/** A page whose text is a file (scripts/content/text-pages.ts). */
export type TextPage = Page & Of<typeof entity.textPageHead> & { readonly html: string }
export type PageId = (typeof entity.pageIds)[number]
export type Field = Of<typeof entity.field>
/** Where the forms are posted to, and what is said of it. */
export type Delivery = { readonly address: string } & NonNullable<
  ContentData['forms']['dataProtection']
>
export type Copy = ContentData['copy']
export type States = ContentData['states']
export type Files = ContentData['files']

/** What has become of the event, by the name of the words that say so (states.yaml, "changes"). */
export type StateName = 'cancelled' | 'postponed' | 'rescheduled' | 'moved'

/**
 * A stage of the sale with its words; `from` is in milliseconds since 1970. A sale that is closed is "over" after the event,
 * and "off" is that of an event that is called off.
 */
export type SaleStage = States['sale']['soon'] & {
  readonly is: (typeof entity.saleStages)[number] | 'over' | 'off'
  readonly from: number
  /** What the buttons say that lead to the ticket. */
  readonly button: string
  readonly gallery?: string
}

/** What pages and files say of the event's state; without a status, a sale and a notice nothing at all. */
export type EventState = {
  readonly name: StateName | null
  /** Whether it takes place neither on its day nor on another that is known. */
  readonly calledOff: boolean
  /** On top of every page, and in front of every preview. */
  readonly strip: { readonly label: string; readonly text: string } | null
  /** Null if tickets are simply on sale. */
  readonly sale: readonly SaleStage[] | null
  /** Which of them holds at the build. */
  readonly stage: number
  readonly notice: NonNullable<Event['notice']> | null
  /** What is said of notices. */
  readonly words: States['notice']
}
