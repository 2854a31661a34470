import type { Page, PageId, Speaker } from '../../src/content/schema.ts'
import { eventoFolder } from './eventoSettings.ts'
import { readSiteContent } from './siteContent.ts'
import type { ProgrammePart, TimedEvent, Venue, WithProgramme } from '../../src/event/model.ts'

// Tests import everything about the tests' event from this file.
export { eventoFolder }

/** The tests' event. The type asserts that it has a programme page. */
export const testEvent = readSiteContent(eventoFolder) as WithProgramme

export const { facts, programme, prices, copy } = testEvent

/** All pages by their ids. */
export const pages = testEvent.pages as Readonly<Record<PageId, Page>>

/** The fields of event.yaml, with times in milliseconds. In general `ticketUrl` is optional, but the tests' event has it. */
export const event = testEvent.event as TimedEvent & { readonly ticketUrl: string }

/** Both venues by their ids. */
export const venues = testEvent.venues as Readonly<Record<'library' | 'wharf', Venue>>

/** The two parts of the programme. */
export const [morning, night] = programme as readonly [ProgrammePart, ProgrammePart]

export type SpeakerId = 'nora-prieto' | 'teo-lastra' | 'elia-soto' | 'bruno-cid'

/** All speakers by their ids. */
export const speakers = testEvent.speakers as Readonly<Record<SpeakerId, Speaker>>
