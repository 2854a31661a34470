// Mistakes that an organiser may make in the content: where and how they are reported.
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { readSiteContent } from '../../../../../scripts/build/derive/loadContent.ts'
import { readContent } from '../../../../../scripts/build/derive/readContent.ts'
import { guide } from '../../../../../scripts/build/lib/guide.ts'
import { adviceOnFacts } from '../../../../../scripts/build/read/adviceOnFacts.ts'
import {
  type Change,
  changeFile,
  eventFolder,
  mistakesOf,
  withField,
  withStatus,
} from '../../../../support/altered-event.ts'
import { evento, facts } from '../../../../support/evento.ts'
import { write } from '../../../../support/made-up-site.ts'

/** A row of tests/mistakes.yaml. */
type Row = {
  readonly file: string
  readonly of?: string
  readonly from?: string
  readonly to: string | null
  readonly field?: string
  readonly says?: string
  readonly advises?: string
  readonly line?: string | null
}

const rows = parse(readFileSync('tests/mistakes.yaml', 'utf8')) as readonly Row[]
const cases = rows.map((row) => ({ row, what: Object.values(row).join(' · ') }))
const wrong = cases.filter(({ row }) => row.says !== undefined)
const right = cases.filter(({ row }) => row.says === undefined)

/** A folder with the tests' event and the change of a row, and the line that is to be named; 0 for a file as a whole. */
function spoilt({ file, of, from = '', to, line: meant }: Row) {
  const folder = eventFolder()
  const change: Change = of ? withField(file, of, to ?? '') : [file, from, to ?? '']
  const line = changeFile(folder, change)
  const place = path.join(folder, file)
  if (to === null) rmSync(place)
  if (meant === undefined) return { folder, line }
  return { folder, line: meant === null ? 0 : lineOf(place, meant) }
}

function lineOf(place: string, text: string): number {
  const [before, ...after] = readFileSync(place, 'utf8').split(text)
  expect(after).not.toEqual([])
  return String(before).split('\n').length
}

it.each(wrong)('a mistake: $what', ({ row }) => {
  const { folder, line } = spoilt(row)
  const { file, field = '', says: text = '' } = row
  expect(mistakesOf(folder)).toContainEqual({ file, line, field, problem: says(text) })
})

it.each(right)('no mistake: $what', ({ row: { advises, ...row } }) => {
  const { folder } = spoilt(row)
  const advice = adviceOnFacts(folder, readContent(folder))
  expect(advice).toEqual(advises ? [says(advises)] : [])
  for (const one of advice) expect(one).toContain(`${folder}/${row.file}:`)
})

it('a venue far away that the event has left is no mistake', () => {
  const old = `{ name: Nave, inSentence: la nave, directions: Ir a la nave, street: 'Calle Una, 1',
    postalCode: '28001', latitude: 40.4, longitude: -3.7, what: Charlas, description: Una nave.,
    homeHours: { from: 10:00, to: 14:00 } }`
  const folder = eventFolder(withStatus('{ is: moved, from: old, to: wharf }'), [
    'venues.yaml',
    'venues:\n',
    `venues:\n  old: ${old}\n`,
  ])
  expect(mistakesOf(folder)).toEqual([])
})

it.each(['\r\n', '\r'])('a file as other systems write it is no mistake: %j', (end) => {
  const folder = eventFolder()
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.yaml'))) {
    const place = path.join(folder, file)
    writeFileSync(place, `\uFEFF${readFileSync(place, 'utf8').replaceAll('\n', end)}`)
  }
  expect(readSiteContent(folder)).toEqual({
    ...evento,
    logos: expect.anything(),
    photos: expect.anything(),
  })
})

it('mistakes are all told at once, in the order of the files, with folder, file, line and field', () => {
  const folder = eventFolder(
    ['copy.yaml', '', 'layout:\n\tskip: Saltar\n'],
    ['faq.yaml', 'id: salas', 'id: Otra sala'],
  )
  const line = changeFile(folder, ['event.yaml', 'replyHours: 24', 'replyHours: 0'])
  const files = mistakesOf(folder).map(({ file }) => file)
  expect(files).toEqual(['event.yaml', 'faq.yaml', 'copy.yaml'])
  expect(() => readSiteContent(folder)).toThrow(
    `hay 3 errores en el contenido:\n${folder}/event.yaml:${line} · replyHours: pone «0», pero se espera`,
  )
})

const says = (text: string | RegExp): unknown =>
  typeof text === 'string' ? expect.stringContaining(text) : expect.stringMatching(text)

it.each<[string, readonly Change[], readonly Record<string, unknown>[]]>([
  [
    'of files that do not fit each other and of texts that name unknown things are told at once',
    [
      ['programme.yaml', 'venue: library', 'venue: librar'],
      withField('copy.yaml', 'layout', "{ footerCall: '{fecha}' }"),
    ],
    [{ file: 'programme.yaml' }, { file: 'copy.yaml' }],
  ],
  [
    'are not those that follow from an event of two days',
    [['event.yaml', 'start: 2026-05-15', 'start: 2026-05-14']],
    [{ field: 'end' }],
  ],
  [
    'are not those of the items in a part without length',
    [['programme.yaml', 'end: 14:00', 'end: 10:00']],
    [{ field: 'parts[0]' }],
  ],
  [
    'are not those that follow from a venue at a wrong place',
    [
      ['venues.yaml', 'latitude: 43.5409', 'latitude: 40.4169'],
      ['venues.yaml', 'longitude: -5.6637', 'longitude: -3.7035'],
    ],
    [{ field: 'venues.wharf', problem: says('está a 386 km') }],
  ],
  [
    'are not those that follow from a move to an unknown venue',
    [
      withStatus('{ is: moved, from: wharf, to: nave }'),
      ['faq.yaml', '](wharf)', '](library)'],
      ['faq.yaml', '](wharf)', '](library)'],
    ],
    [{ field: 'status' }],
  ],
  [
    'name each place of a venue that the event has left',
    [withStatus('{ is: moved, from: wharf, to: library }')],
    [
      { file: 'programme.yaml', problem: says(/«wharf».*pon «venue: library»/) },
      { field: 'questions[3].answer', problem: says('«wharf», donde el evento ya no está') },
      ...['sedes.wharf.nombre', 'sedes.wharf.calle', 'paseoMinutos', 'paseoKilometros'].map(
        (fact) => ({ field: 'questions[3].answer', problem: says(`«{${fact}}»`) }),
      ),
      { field: 'questions[5].answer', problem: says('«wharf», donde el evento ya no está') },
    ],
  ],
  [
    'name a venue on the islands whose event has the time of Madrid',
    [['venues.yaml', "'33201'", "'35001'"]],
    [{ field: 'timeZone', problem: says(/Arenal» \(35001\).*«timeZone: Atlantic\/Canary»/) }],
  ],
  [
    'name a venue in which no part is',
    [['programme.yaml', 'venue: wharf', 'venue: library']],
    [{ problem: says('ninguna parte del programa es en «wharf»') }],
  ],
])('mistakes %s', (_, changes, expected) => {
  expect(mistakesOf(eventFolder(...changes))).toMatchObject(expected)
})

it.each([
  ['speaker.yml', 'nadie lo lee. ¿Querías decir «speakers.yaml»?'],
  ['perks.yaml ', '¿Querías decir «perks.yaml»?'],
  ['event.yaml.txt', '¿Querías decir «event.yaml»?'],
  ['normas.md', 'va en la carpeta «pages»'],
  ['ponentes/a.jpg', 'nadie la lee. Hay: pages, speakers, editions'],
])('%s, which nothing reads, is told', (name, problem) => {
  const folder = eventFolder()
  write(folder, { [name]: 'a: 1\n' })
  const [file = ''] = name.split('/')
  expect(mistakesOf(folder)).toEqual([{ file, line: 0, field: '', problem: says(problem) }])
})

it('a folder that is not there is told', () => {
  expect(mistakesOf('no-existe')).toMatchObject([{ problem: says('CONTENT dice cuál es') }])
})

it('the guide names every fact', () => {
  const page = readFileSync(guide.facts, 'utf8')
  for (const name of Object.keys(facts).filter(
    (one) => !/^(?:sedes\.wharf|partes\.night)/.test(one),
  )) {
    expect(page).toContain(`\`{${name.replace('library', 'mall')}}\``)
  }
})
