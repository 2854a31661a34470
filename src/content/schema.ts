import { z } from 'zod'
import { fragmentId, list, keyed } from './schema/formats.ts'
import * as entity from './schema/entities.ts'
import { event, type saleStages } from './schema/event.ts'
import * as page from './schema/pages.ts'
import * as day from './schema/programme.ts'
import * as text from './schema/texts.ts'

/**
 * The schema of each file in this folder: the only source of the types, of the checks at build (scripts/content) and of
 * what editors suggest. Messages are in Spanish, for the organiser. The browser gets only the values.
 */
export const contentFiles = {
  event,
  venues: z.strictObject({ venues: keyed(entity.venueId, entity.venue, 1, 5, 'name') }),
  programme: z.strictObject({ parts: list(day.programmePart, 1, 12, 'id') }),
  speakers: z.strictObject({
    speakers: keyed(fragmentId, entity.speaker, 0, 60).default({}),
  }),
  editions: z.strictObject({ editions: list(entity.edition, 0, 60, 'id').default([]) }),
  faq: z.strictObject({
    questions: list(entity.question, 0, 60, 'id', 'question').default([]),
  }),
  perks: z.strictObject({ perks: list(entity.titled, 0, 20, 'title') }),
  benefits: z.strictObject({ benefits: list(entity.benefit, 0, 20, 'id').default([]) }),
  sponsorship: z.strictObject({ benefits: list(entity.benefit, 0, 20, 'id').default([]) }),
  sponsors: entity.sponsors,
  pages: page.pages,
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

/** The content of all files, by the file's name. */
export type ContentData = {
  readonly [File in ContentFile]: DeepReadonly<z.infer<(typeof contentFiles)[File]>>
}

type DeepReadonly<Value> = Value extends object
  ? { readonly [Key in keyof Value]: DeepReadonly<Value[Key]> }
  : Value

type Of<Schema extends z.ZodType> = DeepReadonly<z.infer<Schema>>

export type Event = Of<typeof event> & {
  /** Original start of an event that is postponed to another day (scripts/content/state.ts). */
  readonly previousStart?: string
}

/** When an event is, in milliseconds since 1970. */
export type EventTimes = {
  readonly from: number
  readonly to: number
  /** Whether it is cancelled, or postponed without a new day. */
  readonly calledOff: boolean
}

/** When a notice holds, in milliseconds since 1970; without limits, always. */
export type NoticeTimes = { readonly from?: number; readonly until?: number }

/** The event with its times as numbers: at its start the app needs no time zones, which cost a phone 100 ms. */
export type TimedEvent = Event & EventTimes

/** A venue as written in its file. */
export type VenueData = Of<typeof entity.venue>

export type Venue = VenueData & {
  /** What it says to people with a need; empty if it says nothing. */
  readonly accessText: string
  /** Tone of the programme part that begins there. */
  readonly tone: PartData['tone']
}

/** A part of the programme as written in its file. */
export type PartData = Of<typeof day.programmePart>

/** A talk as written in its file. */
export type TalkData = Of<typeof day.talk>

export type Talk = {
  /** Missing if the speaker is not announced yet, or there are several. */
  readonly speaker?: string
  readonly people?: readonly { readonly speaker: string; readonly name: string }[]
  /** Of the speaker or, as in a sentence, of all speakers. */
  readonly name: string
  readonly talk: string
  /** Whether its item has the same title, so that one of the two is enough. */
  readonly isItemTitle?: true
} & Pick<TalkData, 'description' | 'tags' | 'links'>

export type ProgrammeItem = Omit<Of<typeof day.programmeItem>, 'talks' | 'title'> & {
  readonly title: string
  /** Start and end in milliseconds since 1970; `start` and `end` are its times as they are written. */
  readonly from: number
  readonly to: number
  /** Fragment of its address, if several items begin at the same time. */
  readonly id?: string
  /** Place of its room among those of its part, from 1 on, if another item is on at the same time. */
  readonly column?: number
  readonly talks?: readonly Talk[]
}

/** A part of the programme with the values derived from the rest of the content (scripts/content/derive.ts). */
export type ProgrammePart = Omit<PartData, 'items'> & {
  readonly items: readonly ProgrammeItem[]
  /** Text at its end, if the next part is a walk away. */
  readonly walk?: string
  /** Number of rooms in which something is on at the same time, if they fit beside each other. */
  readonly rooms?: number
  /** Whether it begins when all before it has ended. */
  readonly follows: boolean
}

export type Speaker = Of<typeof entity.speaker>
export type Perk = Of<typeof entity.titled>

/** A kind of ticket; `shown` is its price as people read it, and `ends`, until when. */
export type Price = NonNullable<NonNullable<Event['tickets']>['prices']>[number] & {
  readonly shown: string
  readonly ends?: string
}

export type Page = Of<typeof page.page>

/** A page whose text is a file (scripts/content/textPages.ts). */
export type TextPage = Page & Of<typeof page.textPageHead> & { readonly html: string }
export type PageId = (typeof page.pageIds)[number]
export type Field = Of<typeof entity.field>
/** Where the forms are posted, and what visitors must be told about it. */
export type Delivery = { readonly address: string } & NonNullable<
  ContentData['forms']['dataProtection']
>
/** By their identifiers; those that are left out are missing. */
export type Pages = ContentData['pages']['pages']
export type Copy = ContentData['copy']
type States = ContentData['states']

/** The event's state, named as its texts in states.yaml ("changes"). */
export type StateName = 'cancelled' | 'postponed' | 'rescheduled' | 'moved'

/** What pages say about the sale. */
export type SaleWords = States['sale']['soon'] & {
  /** Label of the buttons that lead to the ticket. */
  readonly button: string
}

/**
 * A stage of the sale with its words; `from` is in milliseconds since 1970. A closed sale is "over" after the event.
 * The sale of an event that is called off is "off".
 */
export type SaleStage = SaleWords & {
  readonly is: (typeof saleStages)[number] | 'over' | 'off'
  readonly from: number
  readonly gallery?: string
}

/** What pages and files say about the event's state: nothing if it has no status, sale or notice. */
export type EventState = {
  readonly name: StateName | null
  /** Whether the event is cancelled, or postponed without a new day. */
  readonly calledOff: boolean
  /** On top of every page, and in front of every preview. */
  readonly strip: { readonly label: string; readonly text: string } | null
  /** Null if tickets are simply on sale. */
  readonly sale: readonly SaleStage[] | null
  /** Words of tickets that are simply on sale. */
  readonly openWords: SaleWords
  /** Index of the stage that holds at build time. */
  readonly stageAtBuild: number
  readonly notice: (NoticeTimes & { readonly text: string }) | null
  /** Texts of the notice. */
  readonly words: States['notice']
}
