import type { ContentData, Page, PageId } from '../../../src/content/schema.ts'
import { plainText, runsOf } from '../../../src/lib/runs.ts'
import { saleStages } from '../../../src/event/moment.ts'
import { mapValues } from '../../../src/lib/mapValues.ts'
import { sentence } from '../../../src/lib/texts.ts'
import { fittingTitle } from './fillFacts.ts'
import type { Event, EventStatus, SaleStage, StatusTexts } from '../../../src/event/model.ts'

/** A change of the event: "Cancelado", and "No se celebra el 8 de noviembre." */
type News = { readonly label: string; readonly text: string }

type Row<Text> = {
  /** The event takes place as announced. */
  readonly asAnnounced: (data: ContentData) => Text
  /** It takes place on another day (rescheduled) or elsewhere (moved). */
  readonly changed: (data: ContentData, news: News) => Text
  /** It is cancelled, or postponed without a new day. */
  readonly calledOff: (data: ContentData, news: News, name: 'cancelled' | 'postponed') => Text
}

/**
 * The texts that depend on the event's status. Each has the name by which pages and files ask for it. Besides these,
 * - the banner, on top of every page, and the sale follow from the status (eventStatus.ts, sale.ts);
 * - the heads of pages and their previews say it first (`announced`, previewImages.ts), and so do titles in calendars;
 * - an event that is called off is not added to calendars and has no reminder, countdown, poster or past;
 * - search engines and calendars have a status of their own for it (structured-data.ts, calendar.ts);
 * - a free event has other texts in the sale, and `perksHeading`.
 */
const table: { readonly [Name in keyof StatusTexts]: Row<StatusTexts[Name]> } = {
  programmeNote: {
    asAnnounced: ({ copy }) => copy.programme.note,
    changed: ({ copy }, news) => `${sentences(news)} ${copy.programme.note}`,
    calledOff: ({ states }, news, name) => `${sentences(news)} ${states.changes[name].programme}`,
  },
  programmeCall: {
    asAnnounced: ({ copy }) => copy.programme.actions,
    changed: ({ copy }) => copy.programme.actions,
    calledOff: (_, { label }) => label,
  },
  perksHeading: {
    asAnnounced: perksHeading,
    changed: perksHeading,
    calledOff: perksHeading,
  },
  speakerHead: {
    asAnnounced: ({ files }) => files.speakerPage,
    changed: ({ files: { speakerPage } }, news) => ({
      title: speakerPage.title,
      description: `${sentences(news)} ${speakerPage.description}`,
      untitled: `${sentences(news)} ${speakerPage.untitled}`,
    }),
    // The descriptions leave out the talks: nobody gives them.
    calledOff: ({ files: { speakerPage } }, news) => ({
      title: speakerPage.title,
      description: `${sentences(news)} {cargo}.`,
      untitled: `${sentences(news)} {cargo}.`,
    }),
  },
  calledOffText: {
    asAnnounced: () => null,
    changed: () => null,
    calledOff: ({ states }, { text }, name) => runsOf(`${text} ${states.changes[name].text}`),
  },
}

/** The heading of the perks. In a free event they do not come with a ticket. */
function perksHeading({ event, copy, states }: ContentData): string {
  return event.tickets?.free ? states.free.perks : copy.programme.perks.heading
}

export function statusTexts(data: ContentData, { name, banner }: EventStatus): StatusTexts {
  const textOf = (row: Row<unknown>) => {
    if (!banner) return row.asAnnounced(data)
    if (name === 'cancelled' || name === 'postponed') return row.calledOff(data, banner, name)
    return row.changed(data, banner)
  }
  return mapValues(table, (row) => textOf(row as Row<unknown>)) as StatusTexts
}

/** "Cancelado. No se celebra el 8 de noviembre." */
export const sentences = ({ label, text }: News) => `${sentence(label)} ${text}`

type Present = {
  readonly eventStatus: Pick<EventStatus, 'banner'>
  readonly sale: readonly SaleStage[]
  readonly stageAtBuild: number
}

/** News that a shared link to a page says first: the event has changed, or tickets are sold out. */
export function newsFor(page: string, { eventStatus, sale, stageAtBuild }: Present): News | null {
  if (eventStatus.banner) return eventStatus.banner
  const stage = sale[stageAtBuild]
  const isOfSale = page === 'home' || page === 'tickets'
  if (!stage || !isOfSale || !saleStages[stage.is].isNews) return null
  return { label: plainText(stage.texts.label), text: plainText(stage.texts.text) }
}

/** The pages, whose heads say first what has changed. */
export const announcedPages = (data: ContentData, present: Present) =>
  mapValues(data.pages.pages, (page, id: PageId) => {
    const news = newsFor(id, present)
    return news ? announced(news, page, data.event) : page
  })

/** Puts a change first in what a shared link shows. The titles of two pages stay different. */
function announced(news: News, page: Page, { name, shortName }: Event): Page {
  const { label } = news
  const short = page.title.replaceAll(name, shortName)
  const own = short.split(' · ').find((part) => !part.includes(shortName)) ?? short
  const titles = [page.title, short, own].map((title) => `${label} · ${title}`)
  return {
    ...page,
    title: fittingTitle(...titles, page.title),
    shareTitle: `${label}: ${page.shareTitle}`,
    description: `${sentences(news)} ${page.description}`,
  }
}
