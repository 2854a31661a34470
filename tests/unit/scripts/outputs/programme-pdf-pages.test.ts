import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { describe, expect, it } from 'vitest'
import { programmePdf } from '../../../../scripts/outputs/programme-pdf/programme-pdf.ts'
import { copy, morning, night, specification } from '../../../support/specification.ts'
import type { SiteContent } from '../../../../scripts/content/site-content.ts'
import { itemsOf, openPdf, taggedText, textOf } from '../../../support/pdf.ts'

const site = { origin: 'https://sevilla.example', base: '/evento/' }

const twice = <One>(list: readonly One[]) => [...list, ...list]

/** Of the letters of an item's title, wherever it is on the first page. */
const heightOf = async (from: PDFDocumentProxy) =>
  (await itemsOf(from, 1)).flatMap((item) =>
    'str' in item && item.str === 'Bienvenida' ? [item.height] : [],
  )

describe('twice the programme', async () => {
  const { perks, event, venues } = specification
  const long: SiteContent = {
    ...specification,
    perks: twice(perks),
    programme: [morning, night].map((part) => ({ ...part, items: twice(part.items) })),
  }
  const altered = await openPdf(await programmePdf(long, site))
  const numbers = Array.from({ length: altered.numPages }, (_, i) => i + 1)
  const pages = await Promise.all(numbers.map((number) => taggedText(altered, number)))
  const lines = pages.flat()
  const count = (role: string) => lines.filter((line) => line.role === role).length

  it('flows on to a second A4 page', async () => {
    expect(altered.numPages).toBe(2)
    expect((await altered.getPage(2)).view).toEqual((await altered.getPage(1)).view)
  })

  it('says everything, in the same text sizes', async () => {
    expect(count('H2')).toBe(2)
    expect(count('Lbl')).toBe(2 * 5)
    expect(count('H3')).toBe(2 * 5 + 1)
    const texts = lines.map(({ text }) => text)
    for (const { title } of perks) expect(texts.filter((text) => text === title)).toHaveLength(2)
    for (const { name } of Object.values(venues)) expect(texts).toContain(name)
    expect(await heightOf(altered)).toEqual(
      twice(await heightOf(await openPdf(await programmePdf(specification, site)))),
    )
  })

  it('has head and foot on each page', async () => {
    const [first = '', second = ''] = await Promise.all(numbers.map((n) => textOf(altered, n)))
    expect(first).toMatch(/^Programa Encuentro Startup Sevilla 2025 Sábado 8/)
    expect(second).toMatch(/^Programa · Encuentro Startup Sevilla 2025 2 14:15 –14:30 Preguntas/)
    for (const number of numbers) {
      const links = await (await altered.getPage(number)).getAnnotations()
      expect(links.map(({ url }) => url)).toEqual([
        'https://sevilla.example/evento/',
        `mailto:${event.email}`,
      ])
    }
    for (const text of [first, second]) expect(text).toContain(copy.programme.note)
  })

  it('tags all but the running head, and ends no page on a heading or inside of an item', () => {
    expect(pages.map((page) => page.filter(({ role }) => role === 'none').length)).toEqual([0, 1])
    for (const page of pages) {
      const body = page.slice(
        0,
        page.findIndex(({ text }) => text === copy.programme.note),
      )
      expect(body.at(-1)?.role).toBe('P')
      expect(body[0]?.role).toBe(page === pages[0] ? 'H1' : 'Lbl')
    }
  })

  it('goes on to as many pages as it takes, each heading with what is under it', async () => {
    for (const times of [9, 10, 11, 12, 13, 30]) {
      const [first] = morning.items
      const items = Array.from({ length: times }, () => first).filter((item) => !!item)
      const longer = [{ ...morning, items }, night]
      const found = await openPdf(await programmePdf({ ...specification, programme: longer }, site))
      expect(found.numPages).toBe(times > 20 ? 3 : 2)
      for (let number = 1; number <= found.numPages; number++) {
        const page = await taggedText(found, number)
        const end = page.findIndex(({ text }) => text === copy.programme.note)
        expect([times, number, page[end - 1]?.role]).toEqual([times, number, 'P'])
        const last = (role: string) => page.findLastIndex((line) => line.role === role)
        expect(last('H2')).toBeLessThanOrEqual(last('Lbl'))
      }
    }
  })
})
