// The audit visits the scenes that an event has, and no other.
import { expect, it } from 'vitest'
import { scenesOf } from '../../../../../scripts/tools/audit/scenes.ts'
import type { Event, SiteContent } from '../../../../../src/event/model.ts'
import { alteredEvent } from '../../../../support/alteredEvent.ts'
import { evento } from '../../../../support/evento.ts'

const namesOf = (content: SiteContent) =>
  scenesOf(content, []).map(({ path, name }) => `${path} · ${name}`)

const withEvent = (fields: Partial<Event>) =>
  alteredEvent({ event: (event) => ({ ...event, ...fields }) })

const withoutTickets = { ...evento, pages: { ...evento.pages, tickets: undefined } }

// The pattern matches the names of the scenes that the event lacks. An empty one, `/^$/`, matches none.
it.each<readonly [event: string, content: SiteContent, absentScenes: RegExp]>([
  ['is cancelled', withEvent({ status: { is: 'cancelled' } }), /durante|calendario|cartel/],
  ['makes no poster', withEvent({ poster: 'off' }), /cartel/],
  ['has closed its sale', withEvent({ tickets: { sale: [{ is: 'closed' }] } }), /^$/],
  ['sends no form', { ...evento, formService: null }, /sin respuesta/],
  ['has no questions', { ...evento, questions: [] }, /preguntas/],
  ['has no tickets', withoutTickets, /entradas/],
])('an event that %s lacks the scenes %s', (_, content, absentScenes) => {
  expect(namesOf(content)).toEqual(namesOf(evento).filter((name) => !absentScenes.test(name)))
})
