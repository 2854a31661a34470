// Mistakes that an organiser may make in the content, and the messages that report them. Warnings do not stop the build.
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { readSiteContent } from '../../../../support/siteContent.ts'
import { readEvent } from '../../../../../scripts/build/derive/readEvent.ts'
import { guide } from '../../../../../scripts/build/lib/guide.ts'
import { warningsOn } from '../../../../../scripts/build/read/warnings.ts'
import {
  type Edit,
  editFile,
  alteredFolder,
  mistakesOf,
  withField,
  withStatus,
} from '../../../../support/alteredEvent.ts'
import { evento, facts } from '../../../../support/evento.ts'
import { write } from '../../../../support/temporaryFolder.ts'

/** A row of tests/mistakes.yaml, whose first lines explain the fields. */
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
const cases = rows.map((row) => ({ row, title: Object.values(row).join(' · ') }))
const mistakeCases = cases.filter(({ row }) => row.says !== undefined)
const validCases = cases.filter(({ row }) => row.says === undefined)

/**
 * Makes a folder with the tests' event and the edit of a row.
 * @returns the folder, and the line that the message has to name: 0 for the whole file
 */
function editedEvent({ file: name, of, from = '', to, line: expectedText }: Row) {
  const folder = alteredFolder()
  const edit: Edit = of ? withField(name, of, to ?? '') : [name, from, to ?? '']
  const editedLine = editFile(folder, edit)
  const file = path.join(folder, name)
  if (to === null) rmSync(file)
  if (expectedText === undefined) return { folder, line: editedLine }
  if (expectedText === null) return { folder, line: 0 }
  return { folder, line: lineOf(file, expectedText) }
}

/** The line in which a text begins, counted from one. */
function lineOf(file: string, text: string): number {
  const [before, ...after] = readFileSync(file, 'utf8').split(text)
  expect(after).not.toEqual([])
  return String(before).split('\n').length
}

/** Matches a message with this text. */
const says = (text: string | RegExp): unknown =>
  typeof text === 'string' ? expect.stringContaining(text) : expect.stringMatching(text)

it.each(mistakeCases)('a mistake: $title', ({ row }) => {
  const { folder, line } = editedEvent(row)
  const { file, field = '', says: text = '' } = row
  expect(mistakesOf(folder)).toContainEqual({ file, line, field, problem: says(text) })
})

const duringSale = Date.parse('2026-04-20T12:00:00+02:00')

/** Warnings about a folder, a line each: "speakers.yaml:16 · speakers.teo-lastra.photoAlt: …". */
const warningsIn = (folder: string, now = duringSale) =>
  warningsOn(readEvent(folder), now).map((line) => line.slice(folder.length + 1))

/** Warnings about the tests' event as it is. */
const usualWarnings = warningsIn(alteredFolder())
/** A warning without its line, which an edit above it changes. */
const withoutLine = (warning: string) => warning.replace(/:\d+/, '')

it('a description of a photo that does not exist is warned about', () => {
  const folder = alteredFolder()
  rmSync(path.join(folder, 'speakers'), { recursive: true })
  expect(warningsIn(folder)).toContainEqual(
    says(/photoAlt: dice lo que se ve en una foto que no está: .*quita «photoAlt»/),
  )
})

it('a photo that is named like a property of every object has no owner', () => {
  const folder = alteredFolder()
  writeFileSync(path.join(folder, 'speakers/constructor.jpg'), '')
  const problem = says('«constructor»')
  const file = 'speakers/constructor.jpg'
  expect(mistakesOf(folder)).toEqual([{ file, line: 0, field: '', problem }])
})

// The tests' event has one such link.
it('a footer link without a page is warned about', () => {
  expect(usualWarnings).toEqual([
    says('pages.yaml:68 · legalLinks[1].path: el pie lleva a «/cookies», que no está'),
  ])
})

it.each(validCases)('no mistake: $title', ({ row: { advises = [], ...row } }) => {
  const { folder } = editedEvent(row)
  const usual = new Set(usualWarnings.map(withoutLine))
  const newWarnings = warningsIn(folder).filter((warning) => !usual.has(withoutLine(warning)))
  expect(newWarnings).toEqual([advises].flat().map(says))
})

it('an «updated» that is older than today is warned about while the sale has ended and the event has not', () => {
  const folder = alteredFolder(
    // The warning would name the notice instead of the sale.
    withField('event.yaml', 'notice', ''),
    withField('event.yaml', 'tickets', '{ sale: [{ is: sold-out }] }'),
  )
  const warning = says('updated: pone 2026-04-20: si «sale» es de después')
  const nextDay = Date.parse('2026-04-21T00:30:00+02:00')
  const eventEnd = Date.parse('2026-05-15T22:00:00+02:00')
  expect(warningsIn(folder)).not.toContainEqual(warning)
  expect(warningsIn(folder, nextDay)).toContainEqual(warning)
  expect(warningsIn(folder, eventEnd)).not.toContainEqual(warning)
})

it('too little time for the walk is warned about, unless a venue’s position is a sample', () => {
  const noBreak: Edit = ['programme.yaml', '14:45', '14:00']
  const samplePosition: Edit = ['venues.yaml', '43.5409', '43.5409 # ejemplo']
  const warning = says('a pie son unos 30')
  expect(warningsIn(alteredFolder(noBreak))).toContainEqual(warning)
  expect(warningsIn(alteredFolder(noBreak, samplePosition))).not.toContainEqual(warning)
})

it('a venue that the event has left may be far away', () => {
  const old = `{ name: Nave, inSentence: la nave, directions: Ir a la nave, street: 'Calle Una, 1',
    postalCode: '28001', latitude: 40.4, longitude: -3.7, what: Charlas, description: Una nave.,
    homeHours: { from: 10:00, to: 14:00 } }`
  const folder = alteredFolder(withStatus('{ is: moved, from: old, to: wharf }'), [
    'venues.yaml',
    'venues:\n',
    `venues:\n  old: ${old}\n`,
  ])
  expect(mistakesOf(folder)).toEqual([])
})

it.each(['\r\n', '\r'])('files may have a byte order mark and line breaks %j', (lineBreak) => {
  const folder = alteredFolder()
  for (const name of readdirSync(folder).filter((one) => one.endsWith('.yaml'))) {
    const file = path.join(folder, name)
    writeFileSync(file, `\uFEFF${readFileSync(file, 'utf8').replaceAll('\n', lineBreak)}`)
  }
  expect(readSiteContent(folder)).toEqual({
    ...evento,
    // The paths of pictures contain the folder.
    logos: expect.anything(),
    photos: expect.anything(),
  })
})

it('mistakes in several files are reported together, with folder, file, line and field', () => {
  const folder = alteredFolder(
    ['copy.yaml', '', 'layout:\n\tskip: Saltar\n'],
    ['faq.yaml', 'id: salas', 'id: Otra sala'],
  )
  const line = editFile(folder, ['event.yaml', 'replyHours: 24', 'replyHours: 0'])
  const files = mistakesOf(folder).map(({ file }) => file)
  expect(files).toEqual(['event.yaml', 'faq.yaml', 'copy.yaml'])
  expect(() => readSiteContent(folder)).toThrow(
    `hay 3 errores en el contenido:\n${folder}/event.yaml:${line} · replyHours: pone «0», pero se espera`,
  )
})

it.each<[string, readonly Edit[], readonly Record<string, unknown>[]]>([
  [
    'across files and in facts of texts are reported together',
    [
      ['programme.yaml', 'venue: library', 'venue: librar'],
      withField('copy.yaml', 'layout', "{ footerCall: '{fecha}' }"),
    ],
    [{ file: 'programme.yaml' }, { file: 'copy.yaml' }],
  ],
  [
    'that follow from an event of two days are left out',
    [['event.yaml', 'start: 2026-05-15', 'start: 2026-05-14']],
    [{ field: 'end' }],
  ],
  [
    'of the items in a part without length are left out',
    [['programme.yaml', 'end: 14:00', 'end: 10:00']],
    [{ field: 'parts[0]' }],
  ],
  [
    'that follow from a wrong position of a venue are left out',
    [
      ['venues.yaml', 'latitude: 43.5409', 'latitude: 40.4169'],
      ['venues.yaml', 'longitude: -5.6637', 'longitude: -3.7035'],
    ],
    [{ field: 'venues.wharf', problem: says('está a 386 km') }],
  ],
  [
    'that follow from a move to an unknown venue are left out',
    [
      withStatus('{ is: moved, from: wharf, to: nave }'),
      // Each edit replaces the first match that is left.
      ['faq.yaml', '](wharf)', '](library)'],
      ['faq.yaml', '](wharf)', '](library)'],
    ],
    [{ field: 'status' }],
  ],
  [
    'name each text with a venue that the event has left',
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
    'name a venue without a part of the programme',
    [['programme.yaml', 'venue: wharf', 'venue: library']],
    [{ problem: says('ninguna parte del programa es en «wharf»') }],
  ],
])('mistakes %s', (_, edits, expected) => {
  expect(mistakesOf(alteredFolder(...edits))).toMatchObject(expected)
})

it.each([
  ['speaker.yml', 'nadie lo lee. ¿Querías decir «speakers.yaml»?'],
  ['perks.yaml ', '¿Querías decir «perks.yaml»?'],
  ['event.yaml.txt', '¿Querías decir «event.yaml»?'],
  ['normas.md', 'va en la carpeta «pages»'],
  ['ponentes/a.jpg', 'nadie la lee. Hay: pages, speakers, editions'],
  ['nora-prieto.jpg', 'pásala a la carpeta «speakers» (ponentes)'],
])('the file %s, which nothing reads, is a mistake', (name, problem) => {
  const folder = alteredFolder()
  write(folder, { [name]: 'a: 1\n' })
  // Nothing reads the folder "ponentes" either, so the mistake names the folder.
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
])('a picture in the wrong folder or with a wrong name is a mistake: %s', (file, problem) => {
  const folder = alteredFolder()
  write(folder, { [file]: '' })
  expect(mistakesOf(folder)).toEqual([{ file, line: 0, field: '', problem: says(problem) }])
})

it.each(['speakers/nora-prieto.jpg', 'pages/aviso.md', 'perks.yaml'])(
  'a file that iCloud has moved off this machine is a mistake: %s',
  (file) => {
    const folder = alteredFolder()
    const { dir, base } = path.posix.parse(file)
    // iCloud leaves a placeholder, such as ".perks.yaml.icloud".
    write(folder, { [path.posix.join(dir, `.${base}.icloud`)]: '' })
    expect(mistakesOf(folder)).toEqual([
      { file, line: 0, field: '', problem: says('está en iCloud y no en este ordenador') },
    ])
  },
)

it('a folder may have a read-me file', () => {
  const folder = alteredFolder()
  write(folder, { 'speakers/LEEME.txt': 'Aquí van las fotos.' })
  expect(mistakesOf(folder)).toEqual([])
})

it('a content folder that does not exist is a mistake', () => {
  expect(mistakesOf('no-existe')).toMatchObject([{ problem: says('CONTENT dice cuál es') }])
})

/** Facts of the second venue and part are named like those of the first ones. The guide explains only the first ones. */
const isOfSecond = (fact: string) => /^(?:sedes\.wharf|partes\.night)/.test(fact)

it('the guide names every fact', () => {
  const page = readFileSync(guide.facts, 'utf8')
  for (const fact of Object.keys(facts).filter((one) => !isOfSecond(one))) {
    // The guide's example has a venue "mall" where the tests' event has "library".
    expect(page).toContain(`\`{${fact.replace('library', 'mall')}}\``)
  }
})
