// Mistakes that an organiser may make in the content: where and how they are reported.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { readSiteContent } from '../../../../scripts/derive/loadContent.ts'
import { folderWith, write } from '../../../support/made-up-site.ts'
import { eventFolder, mistakesOf, type Row, rows, spoil } from '../../../support/mistakes.ts'
import { facts, specification } from '../../../support/specification.ts'

const cases = rows.map((row) => ({ row, what: row.slice(0, 3).join(' · ') }))
const wrong = cases.filter(({ row }) => row[4] !== undefined)
const right = cases.filter(({ row }) => row[4] === undefined)

describe('a mistake in the content', () => {
  it.each(wrong)('$what', ({ row }) => {
    const folder = eventFolder()
    const line = spoil(folder, row)
    const [file, , , field, says = ''] = row
    const problem = expect.stringContaining(says)
    expect(mistakesOf(folder)).toContainEqual({ file, line, field, problem })
  })
})

describe('what is not a mistake', () => {
  it.each(right)('$what', ({ row }) => {
    expect(mistakesOf(eventFolder(row))).toEqual([])
  })

  it('is a venue far away that the event has left', () => {
    const old = `{ name: Nave, inSentence: la nave, directions: Ir a la nave, street: 'Calle Una, 1',
    postalCode: '28001', latitude: 40.4, longitude: -3.7, what: Charlas, description: Una nave.,
    homeHours: { from: 10:00, to: 14:00 } }`
    const folder = eventFolder(status('status: { is: moved, from: old, to: park }'))
    spoil(folder, ['venues.yaml', 'venues:\n', `venues:\n  old: ${old}\n`])
    expect(mistakesOf(folder)).toEqual([])
  })

  it.each(['\r\n', '\r'])('is a file as other systems write it: %j', (end) => {
    const folder = eventFolder()
    for (const file of readdirSync(folder)) {
      const place = path.join(folder, file)
      writeFileSync(place, `\uFEFF${readFileSync(place, 'utf8').replaceAll('\n', end)}`)
    }
    expect(readSiteContent(folder)).toEqual(specification)
  })
})

describe('the mistakes of a run', () => {
  it('are all reported at once, in the order of the files, with folder, file, line and field', () => {
    const folder = eventFolder(
      ['copy.yaml', 'skip: Saltar', '\tskip: Saltar'],
      ['faq.yaml', 'id: zona-vip', 'id: Zona VIP'],
    )
    const line = spoil(folder, ['event.yaml', 'replyHours: 48', 'replyHours: 0'])
    const files = mistakesOf(folder).map(({ file }) => file)
    expect(files).toEqual(['event.yaml', 'faq.yaml', 'copy.yaml'])
    expect(() => readSiteContent(folder)).toThrow(
      `hay 3 errores en el contenido:\n${folder}/event.yaml:${line} · replyHours: pone «0», pero se espera`,
    )
  })
})

const status = (text: string): Row => ['event.yaml', 'replyHours: 48', `replyHours: 48\n${text}`]
const says = (text: string | RegExp): unknown =>
  typeof text === 'string' ? expect.stringContaining(text) : expect.stringMatching(text)

it.each<[string, readonly Row[], readonly Record<string, unknown>[]]>([
  [
    'of files that do not fit each other and of texts that name unknown things are told at once',
    [
      ['programme.yaml', 'venue: mall', 'venue: mal'],
      ['copy.yaml', '{fechaLarga}, en', '{fecha}, en'],
    ],
    [{ file: 'programme.yaml' }, { file: 'copy.yaml' }],
  ],
  [
    'are not those that follow from an event of two days',
    [['event.yaml', 'start: 2025-11-08T11', 'start: 2025-11-07T11']],
    [{ field: 'end' }],
  ],
  [
    'are not those of the items in a part without length',
    [['programme.yaml', 'end: 14:30', 'end: 11:00']],
    [{ field: 'parts[0].start' }],
  ],
  [
    'are not those that follow from a venue at a wrong place',
    [
      ['venues.yaml', 'latitude: 37.3886', 'latitude: 40.4169'],
      ['venues.yaml', 'longitude: -5.9711', 'longitude: -3.7035'],
    ],
    [{ field: 'venues.park', problem: says('está a 392 km') }],
  ],
  [
    'are not those that follow from a move to an unknown venue',
    [status('status: { is: moved, from: park, to: pabellon }'), ['faq.yaml', '](park)', '](mall)']],
    [{ field: 'status' }],
  ],
  [
    'tell a count of one beside a plural',
    [
      ['copy.yaml', 'De una mesa prestada', 'Son {ventajas}. De {ventajas} mesas'],
      ['perks.yaml', '', 'perks: [{ title: Todo, text: El día entero. }]'],
    ],
    [
      { file: 'copy.yaml', problem: says('«Son {ventajas}» se leería «Son un»') },
      { file: 'copy.yaml', problem: says('solo hay uno, y «{ventajas} mesas»') },
    ],
  ],
  [
    'name an hour of the programme that the clocks skip',
    [
      ['event.yaml', 'start: 2025-11-08T11', 'start: 2025-03-29T11'],
      ['event.yaml', 'end: 2025-11-08T21:00:00+01:00', 'end: 2025-03-30T05:00:00+02:00'],
      ['programme.yaml', 'end: 21:00', 'end: 02:30'],
    ],
    [{ field: 'parts[1].start', problem: says('las 02:30 no existen el 2025-03-30') }],
  ],
  [
    'name each place of a venue that the event has left',
    [status('status: { is: moved, from: park, to: mall }')],
    [
      { file: 'programme.yaml', problem: says(/«park».*pon «venue: mall»/) },
      { field: 'questions[5].answer', problem: says('«park», donde el evento ya no está') },
      ...['sedes.park.nombre', 'sedes.park.calle', 'paseoMinutos', 'paseoKilometros'].map(
        (fact) => ({ field: 'questions[5].answer', problem: says(`«{${fact}}»`) }),
      ),
    ],
  ],
  [
    'name a venue on the islands whose event has the time of Madrid',
    [['venues.yaml', "'41018'", "'35001'"]],
    [{ field: 'timeZone', problem: says(/Azahar» \(35001\).*«timeZone: Atlantic\/Canary»/) }],
  ],
  [
    'name a venue in which no part is',
    [['programme.yaml', 'venue: park', 'venue: mall']],
    [{ problem: says('ninguna parte del programa es en «park»') }],
  ],
])('mistakes %s', (_, changes, expected) => {
  expect(mistakesOf(eventFolder(...changes))).toMatchObject(expected)
})

it.each([
  ['speaker.yml', 'nadie lo lee. ¿Querías decir «speakers.yaml»?'],
  ['perks.yaml ', 'su nombre lleva un espacio. Llámalo «perks.yaml»'],
  ['event.yaml.txt', '¿Querías decir «event.yaml»?'],
  ['normas.md', 'va en la carpeta «pages»'],
  ['ponentes/a.jpg', 'nadie la lee. Hay: pages, speakers, editions'],
])('%s, which nothing reads, is told', (name, problem) => {
  const folder = eventFolder()
  write(folder, { [name]: 'a: 1\n' })
  const [file = ''] = name.split('/')
  expect(mistakesOf(folder)).toEqual([{ file, line: 0, field: '', problem: says(problem) }])
})

it('a folder that is not there is told, with the folders of events beside it', () => {
  const place = folderWith({ 'mi-evento/event.yaml': '', 'otra/foto.jpg': '' })
  const told = (name: string) => mistakesOf(path.join(place, name))[0]?.problem
  expect(told('Mi-Evento')).toContain(`¿Querías decir «${path.join(place, 'mi-evento')}»?`)
  expect(told('x'.repeat(90))).toContain(`Hay: ${path.join(place, 'mi-evento')}.`)
  expect(told('lejos/mi-evento')).toMatch(/CONTENT dice cuál es\.$/)
})

it('the README of the content names every fact', () => {
  const readme = readFileSync('src/content/README.md', 'utf8')
  for (const name of Object.keys(facts).filter(
    (one) => !/^(?:sedes|partes)\.(?!mall|morning)/.test(one),
  )) {
    expect(readme).toContain(`\`{${name}}\``)
  }
})
