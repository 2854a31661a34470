import { readSiteContent } from '../../scripts/build/derive/loadContent.ts'
import type { Page, PageId, Speaker } from '../../src/content/schema.ts'
import type { ProgrammePart, TimedEvent, Venue } from '../../src/event/model.ts'

/** The tests' own event. What they know of an event is here, and not in src/content, which anybody may change. */
export const eventoFolder = 'tests/evento'

export const evento = readSiteContent(eventoFolder)

export const { facts, programme, prices, copy } = evento

/** None is left out. */
export const pages = evento.pages as Readonly<Record<PageId, Page>>

/** It sells tickets. */
export const event = evento.event as TimedEvent & { readonly ticketUrl: string }

export const venues = evento.venues as Readonly<Record<'library' | 'wharf', Venue>>

export const [morning, night] = programme as readonly [ProgrammePart, ProgrammePart]

export type SpeakerId = 'nora-prieto' | 'teo-lastra' | 'elia-soto' | 'bruno-cid'

export const speakers = evento.speakers as Readonly<Record<SpeakerId, Speaker>>
