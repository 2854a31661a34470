// Facts that seldom fit each other are told where they are written, and never refused.
import { expect, it } from 'vitest'
import { adviceOnFacts } from '../../../../scripts/read/adviceOnFacts.ts'
import { readContent } from '../../../../scripts/derive/readContent.ts'
import { eventFolder, type Row } from '../../../support/mistakes.ts'

/** The delivered event leaves no time for its walk. */
const hurry = 'start: empieza 0 minutos después de «La mañana», y a pie son unos 35'

const adviceWith = (...rows: readonly Row[]) => {
  const folder = eventFolder(...rows)
  return adviceOnFacts(folder, readContent(folder)).map((line) => line.replace(`${folder}/`, ''))
}
const inEvent = (line: string): Row => ['event.yaml', 'replyHours', `${line}\nreplyHours`]
const nextYear: readonly Row[] = [
  ['event.yaml', 'start: 2025-11-08', 'start: 2026-11-14'],
  ['event.yaml', 'end: 2025-11-08', 'end: 2026-11-14'],
  ['event.yaml', 'askUntil: 2025', 'askUntil: 2026'],
]

it.each<[readonly Row[], string]>([
  [[inEvent('status: { is: cancelled }'), ...nextYear], '«cancelled» es de 2025-10-20'],
  [[inEvent('tickets: { sale: [{ is: sold-out }] }'), ...nextYear], '«sold-out» es de 2025-10-20'],
  [
    [
      inEvent('tickets: { sale: [{ is: last, from: 2025-10-01T10:00:00+02:00 }] }'),
      ...nextYear,
      ['event.yaml', 'updated: 2025-10-20', 'updated: 2026-10-01'],
    ],
    '«last» es de 2025-10-01',
  ],
  [
    [inEvent('notice: { text: Llueve, until: 2025-10-19T20:00:00+02:00 }')],
    'notice.until: el aviso terminó el 2025-10-19, antes del último cambio (2025-10-20)',
  ],
  [
    [['programme.yaml', 'talk: Escuchar al que lo usa', 'talk: La libreta de los errores']],
    'parts[0].items[1].talks[3].talk: «La libreta de los errores» ya es el título',
  ],
  [
    [['venues.yaml', 'from: 10:00\n      to: 14:00', 'from: 17:00\n      to: 20:00']],
    'venues.mall.homeHours: «La mañana» es de 11:00 a 14:30, y la sede abre de 17:00 a 20:00',
  ],
  [
    [
      [
        'programme.yaml',
        'start: 14:00\n        end: 14:15',
        'start: 13:00\n        end: 14:15\n        room: Sala 2',
      ],
      ['programme.yaml', 'speaker: marta-leon', 'speaker: pablo-herrera'],
    ],
    '«pablo-herrera» está a la vez en «Invitada especial» y en «Keynotes y conversaciones»',
  ],
  [[['event.yaml', 'askUntil: 2025', 'askUntil: 2024']], 'askUntil: el plazo acaba el 2024-10-18'],
  [[['event.yaml', 'askUntil: 2025-10', 'askUntil: 2025-12']], 'el plazo acaba el 2025-12-18'],
  [[['editions.yaml', 'year: 2024', 'year: 2025']], 'editions[4].year: 2025 es el año de este'],
  [
    [['speakers.yaml', 'name: Marta León', 'name: Lucía Romero']],
    'speakers.marta-leon: «Lucía Romero» es también el nombre de «lucia-romero»',
  ],
  [
    [['speakers.yaml', 'name: Marta León', `name: ${'M'.repeat(48)}`]],
    'speakers.marta-leon: el título de su página tiene 81 letras',
  ],
])('%j', (rows, expected) => {
  const advice = adviceWith(...rows).filter((line) => !line.includes(hurry))
  expect(advice).toEqual([expect.stringContaining(expected)])
})

it.each<readonly [string, readonly Row[]]>([
  ['a status of the same month', [inEvent('status: { is: cancelled }')]],
  [
    'talks that wait for their titles',
    [
      [
        'programme.yaml',
        'speaker: lucia-romero\n            talk: Vender',
        'talk: Tema por anunciar\n          - talk: Tema por anunciar # Vender',
      ],
    ],
  ],
  ['a venue that opens at night', [['venues.yaml', 'to: 21:00', 'to: 03:00']]],
])('nothing but the walk on %s', (_, rows) => {
  expect(adviceWith(...rows)).toEqual([expect.stringContaining(hurry)])
})

it('nothing at all if there is time for the walk', () => {
  const later: Row = [
    'programme.yaml',
    'start: 14:30\n    end: 21:00',
    'start: 15:05\n    end: 21:00',
  ]
  const items: Row = ['programme.yaml', '- start: 14:30', '- start: 15:05']
  expect(adviceWith(later, items)).toEqual([])
})
