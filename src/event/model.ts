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

/** The event as pages and files show it: checked, with facts filled in, and with all derived values. */
export type SiteContent = StatusTexts & {
  readonly facts: Facts
  readonly eventStatus: EventStatus
  readonly sale: Sale
  /** Index in `sale` of the stage at build time. */
  readonly stageAtBuild: number
  readonly event: TimedEvent
  /** By their identifiers, in the order of the programme. */
  readonly venues: Readonly<Record<string, Venue>>
  /** Path and fragment of the access lists of venues; null if no venue has such a list. */
  readonly accessAddress: string | null
  /**
   * Texts that tell people with a need whom to ask. The first text is true at any time. Empty for an event without an e-mail.
   */
  readonly askFor: readonly AskText[]
  /** The line with the phone number for help on the event's day; empty without a phone. */
  readonly helpToday: Runs
  readonly programme: readonly ProgrammePart[]
  readonly speakers: Readonly<Record<string, Speaker>>
  /** Oldest first: in the gallery the mosaic gets fuller from edition to edition. */
  readonly editions: ContentData['editions']['editions']
  readonly perks: ContentData['perks']['perks']
  /** Null if event.yaml has no prices. */
  readonly prices: readonly Price[] | null
  readonly benefits: ContentData['benefits']['benefits']
  readonly sponsorBenefits: ContentData['sponsorship']['benefits']
  readonly questions: readonly Question[]
  /**
   * The pages that the event has. News, such as "Agotadas", is put before share title and description, and before a short
   * title.
   */
  readonly pages: Pages
  readonly notFound: ContentData['pages']['notFound']
  readonly navigation: ContentData['pages']['navigation']
  readonly legalLinks: ContentData['pages']['legalLinks']
  /** In the order of their paths. */
  readonly textPages: readonly TextPage[]
  readonly forms: Pick<ContentData['forms'], 'sponsorship' | 'contact'>
  /** Address to which forms are posted, with the facts that the GDPR requires. Null if forms are not sent. */
  readonly formService: (DataProtection & { readonly address: string }) | null
  readonly copy: Copy
  readonly files: ContentData['files']
  /** Paths of the organiser's photo files, by the identifiers of speakers or editions. */
  readonly photos: Readonly<Record<PhotoKind, Readonly<Record<string, string>>>>
  readonly sponsors: ContentData['sponsors']
  /** Paths of the organiser's logo files, by the identifiers of sponsors. */
  readonly logos: Readonly<Record<string, string>>
}

/** The content of an event that has a page for its programme. */
export type WithProgramme = SiteContent & { readonly pages: { readonly programme: Page } }

export type Event = EventData & {
  /** Original start of an event that is postponed to another day (src/event/newDay.ts). */
  readonly previousStart?: string
}

/** Start and end of an event, in milliseconds since 1970, and whether it takes place at all. */
export type EventTimes = {
  readonly from: number
  readonly to: number
  /** Whether the event is cancelled, or postponed without a new day. */
  readonly calledOff: boolean
}

/** The event with its times as numbers. Otherwise the app would have to calculate in time zones, which takes a phone 100 ms. */
export type TimedEvent = Event &
  EventTimes & {
    /** The beginning of the event's day, in milliseconds since 1970. */
    readonly dayFrom: number
    /** The end of the last day on which people with a need can ask for something (`askUntil`), in milliseconds since 1970. */
    readonly lateFrom?: number
  }

/** The features that a venue has (`yes`), gives on request, or lacks (`no`), with the text above their list. */
export type AccessList = {
  readonly answer: 'yes' | 'request' | 'no'
  readonly lead: string
  readonly features: readonly string[]
}

/** Times at which people with a need read different texts on whom to ask: in time, after the deadline, on the event's day. */
export type AskTime = 'early' | 'late' | 'today'

/** A text on whom to ask, and the times at which pages show it. */
export type AskText = { readonly at: readonly AskTime[]; readonly runs: Runs }

export type Venue = VenueData & {
  /** Lists for people with a need; empty if the venue has no information about access. */
  readonly accessLists: readonly AccessList[]
  /** Tone of the programme's first part at this venue. A venue without a part has "day". */
  readonly tone: PartData['tone']
}

/** A part of the programme with the values derived from the rest of the content (scripts/build/derive/programme.ts). */
export type ProgrammePart = Omit<PartData, 'items'> & {
  readonly items: readonly ProgrammeItem[]
  /** Text about the walk to the next part, if there is one. */
  readonly walk?: string
  /** Text on when to leave early, if the pause before the next part is too short for the walk. */
  readonly leave?: string
  /** Number of columns, one per room, if items are on at the same time and their rooms fit side by side. */
  readonly columns?: number
  /** Whether this part begins after all earlier parts have ended. False for the first part. */
  readonly follows: boolean
}

export type ProgrammeItem = Omit<ItemData, 'talks' | 'title'> & {
  readonly title: string
  /** Start and end in milliseconds since 1970. `start` and `end` are the same times as HH:MM. */
  readonly from: number
  readonly to: number
  /** Fragment of the item's address, if an earlier item begins at the same time. Otherwise the fragment is the item's start. */
  readonly id?: string
  /** Column of the item's room, from 1 on, if another item of the part is on at the same time. */
  readonly column?: number
  readonly talks?: readonly Talk[]
}

export type Talk = Omit<TalkData, 'talk' | 'speaker' | 'speakers'> & {
  readonly title: string
  /** At least one. A speaker who is not announced yet has no identifier. */
  readonly speakers: readonly TalkSpeaker[]
}

export type TalkSpeaker = { readonly id?: string; readonly name: string }

/** A kind of ticket. */
export type Price = PriceData & {
  /** The price as people read it. */
  readonly shown: string
  /** "Hasta el 10 de mayo." Missing if the price has no last day. */
  readonly untilText?: string
  /** The end of the last day in milliseconds since 1970. */
  readonly endsAt?: number
  /** Whether the price has already ended at build time. */
  readonly hasEnded: boolean
}

/** A page whose text is a file (scripts/build/derive/textPages.ts). */
export type TextPage = Page & TextPageHead & { readonly html: string }

type DataProtection = NonNullable<ContentData['forms']['dataProtection']>

/** Name of a change of the event. The texts of each change are in states.yaml, under "changes". */
export type EventStatusName = 'cancelled' | 'postponed' | 'rescheduled' | 'moved'

/** The event's status as pages and files show it. */
export type EventStatus = {
  /** Null if the event takes place as announced. */
  readonly name: EventStatusName | null
  /** Whether the event is cancelled, or postponed without a new day. */
  readonly calledOff: boolean
  /** Texts for the top of every page and the start of every preview. Null if the event takes place as announced. */
  readonly banner: { readonly label: string; readonly text: string } | null
  /** The organiser's line on top of every page, with its times; null if there is none. */
  readonly notice: (NoticeTimes & { readonly text: string }) | null
  /** Texts of the element around banner and notice: its name for screen readers. */
  readonly noticeTexts: States['notice']
}

/** Texts that depend on the event's status (scripts/build/derive/statusTexts.ts). */
export type StatusTexts = {
  /** The note below the programme, in its PDF and in calendars. */
  readonly programmeNote: string
  /** Heading beside the buttons at the end of the programme and of speakers' pages. */
  readonly programmeCall: string
  /** Title and description of a speaker's page, with placeholders. */
  readonly speakerHead: ContentData['files']['speakerPage']
  /** The text that replaces the countdown if the event is called off; otherwise null. */
  readonly calledOffText: Runs | null
}

/**
 * The texts that pages show in a stage of the sale. `button` is the label of the buttons that lead to the page of the tickets.
 */
export type StageTexts = Readonly<Record<keyof States['sale']['soon'] | 'button', Runs>>

export type SaleStage = {
  /** "over": a closed sale, once the event is over. "off": the sale of an event that is called off. */
  readonly name: StageName | 'over' | 'off'
  /** The beginning of the stage, in milliseconds since 1970. It is 0 for a first stage without a beginning. */
  readonly from: number
  readonly texts: StageTexts
  /** Texts that replace some of `texts` once the event is over. */
  readonly textsAfter: Partial<StageTexts>
  /** Label of the button to the gallery, which replaces the ticket button. */
  readonly gallery?: string
}

/** The stages of the sale, in order of time. There is at least one. */
export type Sale = readonly [SaleStage, ...SaleStage[]]

/**
 * A question with its answers. `answerAfter` replaces `answer` once the event is over. For a cancelled event, the build puts
 * the text of `answerAfter` into `answer`, if there is one, and leaves `answerAfter` out.
 */
export type Question = {
  readonly id: string
  readonly question: string
  readonly answer: Runs
  readonly answerAfter?: Runs
}

/** The time in which a notice is shown, in milliseconds since 1970. A missing limit does not limit it. */
export type NoticeTimes = { readonly from?: number; readonly until?: number }
