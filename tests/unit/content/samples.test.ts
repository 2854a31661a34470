// What is invented in the delivered event, and what it promises to the public.
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { contentFolder } from '../../../scripts/content/folder.ts'
import { readContent } from '../../../scripts/content/read-content.ts'
import { marksOf } from '../../../scripts/content/site-content.ts'
import { fieldName } from '../../../scripts/content/yaml-file.ts'
import { contentFiles, type Event } from '../../../src/content/schema.ts'
import { eventFolder, spoil } from '../../support/mistakes.ts'
import { specificationFolder } from '../../support/specification.ts'

const samplesOf = (folder: string) =>
  marksOf(readContent(folder)).map(({ at, ...mark }) => ({ ...mark, path: fieldName(at) }))
const delivered = samplesOf(specificationFolder)
const marked = (kind: string) =>
  delivered.filter((one) => one.kind === kind).map(({ file, path: field }) => `${file} ${field}`)

it('every value that another event has otherwise is marked as a sample', () => {
  const all = [
    ...['name', 'email', 'ticketUrl', 'social[0].url'].map((field) => `event.yaml ${field}`),
    ...['name', 'role'].map((field) => `speakers.yaml speakers.lucia-romero.${field}`),
    ...['name', 'street', 'latitude'].map((field) => `venues.yaml venues.mall.${field}`),
    ...['home.venues.intro', 'speakers.more', 'tickets.wristbandText'].map(
      (field) => `copy.yaml ${field}`,
    ),
    'pages.yaml pages.tickets.description',
    'editions.yaml editions[0].title',
  ]
  expect(marked('sample')).toEqual(expect.arrayContaining(all))
})

it('every answer, perk, reason, item and biography is marked as a promise', () => {
  const counts = new Map<string, number>()
  for (const one of marked('promise')) {
    const [file = ''] = one.split(' ')
    counts.set(file, (counts.get(file) ?? 0) + 1)
  }
  expect(Object.fromEntries(counts)).toMatchObject({
    'faq.yaml': 8,
    'perks.yaml': 8,
    'benefits.yaml': 5,
    'sponsorship.yaml': 3,
    'programme.yaml': 5,
    'speakers.yaml': 5,
  })
})

it('a mark is told with its line and text, and is none once it is gone', () => {
  const folder = eventFolder()
  const line = spoil(folder, [
    'event.yaml',
    'city: Sevilla',
    'city: Ronda # Ejemplo: aún no se sabe',
  ])
  expect(samplesOf(folder)).toContainEqual({
    file: 'event.yaml',
    line,
    path: 'city',
    text: 'Ronda',
    kind: 'sample',
  })
  spoil(folder, ['event.yaml', ' # Ejemplo: aún no se sabe', ''])
  expect(samplesOf(folder)).toEqual(delivered)
})

const read = (folder: string, file: string) => readFileSync(path.join(folder, file), 'utf8')

/** Not what an organiser made of it. */
const isDelivered = () => {
  if (!existsSync(path.join(contentFolder, 'event.yaml'))) return false
  const [theirs, ours] = [contentFolder, specificationFolder].map(
    (folder) => parse(read(folder, 'event.yaml')) as Event,
  )
  return theirs?.name === ours?.name && theirs?.start === ours?.start
}

it('the delivered content is the event of the specification, as long as it has its name and its day', () => {
  for (const name of isDelivered() ? Object.keys(contentFiles) : []) {
    const file = `${name}.yaml`
    expect(read(contentFolder, file)).toBe(read(specificationFolder, file))
  }
})
