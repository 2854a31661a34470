import type { ContentData, Copy, VenueData } from '../content/schema.ts'
import { accessQuestion, venueFragment } from '../lib/reservedNames.ts'
import { dayMonth } from '../lib/dates.ts'
import { fill } from '../lib/texts.ts'
import { runsOf, type Runs } from '../lib/runs.ts'
import { listed } from '../lib/locale.ts'
import { shownPhone } from '../lib/phone.ts'
import type { AccessList, AskText, AskTime, Event, EventStatus } from './model.ts'

type Described = Pick<VenueData, 'access'>
type AnswerTexts = Copy['accessWords']
type Texts = Copy['access']

/** The features that a venue answers. Each has the answer, and a name with the note: "Aseo adaptado (junto a la puerta)". */
const accessFeatures = ({ access = {} }: Described, { features }: AnswerTexts) =>
  Object.entries(features).flatMap(([feature, name]) => {
    const written = access[feature as keyof typeof features]
    if (!written) return []
    const { is: answer, note } = typeof written === 'string' ? { is: written, note: null } : written
    return { answer, name: note ? `${name} (${note})` : name }
  })

/** Up to three lists of a venue's features for people with a need: what it has, what it gives on request, what it lacks. */
export function accessLists(venue: Described, texts: AnswerTexts): readonly AccessList[] {
  const answeredFeatures = accessFeatures(venue, texts)
  return (['yes', 'request', 'no'] as const).flatMap((answer) => {
    const withAnswer = answeredFeatures.filter((feature) => feature.answer === answer)
    const features = withAnswer.map(({ name }) => name)
    return features.length > 0 ? [{ answer, lead: texts[answer], features }] : []
  })
}

/**
 * Address of the access lists: the answer in the FAQ or, if the FAQ has none, the card of the first venue that has a list. Null
 * if no venue has one.
 */
export function accessAddress({ faq, pages: { pages }, venues: { venues } }: ContentData) {
  const ids = Object.keys(venues)
  const describedId = ids.find((id) => Object.keys(venues[id]?.access ?? {}).length > 0)
  if (describedId === undefined) return null
  const hasAnswer = faq.questions.some(({ id }) => id === accessQuestion)
  if (hasAnswer && pages.faq) return `${pages.faq.path}#${accessQuestion}`
  return `${pages.home.path}#${venueFragment(describedId)}`
}

/** All times at which people may ask, in order. */
const askTimes: readonly AskTime[] = ['early', 'late', 'today']

/** A link in a text for each way to send a message to the phone: "[SMS](sms)". */
const messageLinks = ({ phoneTakes = [] }: Event, { takes }: Texts) =>
  phoneTakes.map((way) => `[${takes[way]}](${way})`)

/** The sentences on how to call the phone and how to write to it. Empty for an event without a phone. */
function phoneSentences(event: Event, lead: string, texts: Texts): readonly string[] {
  if (!event.phone) return []
  const ways = messageLinks(event, texts)
  const call = `${lead} [${shownPhone(event.phone)}](phone).`
  return ways.length > 0 ? [call, `${texts.takes.label} ${listed(ways)}.`] : [call]
}

/** The end of a sentence: "[hola@mi-evento.es](mail)." */
const mailLink = (email: string) => `[${email}](mail).`

/** The text on whom to ask, for each time. The text for "early" is true at any time: paper and pages without script show it. */
function askTexts(event: Event, mail: string, texts: Texts): Readonly<Record<AskTime, string>> {
  const deadlineFact = event.askUntil && { pedirHasta: dayMonth(event.askUntil) }
  const callSentences = phoneSentences(event, texts.call, texts)
  const early = [`${texts.ask} ${mail}`, ...(deadlineFact ? [fill(texts.until, deadlineFact)] : [])]
  const late = deadlineFact ? [`${fill(texts.late, deadlineFact)} ${mail}`] : early
  const today = event.phone
    ? [...phoneSentences(event, texts.callToday, texts), `${texts.orMail} ${mail}`]
    : late
  return {
    early: [...early, ...callSentences].join(' '),
    late: [...late, ...callSentences].join(' '),
    today: today.join(' '),
  }
}

/**
 * The distinct texts on whom to ask, each with all times at which it is shown. Without a deadline, for example, one text is for
 * "early" and "late". The first text is true at any time. An event that is called off has one text. An event without an e-mail
 * has none.
 */
export function askFor(
  event: Event,
  { calledOff }: Pick<EventStatus, 'calledOff'>,
  texts: Texts,
): readonly AskText[] {
  if (event.email === undefined) return []
  const mail = mailLink(event.email)
  if (calledOff) return [{ at: askTimes, runs: runsOf(`${texts.calledOff} ${mail}`) }]
  const asks = askTexts(event, mail, texts)
  const timesOf = (text: string) => askTimes.filter((time) => asks[time] === text)
  const distinct = [...new Set([asks.early, asks.late, asks.today])]
  return distinct.map((text) => ({ at: timesOf(text), runs: runsOf(text) }))
}

/** The help line of the event's day: "Ayuda: 600 000 000 · SMS". Empty for an event without a phone. */
export function helpToday(event: Event, texts: Texts): Runs {
  if (!event.phone) return []
  const phone = `${texts.helpToday} [${shownPhone(event.phone)}](phone)`
  return runsOf([phone, ...messageLinks(event, texts)].join('\u00a0· '))
}
