import type { Event } from '../../src/content/schema.ts'
import { contentFolder } from './folder.ts'
import { findPhotos, type FoundPhotos } from './photos.ts'
import { derivedCopy, derivedDelivery, derivedProgramme, derivedVenues } from './derive.ts'
import { type Content, readContent } from './read-content.ts'

/** The event as pages and files tell it: checked, with its facts in its texts, and with what follows from them. */
export type SiteContent = Readonly<ReturnType<typeof siteContentOf>> & {
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

function siteContentOf({ data, state, textPages, facts }: Content) {
  const { speakers, editions, perks, benefits, sponsorship, faq, pages, forms } = data
  const event: Event = data.event
  return {
    facts,
    state,
    event,
    // In the order of the day.
    venues: derivedVenues(data),
    programme: derivedProgramme(data),
    ...speakers,
    ...editions,
    ...perks,
    ...benefits,
    sponsorBenefits: sponsorship.benefits,
    ...faq,
    ...pages,
    // In the order of their paths.
    textPages,
    forms: { sponsorship: forms.sponsorship, contact: forms.contact },
    // Null if the forms are sent nowhere.
    delivery: derivedDelivery(data),
    copy: derivedCopy(data),
    files: data.files,
  }
}

/** The event of this run. */
export const siteContent = readSiteContent()
