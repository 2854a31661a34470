// Mistakes that an organiser may make in the content: where and how they are reported.
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { readSiteContent } from '../../../../support/site-content.ts'
import { readEvent } from '../../../../../scripts/build/derive/readEvent.ts'
import { guide } from '../../../../../scripts/build/lib/guide.ts'
import { warningsOn } from '../../../../../scripts/build/read/warnings.ts'
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
  readonly advises?: string | readonly string[]
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

/** Advice without its folder: "speakers.yaml:16 · speakers.teo-lastra.photoAlt: …". */
const adviceIn = (folder: string, now = Date.parse('2026-04-20T12:00:00+02:00')) =>
  warningsOn(readEvent(folder), now).map((line) => line.slice(folder.length + 1))

/** Advice on the tests' event as it is. */
const usual = adviceIn(eventFolder())
const withoutLine = (advice: string) => advice.replace(/:\d+/, '')

it('each description of a photo that is not there is told', () => {
  const folder = eventFolder()
  rmSync(path.join(folder, 'speakers'), { recursive: true })
  expect(adviceIn(folder)).toContainEqual(
    says('speakers.teo-lastra.photoAlt: dice lo que se ve en una foto que no está'),
  )
})

it('each footer link without a page is told', () => {
  expect(usual).toEqual([
    says('pages.yaml:68 · legalLinks[1].path: el pie lleva a «/cookies», que no está'),
  ])
})

it.each(right)('no mistake: $what', ({ row: { advises = [], ...row } }) => {
  const { folder } = spoilt(row)
  const known = new Set(usual.map(withoutLine))
  const advice = adviceIn(folder).filter((line) => !known.has(withoutLine(line)))
  expect(advice).toEqual([advises].flat().map(says))
})

it('a sale that has ended today is told to calendars by a newer «updated», until the event is over', () => {
  const folder = eventFolder(
    withField('event.yaml', 'notice', ''),
    withField('event.yaml', 'tickets', '{ sale: [{ is: sold-out }] }'),
  )
  const old = 'updated: pone 2026-04-20: si «sale» es de después'
  expect(adviceIn(folder)).not.toContainEqual(says(old))
  expect(adviceIn(folder, Date.parse('2026-04-21T00:30:00+02:00'))).toContainEqual(says(old))
  expect(adviceIn(folder, Date.parse('2026-05-15T22:00:00+02:00'))).not.toContainEqual(says(old))
})

it('the walk between invented places is nobody’s advice', () => {
  const late: Change = ['programme.yaml', '14:45', '14:00']
  const invented: Change = ['venues.yaml', '43.5409', '43.5409 # ejemplo']
  const walk = says('a pie son unos 30')
  expect(adviceIn(eventFolder(late))).toContainEqual(walk)
  expect(adviceIn(eventFolder(late, invented))).not.toContainEqual(walk)
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
  ['nora-prieto.jpg', 'pásala a la carpeta «speakers» (ponentes)'],
])('%s, which nothing reads, is told', (name, problem) => {
  const folder = eventFolder()
  write(folder, { [name]: 'a: 1\n' })
  const [file = ''] = name.split('/')
  expect(mistakesOf(folder)).toEqual([{ file, line: 0, field: '', problem: says(problem) }])
})

it.each([
  [
    'editions/nora-prieto.jpg',
    '«nora-prieto» es un ponente: pasa el archivo a la carpeta «speakers»',
  ],
  [
    'speakers/primera-ola.jpg',
    '«primera-ola» es una edición: pasa el archivo a la carpeta «editions»',
  ],
  ['speakers/nora.jpg', 'no hay ningún ponente «nora» en speakers.yaml. Hay: nora-prieto'],
  ['speakers/nora-prieto.heic', 'aquí solo se leen fotos'],
])('a picture in the wrong place is told: %s', (file, problem) => {
  const folder = eventFolder()
  write(folder, { [file]: '' })
  expect(mistakesOf(folder)).toEqual([{ file, line: 0, field: '', problem: says(problem) }])
})

it.each(['speakers/nora-prieto.jpg', 'pages/aviso.md', 'perks.yaml'])(
  'a file that only iCloud has is told: %s',
  (file) => {
    const folder = eventFolder()
    const { dir, base } = path.posix.parse(file)
    write(folder, { [path.posix.join(dir, `.${base}.icloud`)]: '' })
    expect(mistakesOf(folder)).toEqual([
      { file, line: 0, field: '', problem: says('está en iCloud y no en este ordenador') },
    ])
  },
)

it('what a folder says of itself is no stray file', () => {
  const folder = eventFolder()
  write(folder, { 'speakers/LEEME.txt': 'Aquí van las fotos.' })
  expect(mistakesOf(folder)).toEqual([])
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
