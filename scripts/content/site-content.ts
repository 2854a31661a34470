import type {
  Benefit,
  ContentData,
  Copy,
  Delivery,
  Edition,
  Event,
  EventState,
  Field,
  Files,
  Page,
  PageId,
  Paper,
  Perk,
  ProgrammePart,
  Question,
  Speaker,
  Venue,
} from '../../src/content/schema.ts'
import type { Facts } from '../../src/lib/facts.ts'
import { contentFolder } from './folder.ts'
import { findPhotos, type FoundPhotos } from './photos.ts'
import { derivedCopy, derivedDelivery, derivedProgramme, derivedVenues } from './derive.ts'
import { type Content, readContent } from './read-content.ts'

/** The event as pages and files tell it: checked, with its facts in its texts, and with what follows from them. */
export type SiteContent = {
  readonly facts: Facts
  readonly state: EventState
  readonly event: Event
  /** In the order of the day. */
  readonly venues: Readonly<Record<string, Venue>>
  readonly programme: readonly ProgrammePart[]
  readonly speakers: Readonly<Record<string, Speaker>>
  readonly editions: readonly Edition[]
  readonly perks: readonly Perk[]
  readonly benefits: readonly Benefit[]
  readonly sponsorBenefits: readonly Benefit[]
  readonly questions: readonly Question[]
  readonly pages: Readonly<Record<PageId, Page>>
  /** Pages of text, in the order of their paths. */
  readonly papers: readonly Paper[]
  readonly notFound: ContentData['pages']['notFound']
  readonly navigation: ContentData['pages']['navigation']
  readonly legalLinks: ContentData['pages']['legalLinks']
  readonly forms: Readonly<Record<'sponsorship' | 'contact', readonly Field[]>>
  /** Null if the forms are sent nowhere. */
  readonly delivery: Delivery | null
  readonly copy: Copy
  readonly files: Files
  readonly photos: FoundPhotos
}

export { contentFolder }

/**
 * @param adapt changes the facts for where they are shown
 * @throws ContentMistakes with everything that is wrong
 */
export function readSiteContent(
  folder = contentFolder,
  adapt?: (fact: string) => string,
): SiteContent {
  const content = readContent(folder, adapt)
  return { ...siteContentOf(content), photos: findPhotos(folder, content) }
}

function siteContentOf({ data, state, papers, facts }: Content): Omit<SiteContent, 'photos'> {
  const { event, speakers, editions, perks, benefits, sponsorship, faq, pages, forms } = data
  return {
    facts,
    state,
    event,
    venues: derivedVenues(data),
    programme: derivedProgramme(data),
    ...speakers,
    ...editions,
    ...perks,
    ...benefits,
    sponsorBenefits: sponsorship.benefits,
    ...faq,
    ...pages,
    papers,
    forms: { sponsorship: forms.sponsorship, contact: forms.contact },
    delivery: derivedDelivery(data),
    copy: derivedCopy(data),
    files: data.files,
  }
}

/** The event of this run. */
export const siteContent = readSiteContent()
