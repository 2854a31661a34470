// Programmes that are longer, and events of which there is news.
import { describe, expect, it } from 'vitest'
import { programmePdf } from '../../../../scripts/outputs/programme-pdf/programme-pdf.ts'
import { alteredEvent } from '../../../support/altered-event.ts'
import { copy, event, morning, night, specification } from '../../../support/specification.ts'
import type { SiteContent } from '../../../../scripts/content/site-content.ts'
import type { Event } from '../../../../src/content/schema.ts'
import { itemsOf, openPdf, taggedText, textOf } from '../../../support/pdf.ts'

const site = { origin: 'https://sevilla.example', base: '/evento/' }

const times = <One>(count: number, list: readonly One[]) =>
  Array.from({ length: count }, () => list).flat()

async function pagesOf(change: Partial<SiteContent>) {
  const pdf = await openPdf(await programmePdf({ ...specification, ...change }, site))
  const numbers = Array.from({ length: pdf.numPages }, (_, i) => i + 1)
  return {
    pdf,
    texts: await Promise.all(numbers.map((number) => textOf(pdf, number))),
    tagged: await Promise.all(numbers.map((number) => taggedText(pdf, number))),
  }
}

describe('twice the programme', async () => {
  const { perks } = specification
  const programme = [morning, night].map((part) => ({ ...part, items: times(2, part.items) }))
  const { pdf, texts, tagged } = await pagesOf({ perks: times(2, perks), programme })
  const lines = tagged.flat()
  const count = (role: string) => lines.filter((line) => line.role === role).length

  it('flows on to a second A4 page', async () => {
    expect(pdf.numPages).toBe(2)
    expect((await pdf.getPage(2)).view).toEqual((await pdf.getPage(1)).view)
  })

  it('says everything', () => {
    expect([count('H1'), count('H2'), count('H3')]).toEqual([1, 2, 2 * 5 + 1])
    for (const { title } of perks) {
      expect(lines.filter(({ text }) => text === title)).toHaveLength(2)
    }
  })

  it('has head and foot on each page, and links on the last', async () => {
    expect(texts[1]).toMatch(/^Programa · Encuentro Startup Sevilla 2025 2 /)
    for (const text of texts) {
      expect(text).toContain(copy.programme.note)
      expect(text).toContain(event.email)
    }
    expect(await (await pdf.getPage(1)).getAnnotations()).toEqual([])
    expect(await (await pdf.getPage(2)).getAnnotations()).toHaveLength(2)
  })
})

describe('a longer one', () => {
  it.each([9, 10, 11, 12, 13, 30])(
    'of %i items keeps each heading with what is under it',
    async (n) => {
      const items = times(n, morning.items.slice(0, 1))
      const { pdf, tagged } = await pagesOf({ programme: [{ ...morning, items }, night] })
      expect(pdf.numPages).toBe(n > 20 ? 3 : 2)
      const body = tagged.map((page) => page.filter(({ role }) => role !== 'none'))
      for (const page of body) {
        expect(page.at(-1)?.role).not.toMatch(/^H/)
        expect(page.findLastIndex(({ role }) => role === 'H2')).toBeLessThanOrEqual(
          page.findLastIndex(({ role }) => role === 'Lbl'),
        )
      }
      expect(body.flat().filter(({ role }) => role === 'Lbl')).toHaveLength(n + 1)
    },
  )

  it('divides an item that no page can hold', async () => {
    const [talk] = morning.items[1]?.talks ?? []
    const talks = times(60, talk ? [talk] : [])
    const items = [{ start: '11:00', end: '14:00', title: 'Maratón', description: '', talks }]
    const { pdf, tagged } = await pagesOf({ programme: [{ ...morning, items }, night] })
    expect(pdf.numPages).toBe(3)
    expect(tagged.flat().filter(({ text }) => text === talk?.talk)).toHaveLength(60)
  })
})

describe('long and foreign names', () => {
  it('are written whole, and no line of a title ends on a little word', async () => {
    const name = 'Jornadas de Datos Abiertos del Mediterráneo y de Innovación'
    const person = 'Nguyễn Ánh Łukasz Ștefănescu Őry Ağaoğlu Wiśniewski'
    const talks = [{ talk: 'Una charla', name: person }]
    const items = [{ start: '11:00', end: '14:00', title: 'Charlas', description: '', talks }]
    const programme = [{ ...morning, items }, night]
    const { pdf, texts } = await pagesOf({ programme, event: { ...event, name } })
    expect(texts[0]).toContain(`${name} 2025`)
    const lines = (await itemsOf(pdf)).flatMap((item) => ('str' in item ? [item.str] : []))
    // Each part of the font is an item of its own.
    expect(lines.join('').replace(/\s/g, '')).toContain(person.replace(/\s/g, ''))
    const title = lines.slice(
      0,
      lines.findIndex((line) => line.startsWith('Sábado')),
    )
    expect(title.length).toBeGreaterThan(2)
    expect(title.filter((line) => /\s(?:de|del|y)$/.test(line))).toEqual([])
  })

  it('that fit no page are refused', async () => {
    const name = 'Encuentro Interdisciplinario '.repeat(60).trim()
    await expect(pagesOf({ event: { ...event, name } })).rejects.toThrow(
      /Encuentro Interdisciplinario.* does not fit in the head of the programme PDF/,
    )
  })
})

describe('an event that is', () => {
  const news: readonly (readonly [Event['status'], string, string])[] = [
    [{ is: 'cancelled' }, 'Cancelado', 'No se celebra el 8 de noviembre.'],
    [{ is: 'postponed' }, 'Aplazado', 'No se celebra el 8 de noviembre y aún no hay otra fecha.'],
    [{ is: 'postponed', day: '2026-01-17' }, 'Nueva fecha', 'Se celebra el 17 de enero de 2026'],
  ]
  it.each(news)(
    '%o says so in the largest letters of its first page',
    async (status, label, text) => {
      const content = alteredEvent({
        event: (before) => ({ ...before, ...(status && { status }) }),
      })
      const { pdf, texts, tagged } = await pagesOf(content)
      expect(pdf.numPages).toBe(1)
      expect(tagged[0]?.[0]?.text).toMatch(new RegExp(`^Programa · Encuentro .+ ${label}$`))
      expect(texts[0]).toContain(text)
      const items = (await itemsOf(pdf)).flatMap((item) => ('str' in item ? [item] : []))
      const largest = items.toSorted((one, other) => other.height - one.height)[0]
      expect([largest?.str, (largest?.height ?? 0) > 35]).toEqual([label, true])
      const isStruck = tagged[0]?.some(
        ({ role, text: struck }) => role === 'Span' && struck.endsWith('2025'),
      )
      expect(isStruck).toBe(content.state.calledOff)
    },
  )
})
