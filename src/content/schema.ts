import { z } from 'zod'
import { list, keyed } from './schema/formats.ts'
import * as entity from './schema/entities.ts'
import { event, type stageNames } from './schema/event.ts'
import * as page from './schema/pages.ts'
import * as day from './schema/programme.ts'
import * as text from './schema/texts.ts'

/**
 * The schema of each file in this folder: the only source of the types, of the checks at build (scripts/build/read) and of
 * what editors suggest. Messages are in Spanish, for the organiser. The browser gets only the values.
 */
export const contentFiles = {
  event,
  venues: z.strictObject({
    venues: keyed(entity.venueId, entity.venue, 0, 5, 'name').default({}),
  }),
  programme: z.strictObject({ parts: list(day.programmePart, 0, 12, 'id').default([]) }),
  speakers: z.strictObject({
    speakers: keyed(entity.speakerId, entity.speaker, 0, 60).default({}),
  }),
  editions: z.strictObject({ editions: list(entity.edition, 0, 60, 'id').default([]) }),
  faq: z.strictObject({
    questions: list(entity.question, 0, 60, 'id', 'question').default([]),
  }),
  perks: z.strictObject({ perks: list(entity.titled, 0, 20, 'title').default([]) }),
  benefits: z.strictObject({ benefits: list(entity.benefit, 0, 20, 'id').default([]) }),
  sponsorship: z.strictObject({ benefits: list(entity.benefit, 0, 20, 'id').default([]) }),
  sponsors: entity.sponsors,
  pages: page.pages,
  forms: z.strictObject({
    sponsorship: list(entity.field, 1, 12, 'name'),
    contact: list(entity.field, 1, 12, 'name'),
    ...entity.formService,
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

/** Types of the values as they are written. Types of derived values are in src/event/model.ts. */
export type EventData = Of<typeof event>
export type VenueData = Of<typeof entity.venue>
export type PartData = Of<typeof day.programmePart>
export type ItemData = Of<typeof day.programmeItem>
export type TalkData = Of<typeof day.talk>
export type PriceData = NonNullable<NonNullable<EventData['tickets']>['prices']>[number]
export type StageData = NonNullable<NonNullable<EventData['tickets']>['sale']>[number]
export type StageName = (typeof stageNames)[number]
export type Speaker = Of<typeof entity.speaker>
export type Perk = Of<typeof entity.titled>
export type Field = Of<typeof entity.field>
export type Page = Of<typeof page.page>
export type PageId = (typeof page.pageIds)[number]
export type TextPageHead = Of<typeof page.textPageHead>
/** The pages that the event has, by their identifiers. */
export type Pages = ContentData['pages']['pages']
export type Copy = ContentData['copy']
export type States = ContentData['states']
/** @public in the generated files.ts */
export type Files = ContentData['files']
