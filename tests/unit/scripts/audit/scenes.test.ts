// The audit visits the scenes that an event has, and no other.
import { expect, it } from 'vitest'
import { scenesOf } from '../../../../scripts/audit/scenes.ts'
import type { Event, SiteContent } from '../../../../src/event/model.ts'
import { alteredEvent } from '../../../support/altered-event.ts'
import { evento } from '../../../support/evento.ts'

/** The scenes of an event as "path · name". */
const namesOf = (content: SiteContent) =>
  scenesOf(content, []).map(({ path, name }) => `${path} · ${name}`)

const usual = namesOf(evento)
const poster = '/entradas · cartel con un nombre'

const withEvent = (more: Partial<Event>) =>
  alteredEvent({ event: (event) => ({ ...event, ...more }) })

it.each<readonly [string, SiteContent, readonly string[]]>([
  [
    'is cancelled',
    withEvent({ status: { is: 'cancelled' } }),
    [
      '/ · cuenta atrás en pausa',
      '/ · durante el evento',
      '/programa · durante el evento',
      '/programa · calendario abierto',
      poster,
    ],
  ],
  ['makes no poster', withEvent({ poster: 'off' }), [poster]],
  ['has closed its sale', withEvent({ tickets: { sale: [{ is: 'closed' }] } }), []],
  ['sends no form', { ...evento, delivery: null }, ['/contacto · formulario sin respuesta']],
  ['has no speakers', { ...evento, speakers: {} }, ['/ponentes/nora-prieto · compartir abierto']],
  ['has no questions', { ...evento, questions: [] }, ['/faq · preguntas abiertas']],
  [
    'has no tickets',
    { ...evento, pages: { ...evento.pages, tickets: undefined } },
    ['/ · con entradas en la cabecera', '/entradas · después del evento', poster],
  ],
])('an event that %s lacks its scenes', (_, content, missing) => {
  expect(usual).toEqual(expect.arrayContaining([...missing]))
  expect(namesOf(content)).toEqual(usual.filter((name) => !missing.includes(name)))
})

it('one page of a speaker stands for the others', () => {
  const paths = ['/', ...Object.keys(evento.speakers).map((id) => `/ponentes/${id}`)]
  const arrivals = scenesOf(evento, paths).filter(({ part }) => part === 'html')
  expect(arrivals.map(({ path }) => path)).toEqual(paths.slice(0, 2))
})
