import { brandTile } from '../../src/content/brand.ts'
import { copy } from '../../src/content/copy.ts'
import { type Edition, editions } from '../../src/content/editions.ts'
import { event, type Event } from '../../src/content/event.ts'
import { type Question, questions } from '../../src/content/faq.ts'
import { files } from '../../src/content/files.ts'
import { navigation, type Page, type PageId, pages } from '../../src/content/pages.ts'
import { type Perk, perks } from '../../src/content/perks.ts'
import { programme, type ProgrammePart } from '../../src/content/programme.ts'
import { type Speaker, type SpeakerId, speakers } from '../../src/content/speakers.ts'
import { type Venue, type VenueId, venues } from '../../src/content/venues.ts'

/** What the outputs are made of: the values of src/content under their own names. */
export type SiteContent = {
  readonly event: Event
  readonly venues: Readonly<Record<VenueId, Venue>>
  readonly programme: Readonly<Record<keyof typeof programme, ProgrammePart>>
  readonly speakers: Readonly<Record<SpeakerId, Speaker>>
  readonly editions: readonly Edition[]
  readonly perks: readonly Perk[]
  readonly questions: readonly Question[]
  readonly pages: Readonly<Record<PageId, Page>>
  readonly navigation: readonly { readonly page: PageId; readonly label: string }[]
  readonly copy: typeof copy
  readonly files: typeof files
  readonly brandTile: typeof brandTile
}

export const siteContent: SiteContent = {
  event,
  venues,
  programme,
  speakers,
  editions,
  perks,
  questions,
  pages,
  navigation,
  copy,
  files,
  brandTile,
}
