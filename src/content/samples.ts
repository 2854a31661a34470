import { benefits } from './benefits.ts'
import { copy } from './copy.ts'
import { editions } from './editions.ts'
import { event } from './event.ts'
import { questions } from './faq.ts'
import { legalLinks } from './pages.ts'
import { perks } from './perks.ts'
import { programme } from './programme.ts'
import { speakers } from './speakers.ts'
import { sponsorBenefits } from './sponsorship.ts'
import { venues } from './venues.ts'

export type Sample = {
  readonly file: string
  readonly field: string
  readonly value: string
}

/**
 * The values of this folder that are invented and wait for the real ones.
 * Put the real value into `file`, then delete its line here: `npm run prelaunch` reads this list.
 */
export const samples: readonly Sample[] = [
  { file: 'event.ts', field: 'name', value: event.name },
  { file: 'event.ts', field: 'shortName', value: event.shortName },
  { file: 'event.ts', field: 'email', value: event.email },
  { file: 'event.ts', field: 'ticketUrl', value: event.ticketUrl },
  ...event.social.map(({ name, url }) => ({
    file: 'event.ts',
    field: `social · ${name}`,
    value: url,
  })),
  ...Object.entries(venues).map(([id, venue]) => ({
    file: 'venues.ts',
    field: id,
    value: `${venue.name}, ${venue.street}`,
  })),
  ...Object.values(speakers).map(({ name, role }) => ({
    file: 'speakers.ts',
    field: name,
    value: role,
  })),
  ...editions.map(({ title, year }) => ({
    file: 'editions.ts',
    field: title,
    value: String(year),
  })),
]

/** Answers that somebody with an allergy or a disability relies on. */
const safety: ReadonlySet<string> = new Set(['electrolunch', 'accesibilidad'])

const answers = questions.map(({ id, answer }) => ({ file: 'faq.ts', field: id, value: answer }))

/** What was agreed with those who have to keep it, as `npm run prelaunch` names it: "faq.ts · accesibilidad". */
const confirmed: ReadonlySet<string> = new Set([])

/** What the texts promise to the public, first of all what concerns safety and health. */
const made: readonly Sample[] = [
  ...answers.filter(({ field }) => safety.has(field)),
  ...perks.map(({ title, text }) => ({ file: 'perks.ts', field: title, value: text })),
  ...answers.filter(({ field }) => !safety.has(field)),
  // Nothing of what is written into the forms is sent anywhere, and these pages are not there.
  ...[copy.contact.form, copy.sponsorship.form].map(({ heading, success }) => ({
    file: 'copy.ts',
    field: heading,
    value: success,
  })),
  { file: 'copy.ts', field: 'contact.ways.reply', value: copy.contact.ways.reply },
  ...legalLinks.map(({ label, path }) => ({ file: 'pages.ts', field: label, value: path })),
  ...Object.values(venues).map(({ name, homeHours, description }) => ({
    file: 'venues.ts',
    field: name,
    value: `${homeHours.from}–${homeHours.to}. ${description}`,
  })),
  ...[...programme.morning.items, ...programme.night.items].map(({ title, description }) => ({
    file: 'programme.ts',
    field: title,
    value: description,
  })),
  ...benefits.map(({ title, text }) => ({ file: 'benefits.ts', field: title, value: text })),
  ...sponsorBenefits.map(({ title, text }) => ({
    file: 'sponsorship.ts',
    field: title,
    value: text,
  })),
  ...Object.values(speakers).map(({ name, bio }) => ({
    file: 'speakers.ts',
    field: name,
    value: bio,
  })),
  ...editions.map(({ title, description }) => ({
    file: 'editions.ts',
    field: title,
    value: description,
  })),
]

/** The promises that nobody has confirmed: `npm run prelaunch` reads this list, too. */
export const promises = made.filter(({ file, field }) => !confirmed.has(`${file} · ${field}`))
