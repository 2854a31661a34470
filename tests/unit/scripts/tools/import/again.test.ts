// A second import into an event. It keeps every change that somebody has made by hand since the first import.
//
// Each part of the event also ends with an item that no source has: `handWrittenTitle` in event.ts.
import { existsSync } from 'node:fs'
import { expect, it } from 'vitest'
import { stringify } from 'yaml'
import {
  backupFolderOf,
  handWrittenTitle,
  itemLinesIn,
  makeEvent,
  runImport,
  textOf,
} from './event.ts'
import { write } from '../../../../support/temporaryFolder.ts'

/** A CSV file with these rows. */
const table = (...rows: readonly string[]) =>
  ['ID;Título;Inicio;Fin;Sala;Ponentes;Cargo;Nivel;Descripción', ...rows].join('\n')

/** The source of most first imports. */
const firstTable = table(
  '1;Uno;8/5/2027 10:30;11:00;Norte;Eva Ros;Panadera;Básico;De la fila',
  '2;Dos;8/5/2027 11:00;11:30;Norte;Leo Gil;;;',
)

/** The item of the row «Dos», as `itemLinesIn` returns it. */
const itemOfDos = 'day | 11:00 | 11:30 | Norte | {speaker:leo-gil,talk:Dos}'

/** Makes the event "may", 8 May 2027 from 10 to 20, and imports a source into it. @returns the event's folder */
function makeEventAndImport(source: string): string {
  const folder = makeEvent('may')
  runImport({ folder, source })
  return folder
}

/** Replaces a text of a file, as if by hand. */
function changeByHand(folder: string, name: string, from: string, to: string): void {
  const text = textOf(folder, name)
  expect(text).toContain(from)
  write(folder, { [name]: text.replace(from, to) })
}

/** Removes the first match of a pattern from a file, as if by hand. */
function removeByHand(folder: string, name: string, pattern: RegExp): void {
  const [text = ''] = pattern.exec(textOf(folder, name)) ?? []
  expect(text).not.toBe('')
  changeByHand(folder, name, text, '')
}

/** A text so long that the import writes it in several lines of YAML. */
const longText = `A mano: ${'una descripción larga, '.repeat(8)}y su final.`

it('changes the values that nobody has changed by hand, and writes no session twice', () => {
  const folder = makeEventAndImport(firstTable)
  const report = runImport({
    folder,
    source: table(
      '1;Uno, mejor;8/5/2027 12:30;13:00;Sur;Eva Ros;Molinera;Avanzado;Otra',
      '2;Dos;8/5/2027 11:00;11:30;Norte;Leo Gil;;;',
    ),
  })

  expect(itemLinesIn(folder)).toEqual([
    itemOfDos,
    'day | 12:30 | 13:00 | Sur | {speaker:eva-ros,talk:Uno, mejor,description:Otra,tags:[Avanzado]}',
  ])
  expect(textOf(folder, 'speakers.yaml')).toContain('role: Molinera')
  expect(report[0]).toBe(`sesiones: 2; ponentes: 2; en ${folder}`)
})

it.each<readonly [from: string, to: string, label: string, kept: string, inSource: string]>([
  ['description: De la fila', `description: '${longText}'`, 'descripción', longText, 'De la fila'],
  ['talk: Uno', 'talk: Uno a mano', 'título', 'Uno a mano', 'Uno'],
  ['room: Norte', 'room: Sur', 'sala', 'Sur', 'Norte'],
  [
    'start: 10:30\n        end: 11:00',
    'start: 10:15\n        end: 11:00',
    'hora',
    '10:15-11:00',
    '10:30-11:00',
  ],
  ['speaker: eva-ros', 'speaker: leo-gil', 'ponentes', 'leo-gil', 'eva-ros'],
])('keeps a change by hand: %s is now %s', (from, to, label, kept, inSource) => {
  const folder = makeEventAndImport(firstTable)
  // The import writes some values in quotes, which `from` lacks. Without the quotes the file has the same values.
  write(folder, { 'programme.yaml': textOf(folder, 'programme.yaml').replaceAll('"', '') })
  changeByHand(folder, 'programme.yaml', from, to)
  const before = itemLinesIn(folder)

  const report = runImport({ folder, source: firstTable })

  expect(itemLinesIn(folder)).toEqual(before)
  expect(report.join('\n')).toContain(
    `fila 2, «Uno»: ${label}: se queda lo tuyo, «${kept}»; el archivo dice «${inSource}»`,
  )
  expect(report[0]).toBe(`sesiones: 2; ponentes: 2; en ${folder}; como lo tenías: 1`)
})

it('keeps a speaker’s role that was changed by hand, and replaces a role that is annotated as a sample', () => {
  const folder = makeEventAndImport(firstTable)
  changeByHand(folder, 'speakers.yaml', 'role: Panadera', 'role: Maestra panadera')
  // The first table has no role for Leo Gil, so the import has written a sample, annotated with `# ejemplo`.
  const tableWithRole = firstTable.replace('Leo Gil;', 'Leo Gil;Molinero')

  const report = runImport({ folder, source: tableWithRole })

  const speakers = textOf(folder, 'speakers.yaml')
  expect(speakers).toContain('role: Maestra panadera')
  expect(speakers).toContain('role: Molinero\n')
  expect(report.join('\n')).toContain(
    'Eva Ros: cargo: se queda lo tuyo, «Maestra panadera»; el archivo dice «Panadera»',
  )
})

it('after a table without identifiers, JSON with identifiers changes the same sessions and speakers', () => {
  const tableWithoutIds = firstTable.replaceAll(/^\d;/gm, ';')
  const folder = makeEventAndImport(tableWithoutIds)
  const when = { startsAt: '2027-05-08T10:30:00', endsAt: '2027-05-08T11:00:00' }
  const source = {
    sessions: [{ id: '1', title: 'Uno', ...when, description: 'Otra', speakers: ['a'] }],
    speakers: [{ id: 'a', fullName: 'Eva Ros', tagLine: 'Molinera' }],
  }

  runImport({ folder, source })

  expect(itemLinesIn(folder)[0]).toContain('{speaker:eva-ros,talk:Uno,description:Otra')
  expect(textOf(folder, 'speakers.yaml')).toContain('role: Molinera')
})

it('takes a name without accents for the speaker with these letters, and reports other similar names', () => {
  const nora = { name: 'NORA DIAZ', role: 'Jefa', bio: 'Una.' }
  const marta = { name: 'Marta Ruiz', role: 'Jefa', bio: 'Una.' }
  const speakers = stringify({ speakers: { nora, marta } })
  const folder = makeEvent('may', { speakers })
  const source = firstTable
    .replace('Eva Ros', 'Nora Díaz')
    .replace('Leo Gil', 'Marta Ruiz (Cooperativa Sur)')

  const report = runImport({ folder, source }).join('\n')

  expect(itemLinesIn(folder)[0]).toContain('{speaker:nora,')
  expect(report).toContain('«NORA DIAZ» se toma por «Nora Díaz»')
  expect(report).toContain('«Marta Ruiz (Cooperativa Sur)» y «Marta Ruiz» pueden ser la misma')
})

it('the first import keeps every value that was there before, and adds the tags of the source', () => {
  const talks = [{ speaker: 'eva', talk: 'Uno', tags: ['Taller'], description: 'A mano.' }]
  const speakers = 'speakers:\n  eva:\n    name: Eva Ros # a mano\n    role: Jefa\n    bio: Uno.\n'
  const folder = makeEvent('may', { items: [{ start: '10:30', end: '10:45', talks }], speakers })

  const report = runImport({ folder, source: firstTable }).join('\n')

  expect(itemLinesIn(folder)).toEqual([
    'day | 10:30 | 10:45 | Norte | {speaker:eva,talk:Uno,tags:[Taller,Básico],description:A mano.}',
    itemOfDos,
  ])
  expect(textOf(folder, 'speakers.yaml')).toContain(speakers)
  expect(report).toContain('hora: se queda lo tuyo, «10:30-10:45»; el archivo dice «10:30-11:00»')
  expect(report).toContain(`se quedan, aunque no están en el archivo: «${handWrittenTitle}»`)
})

it('does not bring back tags and rooms that were removed by hand', () => {
  const folder = makeEventAndImport(firstTable)
  changeByHand(
    folder,
    'programme.yaml',
    'tags:\n              - Básico',
    'tags:\n              - Mía',
  )
  changeByHand(folder, 'programme.yaml', '        room: Norte\n', '')
  const before = itemLinesIn(folder)

  const report = runImport({ folder, source: firstTable }).join('\n')

  expect(itemLinesIn(folder)).toEqual(before)
  expect(report).toContain('fila 2, «Uno»: la etiqueta «Básico» no vuelve, porque la quitaste')
  expect(report).toContain('sala: no vuelve, porque lo quitaste; el archivo dice «Norte»')
})

it('does not bring back a session or a speaker that was removed by hand', () => {
  const folder = makeEventAndImport(firstTable)
  // Removes the item of the second row. Its first line is its `start`, and its last line is the title of its talk.
  removeByHand(folder, 'programme.yaml', / {6}- start: "?11:00"?[^]*?talk: Dos\n/)
  // Removes the speaker of the second row, who is the last one in the file.
  removeByHand(folder, 'speakers.yaml', / {2}leo-gil:[^]*$/)

  const report = runImport({ folder, source: firstTable }).join('\n')

  expect(itemLinesIn(folder)).toHaveLength(1)
  expect(textOf(folder, 'speakers.yaml')).not.toContain('leo-gil')
  expect(report).toContain('fila 3, «Dos»: no vuelve, porque la quitaste de programme.yaml')
  expect(report).toContain('Leo Gil: no vuelve, porque la quitaste de speakers.yaml')
})

it('keeps an item whose row can no longer be read, and says so', () => {
  const folder = makeEventAndImport(firstTable)
  const tableWithoutEnd = firstTable.replace('11:00;11:30', '11:00;luego')

  const report = runImport({ folder, source: tableWithoutEnd }).join('\n')

  expect(itemLinesIn(folder)).toContain(itemOfDos)
  expect(report).toContain(
    'siguen en programme.yaml como estaban, aunque el archivo las deja fuera: «Dos»; si ya no se dan, bórralas',
  )
  expect(report).toContain(`se quedan, aunque no están en el archivo: «${handWrittenTitle}»`)
})

it('an item without speakers gets the speakers of the second table, unless it was changed by hand', () => {
  const tableWithoutSpeakers = table(
    '1;Uno;8/5/2027 10:30;11:00;Norte;;;;',
    '2;Dos;8/5/2027 11:00;11:30;;;;;',
  )
  const folder = makeEventAndImport(tableWithoutSpeakers)
  changeByHand(folder, 'programme.yaml', 'title: Dos', 'title: Dos\n        description: A mano.')

  const report = runImport({ folder, source: firstTable }).join('\n')

  expect(itemLinesIn(folder)[0]).toBe(
    'day | 10:30 | 11:00 | Norte | {speaker:eva-ros,talk:Uno,description:De la fila,tags:[Básico]}',
  )
  expect(itemLinesIn(folder)[1]).toBe('day | 11:00 | 11:30 | Dos | A mano.')
  expect(report).toContain('fila 3, «Dos»: en el archivo tiene ponentes, y aquí no')
})

it.each([
  ['a link', 'links: [{ name: Vídeo, url: "https://video.example/1" }]'],
  ['a label', 'tags: [En inglés]'],
])(
  'a talk that got %s by hand stays, although its session has no speakers any more',
  (_, field) => {
    const folder = makeEventAndImport(firstTable)
    changeByHand(folder, 'programme.yaml', 'talk: Dos', `talk: Dos\n            ${field}`)
    const before = itemLinesIn(folder)
    const report = runImport({ folder, source: firstTable.replace('Leo Gil', '') }).join('\n')
    expect(itemLinesIn(folder)).toEqual(before)
    expect(report).toContain('fila 3, «Dos»: aquí tiene ponentes, y en el archivo no')
  },
)

it('an item that got a second talk by hand stays as it is', () => {
  const folder = makeEventAndImport(firstTable)
  // An item with several talks needs a title.
  const secondTalk = '- { speaker: leo-gil, talk: Otra }'
  const titleAndTalks = `        title: Charlas\n        talks:\n          ${secondTalk}\n`
  changeByHand(folder, 'programme.yaml', '        talks:\n', titleAndTalks)
  const before = itemLinesIn(folder)

  const report = runImport({ folder, source: firstTable.replace('De la fila', 'Otra') }).join('\n')

  expect(itemLinesIn(folder)).toEqual(before)
  expect(report).toContain('fila 2, «Uno»: aquí está entre varias charlas, y se queda como está')
})

it('keeps a value that the source no longer has, and says so', () => {
  const folder = makeEventAndImport(firstTable)
  const report = runImport({ folder, source: firstTable.replace('De la fila', '') }).join('\n')
  expect(itemLinesIn(folder)[0]).toContain('description:De la fila')
  expect(report).toContain('descripción: el archivo ya no lo dice; se queda «De la fila»')
})

it('refuses to run if the notes of the last import (importado.json) cannot be read', () => {
  const folder = makeEventAndImport(firstTable)
  write(folder, { 'importado.json': '{' })
  expect(() => runImport({ folder, source: firstTable })).toThrow(
    'importado.json no se puede leer. Si no lo recuperas, bórralo',
  )
})

it('with --replace, replaces the programme and keeps copies of the old files', () => {
  const folder = makeEventAndImport(firstTable)
  changeByHand(folder, 'programme.yaml', 'talk: Dos', 'talk: Dos a mano')
  const before = textOf(folder, 'programme.yaml')

  const report = runImport({ folder, source: firstTable, isReplacing: true })

  expect(itemLinesIn(folder)).toContain(itemOfDos)
  expect(textOf(folder, 'programme.yaml')).not.toContain(handWrittenTitle)
  expect(report).toContain(`los archivos de antes están en ${backupFolderOf(folder)}`)
  expect(textOf(backupFolderOf(folder), 'programme.yaml')).toBe(before)
  expect(textOf(backupFolderOf(folder), 'speakers.yaml')).toContain('eva-ros')
})

it('with --replace, leaves out a cancelled row and replaces the rest', () => {
  const folder = makeEventAndImport(firstTable)
  const source = `${firstTable}\n3;CANCELADA: Tres;8/5/2027 12:00;13:00;;;;;`
  runImport({ folder, source, isReplacing: true })
  expect(itemLinesIn(folder)).toHaveLength(2)
})

it.each<readonly [what: string, row: string, problem: string]>([
  ['a row that is not read', '3;Tres;luego;;;;;;', 'fila 4, «Tres»: no se lee cuándo empieza'],
  // Spreadsheets keep 8 May 2026, a year before the event, as the number 46150.
  ['a session of another day', '3;Tres;46150;12:00;;;;;', 'no son del día del evento'],
  [
    'a row that open quotation marks have joined to the next one',
    '3;"Tres;a;b;c;d;e;f;g\n4;Cuatro;a;b;c;d;e;f;g"',
    'fila 4: unas comillas',
  ],
])('with --replace, replaces nothing if the source has %s', (_, row, problem) => {
  const folder = makeEventAndImport(firstTable)
  const before = textOf(folder, 'programme.yaml')
  const source = `${firstTable}\n${row}`

  const replaceAll = () => runImport({ folder, source, isReplacing: true })

  expect(replaceAll).toThrow('no se ha escrito nada: --replace borra lo que hay')
  expect(replaceAll).toThrow(problem)
  expect(textOf(folder, 'programme.yaml')).toBe(before)
  expect(existsSync(backupFolderOf(folder))).toBe(false)
})
