// A site of the next edition before anybody is announced for it, and of the one after that.
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import ical from 'ical.js'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { copyBuildSources } from '../../scripts/build/sources.ts'
import { readBuiltSite } from '../../scripts/lib/built-site.ts'
import { buildIn } from '../support/build-in.ts'
import { textOf } from '../support/dist.ts'
import { startOn } from '../support/next-edition.ts'
import { specificationFolder } from '../support/specification.ts'

const oldPeople = /Lucía Romero|Javier Ortega|Carmen Vidal|Pablo Herrera|Marta León/

const editions = [
  {
    day: '2026-11-14',
    updated: '2025-12-01',
    start: '2026-11-14T11:00:00+01:00',
    end: '2026-11-14T21:00:00+01:00',
    long: 'Sábado 14 de noviembre de 2026',
    gallery: ['2025'],
    count: 'cuatro ediciones',
    // Any words that would be true of the one before alone.
    past: /8\s+de\s+noviembre\s+de\s+2025|2025-11-08|20251108|Sevilla 2025/,
  },
  {
    day: '2027-06-12',
    updated: '2026-12-01',
    start: '2027-06-12T11:00:00+02:00',
    end: '2027-06-12T21:00:00+02:00',
    long: 'Sábado 12 de junio de 2027',
    gallery: ['2025', '2026'],
    count: 'cinco ediciones',
    past: /14\s+de\s+noviembre\s+de\s+2026|2026-11-14|20261114|Sevilla 2026/,
  },
] as const

const folder = mkdtempSync(path.join(tmpdir(), 'next-edition-'))
const content = path.join(folder, 'src/content')
const builds = editions.map(({ day }) => path.join(folder, `built-${day}`))

beforeAll(async () => {
  copyBuildSources(folder)
  cpSync(specificationFolder, content, { recursive: true })
  for (const [index, { day, updated }] of editions.entries()) {
    await startOn(content, day, { updated })
    cpSync(await buildIn(folder, { CONTENT: content }), builds[index] ?? '', { recursive: true })
  }
}, 300_000)

afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe.each(editions.map((edition, index) => ({ ...edition, built: builds[index] ?? '' })))(
  'the site of the edition of $day',
  ({ start, end, long, gallery, count, past, updated, built }) => {
    const year = start.slice(0, 4)
    const read = (file: string) => readFileSync(path.join(built, file), 'utf8')
    const page = (route: string) => {
      const found = readBuiltSite(built).pages.find((one) => one.path === route)
      if (!found) throw new Error(`There is no page ${route}.`)
      return found.document
    }

    it('says nothing of the one before, but for the gallery', () => {
      const texts = readdirSync(built, { recursive: true, encoding: 'utf8' }).filter((file) =>
        /\.(?:html|js|ics|txt|xml|webmanifest|svg)$/.test(file),
      )
      expect(texts.length).toBeGreaterThan(20)
      expect(texts.filter((file) => past.test(read(file)) || oldPeople.test(read(file)))).toEqual(
        [],
      )
    })

    it('has the new day, with the offset that it has, on its pages and in its structured data', () => {
      const home = page('/')
      expect(textOf(home.body)).toContain(long)
      const data = home.querySelector('script[type="application/ld+json"]')?.textContent ?? ''
      expect(data).toContain(`"startDate":"${start}"`)
      expect(data).toContain(`"endDate":"${end}"`)
      expect(data).not.toContain('performer')
      expect(read('sitemap.xml')).toContain(`<lastmod>${updated}</lastmod>`)
    })

    it('shows the finished editions in the gallery, and no section for speakers', () => {
      const text = textOf(page('/').querySelector('main'))
      for (const one of gallery) expect(text).toContain(`La edición de ${one}`)
      expect(text).toContain(`Un mosaico que lleva ${count} creciendo.`)
      expect(text).not.toContain('Quién sube al escenario')
      expect(page('/').querySelector('main a[href*="/ponentes"]')).toBeNull()
    })

    it('says of its speakers that they will be announced, and counts none', () => {
      const speakers = page('/ponentes')
      expect(textOf(speakers.querySelector('main'))).toContain('Pronto los anunciamos.')
      expect(speakers.querySelector('main ul:empty')).toBeNull()
      const description = speakers.querySelector('meta[name="description"]')
      expect(description?.getAttribute('content')).toContain('Pronto anunciamos quién sube')
      expect(
        readdirSync(path.join(built, 'ponentes')).filter((name) => !name.startsWith('index')),
      ).toEqual([])
      for (const { document } of readBuiltSite(built).pages) {
        const head = [...document.querySelectorAll('title, meta')].map(
          (one) => one.getAttribute('content') ?? one.textContent,
        )
        expect([textOf(document.body), ...head].join(' ')).not.toMatch(/\bcero\b|\b0 ponentes/i)
      }
      expect(read('llms.txt')).not.toMatch(/\bcero\b|^\*\*Ponentes\*\*/m)
    })

    it('keeps the times of its programme, on pages, in calendars and on paper', async () => {
      const items = [...page('/programa').querySelectorAll('main li h3')].map(textOf)
      expect(items).toEqual([
        'Bienvenida',
        'Keynotes y conversaciones',
        'Invitada especial',
        'Preguntas y cierre',
        'Electrolunch + VIP',
      ])
      expect(
        textOf(page('/programa').querySelector('main')).split('Tema por anunciar'),
      ).toHaveLength(3)

      const file = `encuentro-startup-sevilla-${year}.ics`
      const calendar = new ical.Component(ical.parse(read(file)))
      const event = new ical.Event(calendar.getFirstSubcomponent('vevent') ?? undefined)
      expect(event.startDate.toJSDate().getTime()).toBe(Date.parse(start))
      expect(event.endDate.toJSDate().getTime()).toBe(Date.parse(end))
      const acts = new ical.Component(ical.parse(read(`programa-${file}`)))
      expect(acts.getAllSubcomponents('vevent')).toHaveLength(5)

      const data = new Uint8Array(
        readFileSync(path.join(built, `programa-encuentro-startup-sevilla-${year}.pdf`)),
      )
      const pdf = await getDocument({ data, verbosity: 0 }).promise
      const parts = (await (await pdf.getPage(1)).getTextContent()).items
      const text = parts
        .map((one) => ('str' in one ? one.str : ''))
        .join(' ')
        .replace(/\s+/g, ' ')
      expect(text).toContain(long)
      expect(text.split('Tema por anunciar')).toHaveLength(3)
      expect(text).not.toMatch(oldPeople)
    })
  },
)
