import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { readSiteContent } from '../../../../scripts/derive/loadContent.ts'
import { importSessions } from '../../../../scripts/organiser/import/importSessions.ts'
import { lengthIn, momentIn } from '../../../../scripts/organiser/import/moments.ts'
import { newEvent } from '../../../../scripts/organiser/newEvent.ts'
import { folderWith, write } from '../../../support/made-up-site.ts'

type Fields = Readonly<Record<string, unknown>>
type Speakers = Readonly<Record<string, Fields>>

const partOf = (id: string, start: string, gap: string, end: string, items: readonly Fields[]) => {
  const more = [...items, { start: gap, end, title: `Hueco ${id}` }]
  return { id, tone: id, title: id, venue: 'local', start, end, intro: 'Uno.', items: more }
}

/** An event of 8 November 2025, 09:00 to 02:00, in two parts, with what a hand wrote. */
function eventWith(items: readonly Fields[] = [], speakers: Speakers = {}): string {
  const folder = path.join(folderWith({}), 'event')
  newEvent(folder, () => {})
  const day = partOf('day', '09:00', '13:30', '14:00', items)
  const parts = [day, partOf('night', '21:00', '01:30', '02:00', [])]
  const event = readFileSync(path.join(folder, 'event.yaml'), 'utf8')
    .replace(/^start: .*/m, 'start: 2025-11-08T09:00:00+01:00')
    .replace(/^end: .*/m, 'end: 02:00')
    .replace(/^updated: .*/m, 'updated: 2025-10-01')
  write(folder, {
    'event.yaml': event,
    'programme.yaml': JSON.stringify({ parts }),
    'speakers.yaml': JSON.stringify({ speakers }),
  })
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
  const { parts } = read(folder, 'programme') as {
    parts: readonly { id: string; items: readonly Fields[] }[]
  }
  const lines = parts.flatMap(({ id, items }) =>
    items.map(({ start, end, room, title, talks, description }) =>
      [id, start, end, room, title, description, talks && JSON.stringify(talks).replaceAll('"', '')]
        .filter(Boolean)
        .join(' '),
    ),
  )
  return { lines, said: said.join('\n'), speakers: read(folder, 'speakers').speakers as Speakers }
}

const table = (...rows: readonly string[]) => ['Título;Fecha;Hora;Ponente(s)', ...rows].join('\n')
const one = (title: string, who = '') => table(`${title};8/11/2025;9:00-9:45;${who}`)
const day = '2025-11-08'
const session = (more: Fields) => ({
  id: 1,
  title: 'Uno',
  startsAt: `${day}T09:30:00`,
  endsAt: `${day}T10:15:00`,
  ...more,
})
const sessionize = (sessions: readonly unknown[], more: Fields = {}) => ({
  sessions,
  speakers: [],
  rooms: [],
  ...more,
})
const talk = (more: Fields) => ({
  code: 'A',
  title: 'Uno',
  date: `${day}T09:30:00+01:00`,
  duration: '00:45',
  ...more,
})
const pretalx = (...talks: readonly unknown[]) => ({
  schedule: { conference: { days: [{ rooms: { Sala: talks } }] } },
})
const ana = (id: number) => ({
  id,
  fullName: 'Ana Beltrán',
  tagLine: `Cargo ${id}`,
  bio: 'Es ella.',
})

describe('moments', () => {
  it.each([
    ['2025-11-08T09:00:00', day, '09:00'],
    ['2025-11-08T08:00:00Z', day, '09:00'],
    ['2025-11-08 23:30+00:00', '2025-11-09', '00:30'],
    ['2025-11-08 9:00', day, '09:00'],
    ['8/11/2025, 9:00', day, '09:00'],
    ['8/11/25 9:00:00', day, '09:00'],
    ['8-11-2025 9:00', day, '09:00'],
    ['8.11.2025 9.00', day, '09:00'],
    ['8/11/2025', day, undefined],
    ['9h', undefined, '09:00'],
    ['9h30', undefined, '09:30'],
    ['9.05 h', undefined, '09:05'],
    ['12:15 AM', undefined, '00:15'],
    ['12:15 PM', undefined, '12:15'],
    ['5:30\u00A0p.\u202Fm.', undefined, '17:30'],
    ['', undefined, undefined],
  ])('reads «%s»', (written, date, time) => {
    const { day: found, time: hour } = momentIn(written, 'Europe/Madrid') ?? { day: 'none' }
    expect([found, hour]).toEqual([date, time])
  })

  it.each([
    '31/2/2025',
    '8 nov 2025',
    '11/25/2025',
    '45969.375',
    '25:00',
    '13:00 PM',
    '9',
    '1:00-1:45 PM',
    '9:00-',
    '9:75',
  ])('does not guess «%s»', (written) => expect(momentIn(written, 'Europe/Madrid')).toBeNull())

  it('reads until when, and lengths', () => {
    expect(momentIn('de 9:00 a 9:45', 'Europe/Madrid')?.until?.time).toBe('09:45')
    const lengths = ['45', '45 min', '0:45', '00:45', '1h30', '1:01:00', 'mucho', '0:45:00']
    expect(lengths.map(lengthIn)).toEqual([45, 45, 45, 45, 90, 1500, null, null])
  })
})

/** A source, what comes out of it, and what is said. */
const rows: Readonly<
  Record<string, readonly [source: unknown, lines: readonly string[], ...said: readonly string[]]>
> = {
  'letter by letter': [
    one('1. [Taller]: <template> + R&D'),
    ['day 09:00 09:45 1. [Taller]: <template> + R&D'],
  ],
  'hyphens, quotes, empty and short rows': [
    table(
      ';;;',
      '"Web; e\u2011mail «""»";8/11/2025;9h-9h30',
      'El "gran" día;8/11/2025;10:00-10:30',
    ),
    ['day 09:00 09:30 Web; e-mail «"»', 'day 10:00 10:30 El "gran" día'],
  ],
  'letters that the site lacks': [
    one('Vender 🎉 más'),
    ['day 09:00 09:45 Vender más'],
    'fila 2, «Vender 🎉 más»: sin «🎉»',
  ],
  'Windows-1252': [
    Buffer.from(one('A 20 \u0080 «año»'), 'latin1'),
    ['day 09:00 09:45 A 20 € «año»'],
    'Windows-1252',
  ],
  'UTF-16': [
    Buffer.from(`\uFEFF${one('Año').replaceAll(';', '\t')}`, 'utf16le'),
    ['day 09:00 09:45 Año'],
  ],
  'UTF-16, big-endian': [
    Buffer.from(`\uFEFF${one('Año')}`, 'utf16le').swap16(),
    ['day 09:00 09:45 Año'],
  ],
  'sep=, and a heading below': [
    `sep=;\nJornada;;\n${one('Uno')}`,
    ['day 09:00 09:45 Uno'],
    'encima de la 2',
  ],

  'a column that nobody reads': [
    'Actividad;Hora inicio;Hora fin;Aforo;Track\nUno;9:00;9:30;40;Datos',
    ['day 09:00 09:30 Uno'],
    'estos campos no se leen: «Aforo», «Track»',
    'fila 2, «Uno»: se toma como del 2025-11-08T09:00',
  ],
  'one odd row alone': [
    table(
      'Uno;8/11/2025;9:00-9:30',
      'Dos;8 nov;9:30-10:00',
      'Tres;8/11/2025;;',
      ';8/11/2025;9:00-9:30',
      'Cuatro;9/11/2025;12:00-13:00',
      'Cinco;8/11/2025;12:00',
      'Seis;;9:00-9:30',
    ),
    ['day 09:00 09:30 Uno'],
    'fila 3, «Dos»: no se entiende «8 nov»',
    'fila 4, «Tres»: no tiene hora de inicio',
    'fila 5: no tiene título',
    'fila 6, «Cuatro»: empieza el 2025-11-09T12:00',
    'fila 7, «Cinco»: no tiene hora de fin',
    'fila 8, «Seis»: no lleva fecha, y el archivo es de varios días',
  ],
  'quotes that nobody closes': [
    table('"Uno;8/11/2025;9:00-9:30', 'Dos;8/11/2025;9:30-10:00', '"Tres";8/11/2025;10:00-10:30'),
    ['day 09:00 09:30 "Uno', 'day 09:30 10:00 Dos', 'day 10:00 10:30 Tres'],
  ],
  'quotes that swallow a row': [
    table(
      '"Uno;8/11/2025;9:00-9:30;',
      'Dos;8/11/2025;9:30-10:00;de 5"',
      'Tres;8/11/2025;10:00-10:30',
    ),
    ['day 10:00 10:30 Tres'],
    'fila 2: unas comillas sin cerrar se llevan las filas siguientes',
  ],
  'the night': [
    table('Churros;9/11/2025;1:30-2:00', 'Baile;8/11/2025;1:00-1:30', 'Cena;8/11/2025;21:00-23:30'),
    ['night 21:00 23:30 Cena', 'night 01:00 01:30 Baile', 'night 01:30 02:00 Churros'],
    'fila 3, «Baile»: se toma como del 2025-11-09T01:00',
  ],
  'hours in no part': [
    table('Merienda;8/11/2025;17:00-17:30'),
    ['imported 17:00 17:30 Merienda'],
    'está en una nueva',
  ],
  'rooms that begin alike': [
    'Título;Inicio;Fin;Sala\nUno;9:00;9:30;Salón de actos de la Facultad, ala norte\nDos;9:00;9:30;Salón de actos de la Facultad, ala sur',
    [
      'day 09:00 09:30 …de la Facultad, ala norte Uno',
      'day 09:00 09:30 …actos de la Facultad, ala sur Dos',
    ],
    'se escribe «…actos de la Facultad, ala sur»',
  ],
  'a name with «y»': [
    one('Uno', 'Eva Ramón y Campos'),
    ['day 09:00 09:45 [{speaker:eva-ramon-y-campos,talk:Uno}]'],
    'si no es así, separa',
  ],
  'surname first': [
    one('Uno', 'Salazar, Eva'),
    ['day 09:00 09:45 [{speaker:eva-salazar,talk:Uno}]'],
    'se lee como «Eva Salazar»',
  ],
  'people by semicolons': [
    one('Uno', '"Eva Ros y Campos;Leo Gil"'),
    ['day 09:00 09:45 [{speakers:[eva-ros-y-campos,leo-gil],talk:Uno}]'],
  ],
  'people by commas': [
    one('Uno', 'Eva Ros, Leo Gil y Ana Paz'),
    ['day 09:00 09:45 [{speakers:[eva-ros,leo-gil,ana-paz],talk:Uno}]'],
    'se lee como «Eva Ros», «Leo Gil», «Ana Paz»',
  ],
  nobody: [one('Uno', 'TBD'), ['day 09:00 09:45 [{talk:Uno}]'], '«TBD» no es nadie'],
  'nobody at all': [one('Uno', '-'), ['day 09:00 09:45 Uno']],
  'not for sure': [
    one('Uno', 'Eva Ros (por confirmar)'),
    ['day 09:00 09:45 [{speaker:eva-ros,talk:Uno}]'],
  ],
  'HTML and Markdown': [
    `${table().replace('Fecha', 'Descripción;Fecha')}\nUno;"<p>Uno<br>dos</p><ul><li>tres</li></ul><style>p{}</style><script>x()</script>R&amp;D, 3 <b y **más** de {dia}";8/11/2025;9:00-9:30`,
    ['day 09:00 09:30 Uno Uno dos tres R&D, 3 <b y más de (dia)'],
    'descripción: sin sus signos de formato',
  ],
  'Sessionize: labels, order, two of one name': [
    sessionize([session({ speakers: [2, 1], categoryItems: [71], roomId: 5 })], {
      speakers: [ana(1), ana(2), { id: 3, fullName: 'Leo Gil' }],
      rooms: [{ id: 5, name: 'Aula' }],
      categories: [{ title: 'Level', items: [{ id: 71, name: 'Inicial' }] }],
    }),
    ['day 09:30 10:15 Aula [{speakers:[ana-beltran,ana-beltran-2],talk:Uno,tags:[Inicial]}]'],
    'hay dos personas con ese nombre; esta es «ana-beltran-2»',
    'no están en ninguna sesión: Leo Gil',
  ],
  'Sessionize: entries without something': [
    sessionize([
      session({}),
      session({ id: 2, title: null }),
      session({ id: 3, startsAt: null }),
      session({ id: 4, status: 'Waitlisted' }),
      null,
    ]),
    ['day 09:30 10:15 Uno'],
    'sesión 2: no tiene título',
    'sesión 3, «Uno»: no tiene hora de inicio',
    'sesión 4, «Uno»: su estado es «Waitlisted»',
  ],
  'pretalx: lengths, languages, both descriptions': [
    pretalx(
      talk({
        title: { en: 'One', es: 'Uno' },
        language: 'es',
        abstract: 'Antes.',
        description: 'Después.',
        persons: [{ code: 'P', name: null }],
      }),
      talk({ code: 'B', duration: '1:01:00' }),
      talk({ code: 'C', date: null }),
    ),
    ['day 09:30 10:15 [{talk:Uno,description:Antes. Después.,tags:[Español]}]'],
    'no lleva las pausas',
    'una persona sin nombre (P)',
    'sesión B, «Uno»: acaba el 2025-11-09T10:30',
    'sesión C, «Uno»: no tiene hora de inicio',
  ],
}

it.each(Object.entries(rows))('%s', (_, [source, lines, ...said]) => {
  const result = imported(source)
  expect(result.lines).toEqual(lines)
  for (const line of said) expect(result.said).toContain(line)
})

it('keeps what a hand has added, and says what it overwrites', () => {
  const links = [{ name: 'Vídeo', url: 'https://video.example/1' }]
  const before = {
    start: '09:00',
    end: '09:30',
    talks: [{ speaker: 'eva', talk: 'Uno', tags: ['Taller'], description: 'A mano.', links }],
  }
  const folder = eventWith([before], { eva: { name: 'Eva Ros', role: 'Panadera', bio: 'A mano.' } })
  const { lines, said, speakers } = imported(one('Uno', 'Eva Ros'), folder, false)
  const kept = 'description:A mano.,links:[{name:Vídeo,url:https://video.example/1}]'
  expect(lines[0]).toBe(`day 09:00 09:45 [{speaker:eva,talk:Uno,tags:[Taller],${kept}}]`)
  expect(said).toContain('fila 2, «Uno»: «end» era «09:30», y ahora es «09:45»')
  expect(said).toContain('se quedan, aunque no están en el archivo: «Hueco day», «Hueco night»')
  expect(speakers).toEqual({ eva: { name: 'Eva Ros', role: 'Panadera', bio: 'A mano.' } })
})

it('names links and people that are too many', () => {
  const links = ['http://a.example', 'https://b.example/'].map((url) => ({ title: 'Web', url }))
  const people = Array.from({ length: 61 }, (__, i) => ({ id: i, fullName: `Eva ${i} Ros`, links }))
  const sessions = people.map(({ id }) => session({ id, title: `Uno ${id}`, speakers: [id] }))
  const folder = eventWith()
  expect(() => imported(sessionize(sessions, { speakers: people }), folder)).toThrow('60')
  const { said } = imported(sessionize(sessions.slice(0, 1), { speakers: people }))
  expect(said).toContain('Eva 0 Ros: se quedan fuera sus enlaces http://a.example')
})

it.each([
  [Buffer.from('PK\u0003\u0004'), 'es un libro de Excel: guárdalo como CSV'],
  [Buffer.from('D0CF11E0', 'hex'), 'es un libro de Excel: guárdalo como CSV'],
  ['{"sessions": [', 'es JSON incompleto'],
  ['<!doctype html>', 'no es de los que se leen'],
  [{}, 'no es de los que se leen'],
  [table('Uno;9/11/2025;12:00-13:00'), 'ninguna sesión tiene hora el 2025-11-08'],
])('writes nothing of %s', (source, problem) => {
  const folder = eventWith()
  const before = read(folder, 'programme')
  expect(() => imported(source, folder)).toThrow(problem)
  expect(read(folder, 'programme')).toEqual(before)
})
