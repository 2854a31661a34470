import { readSiteContent } from '../../scripts/build/derive/loadContent.ts'
import type { Page, PageId, Speaker } from '../../src/content/schema.ts'
import type { ProgrammePart, TimedEvent, Venue } from '../../src/event/model.ts'

/** Folder of the tests' own event. Tests do not depend on src/content, which anybody may change. */
export const eventoFolder = 'tests/evento'

export const evento = readSiteContent(eventoFolder)

export const { facts, programme, prices, copy } = evento

/** The tests' event has every page. */
export const pages = evento.pages as Readonly<Record<PageId, Page>>

/** The tests' event sells tickets. */
export const event = evento.event as TimedEvent & { readonly ticketUrl: string }

export const venues = evento.venues as Readonly<Record<'library' | 'wharf', Venue>>

export const [morning, night] = programme as readonly [ProgrammePart, ProgrammePart]

export type SpeakerId = 'nora-prieto' | 'teo-lastra' | 'elia-soto' | 'bruno-cid'

export const speakers = evento.speakers as Readonly<Record<SpeakerId, Speaker>>
