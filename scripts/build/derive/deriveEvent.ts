import type { ContentData, PartData } from '../../../src/content/schema.ts'
import { accessAddress, accessLists, askFor, helpToday } from '../../../src/event/access.ts'
import type {
  Event,
  EventStatus,
  Question,
  SiteContent,
  TimedEvent,
} from '../../../src/event/model.ts'
import { spanOfEvent } from '../../../src/event/hours.ts'
import { stageAt } from '../../../src/event/moment.ts'
import { mapValues } from '../../../src/lib/mapValues.ts'
import { endOfDay } from '../../../src/lib/zones.ts'
import { runsOf } from '../../../src/lib/runs.ts'
import { clockMistakes } from '../read/clockMistakes.ts'
import { stopIfAny } from '../read/readFolder.ts'
import { programmeOf } from './programme.ts'
import { withDerivedTexts } from './derivedTexts.ts'
import { pricesOf } from './prices.ts'
import type { EventFiles } from './readEvent.ts'
import { saleOf } from './sale.ts'
import { eventStatusOf } from './eventStatus.ts'
import { announcedPages, statusTexts } from './statusTexts.ts'

/**
 * Derives the event as pages and outputs show it at a moment.
 * @param now the moment, in milliseconds since 1970
 * @throws ContentMistakes if the day of the last change, `updated`, is after the moment
 */
export function deriveEvent(eventFiles: EventFiles, now: number): SiteContent {
  const { data, allVenues, facts, textPages, photos, logos } = eventFiles
  stopIfAny(eventFiles.folder, clockMistakes(eventFiles, now))
  const eventStatus = eventStatusOf(data, allVenues)
  const sale = saleOf(data, eventStatus)
  const statusAndSale = { eventStatus, sale, stageAtBuild: stageAt(sale, now) }
  const { event, pages, forms, copy } = data
  return {
    facts,
    ...statusAndSale,
    ...statusTexts(data, eventStatus),
    event: timedEvent(event, eventStatus),
    venues: venuesOf(data),
    accessAddress: accessAddress(data),
    askFor: askFor(event, eventStatus, copy.access),
    helpToday: helpToday(event, copy.access),
    programme: programmeOf(data),
    speakers: data.speakers.speakers,
    editions: data.editions.editions.toSorted((one, other) => one.year - other.year),
    perks: data.perks.perks,
    prices: pricesOf(data, now),
    benefits: data.benefits.benefits,
    sponsorBenefits: data.sponsorship.benefits,
    questions: data.faq.questions.map((question) => questionOf(question, eventStatus)),
    pages: announcedPages(data, statusAndSale),
    notFound: pages.notFound,
    navigation: pages.navigation,
    legalLinks: pages.legalLinks,
    textPages,
    forms: { sponsorship: forms.sponsorship, contact: forms.contact },
    formService: formServiceOf(forms),
    copy: withDerivedTexts(data, facts),
    files: data.files,
    photos,
    sponsors: data.sponsors,
    logos,
  }
}

/** The venues with their lists of access facts and their tones. */
const venuesOf = (data: EventFiles['data']) =>
  mapValues(data.venues.venues, (venue, id) => ({
    ...venue,
    accessLists: accessLists(venue, data.copy.accessWords),
    tone: toneOfVenue(id, data),
  }))

/** The event with its times in milliseconds since 1970. */
function timedEvent(event: Event, { calledOff }: EventStatus): TimedEvent {
  const timed = { ...event, ...spanOfEvent(event), calledOff }
  if (event.askUntil === undefined) return timed
  return { ...timed, lateFrom: endOfDay(event.askUntil, event.timeZone) }
}

/** The tone of the venue's first part in programme.yaml. A venue without a part has the tone "day". */
function toneOfVenue(id: string, { programme }: ContentData): PartData['tone'] {
  const firstPart = programme.parts.find(({ venue }) => venue === id)
  return firstPart?.tone ?? 'day'
}

/** The service to which forms are posted, and who is responsible for the data; null if forms send nothing. */
function formServiceOf({
  delivery: address = 'none',
  dataProtection,
}: ContentData['forms']): SiteContent['formService'] {
  if (address === 'none' || !dataProtection) return null
  return { address, ...dataProtection }
}

/** A question with its answers. A cancelled event has one answer: `answerAfter` or, if that is missing, `answer`. */
function questionOf(
  written: ContentData['faq']['questions'][number],
  { name: status }: Pick<EventStatus, 'name'>,
): Question {
  const { answer, answerAfter, ...question } = written
  if (status === 'cancelled') return { ...question, answer: runsOf(answerAfter ?? answer) }
  if (answerAfter === undefined) return { ...question, answer: runsOf(answer) }
  return { ...question, answer: runsOf(answer), answerAfter: runsOf(answerAfter) }
}
