import type { ExamplePosters } from '../lib/examplePosters.ts'
import type { ShareImages } from '../lib/head.ts'
import type { BackerLevel } from '../lib/logo.ts'
import type { Photo, Photos } from '../lib/photo.ts'
import type { featuredOf } from './agenda.ts'
import type { SiteContent } from './model.ts'
import type { calendarAddresses } from './names.ts'

/** A speaker or an edition, with the photo as it is published. */
type Photographed = { readonly photo?: Photo | undefined }

type Featured = ReturnType<typeof featuredOf>[number]

/** The fields of `SiteContent` that pages get unchanged. The build copies them (scripts/build/render/toPageContent.ts). */
export const sharedFields = [
  'accessAddress',
  'askFor',
  'helpToday',
  'calledOffText',
  'benefits',
  'formService',
  'event',
  'forms',
  'legalLinks',
  'navigation',
  'notFound',
  'pages',
  'perks',
  'prices',
  'programme',
  'programmeCall',
  'programmeNote',
  'questions',
  'sale',
  'speakerHead',
  'stageAtBuild',
  'sponsorBenefits',
  'venues',
] as const

export type SharedContent = Pick<SiteContent, (typeof sharedFields)[number]>

/**
 * The values that pages import from `content/values.ts`: unchanged fields of the content, fields in another shape, and values
 * that only pages need. The build writes a file for each field (scripts/build/render/contentFiles.ts), so that a page's script
 * contains only the fields that it imports.
 */
export type PageContent = SharedContent & {
  readonly speakers: Readonly<Record<string, SiteContent['speakers'][string] & Photographed>>
  readonly editions: readonly (SiteContent['editions'][number] & Photographed)[]
  readonly featured: readonly (Featured & Photographed)[]
  readonly backers: readonly BackerLevel[]
  /** The keys of `speakers`. Every page's script has them for the routes, without the other fields of speakers. */
  readonly speakerIds: readonly string[]
  /** `speakerIds`, sorted by the speakers' names, for the index of a page with dozens of speakers. */
  readonly speakerIdsByName: readonly string[]
  /** The photos of speakers, for the programme, which needs no other field of speakers. */
  readonly speakerPhotos: Readonly<Partial<Photos['speakers']>>
  /** The link previews; empty before the first build. */
  readonly speakerImages: Readonly<Partial<ShareImages['speakers']>>
  readonly pageImages: Readonly<Partial<ShareImages['pages']>>
  readonly textPageImages: Readonly<Partial<ShareImages['textPages']>>
  /** Text pages that browsers keep for offline visits. */
  readonly offlineTextPages: readonly Pick<SiteContent['textPages'][number], 'path' | 'heading'>[]
  readonly posterExamples: ExamplePosters
  /** Characters that the web font has. */
  readonly fontCharacters: string
  /** Scheme and host of the published site: "https://example.org". */
  readonly origin: string
  /** The site's address without scheme, for paper and pictures. */
  readonly shownAddress: string
  readonly calendars: ReturnType<typeof calendarAddresses>
}

/** Whether the event uses the large parts of the site that only some events use. */
export type Uses = {
  /** The page of the tickets. */
  readonly hasTickets: boolean
  /** The ticket platform's page in a frame. */
  readonly hasTicketFrame: boolean
  /** A poster with the visitor's own name. */
  readonly hasVisitorPoster: boolean
  /** Forms that are posted to a service. */
  readonly hasFormService: boolean
}
