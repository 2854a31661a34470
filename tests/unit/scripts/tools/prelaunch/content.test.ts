// Findings of `npm run prelaunch` in the content.
import { expect, it } from 'vitest'
import { readEvent } from '../../../../../scripts/build/derive/readEvent.ts'
import {
  accessFindings,
  annotationFindings,
  contentFindings,
} from '../../../../../scripts/tools/prelaunch/content.ts'
import { launchReport } from '../../../../../scripts/tools/prelaunch/report.ts'
import { handWrittenFindings } from '../../../../../scripts/tools/prelaunch/handWrittenFacts.ts'
import {
  type Edit,
  alteredFolder,
  withField,
  withStatus,
} from '../../../../support/alteredEvent.ts'
import { testEvent, pages, venues } from '../../../../support/evento.ts'
import { newEventFolder } from '../../../../support/newEventFolder.ts'

const eventEnd = testEvent.event.to

/** The texts of the findings in the tests' event with some changes. By default the time is just before the event's end. */
const findingTexts = (changes: Partial<typeof testEvent>, now = eventEnd - 1) =>
  contentFindings({ ...testEvent, ...changes }, now).map(({ what }) => what)

/** The finding that the tests' event always has: its footer links to /cookies, and it has no such page. */
const missingLegalPage = expect.stringMatching(/responde.* 404: \/cookies\.$/) as unknown

it('a footer link to a missing page is a finding', () => {
  expect(findingTexts({})).toEqual([missingLegalPage])
})

it('an event that is over is a finding', () => {
  expect(findingTexts({}, eventEnd)).toEqual([
    missingLegalPage,
    'El evento ya ha pasado: terminó el 2026-05-15.',
  ])
})

/** An introduction that invites people to write about their allergies. */
const invitingIntro = 'Dudas, prensa, alergias: te lee una persona.'
const invitingPages = { ...pages, contact: { ...pages.contact, intro: invitingIntro } }

it('without a form service, the forms are a finding, and so is a text that invites people to tell a need', () => {
  expect(findingTexts({ pages: invitingPages, formService: null })).toEqual([
    missingLegalPage,
    expect.stringContaining('Los formularios de /patrocina y /contacto'),
    `«${invitingIntro}» invita a contar una necesidad a un formulario que no llega a nadie.`,
  ])
})

/** A change of the tests' event that changes texts of copy.yaml. */
const withCopy = (changes: Partial<typeof testEvent.copy>) => ({
  copy: { ...testEvent.copy, ...changes },
})

/** By the name of a place above a form: a change of the tests' event that puts this text there. */
const changesByPlace = (text: string) => {
  const { contact, sponsorship } = testEvent.copy
  return {
    'heading of a page': { pages: { ...pages, contact: { ...pages.contact, heading: text } } },
    'introduction of a page': { pages: { ...pages, contact: { ...pages.contact, intro: text } } },
    'heading of the form on /contacto': withCopy({
      contact: { ...contact, form: { ...contact.form, heading: text } },
    }),
    'heading of the form on /patrocina': withCopy({
      sponsorship: { ...sponsorship, form: { ...sponsorship.form, heading: text } },
    }),
    'introduction of the form on /patrocina': withCopy({
      sponsorship: { ...sponsorship, form: { ...sponsorship.form, intro: text } },
    }),
  }
}

const firstInvitation = 'Alergias, por aquí.'
const invitations = [
  firstInvitation,
  '¿Alguna intolerancia?',
  '¿Hace falta intérprete?',
  'Sobre accesibilidad.',
  '¿Tienes una discapacidad?',
  'Con movilidad reducida.',
  '¿Vienes en silla de ruedas?',
  'Dinos qué necesitas.',
  'Una necesidad, la que sea.',
]

it.each(Object.entries(changesByPlace(firstInvitation)))(
  'an invitation to tell a need is found in the %s',
  (_, changes) => {
    expect(findingTexts({ ...changes, formService: null })).toContainEqual(
      expect.stringContaining(`«${firstInvitation}» invita`),
    )
  },
)

it.each(invitations)('«%s» is an invitation to tell a need', (text) => {
  const changes = changesByPlace(text)['introduction of a page']
  expect(findingTexts({ ...changes, formService: null })).toContainEqual(
    expect.stringContaining(`«${text}» invita`),
  )
})

it('with a form service, a text that invites people to tell a need is no finding', () => {
  expect(findingTexts({ pages: invitingPages })).toEqual([missingLegalPage])
})

it('an event without forms and footer links has no finding', () => {
  const { contact: _contact, sponsorship: _sponsorship, ...otherPages } = pages
  expect(findingTexts({ pages: otherPages, formService: null, legalLinks: [] })).toEqual([])
})

it('if a cancelled event was updated before today, a question about "updated" is asked', () => {
  const event = { ...testEvent.event, updated: '2026-04-20', status: { is: 'cancelled' } } as const
  const findingsAt = (moment: string) =>
    contentFindings({ ...testEvent, event, legalLinks: [] }, Date.parse(moment))
  expect(findingsAt('2026-04-20T23:59:00+02:00')).toEqual([])
  expect(findingsAt('2026-04-21T00:30:00+02:00')).toEqual([
    // It asks whether the event was cancelled after that day.
    expect.objectContaining({
      level: 'question',
      what: expect.stringContaining('pone 2026-04-20'),
    }),
  ])
})

it('a missing answer about access and a missing phone are a question each', () => {
  const { library } = venues
  const features = Object.keys(testEvent.copy.accessWords.features)
  const allAnswers = Object.fromEntries(features.map((feature) => [feature, { is: 'yes' }]))
  const { toilet: _toilet, ...answersWithoutToilet } = allAnswers
  const { phone: _phone, ...eventWithoutPhone } = testEvent.event
  const findingsWith = (access: object, changes: Partial<typeof testEvent> = {}) =>
    accessFindings({ ...testEvent, ...changes, venues: { library: { ...library, access } } })

  expect(findingsWith(allAnswers)).toEqual([])
  expect(findingsWith(answersWithoutToilet, { event: eventWithoutPhone })).toMatchObject([
    { level: 'question', what: `library: ¿hay ${testEvent.copy.accessWords.features.toilet}?` },
    { level: 'question', what: '¿A qué teléfono se llama ese día?' },
  ])
})

it.each(['sample', 'promise'] as const)(
  'the report lists each %s with its line, and the advice once',
  (kind) => {
    const annotations = [3, 5].map((line) => {
      return { file: 'faq.yaml', line, at: ['a'], text: 'Uno', kind }
    })
    const pastEvent = {
      level: 'mistake',
      what: 'El evento ya ha pasado.',
      next: 'Empieza otro.',
    } as const
    const findings = [...annotationFindings(annotations, 'mi-evento'), pastEvent]

    const { text, ready } = launchReport(findings, annotations)

    expect(text).toContain('✗ mi-evento/faq.yaml:3 · a: «Uno» ')
    expect(text).toContain('Quedan 3 cosas por arreglar, de ellas 2 marcas de «# ejemplo»')
    // The first advice is about both annotations.
    expect(text).toMatch(/Qué hacer ahora:\n {2}1\. .*\n {2}2\. Empieza otro\.$/)
    expect(ready).toBe(false)
  },
)

// Texts should name facts in braces ("{dia}"), which the build fills in. A hand-written fact may contradict the content.

/** Hand-written facts in the tests' event after some edits. */
function handWrittenFactsWith(...edits: readonly Edit[]) {
  return handWrittenFindings(readEvent(alteredFolder(...edits)))
}

/** Matches a finding, and captures its file with the line, and the quoted fact. `shortLines` has an example. */
const findingPattern = /^.*test-\w+\/(?<place>\S+).*?: pone (?<fact>«.*?»), .*$/

/** Findings in short: "/tmp/test-a1/perks.yaml:3 · perks[0].text: pone «sábado», y …" → "perks.yaml:3 «sábado»". */
const shortLines = (findings: ReturnType<typeof handWrittenFactsWith>) =>
  findings.map(({ what }) => what.replace(findingPattern, '$<place> $<fact>'))

/** Hand-written facts in the tests' event if its only perk has this text, in the third line of perks.yaml. */
const handWrittenFactsIn = (text: string) =>
  handWrittenFactsWith(['perks.yaml', '', `perks:\n  - title: Uno\n    text: '${text}'\n`])

it.each([
  ['El sábado por la tarde', 'sábado'],
  ['Nos vemos el 9 de noviembre', '9 de noviembre'],
  ['Somos siete ponentes', 'siete ponentes'],
  ['Hay 3 sedes', '3 sedes'],
  ['Abrimos de 12:15 a 14:00', '12:15'],
  ['Cerramos a las 23.00', '23.00'],
])('a hand-written fact is a finding if the content contradicts it: %s', (text, fact) => {
  expect(shortLines(handWrittenFactsIn(text))).toEqual([`perks.yaml:3 «${fact}»`])
})

it.each([
  'El viernes 15 de mayo',
  'Cuatro ponentes, 4 ponentes, dos sedes y seis preguntas',
  'De 10:00 a 22:00, o a las 14.00',
  'Respondemos de lunes a viernes, cada martes',
  'De una sede a otra, las 3 salas, 1.000 personas, 2.8 km',
  'El {diaSemana}, a las {inicio}',
])('a text that the content does not contradict has no finding: %s', (text) => {
  expect(handWrittenFactsIn(text)).toEqual([])
})

/** Edits after which the event is no longer at the venue "wharf", «Muelle de Levante». */
const leaveWharf: readonly Edit[] = [
  withStatus('{ is: moved, from: wharf, to: library }'),
  ['programme.yaml', 'venue: wharf', 'venue: library'],
]

it('the name of a venue that the event has left is a finding, whole or in part', () => {
  const answer = '[{ id: uno, question: ¿Y si llueve?, answer: Vamos al Muelle. }]'
  const messages = handWrittenFactsWith(
    ...leaveWharf,
    withField('faq.yaml', 'questions', answer),
    withField('perks.yaml', 'perks', '[{ title: Muellecito, text: El Muelle de Levante. }]'),
  ).map(({ what }) => what)
  expect(messages.join('\n')).toContain('nombra «Muelle», donde el evento ya no está')
  expect(messages.join('\n')).toContain('text: nombra «Muelle de Levante», donde')
  // venues.yaml may name its venue, and "Muellecito" is another word.
  expect(messages.filter((what) => /venues\.yaml|Muellecito/.test(what))).toEqual([])
})

it('the name of a venue that the event has left is a finding even if the name has punctuation marks', () => {
  const messages = handWrittenFactsWith(
    ...leaveWharf,
    ['venues.yaml', 'name: Muelle de Levante', 'name: "L\'Espai (Nord-Sud)"'],
    withField('faq.yaml', 'questions', '[{ id: uno, question: ¿Y si llueve?, answer: Carpa. }]'),
    withField('perks.yaml', 'perks', '[{ title: Pan, text: "En L\'Espai (Nord-Sud)." }]'),
  ).map(({ what }) => what)
  expect(messages.join('\n')).toContain("nombra «L'Espai (Nord-Sud)», donde")
})

it('a hand-written price that is not in the content is a finding, unless the content has no prices', () => {
  const pricesInText: Edit = [
    'perks.yaml',
    '',
    'perks: [{ title: Uno, text: Por 20 € o 12.5 euros. }]',
  ]
  const withoutPrices = withField('event.yaml', 'tickets', '')
  expect(shortLines(handWrittenFactsWith(pricesInText, withoutPrices))).toEqual([])
  // The tests' event has a price of 12.50 €, and none of 20 €.
  expect(shortLines(handWrittenFactsWith(pricesInText))).toEqual(['perks.yaml:1 «20 €»'])
})

it('a hand-written fact is found in a text page, even across a line break', () => {
  const findings = handWrittenFactsWith([
    'pages/normas.md',
    'Una página de {evento}',
    'Son siete\nponentes',
  ])
  expect(shortLines(findings)).toEqual(['pages/normas.md:11 «siete ponentes»'])
})

it('hand-written facts are not looked for in event.yaml, past editions and comments', () => {
  const findings = handWrittenFactsWith(
    ['event.yaml', 'name: Jornadas', 'name: Sábado'],
    ['editions.yaml', 'description: ', 'description: Fue un sábado. '],
    ['programme.yaml', 'parts:', '# El sábado\nparts:'],
  )
  expect(findings).toEqual([])
})

it('a new event, without venues, has no hand-written facts', () => {
  expect(handWrittenFindings(readEvent(newEventFolder({})))).toEqual([])
})
