import type { ContentData, Copy, VenueData } from '../content/schema.ts'
import { accessQuestion, venueFragment } from '../lib/reservedNames.ts'
import { dayMonth } from '../lib/dates.ts'
import { fill } from '../lib/texts.ts'
import { runsOf, type Runs } from '../lib/runs.ts'
import { listed } from '../lib/locale.ts'
import { shownPhone } from '../lib/phone.ts'
import type { AccessList, AskText, AskTime, Event } from './model.ts'

type Described = Pick<VenueData, 'access'>
type FeatureWords = Copy['accessWords']
type Words = Copy['access']

/** The features about which a venue says something: name (with its note), and whether it is there. */
const accessFeatures = ({ access = {} }: Described, { features }: FeatureWords) =>
  Object.entries(features).flatMap(([feature, name]) => {
    const answer = access[feature as keyof typeof features]
    if (!answer) return []
    const { is, note } = typeof answer === 'string' ? { is: answer, note: null } : answer
    return { is, name: note ? `${name} (${note})` : name }
  })

/** What a venue says to people with a need, a list per answer: what is there, on request, and not there. */
export function accessLists(venue: Described, words: FeatureWords): readonly AccessList[] {
  const all = accessFeatures(venue, words)
  return (['yes', 'request', 'no'] as const).flatMap((answer) => {
    const features = all.filter(({ is }) => is === answer).map(({ name }) => name)
    return features.length > 0 ? [{ lead: words[answer], features }] : []
  })
}

/** Where the site says what is there for people with a need: the answer, else the first venue that has one; else null. */
export function accessAddress({ faq, pages: { pages }, venues: { venues } }: ContentData) {
  const described = Object.entries(venues).find(([, { access = {} }]) => Object.keys(access)[0])
  if (!described) return null
  const answer = faq.questions.some(({ id }) => id === accessQuestion) && pages.faq
  return answer
    ? `${answer.path}#${accessQuestion}`
    : `${pages.home.path}#${venueFragment(described[0])}`
}

/** In the order of time. */
const askTimes: readonly AskTime[] = ['early', 'late', 'today']

/** The ways to write to the phone: "[SMS](sms)". */
const messageLinks = ({ phoneTakes = [] }: Event, { takes }: Words) =>
  phoneTakes.map((way) => `[${takes[way]}](${way})`)

/** The sentences that say how to reach the phone; none if there is none. */
function phoneSentences(event: Event, lead: string, words: Words): readonly string[] {
  if (!event.phone) return []
  const ways = messageLinks(event, words)
  const call = `${lead} [${shownPhone(event.phone)}](phone).`
  return ways.length > 0 ? [call, `${words.takes.label} ${listed(ways)}.`] : [call]
}

/** Whom to ask, as a text for each time. The first text is true at any time, for pages without script and for paper. */
function askTexts(event: Event, words: Words): Readonly<Record<AskTime, string>> {
  const mail = `[${event.email}](mail).`
  const deadline = event.askUntil && { pedirHasta: dayMonth(event.askUntil) }
  const onTheDay = phoneSentences(event, words.call, words)
  const early = [`${words.ask} ${mail}`, ...(deadline ? [fill(words.until, deadline)] : [])]
  const late = deadline ? [`${fill(words.late, deadline)} ${mail}`] : early
  const today = event.phone
    ? [...phoneSentences(event, words.callToday, words), `${words.orMail} ${mail}`]
    : late
  return {
    early: [...early, ...onTheDay].join(' '),
    late: [...late, ...onTheDay].join(' '),
    today: today.join(' '),
  }
}

/**
 * Whom to ask for something, the way that works at that time first. A text names all times at which it is read; the first
 * one is true at any time. An event that is called off has one text.
 */
export function askFor(
  event: Event,
  calledOff: boolean,
  words: Words,
): readonly [AskText, ...AskText[]] {
  if (calledOff) {
    return [{ at: askTimes, runs: runsOf(`${words.calledOff} [${event.email}](mail).`) }]
  }
  const texts = askTexts(event, words)
  const timesOf = (text: string) => askTimes.filter((time) => texts[time] === text)
  const [first, ...others] = [...new Set([texts.early, texts.late, texts.today])]
  const asked = (text: string): AskText => ({ at: timesOf(text), runs: runsOf(text) })
  return [asked(first ?? texts.early), ...others.map(asked)]
}

/** The phone of the day in one line, beside what is on: "Ayuda: 600 000 000 · SMS". Empty without a phone. */
export function helpToday(event: Event, words: Words): Runs {
  if (!event.phone) return []
  const phone = `${words.helpToday} [${shownPhone(event.phone)}](phone)`
  return runsOf([phone, ...messageLinks(event, words)].join('\u00a0· '))
}
