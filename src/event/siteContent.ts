import type {
  ContentData,
  Copy,
  Delivery,
  EventState,
  Pages,
  Price,
  ProgrammePart,
  Speaker,
  TextPage,
  TimedEvent,
  Venue,
} from '../content/schema.ts'
import type { PhotoKind } from '../lib/photo.ts'
import type { Facts } from './facts.ts'

/** The event as pages and files show it: checked, with facts filled in, and with what derives from them. */
export type SiteContent = {
  readonly facts: Facts
  readonly state: EventState
  readonly event: TimedEvent
  /** In the order of the day. */
  readonly venues: Readonly<Record<string, Venue>>
  readonly programme: readonly ProgrammePart[]
  readonly speakers: Readonly<Record<string, Speaker>>
  /** Oldest first, because the mosaics grow. */
  readonly editions: ContentData['editions']['editions']
  readonly perks: ContentData['perks']['perks']
  /** Null if they are not told. */
  readonly prices: readonly Price[] | null
  readonly benefits: ContentData['benefits']['benefits']
  readonly sponsorBenefits: ContentData['sponsorship']['benefits']
  readonly questions: ContentData['faq']['questions']
  /** Those that are left out are missing. */
  readonly pages: Pages
  readonly notFound: ContentData['pages']['notFound']
  readonly navigation: ContentData['pages']['navigation']
  readonly legalLinks: ContentData['pages']['legalLinks']
  /** In the order of their paths. */
  readonly textPages: readonly TextPage[]
  readonly forms: Pick<ContentData['forms'], 'sponsorship' | 'contact'>
  /** Null if the forms are sent nowhere. */
  readonly delivery: Delivery | null
  readonly copy: Copy
  readonly files: ContentData['files']
  /** Files of photos as the organiser gave them, by the identifiers of speakers or editions. */
  readonly photos: Readonly<Record<PhotoKind, Readonly<Record<string, string>>>>
  readonly sponsors: ContentData['sponsors']
  /** Files of logos, by the identifiers of sponsors. */
  readonly logos: Readonly<Record<string, string>>
}
