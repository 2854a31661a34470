import type {
  ContentData,
  Copy,
  EventData,
  ItemData,
  Page,
  Pages,
  PartData,
  PriceData,
  Speaker,
  StageName,
  States,
  TalkData,
  TextPageHead,
  VenueData,
} from '../content/schema.ts'
import type { PhotoKind } from '../lib/photo.ts'
import type { Facts } from './facts.ts'
import type { Runs } from '../lib/runs.ts'

/** The event as pages and files show it: checked, with facts filled in, and with what derives from them. */
export type SiteContent = StatusTexts & {
  readonly facts: Facts
  readonly eventStatus: EventStatus
  readonly sale: Sale
  /** Index of the stage that holds at build time. */
  readonly stageAtBuild: number
  readonly event: TimedEvent
  /** In the order of the day. */
  readonly venues: Readonly<Record<string, Venue>>
  /** Path and fragment of what venues have for people with a need; null if no venue says anything. */
  readonly accessAddress: string | null
  /** Whom people with a need ask; the first text is true at any time. Empty for an event without a mail. */
  readonly askFor: readonly AskText[]
  /** The phone of the day in one line; empty if there is none. */
  readonly helpToday: Runs
  readonly programme: readonly ProgrammePart[]
  readonly speakers: Readonly<Record<string, Speaker>>
  /** Oldest first, because the mosaic of the gallery fills up from edition to edition. */
  readonly editions: ContentData['editions']['editions']
  readonly perks: ContentData['perks']['perks']
  /** Null if the event does not tell its prices. */
  readonly prices: readonly Price[] | null
  readonly benefits: ContentData['benefits']['benefits']
  readonly sponsorBenefits: ContentData['sponsorship']['benefits']
  readonly questions: readonly Question[]
  /** The pages that the event has. If there is news, share title and description begin with it, and the title if it fits. */
  readonly pages: Pages
  readonly notFound: ContentData['pages']['notFound']
  readonly navigation: ContentData['pages']['navigation']
  readonly legalLinks: ContentData['pages']['legalLinks']
  /** In the order of their paths. */
  readonly textPages: readonly TextPage[]
  readonly forms: Pick<ContentData['forms'], 'sponsorship' | 'contact'>
  /** Address to which forms are posted, with the text that the GDPR requires. Null if they are sent nowhere. */
  readonly formService: (DataProtection & { readonly address: string }) | null
  readonly copy: Copy
  readonly files: ContentData['files']
  /** Files of photos as the organiser gave them, by the identifiers of speakers or editions. */
  readonly photos: Readonly<Record<PhotoKind, Readonly<Record<string, string>>>>
  readonly sponsors: ContentData['sponsors']
  /** Files of logos, by the identifiers of sponsors. */
  readonly logos: Readonly<Record<string, string>>
}

/** An event that has a page of its programme. */
export type WithProgramme = SiteContent & { readonly pages: { readonly programme: Page } }

export type Event = EventData & {
  /** Original start of an event that is postponed to another day (src/event/newDay.ts). */
  readonly previousStart?: string
}

/** When an event is, in milliseconds since 1970. */
export type EventTimes = {
  readonly from: number
  readonly to: number
  /** Whether it is cancelled, or postponed without a new day. */
  readonly calledOff: boolean
}

/** The event with its times as numbers. So the app starts without calculating in time zones, which costs a phone 100 ms. */
export type TimedEvent = Event &
  EventTimes & {
    /** When the event's day begins, in milliseconds since 1970. */
    readonly dayFrom: number
    /** When it is late to ask for something, in milliseconds since 1970. */
    readonly lateFrom?: number
  }

/** A list of what a venue has, gives on request, or lacks, with the text above it. */
export type AccessList = {
  readonly answer: 'yes' | 'request' | 'no'
  readonly lead: string
  readonly features: readonly string[]
}

/** Times at which people with a need are told different ways to ask: in time, after the deadline, on the day. */
export type AskTime = 'early' | 'late' | 'today'

/** Whom to ask for something, at the times at which this text is read. */
export type AskText = { readonly at: readonly AskTime[]; readonly runs: Runs }

export type Venue = VenueData & {
  /** Lists for people with a need; empty if the venue says nothing. */
  readonly accessLists: readonly AccessList[]
  /** Tone of the programme part that begins there. */
  readonly tone: PartData['tone']
}

/** A part of the programme with the values derived from the rest of the content (scripts/build/derive/programme.ts). */
export type ProgrammePart = Omit<PartData, 'items'> & {
  readonly items: readonly ProgrammeItem[]
  /** Text at the end of the part, if the next part is a walk away. */
  readonly walk?: string
  /** When to leave for the next part to see its beginning, if the time between both is too short for the walk. */
  readonly leave?: string
  /** Number of columns, one per room, if items are on at the same time and their rooms fit beside each other. */
  readonly columns?: number
  /** Whether there are earlier parts, and all of them have ended when this part begins. */
  readonly follows: boolean
}

export type ProgrammeItem = Omit<ItemData, 'talks' | 'title'> & {
  readonly title: string
  /** Start and end in milliseconds since 1970; `start` and `end` are its times as they are written. */
  readonly from: number
  readonly to: number
  /** Fragment of its address, if an earlier item in the list begins at the same time. Otherwise its start is the fragment. */
  readonly id?: string
  /** Column of its room, from 1 on, if another item of the part is on at the same time. */
  readonly column?: number
  readonly talks?: readonly Talk[]
}

export type Talk = Omit<TalkData, 'talk' | 'speaker' | 'speakers'> & {
  readonly title: string
  /** At least one; without an identifier for somebody who is not announced yet. */
  readonly speakers: readonly TalkSpeaker[]
}

export type TalkSpeaker = { readonly id?: string; readonly name: string }

/** A kind of ticket. */
export type Price = PriceData & {
  /** The price as people read it. */
  readonly shown: string
  /** "Hasta el 10 de mayo."; missing if the price has no last day. */
  readonly untilText?: string
  /** The end of the last day in milliseconds since 1970. */
  readonly endsAt?: number
  /** Whether the price has ended when the site is built. */
  readonly hasEnded: boolean
}

/** A page whose text is a file (scripts/build/derive/textPages.ts). */
export type TextPage = Page & TextPageHead & { readonly html: string }

type DataProtection = NonNullable<ContentData['forms']['dataProtection']>

/** Name of the event's change. The texts of each change are in states.yaml, under "changes". */
export type EventStatusName = 'cancelled' | 'postponed' | 'rescheduled' | 'moved'

/** The event's status as pages and files show it. */
export type EventStatus = {
  readonly name: EventStatusName | null
  /** Whether the event is cancelled, or postponed without a new day. */
  readonly calledOff: boolean
  /** On top of every page, and first in every preview; null if nothing has changed. */
  readonly banner: { readonly label: string; readonly text: string } | null
  readonly notice: (NoticeTimes & { readonly text: string }) | null
  /** Fixed texts of the banner around the notice, such as the banner's name for screen readers. */
  readonly noticeTexts: States['notice']
}

/** Texts that depend on the event's status (scripts/build/derive/statusTexts.ts). */
export type StatusTexts = {
  /** Below the programme, in its PDF and in calendars. */
  readonly programmeNote: string
  /** Heading of the ways on below the programme. */
  readonly programmeCall: string
  /** Head of a speaker's page, with placeholders. */
  readonly speakerHead: ContentData['files']['speakerPage']
  /** Replaces the countdown of an event that is called off; otherwise null. */
  readonly calledOffText: Runs | null
}

/** Texts of pages in a stage of the sale. `button` is the label of the buttons that lead to the ticket. */
export type StageTexts = Readonly<Record<keyof States['sale']['soon'] | 'button', Runs>>

export type SaleStage = {
  /** A closed sale is "over" after the event. The sale of an event that is called off is "off". */
  readonly name: StageName | 'over' | 'off'
  /** When it begins, in milliseconds since 1970; 0 for a first stage without a beginning. */
  readonly from: number
  readonly texts: StageTexts
  /** Texts that replace them once the event is over. */
  readonly textsAfter: Partial<StageTexts>
  /** Label of the button to the gallery, which replaces the one to the ticket. */
  readonly gallery?: string
}

/** The stages of the sale, in order of time. */
export type Sale = readonly [SaleStage, ...SaleStage[]]

/**
 * A question with its answers. `answerAfter` replaces `answer` once the event is over. A cancelled event has only `answer`: the
 * text for afterwards, if there is one.
 */
export type Question = {
  readonly id: string
  readonly question: string
  readonly answer: Runs
  readonly answerAfter?: Runs
}

/** When a notice holds, in milliseconds since 1970. A missing time sets no limit. */
export type NoticeTimes = { readonly from?: number; readonly until?: number }
