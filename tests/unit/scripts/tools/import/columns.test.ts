// The columns that the import reads, by their headings in files of several tools and languages.
import { expect, it } from 'vitest'
import { columnNamed, isInternal } from '../../../../../scripts/tools/import/columns.ts'

/** Headings of a kind of file, each with the column that it names. Undefined if it names none. */
type Headings = Readonly<Record<string, string | undefined>>

const headingsByFile: Readonly<Record<string, Headings>> = {
  'Sessionize, sheet Schedule': {
    Day: 'day',
    Time: 'start',
    Room: 'room',
    Title: 'title',
    Speakers: 'speakers',
  },
  'Sessionize, flattened accepted sessions': {
    'Session Id': 'id',
    Title: 'title',
    Description: 'description',
    Level: 'level',
    Status: 'status',
    'Owner Confirmed': 'confirmed',
    'Scheduled At': 'start',
    'Scheduled Duration': 'minutes',
    'Speaker Id': 'speakerIds',
    FirstName: 'firstName',
    LastName: 'lastName',
    TagLine: 'role',
    Bio: 'bio',
    LinkedIn: 'linkedIn',
    'X (Twitter)': 'twitter',
    'Company Website': 'website',
    'Profile Picture': 'photo',
  },
  'pretalx, export of sessions': {
    ID: 'id',
    'Proposal title': 'title',
    'Proposal state': 'status',
    'Pending proposal state': 'pendingStatus',
    Abstract: 'abstract',
    Duration: 'length',
    Language: 'language',
    'Speaker IDs': 'speakerIds',
    'Speaker names': 'speakers',
    Start: 'start',
    'Start (date)': 'day',
    'Start (time)': 'start',
    End: 'end',
    'End (date)': 'endDay',
    'End (time)': 'end',
  },
  spreadsheets: {
    'Título de la charla': 'title',
    'Nombre de la actividad': 'title',
    'Hora de inicio': 'start',
    'Hora fin': 'end',
    'Ponente(s)': 'speakers',
    'Ponente 1': 'speakers',
    'Ponente 2': 'speakers',
    Ubicación: 'room',
    Empresa: 'company',
    Biografía: 'bio',
    // Only speakers may have several columns with numbers.
    'Sala 2': undefined,
    Aforo: undefined,
  },
  Catalan: {
    Títol: 'title',
    Data: 'day',
    Inici: 'start',
    "Hora d'inici": 'start',
    Fi: 'end',
    Ponents: 'speakers',
    Descripció: 'description',
    Durada: 'length',
    Estat: 'status',
  },
  Galician: {
    Título: 'title',
    Data: 'day',
    Comezo: 'start',
    Fin: 'end',
    Relatores: 'speakers',
    Descrición: 'description',
    Lingua: 'language',
  },
}

it.each(Object.entries(headingsByFile))('knows the headings of %s', (_, headings) => {
  const found = Object.keys(headings).map((heading) => [heading, columnNamed(heading)])
  expect(Object.fromEntries(found)).toEqual(headings)
})

it('columns that tools keep for organisers are internal, and other unread columns are not', () => {
  expect(['Owner Email', 'Internal notes', 'Aforo'].map(isInternal)).toEqual([true, true, false])
})
