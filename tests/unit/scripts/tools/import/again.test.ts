import { existsSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { stringify } from 'yaml'
import { byHand, eventOf, imported, linesOf, textOf } from './event.ts'
import { write } from '../../../../support/made-up-site.ts'

const table = (...rows: readonly string[]) =>
  ['ID;Título;Inicio;Fin;Sala;Ponentes;Cargo;Nivel;Descripción', ...rows].join('\n')

const first = table(
  '1;Uno;8/5/2027 10:30;11:00;Norte;Eva Ros;Panadera;Básico;De la fila',
  '2;Dos;8/5/2027 11:00;11:30;Norte;Leo Gil;;;',
)
const lineOfTwo = 'day | 11:00 | 11:30 | Norte | {speaker:leo-gil,talk:Dos}'

/** An event into which a first import has written. */
function eventAfter(source: string): string {
  const folder = eventOf('may')
  imported({ folder, source })
  return folder
}

/** Changes a file as a hand does. */
function change(folder: string, name: string, from: string, to: string): void {
  const text = textOf(folder, name)
  expect(text).toContain(from)
  write(folder, { [name]: text.replace(from, to) })
}

const long = `A mano: ${'una descripción larga, '.repeat(8)}y su final.`

it('changes what nobody has touched, and writes nothing twice', () => {
  const folder = eventAfter(first)
  const said = imported({
    folder,
    source: table(
      '1;Uno, mejor;8/5/2027 12:30;13:00;Sur;Eva Ros;Molinera;Avanzado;Otra',
      '2;Dos;8/5/2027 11:00;11:30;Norte;Leo Gil;;;',
    ),
  })
  expect(linesOf(folder)).toEqual([
    lineOfTwo,
    'day | 12:30 | 13:00 | Sur | {speaker:eva-ros,talk:Uno, mejor,description:Otra,tags:[Avanzado]}',
  ])
  expect(textOf(folder, 'speakers.yaml')).toContain('role: Molinera')
  expect(said[0]).toBe(`sesiones: 2; ponentes: 2; en ${folder}`)
})

it.each([
  ['description: De la fila', `description: '${long}'`, 'descripción', long, 'De la fila'],
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
])('keeps %s as a hand has changed it', (from, to, label, kept, other) => {
  const folder = eventAfter(first)
  // As people write it: without the quotes that some values have.
  write(folder, { 'programme.yaml': textOf(folder, 'programme.yaml').replaceAll('"', '') })
  change(folder, 'programme.yaml', from, to)
  const before = linesOf(folder)
  const said = imported({ folder, source: first })
  expect(linesOf(folder)).toEqual(before)
  expect(said.join('\n')).toContain(
    `fila 2, «Uno»: ${label}: se queda lo tuyo, «${kept}»; el archivo dice «${other}»`,
  )
  expect(said[0]).toBe(`sesiones: 2; ponentes: 2; en ${folder}; como lo tenías: 1`)
})

it('keeps what a hand has written of a speaker, and replaces what is marked as invented', () => {
  const folder = eventAfter(first)
  change(folder, 'speakers.yaml', 'role: Panadera', 'role: Maestra panadera')
  const said = imported({ folder, source: first.replace('Leo Gil;', 'Leo Gil;Molinero') })
  const speakers = textOf(folder, 'speakers.yaml')
  expect(speakers).toContain('role: Maestra panadera')
  expect(speakers).toContain('role: Molinero\n')
  expect(said.join('\n')).toContain(
    'Eva Ros: cargo: se queda lo tuyo, «Maestra panadera»; el archivo dice «Panadera»',
  )
})

it('knows who and what it has written, from whatever file of the same tool', () => {
  const folder = eventAfter(first.replaceAll(/^\d;/gm, ';'))
  const when = { startsAt: '2027-05-08T10:30:00', endsAt: '2027-05-08T11:00:00' }
  const source = {
    sessions: [{ id: '1', title: 'Uno', ...when, description: 'Otra', speakers: ['a'] }],
    speakers: [{ id: 'a', fullName: 'Eva Ros', tagLine: 'Molinera' }],
  }
  imported({ folder, source })
  expect(linesOf(folder)[0]).toContain('{speaker:eva-ros,talk:Uno,description:Otra')
  expect(textOf(folder, 'speakers.yaml')).toContain('role: Molinera')
})

it('says who may be somebody that is there already', () => {
  const names = ['NORA DIAZ', 'Marta Ruiz'].map((name) => ({ name, role: 'Jefa', bio: 'Una.' }))
  const speakers = stringify({ speakers: { nora: names[0], marta: names[1] } })
  const folder = eventOf('may', { speakers })
  const source = first
    .replace('Eva Ros', 'Nora Díaz')
    .replace('Leo Gil', 'Marta Ruiz (Cooperativa Sur)')
  const said = imported({ folder, source }).join('\n')
  expect(linesOf(folder)[0]).toContain('{speaker:nora,')
  expect(said).toContain('«NORA DIAZ» se toma por «Nora Díaz»')
  expect(said).toContain('«Marta Ruiz (Cooperativa Sur)» y «Marta Ruiz» pueden ser la misma')
})

it('counts everything as written by hand before the first import', () => {
  const talks = [{ speaker: 'eva', talk: 'Uno', tags: ['Taller'], description: 'A mano.' }]
  const speakers = 'speakers:\n  eva:\n    name: Eva Ros # a mano\n    role: Jefa\n    bio: Uno.\n'
  const folder = eventOf('may', { items: [{ start: '10:30', end: '10:45', talks }], speakers })
  const said = imported({ folder, source: first }).join('\n')
  expect(linesOf(folder)).toEqual([
    'day | 10:30 | 10:45 | Norte | {speaker:eva,talk:Uno,tags:[Taller,Básico],description:A mano.}',
    lineOfTwo,
  ])
  expect(textOf(folder, 'speakers.yaml')).toContain(speakers)
  expect(said).toContain('hora: se queda lo tuyo, «10:30-10:45»; el archivo dice «10:30-11:00»')
  expect(said).toContain(`se quedan, aunque no están en el archivo: «${byHand}»`)
})

it('does not bring back what a hand has removed', () => {
  const folder = eventAfter(first)
  change(folder, 'programme.yaml', 'tags:\n              - Básico', 'tags:\n              - Mía')
  change(folder, 'programme.yaml', '        room: Norte\n', '')
  const before = linesOf(folder)
  const said = imported({ folder, source: first }).join('\n')
  expect(linesOf(folder)).toEqual(before)
  expect(said).toContain('fila 2, «Uno»: la etiqueta «Básico» no vuelve, porque la quitaste')
  expect(said).toContain('sala: no vuelve, porque lo quitaste; el archivo dice «Norte»')
})

it('does not bring back a session or a speaker that a hand has removed', () => {
  const folder = eventAfter(first)
  const item = textOf(folder, 'programme.yaml').match(/ {6}- start: "?11:00"?[^]*?talk: Dos\n/)?.[0]
  change(folder, 'programme.yaml', item!, '')
  const speaker = textOf(folder, 'speakers.yaml').match(/ {2}leo-gil:[^]*$/)?.[0]
  change(folder, 'speakers.yaml', speaker!, '')
  const said = imported({ folder, source: first }).join('\n')
  expect(linesOf(folder)).toHaveLength(1)
  expect(textOf(folder, 'speakers.yaml')).not.toContain('leo-gil')
  expect(said).toContain('fila 3, «Dos»: no vuelve, porque la quitaste de programme.yaml')
  expect(said).toContain('Leo Gil: no vuelve, porque la quitaste de speakers.yaml')
})

it('says which sessions stay although their row does not count any more', () => {
  const folder = eventAfter(first)
  const said = imported({ folder, source: first.replace('11:00;11:30', '11:00;luego') }).join('\n')
  expect(linesOf(folder)).toContain(lineOfTwo)
  expect(said).toContain(
    'siguen en programme.yaml como estaban, aunque el archivo las deja fuera: «Dos»; si ya no se dan, bórralas',
  )
  expect(said).toContain(`se quedan, aunque no están en el archivo: «${byHand}»`)
})

it('makes a talk of an act that nobody has touched, and leaves one alone that somebody has', () => {
  const acts = table('1;Uno;8/5/2027 10:30;11:00;Norte;;;;', '2;Dos;8/5/2027 11:00;11:30;;;;;')
  const folder = eventAfter(acts)
  change(folder, 'programme.yaml', 'title: Dos', 'title: Dos\n        description: A mano.')
  const said = imported({ folder, source: first }).join('\n')
  expect(linesOf(folder)[0]).toBe(
    'day | 10:30 | 11:00 | Norte | {speaker:eva-ros,talk:Uno,description:De la fila,tags:[Básico]}',
  )
  expect(linesOf(folder)[1]).toBe('day | 11:00 | 11:30 | Dos | A mano.')
  expect(said).toContain('fila 3, «Dos»: en el archivo ha ganado o perdido sus ponentes')
})

it('says what the file does not say any more', () => {
  const folder = eventAfter(first)
  const said = imported({ folder, source: first.replace('De la fila', '') }).join('\n')
  expect(linesOf(folder)[0]).toContain('description:De la fila')
  expect(said).toContain('descripción: el archivo ya no lo dice; se queda «De la fila»')
})

it('refuses notes that it cannot read', () => {
  const folder = eventAfter(first)
  write(folder, { 'importado.json': '{' })
  expect(() => imported({ folder, source: first })).toThrow(
    'importado.json no se puede leer. Si no lo recuperas, bórralo',
  )
})

const backups = (folder: string) => path.join(folder, '..', 'antes')

it('replaces everything, and keeps copies', () => {
  const folder = eventAfter(first)
  change(folder, 'programme.yaml', 'talk: Dos', 'talk: Dos a mano')
  const before = textOf(folder, 'programme.yaml')
  const said = imported({ folder, source: first, isReplacing: true })
  expect(linesOf(folder)).toContain(lineOfTwo)
  expect(textOf(folder, 'programme.yaml')).not.toContain(byHand)
  expect(said).toContain(`los archivos de antes están en ${backups(folder)}`)
  expect(textOf(backups(folder), 'programme.yaml')).toBe(before)
  expect(textOf(backups(folder), 'speakers.yaml')).toContain('eva-ros')
})

it('replaces if rows stay out by their own status alone', () => {
  const folder = eventAfter(first)
  const source = `${first}\n3;CANCELADA: Tres;8/5/2027 12:00;13:00;;;;;`
  imported({ folder, source, isReplacing: true })
  expect(linesOf(folder)).toHaveLength(2)
})

it.each([
  ['a row that is not read', '3;Tres;luego;;;;;;', 'fila 4, «Tres»: no se lee cuándo empieza'],
  ['a session of another day', '3;Tres;46150;12:00;;;;;', 'no son del día del evento'],
  [
    'a row that others have swallowed',
    '3;"Tres;a;b;c;d;e;f;g\n4;Cuatro;a;b;c;d;e;f;g"',
    'fila 4: unas comillas',
  ],
])('replaces nothing because of %s', (_, row, problem) => {
  const folder = eventAfter(first)
  const before = textOf(folder, 'programme.yaml')
  const replace = () => imported({ folder, source: `${first}\n${row}`, isReplacing: true })
  expect(replace).toThrow('no se ha escrito nada: --replace borra lo que hay')
  expect(replace).toThrow(problem)
  expect(textOf(folder, 'programme.yaml')).toBe(before)
  expect(existsSync(backups(folder))).toBe(false)
})
