import type { SiteContent } from '../../../src/event/model.ts'
import {
  type PageContent,
  type SharedContent,
  sharedFields,
} from '../../../src/event/pageContent.ts'
import { featuredOf } from '../../../src/event/agenda.ts'
import { calendarAddresses } from '../../../src/event/names.ts'
import type { SiteAddress } from '../../../src/lib/address.ts'
import { language } from '../../../src/lib/locale.ts'
import { noPosters } from '../../../src/lib/examplePosters.ts'
import { mapValues } from '../../../src/lib/mapValues.ts'
import type { PhotoKind } from '../../../src/lib/photo.ts'
import { charactersFor } from '../fonts/fonts.ts'
import type { OutputRecord } from '../lib/outputRecord.ts'
import { shownAddress } from '../read/siteAddress.ts'

type PageSources = {
  readonly content: SiteContent
  /** The content with no-break spaces in the texts that pages show. */
  readonly shown: SiteContent
  readonly site: SiteAddress
  /** The record of the outputs; null before the first build. */
  readonly record: OutputRecord | null
}

/** The content in the shape that pages need. */
export function toPageContent({ content, shown, site, record }: PageSources): PageContent {
  const withPhoto = <Owner extends object>(kind: PhotoKind, id: string, owner: Owner) => ({
    ...owner,
    photo: record?.photos[kind][id],
  })
  const offlineTextPages = shown.textPages.filter(({ offline }) => offline)
  return {
    ...sharedContentOf(shown),
    speakers: mapValues(shown.speakers, (speaker, id) => withPhoto('speakers', id, speaker)),
    editions: shown.editions.map((edition) => withPhoto('editions', edition.id, edition)),
    featured: featuredOf(shown).map((speaker) => withPhoto('speakers', speaker.id, speaker)),
    backers: shown.sponsors.levels.map(({ title, sponsors }) => ({
      title,
      sponsors: sponsors.map(({ id, ...sponsor }) => ({ ...sponsor, logo: record?.logos[id] })),
    })),
    speakerIds: Object.keys(shown.speakers),
    speakerIdsByName: idsByName(shown.speakers),
    speakerPhotos: record?.photos.speakers ?? {},
    speakerImages: record?.shareImages.speakers ?? {},
    pageImages: record?.shareImages.pages ?? {},
    textPageImages: record?.shareImages.textPages ?? {},
    posterExamples: record?.posters ?? noPosters,
    offlineTextPages: offlineTextPages.map(({ path, heading }) => ({ path, heading })),
    fontCharacters: charactersFor(content),
    origin: site.origin,
    shownAddress: shownAddress(site),
    calendars: calendarAddresses(content, site),
  }
}

/**
 * The identifiers of speakers in the alphabetical order of their names. The build sorts them, because a browser may sort
 * differently, and then React would report that the page differs from its HTML.
 */
function idsByName(speakers: SiteContent['speakers']): readonly string[] {
  const { compare } = new Intl.Collator(language)
  const sorted = Object.entries(speakers).toSorted(([, one], [, other]) =>
    compare(one.name, other.name),
  )
  return sorted.map(([id]) => id)
}

/** The fields that pages take from the content as they are. */
const sharedContentOf = (content: SiteContent) =>
  Object.fromEntries(sharedFields.map((field) => [field, content[field]])) as SharedContent
