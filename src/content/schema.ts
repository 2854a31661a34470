import { z } from 'zod'
import { list, keyed } from './schema/formats.ts'
import * as entity from './schema/entities.ts'
import { event, type stageNames } from './schema/event.ts'
import * as page from './schema/pages.ts'
import * as programme from './schema/programme.ts'
import * as text from './schema/texts.ts'

/**
 * The schema of each YAML file in this folder. Types, checks of a single file (scripts/build/read/validate.ts) and the
 * suggestions of editors come from the schemas. Messages are in Spanish, for the organiser. Scripts of pages contain no schema.
 */
export const contentFiles = {
  event,
  venues: z.strictObject({
    venues: keyed(entity.venueId, entity.venue, 0, 5, 'name').default({}),
  }),
  programme: z.strictObject({ parts: list(programme.programmePart, 0, 12, 'id').default([]) }),
  speakers: z.strictObject({
    speakers: keyed(entity.speakerId, entity.speaker, 0, 60).default({}),
  }),
  editions: z.strictObject({ editions: list(entity.edition, 0, 60, 'id').default([]) }),
  faq: z.strictObject({
    questions: list(entity.question, 0, 60, 'id', 'question').default([]),
  }),
  perks: z.strictObject({ perks: list(entity.titledText, 0, 20, 'title').default([]) }),
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

/** The content of all files. The keys are the names of the files. */
export type ContentData = {
  readonly [File in ContentFile]: DeepReadonly<z.infer<(typeof contentFiles)[File]>>
}

type DeepReadonly<Value> = Value extends object
  ? { readonly [Key in keyof Value]: DeepReadonly<Value[Key]> }
  : Value

type ValueOf<Schema extends z.ZodType> = DeepReadonly<z.infer<Schema>>

// The types of values as they are read from files, with defaults. Types of derived values are in src/event/model.ts.
export type EventData = ValueOf<typeof event>
export type VenueData = ValueOf<typeof entity.venue>
export type PartData = ValueOf<typeof programme.programmePart>
export type ItemData = ValueOf<typeof programme.programmeItem>
export type TalkData = ValueOf<typeof programme.talk>
export type PriceData = NonNullable<NonNullable<EventData['tickets']>['prices']>[number]
export type StageData = NonNullable<NonNullable<EventData['tickets']>['sale']>[number]
export type StageName = (typeof stageNames)[number]
export type Speaker = ValueOf<typeof entity.speaker>
export type Perk = ValueOf<typeof entity.titledText>
export type Field = ValueOf<typeof entity.field>
export type Page = ValueOf<typeof page.page>
export type PageId = (typeof page.pageIds)[number]
export type TextPageHead = ValueOf<typeof page.textPageHead>
/** The pages that the event has, by their identifiers. */
export type Pages = ContentData['pages']['pages']
export type Copy = ContentData['copy']
export type States = ContentData['states']
/** @public the generated file files.ts imports it */
export type Files = ContentData['files']
