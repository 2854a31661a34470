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

/** @throws ContentMistakes with everything that is wrong */
export const readSiteContent = (folder = contentFolder): SiteContent =>
  completed(folder, readContent(folder))

function completed(folder: string, content: Content): SiteContent {
  return { ...siteContentOf(content), photos: findPhotos(folder, content) }
}

let source: Content | undefined
let loaded: SiteContent | undefined

/** The event of this run, which is read once: as its files have it, and as pages and files tell it. */
export const loadSource = (): Content => (source ??= readContent(contentFolder))
export const loadContent = (): SiteContent => (loaded ??= completed(contentFolder, loadSource()))

function siteContentOf({ data, state, textPages, facts }: Content) {
  const { speakers, perks, benefits, sponsorship, faq, pages, forms } = data
  const event: Event = data.event
  return {
    facts,
    state,
    event,
    // In the order of the day.
    venues: derivedVenues(data),
    programme: derivedProgramme(data),
    ...speakers,
    // Oldest first, because the mosaics grow.
    editions: data.editions.editions.toSorted((one, other) => one.year - other.year),
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
