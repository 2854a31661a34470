// The new event that `npm run new` writes, and the examples by which it grows in the guide (src/content/guia/otro-evento.md).
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

/** A pattern for texts with any of these words, which are separated by commas: "sol, mar" → /sol|mar/i */
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

/** Words of an event with a venue, a shop, a programme, hours or an e-mail address. A new event has none of these. */
const wordsOfLaterSteps = anyOf(String.raw`
  google\.com/maps, openstreetmap, "geo", eventbrite, meetup, entrada libre, "offers", programa,
  "endDate", "email", mailto:\w, escríb
`)

/** The moment of the build. The date "updated" in the new event's event.yaml must not be later. */
const now = Date.parse('2026-12-01T12:00:00+01:00')

/** Writes a new event. @returns its folder, and the lines that the command prints */
function writeNewEvent() {
  const folder = path.join(folderWith({}), 'mi-evento')
  const printedLines: string[] = []
  newEvent(folder, (line) => printedLines.push(line))
  return { folder, printedLines }
}

it('the command refuses an option instead of a folder', () => {
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
  const { folder, printedLines } = writeNewEvent()
  expect(printedLines.join('\n')).toContain(`CONTENT=${folder}`)
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

/** An example of the guide: a content file, and fields for it. */
type Example = { readonly file: string; readonly fields: Fields }

/** The examples in a text of the guide. An example is a block of YAML, whose first line names the file: "# event.yaml". */
function examplesIn(text: string): readonly Example[] {
  const blocks = text.matchAll(/```yaml\n# (\S+)\n([^]*?)```/g)
  return [...blocks].map(([, file = '', yaml = '']) => ({ file, fields: parse(yaml) as Fields }))
}

/** The guide's text before its first step, and then its steps. A step begins with a heading such as "## 2. Dónde es". */
const [, ...stepTexts] = readFileSync(guide.otherEvent, 'utf8').split(/^## (?=\d\. )/m)
const steps = stepTexts.map((text) => {
  const [title = ''] = text.split('\n')
  return { title, examples: examplesIn(text) }
})

/** The field "pages" of pages.yaml: the pages by their ids. */
const pagesIn = (fields: Fields) => fields['pages'] as Fields | undefined

/** Writes the fields of an example into its file. A field of the file is replaced, except "pages", which is completed. */
function addExample({ file, fields }: Example, folder: string): void {
  const target = path.join(folder, file)
  const before = existsSync(target) ? (parse(readFileSync(target, 'utf8')) as Fields) : {}
  const after: Record<string, unknown> = { ...before, ...fields }
  if (file === 'pages.yaml') after['pages'] = { ...pagesIn(before), ...pagesIn(fields) }
  writeFileSync(target, stringify(after))
}

/** The new event with the examples of the guide's first steps. @param stepCount how many steps */
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
  'with the examples up to the step $title',
  ({ stepCount }) => {
    const event = eventAfterSteps(stepCount)
    const texts = textsIn(event).map(({ text }) => text)

    it('the event is valid, and has no word of the delivered event', () => {
      expect(texts.length).toBeGreaterThan(100)
      expect(texts.filter((text) => deliveredWords.test(text))).toEqual([])
    })

    it('the event has no word that is true of some events only', () => {
      expect(texts.filter((text) => wordsOfSomeEvents.test(text))).toEqual([])
    })

    it('the pages and files keep the addresses that they had before the step', () => {
      const before = eventAfterSteps(stepCount - 1)
      expect(pathsOf(event)).toEqual(expect.arrayContaining(pathsOf(before)))
      expect(fileNames(event.event)).toEqual(fileNames(before.event))
    })
  },
)

// The build checks each page with axe, and each link for a target. A fault fails `beforeAll`.
describe('the built site of a new event', () => {
  const folder = path.resolve('reports/landing')
  const dist = path.join(folder, 'dist')
  let pages: readonly BuiltPage[]
  let home: BuiltPage

  beforeAll(async () => {
    prepareBuild(folder)
    newEvent(path.join(folder, 'event'), () => {})
    // `npm test` sets AXE to "off". Without AXE the build runs axe.
    const variables = { SITE_URL: 'https://ejemplo.org', BASE_PATH: undefined, AXE: undefined }
    await buildIn(folder, { event: 'event', now, variables })
    pages = readBuiltSite(dist).pages
    home = pageAt('/', pages)
  }, 300_000)

  it('has the home page, the page for unknown addresses and the page without network', () => {
    const files = pages.map(({ file }) => file).toSorted()
    expect(files).toEqual(['404.html', 'index.html', 'sin-conexion.html'])
  })

  it('has the event’s name and its day in the headings of the home page', () => {
    // scripts/tools/new/event/event.yaml has the name and the day.
    const headings = [...home.document.querySelectorAll('h1, h2, h3')]
    expect(headings.map(({ textContent }) => textContent)).toEqual([
      'Nombre del evento 2027',
      expect.stringMatching(/^Ve reservando el día/),
    ])
  })

  it('has no word and no link on the home page that a step of the guide adds', () => {
    expect(wordsOfLaterSteps.exec(home.html)?.[0]).toBeUndefined()
  })

  it('names no hour on the home page, in its head, in the calendar file or in the manifest', () => {
    const { body, head } = home.document
    for (const script of body.querySelectorAll('script')) script.remove()
    const metaTexts = [...head.querySelectorAll('meta')].map((meta) => meta.getAttribute('content'))
    const title = head.querySelector('title')?.textContent
    const calendar = readFileSync(path.join(dist, 'evento-2027.ics'), 'utf8')
    const manifest = readFileSync(path.join(dist, 'manifest.webmanifest'), 'utf8')
    const text = [body.textContent, title, ...metaTexts, calendar, manifest].join('\n')
    expect(text).toContain('8 de mayo')
    // "9:30"
    expect(text).not.toMatch(/\b\d{1,2}:\d{2}\b/)
  })

  it('has a calendar file, and no programme to print', () => {
    const files = filesBelow(dist).filter((file) => /\.(?:ics|pdf)$/.test(file))
    expect(files).toEqual(['evento-2027.ics'])
  })
})
