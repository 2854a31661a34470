// A first import: its items and its report.
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { type EventName, type Fields, itemLinesIn, makeEvent, runImport } from './event.ts'

type Example = {
  /** The event into which the source is imported, "november" if absent. */
  readonly event?: EventName
  /** The text or the bytes of a CSV file, or a value of JSON. */
  readonly source: unknown
  /** The items that the import writes, as `itemLinesIn` returns them. */
  readonly lines: readonly string[]
  /** Texts that the report contains. */
  readonly says?: readonly string[]
}

/** A table with these rows, in the columns of the examples for the event "november". */
const novemberTable = (...rows: readonly string[]) =>
  ['Título;Inicio;Fin;Ponentes', ...rows].join('\n')

/** A table with these rows, in the columns of the examples for the events "may" and "twoVenues". */
const mayTable = (...rows: readonly string[]) =>
  ['Título;Fecha;Inicio;Fin;Sala;Ponentes', ...rows].join('\n')

/** The JSON of Sessionize with these sessions. */
const sessionizeJson = (sessions: readonly unknown[], otherFields: Fields = {}) => ({
  sessions,
  ...otherFields,
})

/** A session of Sessionize with some fields changed or added. */
const sessionizeSession = (fields: Fields) => ({
  id: 1,
  title: 'Uno',
  startsAt: '2025-11-08T09:30:00',
  endsAt: '2025-11-08T10:15:00',
  status: 'Accepted',
  ...fields,
})

/** The JSON of pretalx, with these talks in a room "Sala". */
const pretalxJson = (...talks: readonly unknown[]) => ({
  schedule: { conference: { days: [{ rooms: { Sala: talks } }] } },
})

/** A talk of pretalx with some fields changed or added. */
const pretalxTalk = (fields: Fields) => ({
  code: 'A',
  title: 'Uno',
  date: '2025-11-08T09:30:00+01:00',
  duration: '00:45',
  ...fields,
})

/** A table with two sessions, and a row without values. */
const twoSessions = [
  'Título;Inicio;Fin;Sala;Ponentes',
  'Abrir una panadería;8/11/2025 9:00;8/11/2025 9:45;Norte;Irene Salazar',
  'Café;8/11/2025 10:30;8/11/2025 11:00;;',
  ';;;;',
].join('\r\n')

/** The items of `twoSessions` after the import. */
const linesOfTwoSessions = [
  'day | 09:00 | 09:45 | Norte | {speaker:irene-salazar,talk:Abrir una panadería}',
  'day | 10:30 | 11:00 | Café',
]

/** Shortened files that people have imported. The title of each example says what it shows. */
const realFiles: Readonly<Record<string, Example>> = {
  'a file in Windows-1252 is read, without the empty row at its end': {
    source: Buffer.from(twoSessions, 'latin1'),
    lines: linesOfTwoSessions,
    says: ['se lee como Windows-1252'],
  },
  'a first line "sep=;", which Excel writes, is not read': {
    source: `sep=;\r\n${twoSessions}`,
    lines: linesOfTwoSessions,
  },
  '1:00 PM is 13:00': {
    source: novemberTable('Comida;8/11/2025 1:00 PM;8/11/2025 1:45 PM;Irene Salazar'),
    lines: ['day | 13:00 | 13:45 | {speaker:irene-salazar,talk:Comida}'],
  },
  'sessions of another day are left out': {
    source: novemberTable(
      'Del sábado;8/11/25 9:10;8/11/25 9:45;',
      'Del domingo;9/11/25 12:00;9/11/25 12:45;Tomás Quiroga',
      'Otra del domingo;9/11/25 13:00;9/11/25 13:45;',
    ),
    lines: ['day | 09:10 | 09:45 | Del sábado'],
    says: [
      'no son del día del evento, sino del 9 de noviembre de 2025, y se quedan fuera: «Del domingo», «Otra del domingo»',
    ],
  },
  'dates may have dots': {
    source: novemberTable('Una;8.11.2025 9:00;8.11.2025 9:45;'),
    lines: ['day | 09:00 | 09:45 | Una'],
  },
  'a name with "y" is one person, and a surname before a comma comes last': {
    source: novemberTable(
      'Uno;8/11/2025 9:00;8/11/2025 9:45;Nuria Ramón y Campos',
      'Dos;8/11/2025 10:00;8/11/2025 10:45;"Salazar, Irene"',
    ),
    lines: [
      'day | 09:00 | 09:45 | {speaker:nuria-ramon-y-campos,talk:Uno}',
      'day | 10:00 | 10:45 | {speaker:irene-salazar,talk:Dos}',
    ],
    says: ['fila 2, «Uno»: «Nuria Ramón y Campos» se lee como una persona'],
  },
  'titles that look like lists, HTML or formulas stay as they are': {
    source: novemberTable(
      '1. Bienvenida;8/11/2025 9:10;8/11/2025 9:20;',
      '[Taller]: Vender;8/11/2025 9:30;8/11/2025 9:40;',
      'El <template> que nadie usa;8/11/2025 9:40;8/11/2025 9:50;',
      '+ R&D;8/11/2025 9:50;8/11/2025 10:00;',
    ),
    lines: [
      'day | 09:10 | 09:20 | 1. Bienvenida',
      'day | 09:30 | 09:40 | [Taller]: Vender',
      'day | 09:40 | 09:50 | El <template> que nadie usa',
      'day | 09:50 | 10:00 | + R&D',
    ],
  },
  'cells may be separated by tabs': {
    source: twoSessions.replaceAll(';', '\t'),
    lines: linesOfTwoSessions,
  },
  'lines may end with CR alone': {
    source: twoSessions.replaceAll('\r\n', '\r'),
    lines: linesOfTwoSessions,
  },
  'the heading "Ponente(s)" is read like "Ponentes"': {
    source: 'Título;Inicio;Fin;Ponente(s)\nUno;8/11/2025 9:10;8/11/2025 9:45;Irene Salazar',
    lines: ['day | 09:10 | 09:45 | {speaker:irene-salazar,talk:Uno}'],
  },
  'times after midnight belong to the night of the event': {
    source: novemberTable(
      'Concierto;8/11/2025 23:00;9/11/2025 0:30;',
      'Churros;9/11/2025 1:00;9/11/2025 2:00;',
      'Cena;8/11/2025 21:30;8/11/2025 23:00;',
      'Baile;8/11/2025 0:30;1:00;',
      'Té;8/11/2025 17:00;8/11/2025 17:30;',
    ),
    lines: [
      'night | 21:30 | 23:00 | Cena',
      'night | 23:00 | 00:30 | Concierto',
      'night | 00:30 | 01:00 | Baile',
      'night | 01:00 | 02:00 | Churros',
    ],
    says: [
      'fila 5, «Baile»: se toma como del 9 de noviembre, 00:30',
      'fila 6, «Té»: va del 8 de noviembre, 17:00, al 8 de noviembre, 17:30, y ninguna parte de programme.yaml tiene esas horas',
    ],
  },
  '"Por confirmar" and "-" are no speakers': {
    source: novemberTable(
      'Uno;8/11/2025 9:10;8/11/2025 9:45;Por confirmar',
      'Dos;8/11/2025 10:00;8/11/2025 10:20;-',
      'Tres;8/11/2025 10:40;8/11/2025 10:50;Irene Salazar (por confirmar)',
    ),
    lines: [
      'day | 09:10 | 09:45 | {talk:Uno}',
      'day | 10:00 | 10:20 | Dos',
      'day | 10:40 | 10:50 | {speaker:irene-salazar,talk:Tres}',
    ],
    says: ['fila 2, «Uno»: «Por confirmar» no es nadie todavía'],
  },
  'HTML and Markdown in descriptions become plain text': {
    source: [
      'title;start;end;description',
      'Uno;8/11/2025 9:10;8/11/2025 9:20;"<p>Una</p><div>Qué</div><ul><li>Dos</li><li>Tres</li></ul>"',
      'Dos;8/11/2025 9:20;8/11/2025 9:30;Texto<style>p{color:red}</style><script>x()</script> fin',
      'Tres;8/11/2025 9:30;8/11/2025 9:40;"Línea\n* punto\n* otro"',
      'Cuatro;8/11/2025 9:40;8/11/2025 9:50;"R&amp;D, 3 <b y **más** de {dia}"',
    ].join('\n'),
    lines: [
      'day | 09:10 | 09:20 | Uno | Una Qué Dos; Tres',
      'day | 09:20 | 09:30 | Dos | Texto fin',
      'day | 09:30 | 09:40 | Tres | Línea punto; otro',
      'day | 09:40 | 09:50 | Cuatro | R&D, 3 <b y más de dia',
    ],
    says: [
      'fila 4, «Tres»: descripción: su lista se lee seguida, separada por «;»',
      'descripción: sin sus signos de formato',
    ],
  },
  'pretalx: a session ends after its length': {
    source: pretalxJson(
      pretalxTalk({ abstract: 'Antes.', description: 'Después.', language: 'es' }),
      // pretalx writes days, hours and minutes: this talk lasts 25 hours.
      pretalxTalk({ code: 'B', title: 'Dos', duration: '1:01:00' }),
    ),
    lines: ['day | 09:30 | 10:15 | Uno | Antes. Después.'],
    says: [
      'el schedule.json no lleva las pausas',
      'sesión B, «Dos»: va del 8 de noviembre, 09:30, al 9 de noviembre, 10:30',
    ],
  },
  'pretalx: a person without a name is no speaker': {
    source: pretalxJson(pretalxTalk({ language: 'es', persons: [{ code: 'P1', name: null }] })),
    lines: ['day | 09:30 | 10:15 | {talk:Uno,tags:[Español]}'],
    says: ['sesión A, «Uno»: «P1» no es nadie todavía'],
  },
  'Sessionize: a session without a title is left out': {
    source: sessionizeJson([
      sessionizeSession({}),
      sessionizeSession({ id: 2, title: null }),
      null,
    ]),
    lines: ['day | 09:30 | 10:15 | Uno'],
    // The report does not name the `null`, which is no session.
    says: ['sesión 2: no tiene título; se queda fuera'],
  },
  'Sessionize: two speakers with one name have two ids, in the order in which the session names them':
    {
      source: sessionizeJson([sessionizeSession({ speakers: ['b', 'a'] })], {
        speakers: [
          { id: 'a', fullName: 'Ana Beltrán', tagLine: 'Arquitecta' },
          { id: 'b', fullName: 'Ana Beltrán', tagLine: 'Química' },
          { id: 'c', fullName: 'Eva Sanz' },
        ],
      }),
      lines: ['day | 09:30 | 10:15 | {speakers:[ana-beltran,ana-beltran-2],talk:Uno}'],
      says: [
        'Ana Beltrán: hay dos personas con ese nombre; esta es «ana-beltran-2»',
        'se quedan fuera, porque no están en ninguna sesión: Eva Sanz',
      ],
    },
  'times may be fractions of a day, as spreadsheets keep them': {
    event: 'may',
    source: [
      'Hora inicio;Hora fin;Título;Ponente;Sala',
      '0,416666667;0,447916667;Apertura;;Salón',
      '11:30h;12:15h;Café;;Vestíbulo',
      '12.15 h;13.00 h;Tejido;Pau Ferrer & Noa Vidal;Aula',
      '0.5625;0.583333;Clausura;Ana Núñez / Pau Ferrer;Salón',
    ].join('\n'),
    lines: [
      'day | 10:00 | 10:45 | Salón | Apertura',
      'day | 11:30 | 12:15 | Vestíbulo | Café',
      'day | 12:15 | 13:00 | Aula | {speaker:pau-ferrer-noa-vidal,talk:Tejido}',
      'day | 13:30 | 14:00 | Salón | {speaker:ana-nunez-pau-ferrer,talk:Clausura}',
    ],
    says: [
      'fila 3, «Café»: se toma como del 8 de mayo, 11:30',
      'fila 4, «Tejido»: «Pau Ferrer & Noa Vidal» se lee como una persona',
    ],
  },
  'rows above the headings are not read': {
    event: 'may',
    source: [
      'Programa, borrador',
      ';Mañana;Mañana;;Tarde;',
      'Título;Inicio;Fin;Sala;Ponentes;Fecha',
      'Barro;10:00;13:00;Aula 1 / Aula 2;Eva Soto;08/05/2027',
    ].join('\n'),
    lines: ['day | 10:00 | 13:00 | Aula 1 / Aula 2 | {speaker:eva-soto,talk:Barro}'],
    says: [
      'la cabecera es la fila 3; lo que hay encima no se lee',
      'fila 4, «Barro»: su sala, «Aula 1 / Aula 2», nombra varias y sale como una sola',
    ],
  },
  'pretalx: a table of its sessions is read': {
    event: 'may',
    source: [
      '"ID","Title","State","Abstract","Description","Internal notes","Duration","Language","Speaker IDs","Speaker names","Room","Start","End"',
      '"AB","Ciencia","confirmed","Corto.","Larga.","No sale","30","es","[\'QWERTY\']","Vera Coll","Magna","2027-05-08T08:30:00+00:00","2027-05-08T09:00:00+00:00"',
      '"CD","Talleres","confirmed","","","","90","","[\'QWERTY\', \'ASDFGH\']","Vera Coll\nTeo Mas","Ñ","2027-05-08 12:30:00 +0200",""',
      '"EF","Otra","rejected","","","","30","","[\'ZXCVBN\']","Mar Pi","","",""',
    ].join('\n'),
    lines: [
      'day | 10:30 | 11:00 | Magna | {speaker:vera-coll,talk:Ciencia,description:Corto. Larga.,tags:[Español]}',
      'day | 12:30 | 14:00 | Ñ | {speakers:[vera-coll,teo-mas],talk:Talleres}',
    ],
    says: ['fila 4, «Otra»: su estado es «rejected»; se queda fuera, con Mar Pi'],
  },
  'several rooms in a cell are one room, and similar names and cancelled sessions are reported': {
    event: 'may',
    source: mayTable(
      'Barro;08/05/2027;10:00;13:00;Aula 1 / Aula 2;Eva Soto',
      'Charla;08/05/2027;10:00;11:00;Aula 1;Marta Ruiz (Cooperativa Sur)',
      'Plenaria;08/05/2027;11:00;12:00;Todas;Eva Soto',
      'CANCELADA: Ruta;08/05/2027;12:00;13:00;Patio;Luis Peña',
      'Cine;08/05/2027;13:00;13:30;;Marta Ruiz',
      'Cine;08/05/2027;13:30;14:00;;Por confirmar',
    ),
    lines: [
      'day | 10:00 | 13:00 | Aula 1 / Aula 2 | {speaker:eva-soto,talk:Barro}',
      'day | 10:00 | 11:00 | Aula 1 | {speaker:marta-ruiz-cooperativa-sur,talk:Charla}',
      'day | 11:00 | 12:00 | {speaker:eva-soto,talk:Plenaria}',
      'day | 13:00 | 13:30 | {speaker:marta-ruiz,talk:Cine}',
      'day | 13:30 | 14:00 | {talk:Cine}',
    ],
    says: [
      '«Marta Ruiz (Cooperativa Sur)» y «Marta Ruiz» pueden ser la misma persona',
      'fila 5, «CANCELADA: Ruta»: su título dice que no se da; se queda fuera, con Luis Peña',
      '«Barro» y «Charla» coinciden en «Aula 1»',
      'fila 4, «Plenaria»: «Todas» no es una sala; sale sin ella',
    ],
  },
  'Sessionize: a table of its schedule is read': {
    event: 'may',
    source:
      'Day,Time,Room,Title,Speakers\n2027-05-08,11:00 - 11:45,Águila,Largo,"Ibai Lasa, Nora Díaz"',
    lines: ['day | 11:00 | 11:45 | Águila | {speakers:[ibai-lasa,nora-diaz],talk:Largo}'],
    says: ['fila 2, «Largo»: «Ibai Lasa, Nora Díaz» se lee como 2 personas'],
  },
  'of two parts at the same time, the room decides which one has the session': {
    event: 'twoVenues',
    source: mayTable(
      'En el teatro;08/05/2027;10:00;11:00;Teatro;Nora Díaz',
      'Picnic;08/05/2027;12:00;13:00;Parque;',
      'Cuentos;08/05/2027;13:00;13:30;Parque;NORA DIAZ',
      'Sin sala;08/05/2027;12:00;12:30;;',
      'Fuera de hora;08/05/2027;10:00;11:00;Parque;',
    ),
    lines: [
      'teatro | 10:00 | 11:00 | Teatro | {speaker:nora-diaz,talk:En el teatro}',
      'parque | 12:00 | 13:00 | Parque | Picnic',
      'parque | 13:00 | 13:30 | Parque | {speaker:nora-diaz,talk:Cuentos}',
    ],
    says: [
      '«NORA DIAZ» se toma por «Nora Díaz»',
      'fila 5, «Sin sala»: va del 8 de mayo, 12:00, al 8 de mayo, 12:30, y cabe en «teatro» y «parque»: sin sala no se sabe en cuál; pon en «sala» el nombre de la sede; se queda fuera',
      'fila 6, «Fuera de hora»: va del 8 de mayo, 10:00, al 8 de mayo, 11:00, cuando solo está «teatro», y su sala, «Parque», es otra sede',
    ],
  },
  'days may be numbers, as spreadsheets keep them': {
    event: 'may',
    source: mayTable(
      'Uno;08/05/2027;10:30;11:00;Norte;Nora Díaz',
      // The number of 8 May 2026.
      'Dos;46150;0,458;0,479;Norte;Ibai Lasa',
      // The number of 8 May 2027.
      'Tres;46515;0,5;0,53125;Norte;',
    ),
    lines: [
      'day | 10:30 | 11:00 | Norte | {speaker:nora-diaz,talk:Uno}',
      'day | 12:00 | 12:45 | Norte | Tres',
    ],
    says: ['no son del día del evento, sino del 8 de mayo de 2026, y se quedan fuera: «Dos»'],
  },
}

/** A label of 25 characters. A tag may have 20 at most. */
const longLabel = 'Introductory and overview'

/** Invented files. Each shows the rule in its title. */
const madeUpFiles: Readonly<Record<string, Example>> = {
  'columns that are not read are reported': {
    source:
      'Actividad;Inicio;Fin;Aforo;Track;Actividad\nUno;8/11/2025 9:00;8/11/2025 9:30;40;Datos;Dos',
    lines: ['day | 09:00 | 09:30 | Uno'],
    says: ['estos campos no se leen: «Aforo», «Track», «Actividad»'],
  },
  'the speakers of a session may be in several columns': {
    source:
      'Título;Inicio;Fin;Ponente 1;Ponente 2\nUno;8/11/2025 9:00;8/11/2025 9:30;Eva Ros;Leo Gil',
    lines: ['day | 09:00 | 09:30 | {speakers:[eva-ros,leo-gil],talk:Uno}'],
  },
  'a session may have a row for each of its speakers': {
    source: [
      'Session Id,Title,Scheduled At,Scheduled Duration,Speaker Id,FirstName,LastName',
      '71,Uno,08 Nov 2025 10:00 AM,5,aaaa-1,Eva,Ros',
      '71,Uno,08 Nov 2025 10:00 AM,5,aaaa-2,Leo,Gil',
    ].join('\n'),
    lines: ['day | 10:00 | 10:05 | {speakers:[eva-ros,leo-gil],talk:Uno}'],
  },
  'a session is left out if its status is not exactly a word for "accepted"': {
    source: [
      'Título;Inicio;Fin;Estado',
      'Uno;8/11/2025 9:00;8/11/2025 9:30;Confirmada',
      'Dos;8/11/2025 9:00;8/11/2025 9:30;Confirmar con ella',
      'Tres;8/11/2025 9:00;8/11/2025 9:30;Aceptará si hay tren',
      'Cuatro;8/11/2025 9:00;8/11/2025 9:30;Accept Queue',
    ].join('\n'),
    lines: ['day | 09:00 | 09:30 | Uno'],
    says: [
      'fila 3, «Dos»: su estado es «Confirmar con ella»; se queda fuera',
      'fila 4, «Tres»: su estado es «Aceptará si hay tren»; se queda fuera',
      'fila 5, «Cuatro»: su estado es «Accept Queue»; se queda fuera',
    ],
  },
  'a session is left out if its pending status is a refusal, or it is not confirmed': {
    source: [
      'Proposal title;Start;End;Proposal state;Pending proposal state;Confirmed',
      'Uno;8/11/2025 9:00;8/11/2025 9:30;accepted;;Yes',
      'Dos;8/11/2025 9:00;8/11/2025 9:30;accepted;rejected;Yes',
      'Tres;8/11/2025 9:00;8/11/2025 9:30;accepted;;pendiente',
      'Cuatro;8/11/2025 9:00;8/11/2025 9:30;accepted;;',
    ].join('\n'),
    lines: ['day | 09:00 | 09:30 | Uno'],
    says: [
      'fila 3, «Dos»: su estado va a ser «rejected»; se queda fuera',
      'fila 4, «Tres»: está sin confirmar: «pendiente»; se queda fuera',
      'fila 5, «Cuatro»: está sin confirmar: «sin respuesta»; se queda fuera',
    ],
  },
  'Sessionize: a session that is not confirmed is left out, and a session for all rooms has no room':
    {
      source: sessionizeJson(
        [
          sessionizeSession({ isConfirmed: true, isPlenumSession: true, roomId: 5 }),
          sessionizeSession({ id: 2, title: 'Dos', isConfirmed: false, speakers: ['a'] }),
        ],
        { speakers: [{ id: 'a', fullName: 'Leo Gil' }], rooms: [{ id: 5, name: 'Aula' }] },
      ),
      lines: ['day | 09:30 | 10:15 | Uno'],
      says: ['sesión 2, «Dos»: está sin confirmar: «false»; se queda fuera, con Leo Gil'],
    },
  'Sessionize: a label that is too long is left out': {
    source: sessionizeJson([sessionizeSession({ speakers: ['a'], categoryItems: [71, 81] })], {
      speakers: [{ id: 'a', fullName: 'Leo Gil' }],
      categories: [
        { title: 'Level', items: [{ id: 71, name: longLabel }] },
        { title: 'Language', items: [{ id: 81, name: 'Español' }] },
      ],
    }),
    lines: ['day | 09:30 | 10:15 | {speaker:leo-gil,talk:Uno,tags:[Español]}'],
    says: [`sesión 1, «Uno»: la etiqueta «${longLabel}» no cabe, y se queda fuera`],
  },
  'the role and the links in a row belong to its speaker, if it has only one': {
    source: [
      'Título;Inicio;Fin;Ponentes;Cargo;Empresa;LinkedIn',
      'Uno;8/11/2025 9:00;8/11/2025 9:30;Eva Ros;Directora;Panes;http://a.example',
      'Dos;8/11/2025 9:30;8/11/2025 9:50;Eva Ros;;;',
      'Tres;8/11/2025 10:00;8/11/2025 10:30;"Eva Ros; Leo Gil";Socios;',
    ].join('\n'),
    lines: [
      'day | 09:00 | 09:30 | {speaker:eva-ros,talk:Uno}',
      'day | 09:30 | 09:50 | {speaker:eva-ros,talk:Dos}',
      'day | 10:00 | 10:30 | {speakers:[eva-ros,leo-gil],talk:Tres}',
    ],
    says: [
      // The site has only links to https addresses.
      'Eva Ros: se quedan fuera sus enlaces http://a.example',
      'fila 4, «Tres»: cargo, biografía y enlaces se quedan fuera: la fila nombra a 2 personas',
    ],
  },
  'emoji are removed': {
    source: novemberTable('"El ""gran"" 👩\u200D💻 día";8/11/2025 9:00;8/11/2025 9:30;'),
    lines: ['day | 09:00 | 09:30 | El "gran" día'],
    says: ['día»: sin «👩», «💻», que la letra del sitio no tiene'],
  },
  'an open quotation mark takes the next rows only if a later mark closes the cell': {
    source: novemberTable(
      // The next quotation mark, before «Tres», is not at the end of a cell. So the mark before «Uno» is a plain character.
      '"Uno;8/11/2025 9:00;8/11/2025 9:30;',
      'Dos;8/11/2025 10:00;8/11/2025 10:30;',
      // The next quotation mark, in «de 5"», is at the end of a cell. So the cell that begins with «Tres» holds both rows.
      '"Tres;8/11/2025 11:00;8/11/2025 11:30;',
      'Cuatro;8/11/2025 12:00;8/11/2025 12:30;de 5"',
      '"Z";8/11/2025 13:00;8/11/2025 13:30;',
    ),
    lines: ['day | 09:00 | 09:30 | "Uno', 'day | 10:00 | 10:30 | Dos', 'day | 13:00 | 13:30 | Z'],
    says: ['fila 4: unas comillas sin cerrar se llevan las filas siguientes'],
  },
  'a row that cannot be read is left out, and the others are imported': {
    source: [
      'Título;Fecha;Inicio;Fin',
      'Uno;8/11/2025;9:00;9:30',
      'Dos;8 nov;9:30;10:00',
      'Tres;8/11/2025;luego;10:00',
      'Cuatro;8/11/2025;12:00;',
      'Cinco;;9:00;9:30',
      'Seis;8/11/2025;12:00;11:00',
      ';8/11/2025;12:00;13:00',
      'Ocho;8/11/2025;9/11/2025 12:00;13:00',
    ].join('\n'),
    lines: ['day | 09:00 | 09:30 | Uno'],
    says: [
      'fila 3, «Dos»: no se lee el día, «8 nov»: escríbelo como «8/5/2027»',
      'fila 4, «Tres»: no se lee cuándo empieza, «8/11/2025 luego»: escribe la hora como «16:30»',
      'fila 5, «Cuatro»: no se lee cuándo termina, «»: escribe la hora como «17:15»',
      'fila 6, «Cinco»: no lleva fecha, y otras sí; se queda fuera',
      'fila 7, «Seis»: termina antes de empezar; se queda fuera',
      'fila 8: no tiene título; se queda fuera',
      'fila 9, «Ocho»: dice dos días, «8/11/2025» y «9/11/2025 12:00»; se queda fuera',
    ],
  },
  'a language may be a code or a word': {
    source: [
      'Título;Inicio;Fin;Idioma;Ponente',
      'Uno;8/11/2025 9:00;8/11/2025 9:30;en-GB;Eva Ros',
      'Dos;8/11/2025 10:00;8/11/2025 10:30;entre dos;Eva Ros',
    ].join('\n'),
    lines: [
      'day | 09:00 | 09:30 | {speaker:eva-ros,talk:Uno,tags:[Inglés]}',
      'day | 10:00 | 10:30 | {speaker:eva-ros,talk:Dos,tags:[entre dos]}',
    ],
  },
}

it.each(Object.entries({ ...realFiles, ...madeUpFiles }))(
  'import: %s',
  (_, { event = 'november', source, lines, says = [] }) => {
    const folder = makeEvent(event)
    const report = runImport({ folder, source }).join('\n')
    expect(itemLinesIn(folder)).toEqual(lines)
    for (const text of says) expect(report).toContain(text)
  },
)

it('the report begins with the numbers of sessions, of speakers, and of the sessions that are left out', () => {
  const source = novemberTable(
    'Uno;8/11/2025 9:00;8/11/2025 9:30;Eva Ros',
    'Dos;8/11/2025 9:00;tarde;Leo Gil',
  )
  const folder = makeEvent('november')
  const [firstLine, secondLine] = runImport({ folder, source })
  expect(firstLine).toBe(`sesiones: 1; ponentes: 1; en ${folder}; fuera: 1`)
  expect(secondLine).toMatch(/^fila 3, «Dos»: no se lee cuándo termina/)
})

it('the report begins with a hint if no session has a speaker', () => {
  const source = 'Título;Inicio;Fin;Quién\nUno;8/11/2025 9:00;8/11/2025 9:30;Eva Ros'
  const [firstLine] = runImport({ folder: makeEvent('november'), source })
  expect(firstLine).toBe(
    'ninguna sesión del archivo lleva ponente; si los hay, su columna tiene que llamarse «Ponentes», «Ponente 1» o «Speakers»; no se leen «Quién»',
  )
})

it.each<readonly [what: string, source: unknown, problem: string]>([
  // The two workbooks have the first bytes of their formats.
  ['an .xlsx workbook', Buffer.from('PK\u0003\u0004'), 'es un libro de Excel: guárdalo como CSV'],
  ['an .xls workbook', Buffer.from('D0CF11E0', 'hex'), 'es un libro de Excel: guárdalo como CSV'],
  ['JSON that ends too early', '{"sessions": [', 'es JSON incompleto'],
  ['an HTML page', '<!doctype html>', 'no es de los que se leen'],
  ['JSON without sessions', {}, 'no es de los que se leen'],
  ['a table without titles', 'Nombre;Edad\nEva;7', 'La primera fila dice «Nombre», «Edad».'],
  [
    'a table of another day',
    novemberTable('Uno;9/11/2025 12:00;9/11/2025 13:00;'),
    'ninguna sesión cabe el 8 de noviembre de 2025, el día de «start» en event.yaml, en las partes de programme.yaml: no se ha escrito nada\nno son del día del evento, sino del 9 de noviembre de 2025, y se quedan fuera: «Uno»',
  ],
])('%s is refused, and changes nothing', (_, source, problem) => {
  const folder = makeEvent('november')
  expect(() => runImport({ folder, source })).toThrow(problem)
  expect(itemLinesIn(folder)).toEqual([])
})

it('the example in the organiser’s guide is imported', () => {
  const page = readFileSync('src/content/guia/importar.md', 'utf8')
  // The source is the first block of CSV on the page.
  const [, source = ''] = /```csv\n([^]*?)```/.exec(page) ?? []
  const folder = makeEvent('may')
  const [firstLine] = runImport({ folder, source })
  expect(itemLinesIn(folder)).toEqual([
    'day | 10:00 | 10:45 | Sala Norte | {speaker:irene-salazar,talk:Abrir una panadería con datos}',
    'day | 10:45 | 11:15 | Café',
    'day | 11:15 | 12:00 | Sala Norte | {speakers:[eva-ros,leo-gil],talk:A tres voces}',
  ])
  expect(firstLine).toBe(`sesiones: 3; ponentes: 3; en ${folder}`)
})
