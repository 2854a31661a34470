import type { ContentData } from '../../../src/content/schema.ts'
import { accessAddress, accessLists, askFor, helpToday } from '../../../src/event/access.ts'
import type { EventStatus, Question, SiteContent } from '../../../src/event/model.ts'
import { spanOfEvent } from '../../../src/event/hours.ts'
import { stageAt } from '../../../src/event/moment.ts'
import { mapValues } from '../../../src/lib/mapValues.ts'
import { endOfDay } from '../../../src/lib/zones.ts'
import { runsOf } from '../../../src/lib/runs.ts'
import { clockMistakes } from '../read/clockMistakes.ts'
import { stopAt } from '../read/readFolder.ts'
import { programmeOf } from './programme.ts'
import { withDerivedTexts } from './derivedTexts.ts'
import { pricesOf } from './prices.ts'
import type { EventFiles } from './readEvent.ts'
import { saleOf } from './sale.ts'
import { eventStatusOf } from './eventStatus.ts'
import { announcedPages, statusTexts } from './statusTexts.ts'

/**
 * The event as pages and files show it at a moment.
 * @param now the moment, in milliseconds since 1970
 * @throws ContentMistakes if the files do not fit the moment
 */
export function deriveEvent(files: EventFiles, now: number): SiteContent {
  const { data, facts, textPages, photos, logos } = files
  stopAt(files.folder, clockMistakes(files, now))
  const eventStatus = eventStatusOf(data, files.allVenues)
  const sale = saleOf(data, eventStatus)
  const statusAndSale = { eventStatus, sale, stageAtBuild: stageAt(sale, now) }
  const { event, programme, pages, forms, copy } = data
  /** The tone of the first part in programme.yaml that is at the venue; "day" if there is none. */
  const toneOf = (venueId: string) =>
    programme.parts.find(({ venue }) => venue === venueId)?.tone ?? 'day'
  return {
    facts,
    ...statusAndSale,
    ...statusTexts(data, eventStatus),
    event: {
      ...event,
      ...spanOfEvent(event),
      calledOff: eventStatus.calledOff,
      ...(event.askUntil && { lateFrom: endOfDay(event.askUntil, event.timeZone) }),
    },
    venues: mapValues(data.venues.venues, (venue, id) => ({
      ...venue,
      accessLists: accessLists(venue, copy.accessWords),
      tone: toneOf(id),
    })),
    accessAddress: accessAddress(data),
    askFor: askFor(event, eventStatus, copy.access),
    helpToday: helpToday(event, copy.access),
    programme: programmeOf(data),
    // speakers.yaml, perks.yaml and benefits.yaml have one field each, of the same name as here.
    ...data.speakers,
    editions: data.editions.editions.toSorted((one, other) => one.year - other.year),
    ...data.perks,
    prices: pricesOf(data, now),
    ...data.benefits,
    sponsorBenefits: data.sponsorship.benefits,
    questions: data.faq.questions.map((question) => questionOf(question, eventStatus)),
    // pages.yaml also has `notFound`, `navigation` and `legalLinks`. Its `pages` are replaced in the next line.
    ...pages,
    pages: announcedPages(data, statusAndSale),
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

/** The service to which forms are posted, and who is responsible for the data; null if forms send nothing. */
function formServiceOf({
  delivery: address = 'none',
  dataProtection,
}: ContentData['forms']): SiteContent['formService'] {
  if (address === 'none' || !dataProtection) return null
  return { address, ...dataProtection }
}

/** A question with its answers. For a cancelled event only one answer is left: `answerAfter`, or `answer` without it. */
function questionOf(
  written: ContentData['faq']['questions'][number],
  { name }: Pick<EventStatus, 'name'>,
): Question {
  const { answer, answerAfter, ...question } = written
  if (name === 'cancelled') return { ...question, answer: runsOf(answerAfter ?? answer) }
  if (answerAfter === undefined) return { ...question, answer: runsOf(answer) }
  return { ...question, answer: runsOf(answer), answerAfter: runsOf(answerAfter) }
}
