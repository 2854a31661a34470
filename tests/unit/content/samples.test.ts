// What is invented in the delivered event, and what it promises to the public.
import { expect, it } from 'vitest'
import { readContent } from '../../../src/event/reading/readContent.ts'
import { marksOf } from '../../../src/event/reading/siteContent.ts'
import { fieldName } from '../../../src/event/reading/yamlFile.ts'
import { eventFolder, spoil } from '../../support/mistakes.ts'
import { specificationFolder } from '../../support/specification.ts'

const delivered = marksOf(readContent(specificationFolder))
const marked = (kind: string) =>
  delivered.filter((one) => one.kind === kind).map(({ file, at }) => `${file} ${fieldName(at)}`)

it('what another event has otherwise is marked as a sample, and what is said of the day as a promise', () => {
  const all = [
    ...['name', 'email', 'ticketUrl', 'social[0].url'].map((field) => `event.yaml ${field}`),
    ...['name', 'role'].map((field) => `speakers.yaml speakers.lucia-romero.${field}`),
    ...['name', 'street', 'latitude'].map((field) => `venues.yaml venues.mall.${field}`),
    'copy.yaml home.venues.intro',
    'copy.yaml tickets.wristbandText',
    'pages.yaml pages.tickets.description',
    'editions.yaml editions[0].title',
  ]
  expect(marked('sample')).toEqual(expect.arrayContaining(all))
  const promises = marked('promise')
  const counts = { faq: 8, perks: 8, benefits: 5, sponsorship: 3, programme: 5, speakers: 5 }
  for (const [name, count] of Object.entries(counts)) {
    expect(promises.filter((one) => one.startsWith(`${name}.yaml `))).toHaveLength(count)
  }
})

it('a mark is reported with its line and text until it is removed', () => {
  const folder = eventFolder()
  const marks = () => marksOf(readContent(folder))
  const comment = ' # Ejemplo: aún no se sabe'
  const line = spoil(folder, ['event.yaml', 'city: Sevilla', `city: Ronda${comment}`])
  const mark = { file: 'event.yaml', line, at: ['city'], text: 'Ronda', kind: 'sample' }
  expect(marks()).toContainEqual(mark)
  spoil(folder, ['event.yaml', comment, ''])
  expect(marks()).toEqual(delivered)
})
