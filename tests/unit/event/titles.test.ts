// Titles of pages and text pages stay short enough through the year, with long names, in every state.
import { describe, expect, it } from 'vitest'
import { fillFacts } from '../../../src/event/reading/fillFacts.ts'
import { applyStateTexts, stateOf } from '../../../src/event/reading/state.ts'
import { parseYaml, type YamlFile } from '../../../src/event/reading/yamlFile.ts'
import type { ContentData } from '../../../src/content/schema.ts'
import { zonedInstant } from '../../../src/lib/zones.ts'
import { mapValues } from '../../../src/lib/mapValues.ts'
import { factsOf } from '../../../src/event/facts.ts'
import { specificationSource } from '../../support/altered-event.ts'
import { routes } from '../../support/routes.ts'

/** Every tenth day of a year: all months and weekdays, days of one and of two figures. */
const days = Array.from({ length: 37 }, (_, i) =>
  new Date(Date.UTC(2028, 0, 1 + 10 * i)).toISOString().slice(0, 10),
)
const written = specificationSource()
const { venues, programme, speakers, faq, editions, perks } = written
const factual = { ...venues, ...programme, ...speakers, ...faq, ...editions, ...perks }
const file = parseYaml('pages.yaml', 'pages: {}') as YamlFile

/** The titles of an event with a name, on a day, in a state. */
function titlesOn(
  day: string,
  name: string,
  state: Partial<ContentData['event']>,
  { pages: asWritten } = written,
): string[] {
  const start = zonedInstant(day, '11:00', 'Europe/Madrid')
  const event = { ...written.event, name, ...state, start }
  const data = { ...written, event }
  const facts = factsOf({ event, ...factual })
  const fillIn = <Value>(value: Value, of: string) =>
    fillFacts({ ...file, name: of }, value, facts, () => {}, event.shortName)
  const pages = fillIn(asWritten, 'pages.yaml')
  const textPage = fillIn({ title: 'Normas de la casa · {evento}' }, 'pages/normas.md')
  const states = fillIn(data.states, 'states.yaml')
  const told = applyStateTexts({ ...data, pages }, stateOf({ ...data, states }))
  return [...Object.values(told.pages.pages).map(({ title }) => title), textPage.title]
}

describe('the titles of the pages', () => {
  it.each([
    ['with a long name', 'Trobada d’Emprenedors i Emprenedores del Vallès', {}],
    ['with the longest name', 'm'.repeat(60), {}],
    ['put off', written.event.name, { status: { is: 'postponed', day: '2028-01-01' } }],
    ['sold out, with a long name', 'm'.repeat(45), { tickets: { sale: [{ is: 'sold-out' }] } }],
  ] as const)('have 70 letters at most on every day: %s', (_, name, state) => {
    const all = days.flatMap((day) => titlesOn(day, name, state))
    expect(all).toHaveLength(days.length * (routes.length + 1))
    expect(all.filter((title) => [...title].length > 70)).toEqual([])
    expect(all.filter((title) => !/ · /.test(title))).toEqual([])
  })

  it('tell pages apart in every state, also where the name of the event comes first', () => {
    const brandFirst = mapValues(written.pages.pages, (page) => ({
      ...page,
      title: page.title.split(' · ').toReversed().join(' · '),
    }))
    const all = titlesOn(
      '2028-09-30',
      'Encuentro Startup de Castilla-La Mancha',
      { status: { is: 'moved', from: 'park', to: 'mall' } },
      { ...written, pages: { ...written.pages, pages: brandFirst } },
    )
    expect(all).toEqual([...new Set(all)])
    expect(all.slice(0, -1).filter((title) => !title.startsWith('Cambio de sede · '))).toEqual([])
  })

  it('keep the whole name where it fits', () => {
    expect(titlesOn('2028-09-30', written.event.name, {})[0]).toBe(
      'Encuentro Startup Sevilla 2028 · 30 de septiembre',
    )
    expect(titlesOn('2028-09-30', 'm'.repeat(60), {})[0]).toBe('Startup Sevilla · 30 de septiembre')
  })
})
