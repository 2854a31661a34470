import type { ContentData, Page, PageId } from '../../../src/content/schema.ts'
import { plainText, runsOf } from '../../../src/lib/runs.ts'
import { saleStages } from '../../../src/event/moment.ts'
import { mapValues } from '../../../src/lib/mapValues.ts'
import { sentence } from '../../../src/lib/texts.ts'
import { fittingTitle } from './fillFacts.ts'
import type { Event, EventStatus, SaleStage, StatusTexts } from '../../../src/event/model.ts'

/** News of the event: a change, or sold-out tickets. */
type News = {
  /** "Cancelado" */
  readonly label: string
  /** "No se celebra el 8 de noviembre." */
  readonly text: string
}

/** The versions of a text, one for each group of statuses. */
type Versions<Text> = {
  /** The event takes place as announced. */
  readonly asAnnounced: (data: ContentData) => Text
  /** It takes place on another day (rescheduled) or elsewhere (moved). */
  readonly changed: (data: ContentData, news: News) => Text
  /** It is cancelled, or postponed without a new day. */
  readonly calledOff: (data: ContentData, news: News, name: 'cancelled' | 'postponed') => Text
}

/**
 * The texts that depend on the event's status, by their names in `SiteContent`. The status also changes things in other files:
 * - the banner on top of every page (eventStatus.ts) and the stages of the sale (sale.ts);
 * - titles, descriptions and preview images of pages, which begin with the status (`withNewsFirst`, previewImages.ts);
 * - titles of calendar entries, which begin with the status (calendar.ts);
 * - the status that search engines and calendars read (structuredData.ts, calendar.ts);
 * - offers: the pages of a called-off event offer no calendar, countdown or poster, and its calendar has no reminder.
 */
const textsByStatus: { readonly [Name in keyof StatusTexts]: Versions<StatusTexts[Name]> } = {
  programmeNote: {
    asAnnounced: ({ copy }) => copy.programme.note,
    changed: ({ copy }, news) => `${newsText(news)} ${copy.programme.note}`,
    calledOff: ({ states }, news, name) => `${newsText(news)} ${states.changes[name].programme}`,
  },
  programmeCall: {
    asAnnounced: ({ copy }) => copy.programme.actions,
    changed: ({ copy }) => copy.programme.actions,
    calledOff: (_, { label }) => label,
  },
  speakerHead: {
    asAnnounced: ({ files }) => files.speakerPage,
    changed: ({ files: { speakerPage } }, news) => ({
      title: speakerPage.title,
      description: `${newsText(news)} ${speakerPage.description}`,
      untitled: `${newsText(news)} ${speakerPage.untitled}`,
    }),
    // Nobody gives the talks, so both descriptions have only the speaker's role. `untitled` is for a speaker without a talk.
    calledOff: ({ files: { speakerPage } }, news) => ({
      title: speakerPage.title,
      description: `${newsText(news)} {cargo}.`,
      untitled: `${newsText(news)} {cargo}.`,
    }),
  },
  calledOffText: {
    asAnnounced: () => null,
    changed: () => null,
    calledOff: ({ states }, { text }, name) => runsOf(`${text} ${states.changes[name].text}`),
  },
}

/** The texts of `textsByStatus` for the event's status. */
export function statusTexts(data: ContentData, { name, banner }: EventStatus): StatusTexts {
  const textFrom = (versions: Versions<unknown>) => {
    if (!banner) return versions.asAnnounced(data)
    if (name === 'cancelled' || name === 'postponed') return versions.calledOff(data, banner, name)
    return versions.changed(data, banner)
  }
  return mapValues(textsByStatus, (versions) =>
    textFrom(versions as Versions<unknown>),
  ) as StatusTexts
}

/** News as sentences: "Cancelado. No se celebra el 8 de noviembre." */
export const newsText = ({ label, text }: News) => `${sentence(label)} ${text}`

/** The values on which the news of a page depends. */
type StatusAndSale = {
  readonly eventStatus: Pick<EventStatus, 'banner'>
  readonly sale: readonly SaleStage[]
  readonly stageAtBuild: number
}

/**
 * The news with which the preview of a page begins; null without news. A change of the event is news on every page. Sold-out
 * tickets are news only on the home page and the page "tickets".
 * @param page the page's identifier or, for a text page, its path
 */
export function newsFor(
  page: string,
  { eventStatus, sale, stageAtBuild }: StatusAndSale,
): News | null {
  if (eventStatus.banner) return eventStatus.banner
  const isAboutTickets = page === 'home' || page === 'tickets'
  const stage = sale[stageAtBuild]
  if (!isAboutTickets || !stage || !saleStages[stage.name].isNews) return null
  return { label: plainText(stage.texts.label), text: plainText(stage.texts.text) }
}

/** The pages. If there is news, their titles and descriptions begin with it. */
export const announcedPages = (data: ContentData, statusAndSale: StatusAndSale) =>
  mapValues(data.pages.pages, (page, id: PageId) => {
    const news = newsFor(id, statusAndSale)
    return news ? withNewsFirst(news, page, data.event) : page
  })

/**
 * Puts the news first in a page's titles and description. If `title` becomes too long, it gets the event's short name, or no
 * name. If every such title is too long, `title` stays as it is, without the news.
 */
function withNewsFirst(news: News, page: Page, { name, shortName }: Event): Page {
  const { label } = news
  // "Programa · Encuentro Startup Sevilla" → "Programa · Encuentro"
  const withShortName = page.title.replaceAll(name, shortName)
  // "Programa · Encuentro" → "Programa". A title in which every piece has the name stays as it is.
  const withoutName =
    withShortName.split(' · ').find((piece) => !piece.includes(shortName)) ?? withShortName
  const titles = [page.title, withShortName, withoutName].map((title) => `${label} · ${title}`)
  return {
    ...page,
    title: fittingTitle(...titles, page.title),
    shareTitle: `${label}: ${page.shareTitle}`,
    description: `${newsText(news)} ${page.description}`,
  }
}
