// The event that `npm run new` writes, and how it grows by the examples of the guide (src/content/guia/otro-evento.md).
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { parse, stringify } from 'yaml'
import { annotationsOf } from '../../scripts/build/derive/shownAnnotations.ts'
import { readEvent } from '../../scripts/build/derive/readEvent.ts'
import { type BuiltPage, readBuiltSite } from '../../scripts/build/lib/builtSite.ts'
import { guide } from '../../scripts/build/lib/guide.ts'
import { filesBelow } from '../../scripts/build/lib/siteFiles.ts'
import { textsIn } from '../../scripts/build/read/mapTexts.ts'
import { newEvent } from '../../scripts/tools/new/newEvent.ts'
import type { SiteContent } from '../../src/event/model.ts'
import { fileNames, speakerIdsByPath } from '../../src/event/names.ts'
import { buildIn, prepareBuild } from '../support/buildBeside.ts'
import { pageAt } from '../support/dist.ts'
import { folderWith } from '../support/temporaryFolder.ts'
import { readSiteContent } from '../support/siteContent.ts'

/** Matches a text with any of these words, which are separated by commas. */
const anyOf = (words: string) => new RegExp(words.trim().split(/,\s*/).join('|'), 'i')

/** Words that only the delivered event (src/content) uses: its things, places and people. */
const deliveredWords = anyOf(String.raw`
  sevilla, andaluc, triana, parque, centro comercial, césped, azahar, naranj, albercas, alfareros, romero,
  startup, electrolunch, pulsera, market, en barra, \bdjs?\b, \bvip\b
`)

/** Words that are true of some events only: that tickets are limited, or that doors open before the talks begin. */
const wordsOfSomeEvents = anyOf(
  'aforo, limitad, no habrá más, horas? de puertas, son las de puertas',
)

/** Words of an event with a venue, a shop, a programme, hours or a mail. A new event has none of them. */
const wordsOfLaterSteps = anyOf(String.raw`
  google\.com/maps, openstreetmap, "geo", eventbrite, meetup, entrada libre, "offers", programa,
  "endDate", "email", mailto:\w, escríb
`)

/** The "updated" of the new event's event.yaml must not be later than this moment. */
const now = Date.parse('2026-12-01T12:00:00+01:00')

/** Writes a new event. @returns its folder, and what the command says */
function writeNewEvent() {
  const folder = path.join(folderWith({}), 'mi-evento')
  const report: string[] = []
  newEvent(folder, (line) => report.push(line))
  return { folder, report }
}

it('the command refuses an option in place of a folder', () => {
  expect(() => newEvent('--help', () => {})).toThrow('«--help» no es una carpeta')
})

it('a new event has no text of the delivered event that is annotated as "# ejemplo" or "# promesa"', () => {
  const { folder } = writeNewEvent()
  const annotations = annotationsOf(readEvent(folder), readSiteContent(folder, now))
  expect(annotations.filter(({ isDelivered }) => isDelivered)).toEqual([])
})

it('a new event has a folder for photos', () => {
  const { folder } = writeNewEvent()
  expect(existsSync(path.join(folder, 'speakers'))).toBe(true)
})

it('the command says how to make other commands read the new event', () => {
  const { folder, report } = writeNewEvent()
  expect(report.join('\n')).toContain(`CONTENT=${folder}`)
})

it('the command refuses a folder that exists', () => {
  const { folder } = writeNewEvent()
  expect(() => newEvent(folder, () => {})).toThrow('ya existe')
})

it('the texts of a new event are true of every event', () => {
  const { copy, states } = readEvent(writeNewEvent().folder).data
  const texts = textsIn({ copy, states }).map(({ text }) => text)
  expect(texts.length).toBeGreaterThan(300)
  expect(texts.filter((text) => wordsOfSomeEvents.test(text))).toEqual([])
})

type Fields = Readonly<Record<string, unknown>>

/** An example of the guide: a file, and fields for it. */
type Example = { readonly file: string; readonly fields: Fields }

/** The examples in a text of the guide. An example is a block of YAML, whose first line is "# event.yaml". */
function examplesIn(text: string): readonly Example[] {
  const blocks = text.matchAll(/```yaml\n# (\S+)\n([^]*?)```/g)
  return [...blocks].map(([, file = '', yaml = '']) => ({ file, fields: parse(yaml) as Fields }))
}

/** The steps of the guide. A step begins with a heading such as "## 2. Dónde es". The text before the first step is no step. */
const steps = readFileSync(guide.otherEvent, 'utf8')
  .split(/^## (?=\d\. )/m)
  .slice(1)
  .map((step) => ({ title: step.split('\n')[0] ?? '', examples: examplesIn(step) }))

/** Writes the fields of an example into its file. In pages.yaml the pages of the example are added to those of the file. */
function addExample({ file, fields }: Example, folder: string): void {
  const target = path.join(folder, file)
  const before = existsSync(target) ? (parse(readFileSync(target, 'utf8')) as Fields) : {}
  const after: Record<string, unknown> = { ...before, ...fields }
  if (file === 'pages.yaml')
    // `Object` turns a missing value into an object without fields.
    after['pages'] = { ...Object(before['pages']), ...Object(fields['pages']) }
  writeFileSync(target, stringify(after))
}

/** The new event with the examples of the first steps. @param stepCount the number of these steps */
function eventAfterSteps(stepCount: number): SiteContent {
  const { folder } = writeNewEvent()
  for (const { examples } of steps.slice(0, stepCount))
    for (const example of examples) addExample(example, folder)
  return readSiteContent(folder, now)
}

const pathsOf = (event: SiteContent) => [
  ...Object.values(event.pages).map((page) => page.path),
  ...speakerIdsByPath(event).keys(),
]

it('the guide has six steps, and each has one to three examples', () => {
  expect(steps.map(({ examples }) => examples.length)).toEqual([1, 1, 1, 2, 2, 3])
})

describe.each(steps.map(({ title }, index) => ({ title, stepCount: index + 1 })))(
  'after the step $title',
  ({ stepCount }) => {
    const event = eventAfterSteps(stepCount)
    const texts = textsIn(event).map(({ text }) => text)

    it('the event is valid, and says nothing of the delivered one', () => {
      expect(texts.length).toBeGreaterThan(100)
      expect(texts.filter((text) => deliveredWords.test(text))).toEqual([])
    })

    it('the event says nothing that is true of some events only', () => {
      expect(texts.filter((text) => wordsOfSomeEvents.test(text))).toEqual([])
    })

    it('the pages and files of the step before keep their addresses', () => {
      const before = eventAfterSteps(stepCount - 1)
      expect(pathsOf(event)).toEqual(expect.arrayContaining(pathsOf(before)))
      expect(fileNames(event.event)).toEqual(fileNames(before.event))
    })
  },
)

// The build checks each page with axe, and that every link leads somewhere.
describe('the built site of a new event', () => {
  const folder = path.resolve('reports/landing')
  const dist = path.join(folder, 'dist')
  let pages: readonly BuiltPage[]
  let home: BuiltPage

  beforeAll(async () => {
    prepareBuild(folder)
    newEvent(path.join(folder, 'event'), () => {})
    // `npm test` sets AXE to "off".
    const variables = { SITE_URL: 'https://ejemplo.org', BASE_PATH: undefined, AXE: undefined }
    await buildIn(folder, { event: 'event', now, variables })
    pages = readBuiltSite(dist).pages
    home = pageAt('/', pages)
  }, 300_000)

  it('has home, the page for unknown addresses and the page without network', () => {
    const files = pages.map(({ file }) => file).toSorted()
    expect(files).toEqual(['404.html', 'index.html', 'sin-conexion.html'])
  })

  it('has the event’s name and its day as the headings of home', () => {
    // scripts/tools/new/event/event.yaml has the name and the day.
    const headings = [...home.document.querySelectorAll('h1, h2, h3')]
    expect(headings.map(({ textContent }) => textContent)).toEqual([
      'Nombre del evento 2027',
      expect.stringMatching(/^Ve reservando el día/),
    ])
  })

  it('has no word and no link that a later step of the guide adds', () => {
    expect(wordsOfLaterSteps.exec(home.html)?.[0]).toBeUndefined()
  })

  it('names no hour in the texts and the head of home, in the calendar file or in the manifest', () => {
    const { body, head } = home.document
    for (const script of body.querySelectorAll('script')) script.remove()
    const metaTexts = [...head.querySelectorAll('meta')].map((meta) => meta.getAttribute('content'))
    const files = ['evento-2027.ics', 'manifest.webmanifest'].map((name) =>
      readFileSync(path.join(dist, name), 'utf8'),
    )
    const texts = [
      body.textContent,
      head.querySelector('title')?.textContent,
      ...metaTexts,
      ...files,
    ]
    expect(texts.join('\n')).toContain('8 de mayo')
    expect(texts.join('\n')).not.toMatch(/\b\d{1,2}:\d{2}\b/)
  })

  it('has a calendar file, and no programme to print', () => {
    const files = filesBelow(dist).filter((file) => /\.(?:ics|pdf)$/.test(file))
    expect(files).toEqual(['evento-2027.ics'])
  })
})
