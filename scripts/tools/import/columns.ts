import { slugOf } from '../../../src/lib/texts.ts'
import { wordList } from './wordList.ts'

const acts = wordList(
  'acto, actividad, charla, ponencia, sesion, propuesta',
  'proposal, session, talk',
  'activitat, sessio, xerrada',
  'actividade, palestra',
)

/** "titulo" → "titulo", "titulo charla", "titulo de charla", "titulo de la charla", … */
const ofAct = (...names: readonly string[]) => [...names, ...beforeAct(...names)]
const beforeAct = (...names: readonly string[]) =>
  names.flatMap((name) =>
    ['', 'de ', 'de la ', 'del ', 'de l '].flatMap((link) =>
      acts.map((act) => `${name} ${link}${act}`),
    ),
  )

/**
 * Headings by field, without accents, capitals and signs: Spanish, English, Catalan and Galician, and those of the tools.
 * Sessionize: sheets "Schedule" and "Flattened accepted sessions", and its JSON. pretalx: the labels of
 * `ScheduleExportForm`, and schedule.json.
 */
const headings = {
  id: ['id', 'session id', 'code'],
  title: [
    ...ofAct('titulo', 'title', 'titol'),
    ...beforeAct('nombre', 'nom', 'nome'),
    ...acts,
    ...acts.map((act) => `${act} title`),
  ],
  abstract: ofAct('resumen', 'abstract', 'resum', 'resumo'),
  description: ofAct('descripcion', 'description', 'descripcio', 'descricion'),
  day: wordList('dia, fecha, fecha inicio, fecha de inicio', 'day, date, start date', 'data'),
  start: wordList(
    'inicio, comienzo, desde, hora, horas, horario',
    'hora inicio, hora de inicio, hora comienzo, hora de comienzo',
    'start, startsat, start time, time, scheduled at',
    'inici, hora inici, hora d inici, horari',
    'comezo, hora comezo, hora de comezo',
  ),
  endDay: ['fecha fin', 'fecha de fin', 'end date'],
  end: wordList(
    'fin, final, hasta, hora fin, hora de fin, hora final',
    'end, endsat, end time',
    'fi, hora fi, hora de fi, hora final',
    'remate, hora de remate',
  ),
  length: ['duracion', 'duration', 'durada'],
  /** Lengths that are numbers of minutes, because the heading or the tool says so. */
  minutes: wordList(
    'minutos, minutes, minuts, duracion en minutos, duracion minutos, duracion min',
    'scheduled duration',
  ),
  room: wordList(
    'sala, aula, salon, escenario, espacio, lugar, ubicacion',
    'room, location',
    'espai, lloc, ubicacio, escenari, espazo',
  ),
  status: ['estado', 'status', 'state', 'proposal state', 'estat', 'session state'],
  pendingStatus: ['pending proposal state', 'pending state', 'pending session state'],
  confirmed: ['isconfirmed', 'owner confirmed', 'confirmed', 'confirmado', 'confirmada'],
  plenary: ['isplenumsession'],
  speakers: wordList(
    'ponente, ponentes, ponente s, ponente es, autor, autora, autores',
    'nombre ponente, nombre del ponente, nombre de la ponente, nombres ponentes',
    'nombre ponentes, nombre de los ponentes, nombres de los ponentes',
    'speaker, speakers, speaker s, speaker name, speaker names, persons',
    'ponent, ponents, relator, relatora, relatores, relatoras',
  ),
  speakerIds: ['speaker id', 'speaker ids'],
  firstName: ['firstname', 'first name'],
  lastName: ['lastname', 'last name'],
  role: ['cargo', 'puesto', 'tagline', 'tag line', 'carrec'],
  company: ['empresa', 'organizacion', 'entidad', 'company', 'organisation', 'organization'],
  bio: ['bio', 'biografia', 'biography'],
  photo: ['profile picture'],
  linkedIn: ['linkedin'],
  twitter: ['twitter', 'x twitter'],
  blog: ['blog'],
  website: ['company website'],
  level: ['nivel', 'level', 'nivell'],
  language: ['idioma', 'language', 'lengua', 'llengua', 'lingua'],
} satisfies Readonly<Record<string, readonly string[]>>

export type Column = keyof typeof headings

const columns = Object.keys(headings) as readonly Column[]

const columnByHeading = new Map(
  columns.flatMap((column) => headings[column].map((heading) => [heading, column] as const)),
)

/** Columns that tools export for organisers alone. The report does not list them as unread. */
const internal = new Set(
  wordList(
    'owner, owner email, owner notes, owner informed, isinformed, informed',
    'date submitted, email, live link, recording link, isservicesession',
    'notes, internal notes, median score, average mean score, created, slot count',
    'show this session in public list of featured sessions, don t record this session',
    'roomid, categoryitems, questionanswers, liveurl, recordingurl, url, guid',
  ),
)

/** "Ponente 2" and "Speaker 1" end in a number: each person has a column. */
const numbered = / \d{1,2}$/

const plain = (heading: string) => slugOf(heading).replaceAll('-', ' ')

/** The column that a heading names, whatever its accents, capitals and signs. */
export function columnNamed(heading: string): Column | undefined {
  const words = plain(heading)
  const column = columnByHeading.get(words)
  if (column || !numbered.test(words)) return column
  const counted = columnByHeading.get(words.replace(numbered, ''))
  return counted === 'speakers' ? counted : undefined
}

export const isInternal = (heading: string): boolean => internal.has(plain(heading))
