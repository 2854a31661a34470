// The audit visits the scenes that an event has, and no others.
import { expect, it } from 'vitest'
import { scenesOf } from '../../../../../scripts/tools/audit/scenes.ts'
import type { Event, SiteContent } from '../../../../../src/event/model.ts'
import { alteredEvent } from '../../../../support/alteredEvent.ts'
import { testEvent } from '../../../../support/evento.ts'

/** The scenes of an event: "/faq · preguntas". */
const sceneNamesOf = (content: SiteContent) =>
  scenesOf(content, []).map(({ path, name }) => `${path} · ${name}`)

/** The tests' event with other fields of event.yaml. */
const withFields = (fields: Partial<Event>) =>
  alteredEvent({ event: (event) => ({ ...event, ...fields }) })

const withoutTickets = { ...testEvent, pages: { ...testEvent.pages, tickets: undefined } }

it.each<readonly [event: string, wordsOfAbsentScenes: readonly string[], content: SiteContent]>([
  [
    'is cancelled',
    ['durante', 'calendario', 'cartel'],
    withFields({ status: { is: 'cancelled' } }),
  ],
  ['makes no poster', ['cartel'], withFields({ poster: 'off' })],
  ['has closed its sale', [], withFields({ tickets: { sale: [{ is: 'closed' }] } })],
  ['sends no form', ['sin respuesta'], { ...testEvent, formService: null }],
  ['has no questions', ['preguntas'], { ...testEvent, questions: [] }],
  ['has no tickets', ['entradas'], withoutTickets],
])('an event that %s lacks only the scenes with one of the words %j', (_, words, content) => {
  const isAbsent = (name: string) => words.some((word) => name.includes(word))
  const expectedScenes = sceneNamesOf(testEvent).filter((name) => !isAbsent(name))
  expect(sceneNamesOf(content)).toEqual(expectedScenes)
})
