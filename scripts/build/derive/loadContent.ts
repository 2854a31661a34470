import { locale } from '../../../src/lib/locale.ts'
import type { Copy } from '../../../src/content/schema.ts'
import { pageIds } from '../../../src/content/schema/pages.ts'
import type { SiteAddress } from '../../../src/lib/address.ts'
import { dayMonth } from '../../../src/lib/dates.ts'
import { fill } from '../../../src/lib/texts.ts'
import { mapValues } from '../../../src/lib/mapValues.ts'
import { accessAddress, accessLists, askFor } from '../../../src/event/access.ts'
import { adviceOnFacts } from '../read/adviceOnFacts.ts'
import { readSiteAddress } from '../read/siteAddress.ts'
import { derivedCopy, derivedProgramme } from './derive.ts'
import { saleOf } from './sale.ts'
import { announcedPages, statusTexts } from './statusTexts.ts'
import { runsOf } from '../../../src/lib/runs.ts'
import { stageAt } from '../../../src/event/moment.ts'
import { type Content, readContent } from './readContent.ts'
import { fieldName, type Mark } from '../read/yamlFile.ts'
import type { Event, Price, SiteContent, TimedEvent } from '../../../src/event/model.ts'

/** Where the event's files are: src/content, unless CONTENT names another folder. */
export const contentFolder = process.env.CONTENT || 'src/content'

/** @throws ContentMistakes with everything that is wrong */
export const readSiteContent = (folder: string) => siteContentOf(readContent(folder))

/** The event of this run: as its files describe it, and as pages and files show it. */
let loaded: { readonly source: Content; readonly site: SiteContent } | undefined

function load() {
  const source = readContent(contentFolder)
  return (loaded = { source, site: siteContentOf(source) })
}

export const loadSource = (): Content => (loaded ?? load()).source
export const loadContent = (): SiteContent => (loaded ?? load()).site

/** The event as its files are now; what was loaded stays if they are wrong. */
export const reloadContent = (): SiteContent => load().site

type MarkedContent = Pick<Content, 'sources' | 'data' | 'state'>

/**
 * Values marked as samples or as unconfirmed promises, in the order of the files. A promise counts only if the event
 * shows it: a delivered one on a page that it has, and one of selling until sales end.
 */
export function marksOf({ sources, data, state }: MarkedContent = loadSource()) {
  const sale = saleOf(data, state)
  const sells = sale.slice(stageAt(sale, Date.now())).some(({ is }) => is === 'open')
  const unsold =
    sells && !data.event.tickets?.free ? [] : ['tickets.warningText', 'home.closing.text']
  const missing = new Set<unknown>(pageIds.filter((id) => !data.pages.pages[id]))
  const isUnsaid = ({ file, folder, at }: Mark) =>
    (folder && missing.has(at[0])) || (file === 'copy.yaml' && unsold.includes(fieldName(at)))
  return Object.values(sources).flatMap(({ marks }) => marks.filter((mark) => !isUnsaid(mark)))
}

/** What this run's event could say better, and what seldom fits, a line each. */
export const adviceOf = () => adviceOnFacts(contentFolder, loadSource())

/**
 * Where the site will be published: SITE_URL and BASE_PATH, else `site` of event.yaml, whose path is the sub-folder.
 * @throws with one sentence if the address is not valid
 */
export function publishedAt(
  environment = process.env,
  { site }: Pick<Event, 'site'> = loadContent().event,
): SiteAddress {
  if (environment.SITE_URL || !site) return readSiteAddress(environment)
  const { origin, pathname } = new URL(site)
  const BASE_PATH = environment.BASE_PATH || pathname.replace(/\/*$/, '/')
  return readSiteAddress({ SITE_URL: origin, BASE_PATH })
}

/** A price as people read it. */
const withWords = (one: Omit<Price, 'shown' | 'ends'>, { prices }: Copy): Price => ({
  ...one,
  shown: euros(one.price),
  ...(one.until && { ends: fill(prices.until, { fecha: dayMonth(one.until) }) }),
})

/** "25 €", "12,50 €" */
const euros = (price: number): string =>
  new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: 'EUR',
    trailingZeroDisplay: 'stripIfInteger',
  }).format(price)

function siteContentOf({ data, state, textPages, facts, photos, logos }: Content): SiteContent {
  const { programme, speakers, perks, benefits, sponsorship, faq, pages, forms } = data
  const { start, end } = data.event
  const event: TimedEvent = {
    ...data.event,
    from: Date.parse(start),
    to: Date.parse(end),
    calledOff: state.calledOff,
  }
  const { delivery = 'none', dataProtection } = forms
  const sale = saleOf(data, state)
  const present = { state, sale, stageAtBuild: stageAt(sale, Date.now()) }
  const toneOf = (place: string) => programme.parts.find(({ venue }) => venue === place)?.tone
  return {
    facts,
    ...present,
    ...statusTexts(data, state),
    event,
    venues: mapValues(data.venues.venues, (venue, id) => ({
      ...venue,
      accessLists: accessLists(venue, data.copy.accessWords),
      tone: toneOf(id) ?? 'day',
    })),
    accessAddress: accessAddress(data),
    askFor: askFor(data.event, data.copy.access),
    programme: derivedProgramme(data),
    ...speakers,
    editions: data.editions.editions.toSorted((one, other) => one.year - other.year),
    ...perks,
    prices: data.event.tickets?.prices?.map((one) => withWords(one, data.copy)) ?? null,
    ...benefits,
    sponsorBenefits: sponsorship.benefits,
    questions: faq.questions.map(({ answer, answerAfter, ...question }) => ({
      ...question,
      answer: runsOf(answer),
      ...(answerAfter && { answerAfter: runsOf(answerAfter) }),
    })),
    ...pages,
    pages: announcedPages(data, present),
    textPages,
    forms: { sponsorship: forms.sponsorship, contact: forms.contact },
    delivery:
      delivery !== 'none' && dataProtection ? { address: delivery, ...dataProtection } : null,
    copy: derivedCopy(data),
    files: data.files,
    photos,
    sponsors: data.sponsors,
    logos,
  }
}
