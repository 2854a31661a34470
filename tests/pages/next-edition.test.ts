// A site of the edition after the next one, before anybody is announced for it.
import { cpSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import ical from 'ical.js'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { beforeAll, describe, expect, it } from 'vitest'
import { type BuiltSite, readBuiltSite } from '../../scripts/lib/built-site.ts'
import { type BuiltEvent, builtEvent } from '../support/built-event.ts'
import { textOf } from '../support/dist.ts'
import { faultsIn } from '../support/faults.ts'
import { startOn } from '../support/next-edition.ts'
import { specificationFolder } from '../support/specification.ts'

const oldPeople = /Lucía Romero|Javier Ortega|Carmen Vidal|Pablo Herrera|Marta León/

/** The days of two editions, each started when the one before was over. */
const days = [
  { day: '2026-11-14', updated: '2025-12-01' },
  { day: '2027-06-12', updated: '2026-12-01' },
] as const

/** Any words that would be true of those before alone. */
const past =
  /8\s+de\s+noviembre\s+de\s+2025|2025-11-08|20251108|14\s+de\s+noviembre\s+de\s+2026|2026-11-14|20261114|Sevilla 202[56]/

const start = '2027-06-12T11:00:00+02:00'
const end = '2027-06-12T21:00:00+02:00'
const long = 'Sábado 12 de junio de 2027'

const here = {} as { built: BuiltEvent; site: BuiltSite }

beforeAll(async () => {
  here.built = await builtEvent(async (content) => {
    cpSync(specificationFolder, content, { recursive: true })
    for (const { day, updated } of days) await startOn(content, day, { updated })
  })
  here.site = readBuiltSite(here.built.dist)
})

const read = (file: string) => readFileSync(path.join(here.built.dist, file), 'utf8')
const page = (route: string) => {
  const found = here.site.pages.find((one) => one.path === route)
  if (!found) throw new Error(`There is no page ${route}.`)
  return found.document
}

describe('the site of the edition after the next one', () => {
  it('breaks nothing that no event may break', async () => {
    expect(await faultsIn(here.built)).toEqual([])
  })

  it('says nothing of those before, but for the gallery', () => {
    const texts = readdirSync(here.built.dist, { recursive: true, encoding: 'utf8' }).filter(
      (file) => /\.(?:html|js|ics|txt|xml|webmanifest|svg)$/.test(file),
    )
    expect(texts.length).toBeGreaterThan(20)
    expect(texts.filter((file) => past.test(read(file)) || oldPeople.test(read(file)))).toEqual([])
  })

  it('has the new day, with the offset that it has, on its pages and in its structured data', () => {
    const home = page('/')
    expect(textOf(home.body)).toContain(long)
    const data = home.querySelector('script[type="application/ld+json"]')?.textContent ?? ''
    expect(data).toContain(`"startDate":"${start}"`)
    expect(data).toContain(`"endDate":"${end}"`)
    expect(data).not.toContain('performer')
    expect(read('sitemap.xml')).toContain(`<lastmod>${days[1].updated}</lastmod>`)
  })

  it('shows the finished editions in the gallery, and no section for speakers', () => {
    const text = textOf(page('/').querySelector('main'))
    for (const one of [2025, 2026]) expect(text).toContain(`La edición de ${one}`)
    expect(text).toContain('Un mosaico que lleva cinco ediciones creciendo.')
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
      readdirSync(path.join(here.built.dist, 'ponentes')).filter(
        (name) => !name.startsWith('index'),
      ),
    ).toEqual([])
    for (const { document } of here.site.pages) {
      const head = [...document.querySelectorAll('title, meta')].map(
        (one) => one.getAttribute('content') ?? one.textContent,
      )
      expect([textOf(document.body), ...head].join(' ')).not.toMatch(/\bcero\b|\b0 ponentes/i)
    }
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
    expect(textOf(page('/programa').querySelector('main')).split('Tema por anunciar')).toHaveLength(
      3,
    )

    const file = 'encuentro-startup-sevilla-2027.ics'
    const calendar = new ical.Component(ical.parse(read(file)))
    const event = new ical.Event(calendar.getFirstSubcomponent('vevent') ?? undefined)
    expect(event.startDate.toJSDate().getTime()).toBe(Date.parse(start))
    expect(event.endDate.toJSDate().getTime()).toBe(Date.parse(end))
    const acts = new ical.Component(ical.parse(read(`programa-${file}`)))
    expect(acts.getAllSubcomponents('vevent')).toHaveLength(5)

    const data = new Uint8Array(
      readFileSync(path.join(here.built.dist, 'programa-encuentro-startup-sevilla-2027.pdf')),
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
})
