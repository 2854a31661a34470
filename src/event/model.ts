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

/** The event as pages and files show it: checked, with facts filled in, and with what derives from them. */
export type SiteContent = {
  readonly facts: Facts
  readonly state: EventState
  readonly event: TimedEvent
  /** In the order of the day. */
  readonly venues: Readonly<Record<string, Venue>>
  /** Path and fragment of what venues have for people with a need; null if none says anything. */
  readonly accessAddress: string | null
  /** Whom people with a need ask; may hold links. */
  readonly askFor: string
  readonly programme: readonly ProgrammePart[]
  readonly speakers: Readonly<Record<string, Speaker>>
  /** Oldest first, because the mosaics grow. */
  readonly editions: ContentData['editions']['editions']
  readonly perks: ContentData['perks']['perks']
  /** Null if they are not told. */
  readonly prices: readonly Price[] | null
  readonly benefits: ContentData['benefits']['benefits']
  readonly sponsorBenefits: ContentData['sponsorship']['benefits']
  readonly questions: ContentData['faq']['questions']
  /** Those that are left out are missing. */
  readonly pages: Pages
  readonly notFound: ContentData['pages']['notFound']
  readonly navigation: ContentData['pages']['navigation']
  readonly legalLinks: ContentData['pages']['legalLinks']
  /** In the order of their paths. */
  readonly textPages: readonly TextPage[]
  readonly forms: Pick<ContentData['forms'], 'sponsorship' | 'contact'>
  /** Where the forms are posted, and what visitors must be told about it; null if they are sent nowhere. */
  readonly delivery: (DataProtection & { readonly address: string }) | null
  readonly copy: Copy
  readonly files: ContentData['files']
  /** Files of photos as the organiser gave them, by the identifiers of speakers or editions. */
  readonly photos: Readonly<Record<PhotoKind, Readonly<Record<string, string>>>>
  readonly sponsors: ContentData['sponsors']
  /** Files of logos, by the identifiers of sponsors. */
  readonly logos: Readonly<Record<string, string>>
}

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

/** The event with its times as numbers: at its start the app needs no time zones, which cost a phone 100 ms. */
export type TimedEvent = Event & EventTimes

/** What a venue has, gives on request, or lacks: the words above, and its features. */
export type AccessList = {
  readonly is: 'yes' | 'request' | 'no'
  readonly lead: string
  readonly features: readonly string[]
}

export type Venue = VenueData & {
  /** What it says to people with a need; none if it says nothing. */
  readonly accessLists: readonly AccessList[]
  /** Tone of the programme part that begins there. */
  readonly tone: PartData['tone']
}

/** A part of the programme with the values derived from the rest of the content (scripts/build/derive/derive.ts). */
export type ProgrammePart = Omit<PartData, 'items'> & {
  readonly items: readonly ProgrammeItem[]
  /** Text at its end, if the next part is a walk away. */
  readonly walk?: string
  /** Number of rooms in which something is on at the same time, if they fit beside each other. */
  readonly rooms?: number
  /** Whether it begins when all before it has ended. */
  readonly follows: boolean
}

export type ProgrammeItem = Omit<ItemData, 'talks' | 'title'> & {
  readonly title: string
  /** Start and end in milliseconds since 1970; `start` and `end` are its times as they are written. */
  readonly from: number
  readonly to: number
  /** Fragment of its address, if several items begin at the same time. */
  readonly id?: string
  /** Place of its room among those of its part, from 1 on, if another item is on at the same time. */
  readonly column?: number
  readonly talks?: readonly Talk[]
}

export type Talk = {
  /** Missing if the speaker is not announced yet, or there are several. */
  readonly speaker?: string
  readonly people?: readonly { readonly speaker: string; readonly name: string }[]
  /** Name of the speaker or, as in a sentence, names of all speakers. */
  readonly name: string
  readonly talk: string
  /** Whether its item has the same title, so that one of the two is enough. */
  readonly isItemTitle?: true
} & Pick<TalkData, 'description' | 'tags' | 'links'>

/** A kind of ticket; `shown` is its price as people read it, and `ends`, until when. */
export type Price = PriceData & {
  readonly shown: string
  readonly ends?: string
}

/** A page whose text is a file (scripts/build/derive/textPages.ts). */
export type TextPage = Page & TextPageHead & { readonly html: string }

type DataProtection = NonNullable<ContentData['forms']['dataProtection']>

/** Name of the event's change, as its texts have it in states.yaml ("changes"). */
export type StateName = 'cancelled' | 'postponed' | 'rescheduled' | 'moved'

/** What pages and files say about the event's state: nothing if it has no status, sale or notice. */
export type EventState = {
  readonly name: StateName | null
  /** Whether the event is cancelled, or postponed without a new day. */
  readonly calledOff: boolean
  /** On top of every page, and in front of every preview. */
  readonly banner: { readonly label: string; readonly text: string } | null
  /** Null if tickets are simply on sale. */
  readonly sale: readonly SaleStage[] | null
  /** Words of tickets that are simply on sale. */
  readonly openWords: SaleWords
  /** Those that speak of the sale in the past. */
  readonly pastWords: Partial<SaleWords>
  /** Index of the stage that holds at build time. */
  readonly stageAtBuild: number
  readonly notice: (NoticeTimes & { readonly text: string }) | null
  /** Texts of the notice. */
  readonly words: States['notice']
}

/** What pages say about the sale. */
export type SaleWords = States['sale']['soon'] & {
  /** Label of the buttons that lead to the ticket. */
  readonly button: string
}

/**
 * A stage of the sale with its words; `from` is in milliseconds since 1970. A closed sale is "over" after the event.
 * The sale of an event that is called off is "off".
 */
export type SaleStage = SaleWords & {
  readonly is: StageName | 'over' | 'off'
  readonly from: number
  readonly gallery?: string
}

/** When a notice holds, in milliseconds since 1970; without limits, always. */
export type NoticeTimes = { readonly from?: number; readonly until?: number }
