// npm run prelaunch on the content.
import { expect, it } from 'vitest'
import { readEvent } from '../../../../../scripts/build/derive/readEvent.ts'
import {
  contentFindings,
  annotationFindings,
} from '../../../../../scripts/tools/prelaunch/content.ts'
import { report } from '../../../../../scripts/tools/prelaunch/report.ts'
import { handWrittenFindings } from '../../../../../scripts/tools/prelaunch/handWrittenFacts.ts'
import {
  type Change,
  eventFolder,
  withField,
  withStatus,
} from '../../../../support/altered-event.ts'
import { pages, evento } from '../../../../support/evento.ts'

const end = Date.parse(evento.event.end)
const complaintsOn = (changes: Partial<typeof evento>, now = end - 1) =>
  contentFindings({ ...evento, ...changes }, now).map(({ what }) => what)

const unwritten = expect.stringMatching(/responde.* 404: \/cookies\.$/) as unknown

it('says that legal texts are missing, that forms are not sent, and that the event is over', () => {
  expect(complaintsOn({}, end)).toEqual([
    unwritten,
    'El evento ya ha pasado: terminó el 2026-05-15.',
  ])
  const intro = 'Dudas, prensa, alergias: te lee una persona.'
  const inviting = { ...pages, contact: { ...pages.contact, intro } }
  expect(complaintsOn({ pages: inviting, delivery: null })).toEqual([
    unwritten,
    expect.stringContaining('Los formularios de /patrocina y /contacto'),
    `«${intro}» invita a contar una necesidad a un formulario que no llega a nadie.`,
  ])
  expect(complaintsOn({ pages: inviting })).toEqual([unwritten])
  const { contact: _, sponsorship: __, ...others } = pages
  expect(complaintsOn({ pages: others, delivery: null, legalLinks: [] })).toEqual([])
})

it('asks about a state that was set without the day in "updated"', () => {
  const event = { ...evento.event, updated: '2026-04-20', status: { is: 'cancelled' } } as const
  const on = (day: string) =>
    contentFindings({ ...evento, event, legalLinks: [] }, Date.parse(`${day}T12:00:00Z`))
  expect(on('2026-04-20')).toEqual([])
  expect(on('2026-04-21')).toEqual([
    expect.objectContaining({
      level: 'question',
      what: expect.stringContaining('pone 2026-04-20'),
    }),
  ])
})

it.each(['sample', 'promise'] as const)('lists each %s with its line, and what to do', (kind) => {
  const marks = [3, 5].map((line) => ({ file: 'faq.yaml', line, at: ['a'], text: 'Uno', kind }))
  const { text, ready } = report(annotationFindings(marks, 'mi-evento'))
  expect(text).toContain('✗ mi-evento/faq.yaml:3 · a: «Uno» ')
  // Equal advice appears only once.
  expect(text).toMatch(/Quedan 2 cosas por arreglar\. Qué hacer ahora:\n {2}1\. .*$/)
  expect(ready).toBe(false)
})

/** Findings in the tests' event with some changes. */
function foundWith(...changes: readonly Change[]) {
  return handWrittenFindings(readEvent(eventFolder(...changes)))
}
const reported = (findings: ReturnType<typeof foundWith>) =>
  findings.map(({ what }) => what.replace(/^.*site-\w+\/(\S+).*?: pone («.*?»), .*$/, '$1 $2'))

const inText = (text: string) =>
  foundWith(['perks.yaml', '', `perks:\n  - title: Uno\n    text: '${text}'\n`])

it.each([
  ['El sábado por la tarde', 'sábado'],
  ['Nos vemos el 9 de noviembre', '9 de noviembre'],
  ['Somos siete ponentes', 'siete ponentes'],
  ['Hay 3 sedes', '3 sedes'],
  ['Abrimos de 12:15 a 14:00', '12:15'],
  ['Cerramos a las 23.00', '23.00'],
])('what was written by hand is listed if the facts contradict it: %s', (text, words) => {
  expect(reported(inText(text))).toEqual([`perks.yaml:3 «${words}»`])
})

it.each([
  'El viernes 15 de mayo',
  'Cuatro ponentes, 4 ponentes, dos sedes y seis preguntas',
  'De 10:00 a 22:00, o a las 14.00',
  'Respondemos de lunes a viernes, cada martes',
  'De una sede a otra, las 3 salas, 1.000 personas, 2.8 km',
  'El {diaSemana}, a las {inicio}',
])('what was written by hand is not listed if they do not: %s', (text) => {
  expect(inText(text)).toEqual([])
})

it('what was written by hand is the name of a place that the event has left', () => {
  const answer = '[{ id: uno, question: ¿Y si llueve?, answer: Vamos al Muelle. }]'
  const found = foundWith(
    withStatus('{ is: moved, from: wharf, to: library }'),
    ['programme.yaml', 'venue: wharf', 'venue: library'],
    withField('faq.yaml', 'questions', answer),
    withField('perks.yaml', 'perks', '[{ title: Muellecito, text: El Muelle de Levante. }]'),
  ).map(({ what }) => what)
  expect(found.join('\n')).toContain('nombra «Muelle», donde el evento ya no está')
  expect(found.join('\n')).toContain('text: nombra «Muelle de Levante», donde')
  expect(found.filter((what) => /venues\.yaml|Muellecito/.test(what))).toEqual([])
})

it('what was written by hand is a price only if the event tells its prices', () => {
  const perks: Change = ['perks.yaml', '', 'perks: [{ title: Uno, text: Por 20 € o 12.5 euros. }]']
  expect(reported(foundWith(perks, withField('event.yaml', 'tickets', '')))).toEqual([])
  expect(reported(foundWith(perks))).toEqual(['perks.yaml:1 «20 €»'])
})

it('what was written by hand is found in pages of text and across a break of line, and not in facts, gallery and comments', () => {
  const found = foundWith(
    ['event.yaml', 'name: Jornadas', 'name: Sábado'],
    ['editions.yaml', 'description: ', 'description: Fue un sábado. '],
    ['programme.yaml', 'parts:', '# El sábado\nparts:'],
    ['pages/normas.md', 'Una página de {evento}', 'Son siete\nponentes'],
  )
  expect(reported(found)).toEqual(['pages/normas.md:11 «siete ponentes»'])
})
