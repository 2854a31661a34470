// Facts that seldom fit each other are told where they are written, and never refused.
import { expect, it } from 'vitest'
import { adviceOnFacts } from '../../../../scripts/read/adviceOnFacts.ts'
import { readContent } from '../../../../scripts/derive/readContent.ts'
import { type Change, eventFolder, withField, withStatus } from '../../../support/altered-event.ts'

const adviceWith = (...changes: readonly Change[]) => {
  const folder = eventFolder(...changes)
  return adviceOnFacts(folder, readContent(folder)).map((line) => line.replace(`${folder}/`, ''))
}
const inEvent = (name: string, value: string) => withField('event.yaml', name, value)
const cancelled = withStatus('{ is: cancelled }')
const nextYear: readonly Change[] = [
  ['event.yaml', /(?<=(?:start|end): )2026-05-15/g, '2027-05-14'],
  inEvent('tickets', ''),
  inEvent('notice', ''),
  inEvent('askUntil', '2027-05-01'),
]

it.each<[readonly Change[], string]>([
  [[...nextYear, cancelled], '«cancelled» es de 2026-04-20'],
  [
    [...nextYear, inEvent('tickets', '{ sale: [{ is: sold-out }] }')],
    '«sold-out» es de 2026-04-20',
  ],
  [
    [
      ...nextYear,
      inEvent('tickets', '{ sale: [{ is: last, from: 2026-04-01T10:00:00+02:00 }] }'),
      inEvent('updated', '2026-10-01'),
    ],
    '«last» es de 2026-04-01',
  ],
  [
    [inEvent('notice', '{ text: Llueve, until: 2026-04-19T20:00:00+02:00 }')],
    'notice.until: el aviso terminó el 2026-04-19, antes del último cambio (2026-04-20)',
  ],
  [
    [['programme.yaml', 'talk: Un faro con red', 'talk: La marea que no vino']],
    'parts[0].items[3].talks[0]: «La marea que no vino» ya es el título',
  ],
  [
    [['venues.yaml', 'from: 09:30\n      to: 14:00', 'from: 17:00\n      to: 20:00']],
    'venues.library.homeHours: «Por la mañana» es de 10:00 a 14:00, y la sede abre de 17:00 a 20:00',
  ],
  [[inEvent('askUntil', '2025-05-01')], 'askUntil: el plazo acaba el 2025-05-01'],
  [[inEvent('askUntil', '2026-12-18')], 'el plazo acaba el 2026-12-18'],
  [[['editions.yaml', 'year: 2025', 'year: 2026']], 'editions[1].year: 2026 no es de una edición'],
  [
    [['speakers.yaml', 'name: Bruno Cid', 'name: Nora Prieto']],
    'speakers.bruno-cid: «Nora Prieto» es también el nombre de «nora-prieto»',
  ],
  [
    [['speakers.yaml', 'name: Bruno Cid', `name: ${'M'.repeat(48)}`]],
    'speakers.bruno-cid: el título de su página tiene 79 letras',
  ],
  [
    [['programme.yaml', /14:45/g, '14:00']],
    'parts[1]: empieza 0 minutos después de «Por la mañana», y a pie son unos 30',
  ],
])('%j', (changes, expected) => {
  expect(adviceWith(...changes)).toEqual([expect.stringContaining(expected)])
})

it.each<readonly [string, readonly Change[]]>([
  ['an event without fault', []],
  ['a status of the same month', [cancelled]],
  [
    'talks that wait for their titles',
    [
      [
        'programme.yaml',
        'speaker: nora-prieto\n            talk: Un faro con red',
        'talk: Tema por anunciar\n          - talk: Tema por anunciar',
      ],
    ],
  ],
  ['a venue that opens at night', [['venues.yaml', 'to: 22:00', 'to: 03:00']]],
])('nothing on %s', (_, changes) => {
  expect(adviceWith(...changes)).toEqual([])
})
