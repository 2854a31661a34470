import { describe, expect, it } from 'vitest'
import { programmePdf } from '../../../../scripts/outputs/programme-pdf/programme-pdf.ts'
import { copy, event, specification, venues } from '../../../support/specification.ts'
import { openPdf, type Tagged, taggedText, textOf } from '../../../support/pdf.ts'
import { lookUp } from '../../../../src/lib/lookUp.ts'

const site = { origin: 'https://sevilla.example', base: '/evento/' }

const bytes = await programmePdf(specification, site)
const pdf = await openPdf(bytes)
const tagged = await taggedText(pdf)
const textsAs = (role: string) =>
  tagged.filter((line) => line.role === role).map(({ text }) => text)

describe('the programme as a PDF', () => {
  it('is one A4 page', async () => {
    expect(pdf.numPages).toBe(1)
    const [, , width = 0, height = 0] = (await pdf.getPage(1)).view
    expect((width / 72) * 25.4).toBeCloseTo(210, 1)
    expect((height / 72) * 25.4).toBeCloseTo(297, 1)
  })

  it('says when, where, what and who', async () => {
    const page = await textOf(pdf)
    const { programme, perks } = specification
    const items = programme.flatMap((part) => part.items)
    const talks = items.flatMap((item) => item.talks ?? [])
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

  it('links to the site and to the e-mail', async () => {
    const links = await (await pdf.getPage(1)).getAnnotations()
    expect(links.map(({ url }) => url)).toEqual([
      'https://sevilla.example/evento/',
      `mailto:${event.email}`,
    ])
    expect(textsAs('Link')).toEqual(['sevilla.example/evento', event.email])
  })

  it('tags every text in reading order', async () => {
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
    const order = tagged.map(({ text }) => text)
    const talk = order.findIndex((text) => text.startsWith('Escuchar'))
    expect(order.slice(talk + 1, talk + 3)).toEqual([
      'Carmen Vidal',
      'Directora de producto en Tándem Salud',
    ])
    // Who copies the text gets it in the same order.
    expect(await textOf(pdf)).toBe(order.join(' '))
  })

  it('has the items of each part, their talks and the perks as lists', async () => {
    const count = ({ role, children }: Tagged, wanted: string): number =>
      children.reduce(
        (sum, child) => sum + ('role' in child ? count(child, wanted) : 0),
        role === wanted ? 1 : 0,
      )
    const root = (await (await pdf.getPage(1)).getStructTree()) as Tagged
    expect(count(root, 'L')).toBe(2 + 2 + 1)
    expect(count(root, 'LI')).toBe(5 + 5 + 8)
    expect(count(root, 'Figure')).toBe(0)
  })

  it('is marked as tagged, with title, language, author and subject', async () => {
    const { info } = await pdf.getMetadata()
    expect(info).toMatchObject({
      Language: 'es-ES',
      Title: 'Programa · Encuentro Startup Sevilla 2025',
      Author: 'Encuentro Startup Sevilla',
      CreationDate: 'D:20251108100000Z',
      Subject: expect.stringMatching(/^Charlas de 11:00 a 14:30 .+ 21:00\.$/),
    })
    expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true })
    expect(await pdf.getViewerPreferences()).toMatchObject({ DisplayDocTitle: true })
  })

  it('embeds the three fonts of the site alone', () => {
    const names = [...bytes.toString('latin1').matchAll(/\/FontName ?\/[A-Z]{6}\+([\w-]+)/g)]
    expect(new Set(names.map(([, name]) => name))).toEqual(
      new Set(['Bricolage-Bold', 'Bricolage-Display', 'Bricolage-Regular']),
    )
  })
})
