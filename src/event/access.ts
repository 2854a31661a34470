import type { ContentData, Copy, VenueData } from '../content/schema.ts'
import { accessQuestion, venueFragment } from '../lib/reservedNames.ts'
import { dayMonth } from '../lib/dates.ts'
import { fill } from '../lib/texts.ts'
import { runsOf, type Runs } from '../lib/runs.ts'
import { listed } from '../lib/locale.ts'
import { shownPhone } from '../lib/phone.ts'
import type { AccessList, Event } from './model.ts'

type Described = Pick<VenueData, 'access'>
type AnswerTexts = Copy['accessWords']

/** The features about which a venue says something: the name, with its note, and the answer. */
const accessFeatures = ({ access = {} }: Described, { features }: AnswerTexts) =>
  Object.entries(features).flatMap(([feature, name]) => {
    const answer = access[feature as keyof typeof features]
    if (!answer) return []
    const { is, note } = typeof answer === 'string' ? { is: answer, note: null } : answer
    return { is, name: note ? `${name} (${note})` : name }
  })

/** Lists what a venue has for people with a need: what is there, on request, and not there. */
export function accessLists(venue: Described, texts: AnswerTexts): readonly AccessList[] {
  const all = accessFeatures(venue, texts)
  return (['yes', 'request', 'no'] as const).flatMap((answer) => {
    const features = all.filter(({ is }) => is === answer).map(({ name }) => name)
    return features.length > 0 ? [{ is: answer, lead: texts[answer], features }] : []
  })
}

/** Address of what venues have for people with a need: the answer in the FAQ, else the first venue's card, else null. */
export function accessAddress({ faq, pages: { pages }, venues: { venues } }: ContentData) {
  const described = Object.entries(venues).find(([, { access = {} }]) => Object.keys(access)[0])
  if (!described) return null
  const answer = faq.questions.some(({ id }) => id === accessQuestion) && pages.faq
  return answer
    ? `${answer.path}#${accessQuestion}`
    : `${pages.home.path}#${venueFragment(described[0])}`
}

/**
 * The text about whom to ask for something, until when, and which number to call on the day itself. It is true before and
 * after the last day for asking.
 */
export function askFor(
  { email, askUntil, phone, phoneTakes = [] }: Event,
  { ask, until, call, takes }: Copy['access'],
): Runs {
  const ways = phoneTakes.map((way) => `[${takes[way]}](${way})`)
  const sentences = [
    `${ask} [${email}](mail).`,
    askUntil && fill(until, { pedirHasta: dayMonth(askUntil) }),
    phone && `${call} [${shownPhone(phone)}](phone).`,
    phone && ways.length > 0 && `${takes.label} ${listed(ways)}.`,
  ]
  return runsOf(sentences.filter(Boolean).join(' '))
}
