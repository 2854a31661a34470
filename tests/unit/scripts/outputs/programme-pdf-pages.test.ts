// Programmes that are longer than a page, and names that are longer than a line.
import { describe, expect, it } from 'vitest'
import { programmePdf } from '../../../../scripts/outputs/programme-pdf/programme-pdf.ts'
import { copy, event, morning, night, specification } from '../../../support/specification.ts'
import type { SiteContent } from '../../../../scripts/content/site-content.ts'
import { openPdf, piecesOf, taggedText, textOf } from '../../../support/pdf.ts'

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

it('twice the programme goes on on a second page, with head and foot on each and links on the last', async () => {
  const { perks } = specification
  const programme = [morning, night].map((part) => ({ ...part, items: times(2, part.items) }))
  const { pdf, texts, tagged } = await pagesOf({ perks: times(2, perks), programme })
  const lines = tagged.flat()
  const count = (wanted: string) => lines.filter(({ role }) => role === wanted).length
  expect([count('H1'), count('H2'), count('H3')]).toEqual([1, 2, 2 * 5 + 1])
  for (const { title } of perks) expect(lines.filter(({ text }) => text === title)).toHaveLength(2)
  expect(texts).toHaveLength(2)
  expect(texts[1]).toMatch(/^Programa · Encuentro Startup Sevilla 2025 2 /)
  for (const text of texts) {
    expect(text).toContain(copy.programme.note)
    expect(text).toContain(event.email)
  }
  expect(await (await pdf.getPage(1)).getAnnotations()).toEqual([])
  expect(await (await pdf.getPage(2)).getAnnotations()).toHaveLength(2)
})

describe('a longer one', () => {
  it.each([9, 10, 11, 12, 13])(
    'of %i items keeps each heading with what is under it',
    async (n) => {
      const items = times(n, morning.items.slice(0, 1))
      const { pdf, tagged } = await pagesOf({ programme: [{ ...morning, items }, night] })
      expect(pdf.numPages).toBe(2)
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
    const lines = (await piecesOf(pdf)).map(({ str }) => str)
    // Each part of the font is an item of its own.
    expect(lines.join('').replace(/\s/g, '')).toContain(person.replace(/\s/g, ''))
    const afterTitle = lines.findIndex((line) => line.startsWith('Sábado'))
    const title = lines.slice(0, afterTitle)
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
