import type { ContentData, Copy, VenueData } from '../content/schema.ts'
import { accessQuestion, venueFragment } from '../lib/reservedNames.ts'
import { dayMonth } from '../lib/dates.ts'
import { fill } from '../lib/texts.ts'
import { runsOf, type Runs } from '../lib/runs.ts'
import { listed } from '../lib/locale.ts'
import { shownPhone } from '../lib/phone.ts'
import type { AccessList, Event } from './model.ts'

type Described = Pick<VenueData, 'access'>
type Words = Copy['accessWords']

/** The features about which a venue says something: name (with its note), and whether it is there. */
const accessFeatures = ({ access = {} }: Described, { features }: Words) =>
  Object.entries(features).flatMap(([feature, name]) => {
    const answer = access[feature as keyof typeof features]
    if (!answer) return []
    const { is, note } = typeof answer === 'string' ? { is: answer, note: null } : answer
    return { is, name: note ? `${name} (${note})` : name }
  })

/** What a venue says to people with a need, a list per answer: what is there, on request, and not there. */
export function accessLists(venue: Described, words: Words): readonly AccessList[] {
  const all = accessFeatures(venue, words)
  return (['yes', 'request', 'no'] as const).flatMap((answer) => {
    const features = all.filter(({ is }) => is === answer).map(({ name }) => name)
    return features.length > 0 ? [{ is: answer, lead: words[answer], features }] : []
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

/** Whom to ask for something and until when, true before and after that day, and the number for the day itself. */
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
