import type { Page, PageId, Speaker } from '../../src/content/schema.ts'
import { eventoFolder } from './evento-moment.ts'
import { readSiteContent } from './site-content.ts'
import type { ProgrammePart, TimedEvent, Venue, WithProgramme } from '../../src/event/model.ts'

export { eventoFolder }

/** The tests' event has every page. */
export const evento = readSiteContent(eventoFolder) as WithProgramme

export const { facts, programme, prices, copy } = evento

export const pages = evento.pages as Readonly<Record<PageId, Page>>

/** The tests' event sells tickets. */
export const event = evento.event as TimedEvent & { readonly ticketUrl: string }

export const venues = evento.venues as Readonly<Record<'library' | 'wharf', Venue>>

export const [morning, night] = programme as readonly [ProgrammePart, ProgrammePart]

export type SpeakerId = 'nora-prieto' | 'teo-lastra' | 'elia-soto' | 'bruno-cid'

export const speakers = evento.speakers as Readonly<Record<SpeakerId, Speaker>>
