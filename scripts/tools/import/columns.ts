import { slugOf } from '../../../src/lib/texts.ts'
import { wordList } from './wordList.ts'

/** Words for a session in Spanish, English, Catalan and Galician, without accents. */
const sessionWords = wordList(
  'acto, actividad, charla, ponencia, sesion, propuesta',
  'proposal, session, talk',
  'activitat, sessio, xerrada',
  'actividade, palestra',
)

/** Texts before a word for a session in a heading. "de l " is "de l'" without its apostrophe: "títol de l'activitat". */
const prepositions = ['', 'de ', 'de la ', 'del ', 'de l ']

/** "charla", "de charla", "de la charla", … for each word for a session. */
const sessionPhrases = sessionWords.flatMap((word) =>
  prepositions.map((preposition) => `${preposition}${word}`),
)

/** "titulo" → "titulo charla", "titulo de charla", "titulo de la charla", … */
const beforeSession = (...names: readonly string[]) =>
  names.flatMap((name) => sessionPhrases.map((phrase) => `${name} ${phrase}`))

/** "titulo" → "titulo", and the headings of `beforeSession`. */
const aloneOrBeforeSession = (...names: readonly string[]) => [...names, ...beforeSession(...names)]

/**
 * The headings of each column, without accents, capitals and signs: "Ponente(s)" is "ponente s". They are in Spanish, English,
 * Catalan and Galician. They include the headings of two tools:
 * - Sessionize: the sheets "Schedule" and "Flattened accepted sessions", and its JSON;
 * - pretalx: the labels of `ScheduleExportForm`, and schedule.json.
 */
const headings = {
  id: ['id', 'session id', 'code'],
  title: [
    ...aloneOrBeforeSession('titulo', 'title', 'titol'),
    ...beforeSession('nombre', 'nom', 'nome'),
    ...sessionWords,
    ...sessionWords.map((word) => `${word} title`),
  ],
  abstract: aloneOrBeforeSession('resumen', 'abstract', 'resum', 'resumo'),
  description: aloneOrBeforeSession('descripcion', 'description', 'descripcio', 'descricion'),
  // "data" is "date" in Catalan and Galician.
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
  /** Lengths in minutes. Either the heading names the unit, or the tool always writes minutes. */
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

/** Headings that tools export for organisers alone. The report does not list them among the unread headings. */
const internalHeadings = new Set(
  wordList(
    'owner, owner email, owner notes, owner informed, isinformed, informed',
    'date submitted, email, live link, recording link, isservicesession',
    'notes, internal notes, median score, average mean score, created, slot count',
    'show this session in public list of featured sessions, don t record this session',
    'roomid, categoryitems, questionanswers, liveurl, recordingurl, url, guid',
  ),
)

/** The number at the end of "Ponente 2" or "Speaker 1". Some tables have a column for each person. */
const numberAtEnd = / \d{1,2}$/

/** "Título de la charla" → "titulo de la charla" */
const normalise = (heading: string) => slugOf(heading).replaceAll('-', ' ')

/** The column that a heading names. Accents, capitals and signs do not matter. */
export function columnNamed(heading: string): Column | undefined {
  const normalised = normalise(heading)
  const column = columnByHeading.get(normalised)
  if (column) return column
  if (!numberAtEnd.test(normalised)) return undefined
  // Only speakers may have several columns. "Sala 2" is no known heading.
  const columnWithoutNumber = columnByHeading.get(normalised.replace(numberAtEnd, ''))
  return columnWithoutNumber === 'speakers' ? columnWithoutNumber : undefined
}

export const isInternal = (heading: string): boolean => internalHeadings.has(normalise(heading))
