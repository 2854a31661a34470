import { readSiteContent } from '../../scripts/derive/loadContent.ts'
import type { Page, PageId, Speaker } from '../../src/content/schema.ts'
import type { ProgrammePart, TimedEvent, Venue } from '../../src/event/model.ts'

/** The event of the specification, as it is delivered. Another event is built and tested from a folder of its own. */
export const specificationFolder = 'src/content'

export const specification = readSiteContent(specificationFolder)

export const { facts, files, programme, perks, questions, notFound, copy } = specification

/** None is left out. */
export const pages = specification.pages as Readonly<Record<PageId, Page>>

/** It sells tickets. */
export const event = specification.event as TimedEvent & { readonly ticketUrl: string }

export const venues = specification.venues as Readonly<Record<'mall' | 'park', Venue>>

export const [morning, night] = programme as readonly [ProgrammePart, ProgrammePart]

export type SpeakerId =
  | 'lucia-romero'
  | 'javier-ortega'
  | 'carmen-vidal'
  | 'pablo-herrera'
  | 'marta-leon'

export const speakers = specification.speakers as Readonly<Record<SpeakerId, Speaker>>
