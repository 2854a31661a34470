// Mistakes that an organiser may make in the content: where and how they are reported.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { readSiteContent } from '../../../src/event/reading/siteContent.ts'
import { write } from '../../support/made-up-site.ts'
import { eventFolder, mistakesOf, rows, spoil } from '../../support/mistakes.ts'
import { facts, specification } from '../../support/specification.ts'

const named = rows.map((row) => ({ row, what: row.slice(0, 3).join(' · ') }))
const wrong = named.filter(({ row }) => row[4] !== undefined)
const right = named.filter(({ row }) => row[4] === undefined)

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

  it('are all reported at once if files do not fit each other and texts name unknown things', () => {
    const folder = eventFolder(
      ['programme.yaml', 'venue: mall', 'venue: mal'],
      ['copy.yaml', '{fechaLarga}, en', '{fecha}, en'],
    )
    expect(mistakesOf(folder).map(({ file }) => file)).toEqual(['programme.yaml', 'copy.yaml'])
  })

  it.each([
    ['event.yaml', 'start: 2025-11-08T11', 'start: 2025-11-07T11', ['end']],
    [
      'event.yaml',
      'end: 2025-11-08T21',
      'end: 2025-11-08T12',
      ['parts[0].start', 'parts[1].start'],
    ],
    ['programme.yaml', 'end: 14:30', 'end: 11:00', ['parts[0].start']],
  ])('are not those that follow from others: %s, %s', (file, from, to, fields) => {
    expect(mistakesOf(eventFolder([file, from, to])).map((one) => one.field)).toEqual(fields)
  })

  it('are not cures that nobody can follow: of a move without its end only the move is told', () => {
    const status = 'status: { is: moved, from: park }'
    const folder = eventFolder(['event.yaml', 'replyHours: 48', `replyHours: 48\n${status}`])
    const told = mistakesOf(folder).filter(
      ({ problem }) => !/sedes\.park|paseo|«park», donde/.test(problem),
    )
    expect(told.map(({ field }) => field)).toEqual(['status'])
    expect(told[0]?.problem).not.toContain('undefined')
  })

  it('tell a count of one before a plural', () => {
    const folder = eventFolder(
      ['copy.yaml', 'De una mesa prestada', 'De {ventajas} mesas prestadas'],
      ['perks.yaml', '', 'perks: [{ title: Todo, text: El día entero. }]'],
    )
    expect(mistakesOf(folder)).toMatchObject([
      { file: 'copy.yaml', problem: expect.stringContaining('solo hay uno, y «{ventajas} mesas»') },
    ])
  })

  it('name an hour of the programme that the clocks skip', () => {
    const folder = eventFolder(
      ['event.yaml', 'start: 2025-11-08T11', 'start: 2025-03-29T11'],
      ['event.yaml', 'end: 2025-11-08T21:00:00+01:00', 'end: 2025-03-30T05:00:00+02:00'],
      ['programme.yaml', 'end: 21:00', 'end: 02:30'],
    )
    expect(mistakesOf(folder)).toMatchObject([
      { field: 'parts[1].start', problem: expect.stringContaining('las 02:30 no existen ese día') },
    ])
  })

  it('name each place of a venue that the event has left', () => {
    const status = 'status: { is: moved, from: park, to: mall }'
    const folder = eventFolder(['event.yaml', 'replyHours: 48', `replyHours: 48\n${status}`])
    expect(mistakesOf(folder).map(({ file, problem }) => `${file}: ${problem}`)).toEqual([
      expect.stringMatching(/^programme\.yaml: .*«park».*pon «venue: mall»/),
      expect.stringMatching(/^faq\.yaml: .*«park», donde el evento ya no está/),
      ...['sedes.park.nombre', 'sedes.park.calle', 'paseoMinutos', 'paseoKilometros'].map((fact) =>
        expect.stringContaining(`«{${fact}}»`),
      ),
    ])
  })
})

it('a venue in which no part is, and a speaker in two rooms at the same time, are mistakes', () => {
  const folder = eventFolder(
    ['programme.yaml', 'venue: park', 'venue: mall'],
    [
      'programme.yaml',
      'start: 14:00\n        end: 14:15',
      'start: 13:00\n        end: 14:15\n        room: Sala 2',
    ],
    ['programme.yaml', 'speaker: marta-leon', 'speaker: pablo-herrera'],
  )
  expect(mistakesOf(folder).map(({ problem }) => problem)).toEqual([
    expect.stringMatching(/^«pablo-herrera» está a la vez en «Invitada.*» .* y en «Keynotes/),
  ])
  spoil(folder, ['programme.yaml', 'speaker: pablo-herrera', 'speaker: marta-leon'])
  expect(mistakesOf(folder).map(({ problem }) => problem)).toEqual([
    expect.stringContaining('ninguna parte del programa es en «park»'),
  ])
})

describe('files that are not read', () => {
  it.each([
    ['speaker.yml', 'nadie lo lee. ¿Querías decir «speakers.yaml»?'],
    ['event.yaml.txt', '¿Querías decir «event.yaml»?'],
    ['normas.md', 'va en la carpeta «pages»'],
    ['ponentes/a.jpg', 'nadie la lee. Hay: pages, speakers, editions'],
  ])('%s is told', (name, problem) => {
    const folder = eventFolder()
    write(folder, { [name]: 'a: 1\n' })
    const [file = ''] = name.split('/')
    expect(mistakesOf(folder)).toEqual([
      { file, line: 0, field: '', problem: expect.stringContaining(problem) },
    ])
  })

  it('is a file in the place of the folder', () => {
    expect(() => readSiteContent('tests/mistakes.yaml')).toThrow('no es ninguna carpeta')
  })
})

it('the README of the content names every fact', () => {
  const readme = readFileSync('src/content/README.md', 'utf8')
  for (const name of Object.keys(facts).filter(
    (one) => !/^(?:sedes|partes)\.(?!mall|morning)/.test(one),
  )) {
    expect(readme).toContain(`\`{${name}}\``)
  }
})
