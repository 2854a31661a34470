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
  editAndFindLine,
  alteredFolder,
  mistakesOf,
  withField,
  withStatus,
} from '../../../../support/alteredEvent.ts'
import { testEvent, facts } from '../../../../support/evento.ts'
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
// A row without `says` is not a mistake.
const mistakeCases = cases.filter(({ row }) => row.says !== undefined)
const validCases = cases.filter(({ row }) => row.says === undefined)

/**
 * Makes a folder with the tests' event and the change of a row.
 * @returns the folder, and the line that the message has to name. A message about the whole file has the line 0
 */
function folderWithChange(row: Row) {
  const { file, of: changedField, from = '', to } = row
  const folder = alteredFolder()
  if (to === null) {
    rmSync(path.join(folder, file))
    return { folder, line: 0 }
  }
  const edit: Edit = changedField ? withField(file, changedField, to) : [file, from, to]
  const changedLine = editAndFindLine(folder, edit)
  if (row.line === undefined) return { folder, line: changedLine }
  if (row.line === null) return { folder, line: 0 }
  return { folder, line: lineOf(path.join(folder, file), row.line) }
}

/** The line of a file in which a text begins, counted from one. */
function lineOf(file: string, text: string): number {
  const source = readFileSync(file, 'utf8')
  expect(source).toContain(text)
  const sourceBefore = source.slice(0, source.indexOf(text))
  return sourceBefore.split('\n').length
}

/** Matches a message that contains a text or matches a pattern. */
const messageWith = (text: string | RegExp): unknown =>
  typeof text === 'string' ? expect.stringContaining(text) : expect.stringMatching(text)

it.each(mistakeCases)('a mistake: $title', ({ row }) => {
  const { folder, line } = folderWithChange(row)
  const { file, field = '', says = '' } = row
  expect(mistakesOf(folder)).toContainEqual({ file, line, field, problem: messageWith(says) })
})

/** A moment while tickets are on sale, on the day of the event's last change (`updated`). */
const duringSale = Date.parse('2026-04-20T12:00:00+02:00')

/** Warnings about a folder, a line each: "speakers.yaml:16 · speakers.teo-lastra.photoAlt: …". */
const warningsIn = (folder: string, now = duringSale) =>
  warningsOn(readEvent(folder), now).map((line) => line.slice(folder.length + 1))

/** Warnings about the unchanged tests' event. */
const usualWarnings = warningsIn(alteredFolder())

/** A warning without its line number, which changes with each edit above that line. */
const withoutLine = (warning: string) => warning.replace(/:\d+/, '')

it('the description of a photo that does not exist causes a warning', () => {
  const folder = alteredFolder()
  rmSync(path.join(folder, 'speakers'), { recursive: true })
  expect(warningsIn(folder)).toContainEqual(
    messageWith(/photoAlt: dice lo que se ve en una foto que no está: .*quita «photoAlt»/),
  )
})

// Every object has a property "constructor".
it('a photo named "constructor" belongs to no speaker, so it is a mistake', () => {
  const folder = alteredFolder()
  writeFileSync(path.join(folder, 'speakers/constructor.jpg'), '')
  const problem = messageWith('«constructor»')
  const file = 'speakers/constructor.jpg'
  expect(mistakesOf(folder)).toEqual([{ file, line: 0, field: '', problem }])
})

it('the only warning about the tests’ event is about its footer link without a page', () => {
  expect(usualWarnings).toEqual([
    messageWith('pages.yaml:68 · legalLinks[1].path: el pie lleva a «/cookies», que no está'),
  ])
})

it.each(validCases)('no mistake: $title', ({ row }) => {
  const { folder } = folderWithChange(row)
  const usual = new Set(usualWarnings.map(withoutLine))
  const newWarnings = warningsIn(folder).filter((warning) => !usual.has(withoutLine(warning)))
  // `advises` is a text, or a list of texts.
  const expectedTexts = [row.advises ?? []].flat()
  expect(newWarnings).toEqual(expectedTexts.map(messageWith))
})

it('an «updated» before today causes a warning while tickets are sold out, until the event is over', () => {
  const folder = alteredFolder(
    withField('event.yaml', 'tickets', '{ sale: [{ is: sold-out }] }'),
    // The warning would name the notice instead of the sale, because a notice is a change, too.
    withField('event.yaml', 'notice', ''),
  )
  const warning = messageWith('updated: pone 2026-04-20: si «sale» es de después')
  const nextDay = Date.parse('2026-04-21T00:30:00+02:00')
  const eventEnd = Date.parse('2026-05-15T22:00:00+02:00')

  expect(warningsIn(folder, duringSale)).not.toContainEqual(warning)
  expect(warningsIn(folder, nextDay)).toContainEqual(warning)
  expect(warningsIn(folder, eventEnd)).not.toContainEqual(warning)
})

it('too little time for the walk between two venues causes a warning, unless a venue’s position is a sample', () => {
  // The first part ends at 14:00, so there is no break before the second one.
  const noBreak: Edit = ['programme.yaml', '14:45', '14:00']
  const samplePosition: Edit = ['venues.yaml', '43.5409', '43.5409 # ejemplo']
  const warning = messageWith('a pie son unos 30')
  expect(warningsIn(alteredFolder(noBreak))).toContainEqual(warning)
  expect(warningsIn(alteredFolder(noBreak, samplePosition))).not.toContainEqual(warning)
})

it('a venue that the event has left may be far away', () => {
  const venueInMadrid = `{ name: Nave, inSentence: la nave, directions: Ir a la nave, street: 'Calle Una, 1',
    postalCode: '28001', latitude: 40.4, longitude: -3.7, what: Charlas, description: Una nave.,
    homeHours: { from: 10:00, to: 14:00 } }`
  const withOldVenue: Edit = ['venues.yaml', 'venues:\n', `venues:\n  old: ${venueInMadrid}\n`]
  const folder = alteredFolder(withStatus('{ is: moved, from: old, to: wharf }'), withOldVenue)
  expect(mistakesOf(folder)).toEqual([])
})

it.each(['\r\n', '\r'])('files may have a byte order mark and line breaks %j', (lineBreak) => {
  const folder = alteredFolder()
  const yamlFiles = readdirSync(folder).filter((name) => name.endsWith('.yaml'))
  for (const name of yamlFiles) {
    const file = path.join(folder, name)
    const text = readFileSync(file, 'utf8').replaceAll('\n', lineBreak)
    const byteOrderMark = '\uFEFF'
    writeFileSync(file, byteOrderMark + text)
  }
  expect(readSiteContent(folder)).toEqual({
    ...testEvent,
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
  const line = editAndFindLine(folder, ['event.yaml', 'replyHours: 24', 'replyHours: 0'])

  const files = mistakesOf(folder).map(({ file }) => file)
  expect(files).toEqual(['event.yaml', 'faq.yaml', 'copy.yaml'])
  expect(() => readSiteContent(folder)).toThrow(
    `hay 3 errores en el contenido:\n${folder}/event.yaml:${line} · replyHours: pone «0», pero se espera`,
  )
})

it.each<
  [what: string, edits: readonly Edit[], mistakes: readonly Readonly<Record<string, unknown>>[]]
>([
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
    // The event ends on 15 May.
    [['event.yaml', 'start: 2026-05-15', 'start: 2026-05-14']],
    [{ field: 'end' }],
  ],
  [
    'that follow from a part without duration are left out',
    // The part begins at 10:00, too.
    [['programme.yaml', 'end: 14:00', 'end: 10:00']],
    [{ field: 'parts[0]' }],
  ],
  [
    'that follow from a wrong position of a venue are left out',
    // The position of Madrid.
    [
      ['venues.yaml', 'latitude: 43.5409', 'latitude: 40.4169'],
      ['venues.yaml', 'longitude: -5.6637', 'longitude: -3.7035'],
    ],
    [{ field: 'venues.wharf', problem: messageWith('está a 386 km') }],
  ],
  [
    'that follow from a move to an unknown venue are left out',
    [
      withStatus('{ is: moved, from: wharf, to: nave }'),
      // The file has two of these links. Each edit replaces one.
      ['faq.yaml', '](wharf)', '](library)'],
      ['faq.yaml', '](wharf)', '](library)'],
    ],
    [{ field: 'status' }],
  ],
  [
    'name each text with a venue that the event has left',
    [withStatus('{ is: moved, from: wharf, to: library }')],
    [
      { file: 'programme.yaml', problem: messageWith(/«wharf».*pon «venue: library»/) },
      { field: 'questions[3].answer', problem: messageWith('«wharf», donde el evento ya no está') },
      ...['sedes.wharf.nombre', 'sedes.wharf.calle', 'paseoMinutos', 'paseoKilometros'].map(
        (fact) => ({ field: 'questions[3].answer', problem: messageWith(`«{${fact}}»`) }),
      ),
      { field: 'questions[5].answer', problem: messageWith('«wharf», donde el evento ya no está') },
    ],
  ],
  [
    'name a venue on the islands whose event has the time of Madrid',
    [['venues.yaml', "'33201'", "'35001'"]],
    [
      {
        field: 'timeZone',
        problem: messageWith(/Arenal» \(35001\).*«timeZone: Atlantic\/Canary»/),
      },
    ],
  ],
  [
    'name a venue without a part of the programme',
    [['programme.yaml', 'venue: wharf', 'venue: library']],
    [{ problem: messageWith('ninguna parte del programa es en «wharf»') }],
  ],
])('mistakes %s', (_, edits, mistakes) => {
  expect(mistakesOf(alteredFolder(...edits))).toMatchObject(mistakes)
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
  // The mistake about a file in an unknown folder, such as "ponentes", names only the folder.
  const [file = ''] = name.split('/')
  expect(mistakesOf(folder)).toEqual([{ file, line: 0, field: '', problem: messageWith(problem) }])
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
  expect(mistakesOf(folder)).toEqual([{ file, line: 0, field: '', problem: messageWith(problem) }])
})

it.each(['speakers/nora-prieto.jpg', 'pages/aviso.md', 'perks.yaml'])(
  'a file that iCloud has moved off this machine is a mistake: %s',
  (file) => {
    const folder = alteredFolder()
    const { dir, base } = path.posix.parse(file)
    // iCloud leaves a placeholder, such as ".perks.yaml.icloud".
    write(folder, { [path.posix.join(dir, `.${base}.icloud`)]: '' })
    expect(mistakesOf(folder)).toEqual([
      { file, line: 0, field: '', problem: messageWith('está en iCloud y no en este ordenador') },
    ])
  },
)

it('a folder may have a README file', () => {
  const folder = alteredFolder()
  write(folder, { 'speakers/LEEME.txt': 'Aquí van las fotos.' })
  expect(mistakesOf(folder)).toEqual([])
})

it('a content folder that does not exist is a mistake', () => {
  expect(mistakesOf('no-existe')).toMatchObject([{ problem: messageWith('CONTENT dice cuál es') }])
})

/** Whether a fact is about the second venue or part. The guide explains only the facts of the first venue and part. */
const isOfSecondVenueOrPart = (fact: string) => /^(?:sedes\.wharf|partes\.night)/.test(fact)

it('the guide names every fact of an event', () => {
  const page = readFileSync(guide.facts, 'utf8')
  const explainedFacts = Object.keys(facts).filter((fact) => !isOfSecondVenueOrPart(fact))
  for (const fact of explainedFacts) {
    // The guide's example has a venue "mall" where the tests' event has "library".
    expect(page).toContain(`\`{${fact.replace('library', 'mall')}}\``)
  }
})
