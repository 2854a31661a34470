// The audit visits the scenes that an event has, and no others.
import { expect, it } from 'vitest'
import { scenesOf } from '../../../../../scripts/tools/audit/scenes.ts'
import type { Event, SiteContent } from '../../../../../src/event/model.ts'
import { alteredEvent } from '../../../../support/alteredEvent.ts'
import { testEvent } from '../../../../support/evento.ts'

const namesOf = (content: SiteContent) =>
  scenesOf(content, []).map(({ path, name }) => `${path} · ${name}`)

const withEvent = (fields: Partial<Event>) =>
  alteredEvent({ event: (event) => ({ ...event, ...fields }) })

const withoutTickets = { ...testEvent, pages: { ...testEvent.pages, tickets: undefined } }

// The pattern matches the names of the scenes that the event lacks. `/^$/` matches no name.
it.each<readonly [event: string, content: SiteContent, absentScenes: RegExp]>([
  ['is cancelled', withEvent({ status: { is: 'cancelled' } }), /durante|calendario|cartel/],
  ['makes no poster', withEvent({ poster: 'off' }), /cartel/],
  ['has closed its sale', withEvent({ tickets: { sale: [{ is: 'closed' }] } }), /^$/],
  ['sends no form', { ...testEvent, formService: null }, /sin respuesta/],
  ['has no questions', { ...testEvent, questions: [] }, /preguntas/],
  ['has no tickets', withoutTickets, /entradas/],
])('an event that %s lacks the scenes %s', (_, content, absentScenes) => {
  expect(namesOf(content)).toEqual(namesOf(testEvent).filter((name) => !absentScenes.test(name)))
})
