// Change the date in the content, and everything that says it changes together, in whatever folder the content is.
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import ical from 'ical.js'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { beforeAll, describe, expect, it } from 'vitest'
import { offlineFile, readBuiltSite } from '../../scripts/lib/built-site.ts'
import type { ContentData, Event, Speaker } from '../../src/content/schema.ts'
import { writeEvent } from '../support/altered-event.ts'
import { type BuiltEvent, builtEvent } from '../support/built-event.ts'
import { textOf } from '../support/dist.ts'
import { faultsIn } from '../support/faults.ts'

/**
 * Another day, at an offset that Madrid has in summer, a city whose name takes two lines, another speaker, and an account
 * that the site does not have.
 */
const changes = {
  event: (event: Event) => ({
    ...event,
    city: 'Las Palmas de Gran Canaria',
    start: '2026-09-09T11:00:00+02:00',
    end: '2026-09-09T21:00:00+02:00',
    fediverse: '@sitio@nube.example',
  }),
  speakers: ({ speakers: { 'lucia-romero': lucia, ...others } }: ContentData['speakers']) => ({
    speakers: { 'lucia-romero': { ...(lucia as Speaker), name: 'Inés Cárdenas' }, ...others },
  }),
}

let altered: BuiltEvent
let built: string
const read = (file: string) => readFileSync(path.join(built, file), 'utf8')
const previewsIn = (dist: string) => readdirSync(path.join(dist, 'compartir'))
const filesEnding = (ending: string) =>
  readdirSync(built, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith(ending))

beforeAll(async () => {
  altered = await builtEvent((folder) => writeEvent(folder, changes))
  built = altered.dist
})

describe('a site of another folder of content, whose date, city and one speaker are others', () => {
  it('breaks nothing that no event may break', async () => {
    expect(await faultsIn(altered)).toEqual([])
  })

  it('says neither the old date nor the old name in any file', () => {
    const texts = readdirSync(built, { recursive: true, encoding: 'utf8' }).filter((file) =>
      /\.(?:html|js|ics|txt|xml|webmanifest|svg)$/.test(file),
    )
    expect(texts.length).toBeGreaterThan(20)
    const old =
      /8\s+de\s+noviembre|noviembre\s+de\s+2025|2025-11-08|20251108|Sevilla 2025|Lucía Romero/
    expect(texts.filter((file) => old.test(read(file)))).toEqual([])
  })

  it('says the new ones on its pages, in titles, structured data and links to calendars', () => {
    const { pages } = readBuiltSite(built)
    const home = pages.find(({ path: route }) => route === '/')?.document as Document
    expect(home.title).toBe('Encuentro Startup Sevilla 2026 · 9 de septiembre')
    expect(home.querySelector('main time')?.getAttribute('datetime')).toBe('2026-09-09')
    expect(textOf(home.body)).toContain('Miércoles 9 de septiembre de 2026')
    expect(textOf(home.querySelector('main'))).toContain('Inés Cárdenas')
    const data = home.querySelector('script[type="application/ld+json"]')?.textContent ?? ''
    expect(data).toContain('"startDate":"2026-09-09T11:00:00+02:00"')
    expect(data).toContain('"name":"Inés Cárdenas"')
    const google = home.querySelector('a[href^="https://calendar.google.com"]')
    expect(google?.getAttribute('href')).toContain('20260909T090000Z')
    const outlook = home.querySelector('a[href*="outlook"]')
    expect(decodeURIComponent(outlook?.getAttribute('href') ?? '')).toContain('2026-09-09T09:00:00')
    for (const route of ['/programa', '/ponentes']) {
      const page = pages.find((candidate) => candidate.path === route)
      expect(textOf(page?.document.querySelector('main'))).toContain('Inés Cárdenas')
    }
    for (const { file, document } of pages) {
      expect(textOf(document.querySelector('footer')) || file).toMatch(
        /9 de septiembre de 2026|404\.html/,
      )
      if (file === offlineFile) continue
      const alt = document.querySelector('meta[property="og:image:alt"]')?.getAttribute('content')
      expect(alt).toContain('miércoles 9 de septiembre de 2026')
    }
  })

  it('counts down to the new start', () => {
    const scripts = readdirSync(path.join(built, 'assets')).filter((file) => file.endsWith('.js'))
    const all = scripts.map((file) => read(`assets/${file}`)).join('')
    expect(all).toContain('2026-09-09T11:00:00+02:00')
  })

  it('has new link previews, each with another address', () => {
    const now = previewsIn(built)
    expect(now.length).toBeGreaterThanOrEqual(15)
    expect(now.filter((name) => previewsIn('dist').includes(name))).toEqual([])
  })

  it('has a calendar file of the new day', () => {
    const file = 'encuentro-startup-sevilla-2026.ics'
    expect(filesEnding('.ics').toSorted()).toEqual([file, `programa-${file}`])
    expect(read(`programa-${file}`)).toContain('DTSTART:20260909T090000Z')
    const calendar = new ical.Component(ical.parse(read(file)))
    const event = new ical.Event(calendar.getFirstSubcomponent('vevent') ?? undefined)
    expect(event.startDate.toJSDate().toISOString()).toBe('2026-09-09T09:00:00.000Z')
    expect(event.endDate.toJSDate().toISOString()).toBe('2026-09-09T19:00:00.000Z')
    expect(event.summary).toBe('Encuentro Startup Sevilla 2026')
  })

  it('has a programme to download for the new day, with the new speaker', async () => {
    const file = 'programa-encuentro-startup-sevilla-2026.pdf'
    expect(filesEnding('.pdf')).toEqual([file])
    const data = new Uint8Array(readFileSync(path.join(built, file)))
    const pdf = await getDocument({ data, verbosity: 0 }).promise
    const { items } = await (await pdf.getPage(1)).getTextContent()
    const text = items.map((item) => ('str' in item ? item.str : '')).join(' ')
    expect(text.replace(/\s+/g, ' ')).toContain('9 de septiembre de 2026')
    expect(text.replace(/\s+/g, ' ')).toContain('Inés Cárdenas')
    expect(JSON.stringify((await pdf.getMetadata()).info)).toContain('2026')
  })

  it('passes the new speaker on, with the day', () => {
    const preview = read('ponentes/lucia-romero/index.html')
    expect(preview).toContain('<meta property="og:title" content="Inés Cárdenas: ')
    expect(preview).toContain('content="Miércoles 9 de septiembre de 2026, de 11:30 a 14:00"')
  })

  it('names the account in the fediverse on each of its seven pages', () => {
    const { pages } = readBuiltSite(built)
    const accounts = pages
      .filter(({ path: route }) => route !== null)
      .map(({ document }) =>
        document.querySelector('meta[name="fediverse:creator"]')?.getAttribute('content'),
      )
    expect(accounts).toEqual(Array(7).fill('@sitio@nube.example'))
    expect(read('ponentes/marta-leon/index.html')).toContain('content="@sitio@nube.example"')
  })

  it('tells phones', () => {
    expect(read('manifest.webmanifest')).toContain('"name": "Encuentro Startup Sevilla 2026"')
  })

  it('keeps what did not change: the sitemap tells the day of the content’s last change', () => {
    expect(read('sitemap.xml')).toBe(readFileSync('dist/sitemap.xml', 'utf8'))
  })
})
