import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { readSiteContent } from '../../../../support/site-content.ts'
import { importSessions } from '../../../../../scripts/tools/import/importSessions.ts'
import { endAfter, momentIn } from '../../../../../scripts/tools/import/moments.ts'
import { newEvent } from '../../../../../scripts/tools/new/newEvent.ts'
import { eventoFolder } from '../../../../support/evento.ts'
import { folderWith, write } from '../../../../support/made-up-site.ts'

type Fields = Readonly<Record<string, unknown>>
type Part = { readonly id: string; readonly items: readonly Fields[] }

/** A part, with an item at its end that a hand wrote. */
const partOf = (id: string, start: string, end: string, items: readonly Fields[]) => {
  const last = { start: id === 'day' ? '13:30' : '01:30', end, title: `Hueco ${id}` }
  const about = { tone: id, title: id, venue: 'local', intro: 'Uno.' }
  return { id, ...about, start, end, items: [...items, last] }
}

/** An event of 8 November 2025, 09:00 to 02:00, in two parts, with what a hand wrote. */
function eventWith(items: readonly Fields[] = [], speakers = 'speakers: {}'): string {
  const folder = path.join(folderWith({}), 'event')
  newEvent(folder, () => {})
  // Delivered words may name a venue of who edits src/content.
  for (const name of ['copy.yaml', 'states.yaml', 'files.yaml']) {
    cpSync(path.join(eventoFolder, name), path.join(folder, name))
  }
  const parts = [partOf('day', '09:00', '14:00', items), partOf('night', '21:00', '02:00', [])]
  const event = readFileSync(path.join(folder, 'event.yaml'), 'utf8')
    .replace(/^start: .*/m, 'start: 2025-11-08T09:00:00+01:00')
    .replace(/^end: .*/m, 'end: 02:00')
    .replace(/^updated: .*/m, 'updated: 2025-10-01')
  const programme = JSON.stringify({ parts })
  write(folder, { 'event.yaml': event, 'programme.yaml': programme, 'speakers.yaml': speakers })
  return folder
}

const read = (folder: string, name: string) =>
  parse(readFileSync(path.join(folder, `${name}.yaml`), 'utf8')) as Fields

/** What a source becomes: a line for each item, and what the import says. */
function imported(source: unknown, folder = eventWith(), isReplacing = true) {
  const isTable = typeof source === 'string' || Buffer.isBuffer(source)
  const file = path.join(folderWith({}), isTable ? 'a.csv' : 'a.json')
  writeFileSync(file, isTable ? source : JSON.stringify(source))
  const said: string[] = []
  importSessions(folder, file, isReplacing, (line) => said.push(line))
  readSiteContent(folder)
  const { parts } = read(folder, 'programme') as { parts: readonly Part[] }
  const lines = parts.flatMap(({ id, items }) =>
    items.map(({ start, end, room, title, talks, description }) => {
      const about = talks && JSON.stringify(talks).replaceAll('"', '')
      return [id, start, end, room, title, description, about].filter(Boolean).join(' ')
    }),
  )
  return { lines, said: said.join('\n') }
}

const table = (...rows: readonly string[]) => ['Título;Fecha;Hora;Ponente(s)', ...rows].join('\n')
const at = (hour: number, title: string, who = '') =>
  `${title};8/11/2025;${hour}:00-${hour}:30;${who}`
const inTabs = table(at(9, 'Año')).replaceAll(';', '\t')
const wing = (name: string) => `Uno;9:00;9:30;Salón de actos de la Facultad, ala ${name}`
const day = '2025-11-08'
const hours = { startsAt: `${day}T09:30:00`, endsAt: `${day}T10:15:00` }
const session = (more: Fields) => ({ id: 1, title: 'Uno', ...hours, ...more })
const about = { code: 'A', title: 'Uno', abstract: 'Antes.', description: 'Después.' }
const when = { date: `${day}T09:30:00+01:00`, duration: '00:45' }
const talk = (more: Fields) => ({ ...about, ...when, ...more })
const pretalx = (...Sala: readonly unknown[]) => ({
  schedule: { conference: { days: [{ rooms: { Sala } }] } },
})
const links = ['http://a.example', 'https://b.example/'].map((url) => ({ title: 'Web', url }))
const ana = (id: number) => ({ id, fullName: 'Ana Beltrán', tagLine: `Cargo ${id}`, links })

/** What a cell is read as, on the clocks of Madrid. */
const moment = (written: string) => {
  const found = momentIn(written, 'Europe/Madrid')
  return found && [found.day, found.time, found.until].filter(Boolean).join(' ')
}
it.each([
  [`${day} 09:00`, `${day}T09:00:00`, `${day}T08:00:00Z`, `${day}T05:00-03:00`, `${day} 9:00`],
  [`${day} 09:00`, `${day} 08:00+00:00`, '8/11/2025, 9:00', '8/11/25 9:00:00', '8.11.2025 9h'],
  [`${day} 09:00 09:45`, `${day} 09:00-09:45`, '8-11-2025 de 9.00 a 9.45'],
  ['2025-11-09 00:30', '2025-11-08T23:30:00Z'],
  ['00:15', '12:15 AM'],
  ['17:30', '17h30', '5:30\u00A0p.\u202Fm.', '5:30 PM'],
  ['', ''],
  [null, '31/2/2025', '8 nov 2025', '11/25/2025', '45969.375', '25:00', '13:00 PM', '9', '9:75'],
  [null, '1:00-1:45 PM', '9:00-'],
])('a moment: %s', (expected, ...cells) => {
  expect(cells.map((cell) => moment(cell!))).toEqual(cells.map(() => expected))
})

it.each([
  ['2025-11-09T00:15', '45', '45 min', '0:45', '00:45'],
  ['2025-11-10T00:30', '1:01:00'],
  [null, 'mucho', '0:45:00', ''],
])('the end of what begins at 23:30: %s', (expected, ...cells) => {
  expect(cells.map((cell) => endAfter(`${day}T23:30`, cell!))).toEqual(cells.map(() => expected))
})

/** A source, what comes out of it, and what is said. */
const rows: Readonly<
  Record<string, readonly [source: unknown, lines: readonly string[], ...said: readonly string[]]>
> = {
  'letter by letter, but for what the site lacks': [
    table(
      at(9, '1. [Taller]: <template> + R&D'),
      ';;;',
      '"Web; e\u2011mail «""»";8/11/2025;10h-10h30',
      at(11, 'El "gran" 👩\u200D💻 día'),
    ),
    [
      'day 09:00 09:30 1. [Taller]: <template> + R&D',
      'day 10:00 10:30 Web; e-mail «"»',
      'day 11:00 11:30 El "gran" día',
    ],
    'día»: sin «👩», «💻», que la letra del sitio no tiene',
  ],
  'Windows-1252': [
    Buffer.from(table(at(9, 'A 20 \u0080 «año»')), 'latin1'),
    ['day 09:00 09:30 A 20 € «año»'],
    'Windows-1252',
  ],
  'UTF-16': [Buffer.from(`\uFEFF${inTabs}`, 'utf16le'), ['day 09:00 09:30 Año']],
  'UTF-16 of the other order': [
    Buffer.from(`\uFEFF${inTabs}`, 'utf16le').swap16(),
    ['day 09:00 09:30 Año'],
  ],
  'sep=, and empty rows': [`sep=;\n;;;\n${table(at(9, 'Uno'))}`, ['day 09:00 09:30 Uno']],
  'columns that nobody reads': [
    'Actividad;Hora inicio;Hora fin;Aforo;Track;Enlaces;Actividad\nUno;9:00;9:30;40;Datos;https://a.example;Dos',
    ['day 09:00 09:30 Uno'],
    'estos campos no se leen: «Aforo», «Track», «Enlaces», «Actividad»',
    'fila 2, «Uno»: se toma como del 2025-11-08T09:00',
  ],
  'languages: only a code is one of a list': [
    'Título;Inicio;Fin;Idioma;Ponente\nUno;9:00;9:30;en-GB;Eva Ros\nDos;10:00;10:30;entre dos;Eva Ros',
    [
      'day 09:00 09:30 [{speaker:eva-ros,talk:Uno,tags:[Inglés]}]',
      'day 10:00 10:30 [{speaker:eva-ros,talk:Dos,tags:[entre dos]}]',
    ],
  ],
  'one odd row alone': [
    table(
      at(9, 'Uno'),
      'Dos;8 nov;9:30-10:00',
      'Tres;8/11/2025;;',
      at(9, ''),
      'Cuatro;9/11/2025;12:00-13:00',
      'Cinco;8/11/2025;12:00',
      'Seis;;9:00-9:30',
    ),
    ['day 09:00 09:30 Uno'],
    'fila 3, «Dos»: no se lee cuándo empieza, «8 nov 9:30-10:00»',
    'fila 4, «Tres»: no se lee cuándo empieza, «8/11/2025»',
    'fila 5: no tiene título',
    'fila 6, «Cuatro»: va de 2025-11-09T12:00 a 2025-11-09T13:00',
    'fila 7, «Cinco»: no se lee cuándo termina, «»',
    'fila 8, «Seis»: no lleva fecha, y otras sí',
  ],
  'quotes that nobody closes, and such that swallow a row': [
    table(
      at(9, '"Uno'),
      at(10, 'Dos'),
      '"Tres;8/11/2025;;',
      at(12, 'Cuatro', 'de 5"'),
      at(13, '"Z"'),
    ),
    ['day 09:00 09:30 "Uno', 'day 10:00 10:30 Dos', 'day 13:00 13:30 Z'],
    'fila 4: unas comillas sin cerrar se llevan las filas siguientes',
  ],
  'the night, and hours in no part': [
    table('Churros;9/11/2025;1:30-2:00', 'Baile;8/11/2025;1:00-1:30', at(17, 'Té'), at(22, 'Cena')),
    ['night 22:00 22:30 Cena', 'night 01:00 01:30 Baile', 'night 01:30 02:00 Churros'],
    'fila 3, «Baile»: se toma como del 2025-11-09T01:00',
    'va de 2025-11-08T17:00 a 2025-11-08T17:30, y ninguna parte de programme.yaml tiene esas horas',
  ],
  'rooms that begin alike': [
    `Título;Inicio;Fin;Sala\n${wing('norte')}\n${wing('sur')}`,
    ['day 09:00 09:30 Salón de actos…ala norte Uno', 'day 09:00 09:30 Salón de actos…ala sur Uno'],
    'su sala, «Salón de actos de la Facultad, ala sur», es «Salón de actos…ala sur»',
  ],
  people: [
    table(
      at(9, 'Uno', 'Eva Ramón y Campos'),
      at(10, 'Uno', 'Salazar, Eva'),
      at(11, 'Uno', '"Eva Ros y Campos;Leo Gil"'),
      at(12, 'Uno', '"Eva Ros\nLeo Gil"'),
      at(13, 'Uno', 'Eva Ros (por confirmar)'),
      at(21, 'Uno', 'TBD'),
      at(22, 'Uno', '-'),
      at(23, 'Uno', '"Eva Ros, Leo Gil"'),
    ),
    [
      'day 09:00 09:30 [{speaker:eva-ramon-y-campos,talk:Uno}]',
      'day 10:00 10:30 [{speaker:eva-salazar,talk:Uno}]',
      'day 11:00 11:30 [{speakers:[eva-ros-y-campos,leo-gil],talk:Uno}]',
      'day 12:00 12:30 [{speakers:[eva-ros,leo-gil],talk:Uno}]',
      'day 13:00 13:30 [{speaker:eva-ros,talk:Uno}]',
      'night 21:00 21:30 [{talk:Uno}]',
      'night 22:00 22:30 Uno',
      'night 23:00 23:30 [{speakers:[eva-ros,leo-gil],talk:Uno}]',
    ],
    'fila 2, «Uno»: «Eva Ramón y Campos» se lee como una persona: si son varias, sepáralas con «;»',
    '«Eva Salazar» se lee como una persona',
    '«Eva Ros, Leo Gil» se lee como 2 personas: si no lo son, quita las comas',
    '«TBD» no es nadie',
  ],
  'HTML and Markdown': [
    `Título;Inicio;Fin;Resumen\nUno;9:00;9:30;"<p>Uno<br>dos</p><ul><li>tres</li></ul><style>p{}</style><script>x()</script>R&amp;D, 3 <b y **más** de {dia}"`,
    ['day 09:00 09:30 Uno Uno dos tres R&D, 3 <b y más de dia'],
    'descripción: sin sus signos de formato',
  ],
  'Sessionize: labels, order, two of one name, entries without something': [
    {
      sessions: [
        session({ speakers: [2, 1], categoryItems: [71], roomId: 5 }),
        session({ id: 2, title: null }),
        session({ id: 3, startsAt: null }),
        session({ id: 4, status: 'Waitlisted', speakers: [3] }),
        null,
      ],
      speakers: [ana(1), ana(2), { id: 3, fullName: 'Leo Gil' }, { id: 4, fullName: 'Eva Sanz' }],
      rooms: [{ id: 5, name: 'Aula' }],
      categories: [{ title: 'Level', items: [{ id: 71, name: 'Inicial' }] }],
    },
    ['day 09:30 10:15 Aula [{speakers:[ana-beltran,ana-beltran-2],talk:Uno,tags:[Inicial]}]'],
    'hay dos personas con ese nombre; esta es «ana-beltran-2»',
    'Ana Beltrán: se quedan fuera sus enlaces http://a.example',
    'se quedan fuera, porque no están en ninguna sesión: Eva Sanz',
    'la parte «night» se queda sin sesiones, y se quita',
    'sesión 2: no tiene título',
    'sesión 3, «Uno»: no se lee cuándo empieza',
    'sesión 4, «Uno»: su estado es «Waitlisted»; se queda fuera, con Leo Gil',
  ],
  'pretalx: lengths, languages, both descriptions': [
    pretalx(
      talk({ title: { en: '1', es: 'Uno' }, language: 'es', persons: [{ code: 'P', name: null }] }),
      talk({ code: 'B', duration: '1:01:00' }),
      talk({ code: 'C', date: null }),
    ),
    ['day 09:30 10:15 [{talk:Uno,description:Antes. Después.,tags:[Español]}]'],
    'no lleva las pausas',
    '«P» no es nadie todavía',
    'sesión B, «Uno»: va de 2025-11-08T09:30 a 2025-11-09T10:30',
    'sesión C, «Uno»: no se lee cuándo empieza',
  ],
}

it.each(Object.entries(rows))('%s', (_, [source, lines, ...said]) => {
  const result = imported(source)
  expect(result.lines).toEqual(lines)
  for (const line of said) expect(result.said).toContain(line)
})

const video = 'https://video.example/1'

it('keeps what a hand has added, and says what it overwrites', () => {
  const added = { tags: ['Taller'], description: 'A mano.', links: [{ name: 'Vídeo', url: video }] }
  const talks = [{ speaker: 'eva', talk: 'Uno', ...added }]
  const eva =
    'speakers:\n  eva:\n    name: Eva Ros # a mano\n    role: Ponente # ejemplo\n    bio: Uno. # ejemplo\n'
  const folder = eventWith([{ start: '09:30', end: '09:45', talks }], eva)
  const speakers = [{ id: 1, fullName: 'Eva Ros', tagLine: 'Panadera' }]
  const { lines, said } = imported(
    { sessions: [session({ speakers: [1] })], speakers },
    folder,
    false,
  )
  const kept = `tags:[Taller],description:A mano.,links:[{name:Vídeo,url:${video}}]`
  expect(lines[0]).toBe(`day 09:30 10:15 [{speaker:eva,talk:Uno,${kept}}]`)
  expect(said).toContain('sesión 1, «Uno»: se sobrescribe «end»: «09:45»')
  expect(said).toContain('se quedan, aunque no están en el archivo: «Hueco day», «Hueco night»')
  // The mark of an invented value goes with it.
  const written = readFileSync(path.join(folder, 'speakers.yaml'), 'utf8')
  expect(written).toBe(eva.replace('Ponente # ejemplo', 'Panadera'))
})

it.each([
  [Buffer.from('PK\u0003\u0004'), 'es un libro de Excel: guárdalo como CSV'],
  [Buffer.from('D0CF11E0', 'hex'), 'es un libro de Excel: guárdalo como CSV'],
  ['{"sessions": [', 'es JSON incompleto'],
  ['<!doctype html>', 'no es de los que se leen'],
  [{}, 'no es de los que se leen'],
  [table('Uno;9/11/2025;12:00-13:00'), 'ninguna sesión cabe el 2025-11-08'],
])('writes nothing of %s', (source, problem) => {
  const folder = eventWith()
  const before = read(folder, 'programme')
  expect(() => imported(source, folder)).toThrow(problem)
  expect(read(folder, 'programme')).toEqual(before)
})
