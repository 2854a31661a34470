import { describe, expect, it } from 'vitest'
import { programmePdf } from '../../../../scripts/outputs/programme-pdf/programme-pdf.ts'
import {
  copy,
  event,
  morning,
  night,
  specification,
  speakers,
  venues,
} from '../../../support/specification.ts'
import { infoOf, itemsOf, openPdf, type Tagged, taggedText, textOf } from '../../../support/pdf.ts'
import { lookUp } from '../../../../src/lib/lookUp.ts'
import { programmePdfName } from '../../../../src/lib/programmeFile.ts'

const site = { origin: 'https://sevilla.example', base: '/evento/' }

const bytes = await programmePdf(specification, site)
const pdf = await openPdf(bytes)
const tagged = await taggedText(pdf)
const textsAs = (role: string) =>
  tagged.filter((line) => line.role === role).map(({ text }) => text)

describe('the programme as a PDF', () => {
  it('is named for a person', () => {
    expect(programmePdfName(event)).toBe('programa-encuentro-startup-sevilla-2025.pdf')
    const name = 'Reunión «Ñandú», 3.ª parte'
    expect(programmePdfName({ name, start: '2026-01-02T10:00:00+01:00' })).toBe(
      'programa-reunion-nandu-3-parte-2026.pdf',
    )
  })

  it('is one A4 page under 150 kB', async () => {
    expect(pdf.numPages).toBe(1)
    const [, , width = 0, height = 0] = (await pdf.getPage(1)).view
    expect((width / 72) * 25.4).toBeCloseTo(210, 1)
    expect((height / 72) * 25.4).toBeCloseTo(297, 1)
    expect(bytes.length).toBeLessThan(150_000)
  })

  it('says when, where, what and who', async () => {
    const page = await textOf(pdf)
    const { programme, perks } = specification
    const items = programme.flatMap((part) => part.items)
    const talks = items.flatMap((item) => item.talks ?? [])
    expect(items).toHaveLength(5)
    expect(talks).toHaveLength(5)
    expect(perks).toHaveLength(8)
    const said = [
      'Encuentro Startup Sevilla 2025',
      'Sábado 8 de noviembre de 2025',
      '11:00–21:00',
      ...Object.values(venues).flatMap(({ name, street }) => [name, street]),
      ...programme.flatMap(({ title, start, end }) => [title, `${start}–${end}`]),
      ...items.flatMap(({ start, end, title }) => [`${start} –${end}`, title]),
      ...talks.flatMap(({ speaker = '', talk }) => {
        const { name, role } = lookUp(specification.speakers, speaker)
        return [talk, name, role]
      }),
      ...perks.flatMap(({ title, text }) => [title, text]),
      copy.programme.note,
      event.email,
      'sevilla.example/evento',
    ]
    for (const phrase of said) expect(page).toContain(phrase)
    expect(page).not.toMatch(/€|precio de|\{|\}/)
  })

  it('has one edge in its right half, the perks in their four columns apart', async () => {
    const atEdge = [
      '11:00–21:00',
      venues.mall.name,
      venues.park.name,
      speakers['javier-ortega'].name,
    ]
    const lefts = (await itemsOf(pdf)).flatMap((item) =>
      'str' in item && [...atEdge, 'Los horarios'].some((text) => item.str.startsWith(text))
        ? [Math.round(item.transform[4] as number)]
        : [],
    )
    expect(lefts).toHaveLength(atEdge.length + 1)
    expect(new Set(lefts).size).toBe(1)
  })

  it('links to the site and to the e-mail', async () => {
    const links = await (await pdf.getPage(1)).getAnnotations()
    expect(links.map(({ url }) => url)).toEqual([
      'https://sevilla.example/evento/',
      `mailto:${event.email}`,
    ])
    expect(textsAs('Link')).toEqual(['sevilla.example/evento', event.email])
  })

  it('tags every text in reading order', () => {
    expect(textsAs('none')).toEqual([])
    expect(textsAs('H1')).toEqual(['Programa Encuentro Startup Sevilla 2025'])
    expect(textsAs('H2')).toEqual(['La mañana 11:00–14:30', 'La tarde y la noche 14:30–21:00'])
    expect(textsAs('H3')).toEqual([
      'Bienvenida',
      'Keynotes y conversaciones',
      'Invitada especial',
      'Preguntas y cierre',
      'Electrolunch + VIP',
      'Todo esto va con tu entrada',
    ])
    expect(textsAs('Lbl')).toHaveLength(5)
    const order = tagged.map(({ text }) => text)
    const [talk, name, role] = [/^Escuchar/, /^Carmen Vidal$/, /^Directora de producto/].map(
      (start) => order.findIndex((text) => start.test(text)),
    )
    expect([name, role]).toEqual([(talk ?? 0) + 1, (talk ?? 0) + 2])
  })

  it('nests the talks in their list, and the lists in the document', async () => {
    const root = (await (await pdf.getPage(1)).getStructTree()) as Tagged
    const [document] = root.children as readonly Tagged[]
    expect(document?.role).toBe('Document')
    const roles = new Set<string>()
    const walk = ({ role, children }: Tagged, above: string) => {
      roles.add(`${above}>${role}`)
      for (const child of children) if ('role' in child) walk(child, role)
    }
    walk(document as Tagged, 'Root')
    expect([...roles].toSorted()).toEqual(
      [
        'Root>Document',
        'Document>H1',
        'Document>H2',
        'Document>H3',
        'Document>L',
        'Document>P',
        'L>LI',
        'LI>LBody',
        'LI>Lbl',
        'LBody>H3',
        'LBody>L',
        'LBody>P',
        'P>Link',
      ].toSorted(),
    )
  })

  it('draws the tiles and lines as an artifact', async () => {
    const items = await itemsOf(pdf)
    expect(items[0]).toMatchObject({ type: 'beginMarkedContentProps', tag: 'Artifact' })
    expect(items[1]).toMatchObject({ type: 'endMarkedContent' })
  })

  it('is marked as tagged, with title, language, author and subject', async () => {
    const info = await infoOf(pdf)
    expect(info).toMatchObject({
      PDFFormatVersion: '1.7',
      Language: 'es-ES',
      Title: 'Programa · Encuentro Startup Sevilla 2025',
      Author: 'Encuentro Startup Sevilla',
      CreationDate: 'D:20251108100000Z',
    })
    expect(info.Subject).toMatch(/^Charlas de 11:00 a 14:30 .+ 21:00\.$/)
    expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true })
    expect(await pdf.getViewerPreferences()).toMatchObject({ DisplayDocTitle: true })
  })

  it('embeds its three fonts, each under a name of its own', () => {
    const file = bytes.toString('latin1')
    expect(file.match(/\/FontFile2 \d+ 0 R/g)).toHaveLength(3)
    const names = [...file.matchAll(/\/FontName \/[A-Z]{6}\+([\w-]+)/g)].map(([, name]) => name)
    expect(names.toSorted()).toEqual(['Bricolage-Bold', 'Bricolage-Display', 'Bricolage-Regular'])
    expect(file).not.toContain('Helvetica')
  })

  it('is the same file every time', async () => {
    expect((await programmePdf(specification, site)).equals(bytes)).toBe(true)
  })
})

describe('other content', () => {
  it('that cannot be placed stops with the file to change', async () => {
    const longName = { ...event, name: 'Encuentro Interdisciplinario '.repeat(4).trim() }
    await expect(programmePdf({ ...specification, event: longName }, site)).rejects.toThrow(
      /Encuentro Interdisciplinario.* too long for the head .*event\.yaml/,
    )
    const [, keynotes] = morning.items
    const talks = Array.from({ length: 60 }, () => keynotes?.talks?.[0]).filter((talk) => !!talk)
    const items = [{ start: '11:00', end: '14:00', title: 'Maratón', description: '', talks }]
    const long = [{ ...morning, items }, night]
    await expect(programmePdf({ ...specification, programme: long }, site)).rejects.toThrow(
      /«La mañana .*» is longer than a page .*programme\.yaml/,
    )
  })
})
