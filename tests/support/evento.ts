import type { Page, PageId, Speaker } from '../../src/content/schema.ts'
import { eventoFolder } from './eventoMoment.ts'
import { readSiteContent } from './siteContent.ts'
import type { ProgrammePart, TimedEvent, Venue, WithProgramme } from '../../src/event/model.ts'

export { eventoFolder }

/** The tests' event. It has every page, so its type has a programme. */
export const evento = readSiteContent(eventoFolder) as WithProgramme

export const { facts, programme, prices, copy } = evento

/** All pages by their ids. */
export const pages = evento.pages as Readonly<Record<PageId, Page>>

/** The facts of event.yaml. The tests' event sells tickets, so `ticketUrl` is there. */
export const event = evento.event as TimedEvent & { readonly ticketUrl: string }

export const venues = evento.venues as Readonly<Record<'library' | 'wharf', Venue>>

/** The two parts of the programme. */
export const [morning, night] = programme as readonly [ProgrammePart, ProgrammePart]

export type SpeakerId = 'nora-prieto' | 'teo-lastra' | 'elia-soto' | 'bruno-cid'

export const speakers = evento.speakers as Readonly<Record<SpeakerId, Speaker>>
