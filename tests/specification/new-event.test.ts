// The event that "npm run new" writes, and how it grows by the guide's own examples.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse, stringify } from 'yaml'
import { annotationsOf } from '../../scripts/build/derive/annotations.ts'
import { readEvent } from '../../scripts/build/derive/readEvent.ts'
import { readBuiltSite } from '../../scripts/build/lib/built-site.ts'
import { guide } from '../../scripts/build/lib/guide.ts'
import { filesBelow } from '../../scripts/build/lib/site-files.ts'
import { textsIn } from '../../scripts/build/read/mapTexts.ts'
import { newEvent } from '../../scripts/tools/new/newEvent.ts'
import { fileNames, speakerPaths } from '../../src/event/names.ts'
import { buildIn, prepareBuild } from '../support/build-beside.ts'
import { folderWith } from '../support/made-up-site.ts'
import { readSiteContent } from '../support/site-content.ts'

/** Things, places and people of the delivered event. */
const ofDelivered =
  /sevilla|andaluc|triana|césped|electrolunch|pulsera|parque|azahar|albercas|alfareros|startup|naranj|centro comercial|\bdjs?\b|\bvip\b|market|romero|en barra/i

/** What only some events can say: how many tickets there are, and that doors open before talks begin. */
const ofSomeEvents = /aforo|limitad|no habrá más|horas? de puertas|son las de puertas/i

/** After the last change that the new event's file names. */
const now = Date.parse('2026-12-01T12:00:00+01:00')

function writtenEvent(): string {
  const folder = path.join(folderWith({}), 'mi-evento')
  newEvent(folder, () => {})
  return folder
}

type Example = { readonly file: string; readonly fields: Readonly<Record<string, unknown>> }

/** The examples of the guide's steps, in order: "## 2. Dónde es". */
const steps = readFileSync(guide.otherEvent, 'utf8')
  .split(/^## (?=\d\. )/m)
  .slice(1)
  .map((text) => ({ title: text.split('\n')[0] ?? '', examples: examplesIn(text) }))

function examplesIn(text: string): readonly Example[] {
  const blocks = text.matchAll(/```yaml\n# (\S+)\n([^]*?)```/g)
  return [...blocks].map(([, file = '', yaml = '']) => ({
    file,
    fields: parse(yaml) as Example['fields'],
  }))
}

/** Writes an example's fields among those that a file has. */
function write(folder: string, { file, fields }: Example): void {
  const place = path.join(folder, file)
  const before = existsSync(place) ? (parse(readFileSync(place, 'utf8')) as Example['fields']) : {}
  const isPages = file === 'pages.yaml'
  const pages = isPages && { pages: { ...Object(before['pages']), ...Object(fields['pages']) } }
  writeFileSync(place, stringify({ ...before, ...fields, ...pages }))
}

/** A new event after some of the guide's steps. */
function eventAfter(count: number): string {
  const folder = writtenEvent()
  for (const { examples } of steps.slice(0, count)) {
    for (const example of examples) write(folder, example)
  }
  return folder
}

it('a new event is valid, owes no delivered promise, and does not overwrite a folder', () => {
  const folder = path.join(folderWith({}), 'mi-evento')
  const report: string[] = []
  newEvent(folder, (line) => report.push(line))
  const annotations = annotationsOf(readEvent(folder), readSiteContent(folder, now))
  expect(annotations.filter(({ isDelivered }) => isDelivered)).toEqual([])
  expect(existsSync(path.join(folder, 'speakers'))).toBe(true)
  expect(report.join('\n')).toContain(`CONTENT=${folder}`)
  expect(() => newEvent(folder, () => {})).toThrow('ya existe')
})

it('a new event says of its sale only what is true of any', () => {
  const { copy, states } = readEvent(writtenEvent()).data
  const said = textsIn({ copy, states }).map(({ text }) => text)
  expect(said.length).toBeGreaterThan(300)
  expect(said.filter((text) => ofSomeEvents.test(text))).toEqual([])
})

it('the guide has six steps', () => {
  expect(steps.map(({ examples }) => examples.length)).toEqual([1, 1, 1, 2, 2, 3])
})

describe.each(steps.map((step, index) => [step.title, index + 1] as const))('%s', (_, count) => {
  const event = readSiteContent(eventAfter(count), now)

  it('is valid, and says nothing of the delivered event', () => {
    const texts = textsIn(event).map(({ text }) => text)
    expect(texts.filter((text) => ofDelivered.test(text))).toEqual([])
    expect(texts.filter((text) => ofSomeEvents.test(text))).toEqual([])
  })

  it('keeps the addresses of the step before', () => {
    const before = readSiteContent(eventAfter(count - 1), now)
    const pathsOf = (one: typeof event) => [
      ...Object.values(one.pages).map((page) => page.path),
      ...speakerPaths(one).keys(),
    ]
    expect(pathsOf(event)).toEqual(expect.arrayContaining(pathsOf(before)))
    expect(fileNames(event.event)).toEqual(fileNames(before.event))
  })
})

/** What an event without hours, a place, a mail, a shop and a programme does not say or lead to. */
const unknown =
  /google\.com\/maps|openstreetmap|eventbrite|meetup|mailto:\w|escríb|entrada libre|"offers"|"geo"|"endDate"|"email"|programa/i

// The build checks each page with axe, and that every link leads somewhere.
it('a built landing page has its own sections and files alone', { timeout: 300_000 }, async () => {
  const folder = path.resolve('reports/landing')
  prepareBuild(folder)
  newEvent(path.join(folder, 'event'), () => {})
  const variables = { SITE_URL: 'https://ejemplo.org', BASE_PATH: undefined, AXE: undefined }
  await buildIn(folder, { event: 'event', now, variables })
  const dist = path.join(folder, 'dist')

  const { pages } = readBuiltSite(dist)
  expect(pages.map(({ file }) => file).toSorted()).toEqual([
    '404.html',
    'index.html',
    'sin-conexion.html',
  ])
  const [home] = pages.filter((page) => page.path === '/') as [(typeof pages)[number]]
  const headings = [...home.document.querySelectorAll('h1, h2, h3')]
  expect(headings.map(({ textContent }) => textContent)).toEqual([
    'Nombre del evento 2027',
    expect.stringMatching(/^Ve reservando el día/),
  ])
  expect(unknown.exec(home.html)?.[0]).toBeUndefined()
  const { body, head } = home.document
  for (const script of body.querySelectorAll('script')) script.remove()
  const said = [body, head.querySelector('title')].map((element) => element?.textContent)
  const metaTexts = [...head.querySelectorAll('meta')].map((meta) => meta.getAttribute('content'))
  const inFiles = ['evento-2027.ics', 'manifest.webmanifest'].map((name) =>
    readFileSync(path.join(dist, name), 'utf8'),
  )
  expect([...said, ...metaTexts, ...inFiles].join('\n')).not.toMatch(/\b\d{1,2}:\d{2}\b/)
  const published = filesBelow(dist).filter((file) => /\.(?:ics|pdf)$/.test(file))
  expect(published).toEqual(['evento-2027.ics'])
})
