// @vitest-environment node
import { getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { describe, expect, it } from 'vitest'
import { programmePdf } from '../../../../scripts/outputs/programme-pdf/programme-pdf.ts'
import { type SiteContent, siteContent } from '../../../../scripts/outputs/site-content.ts'
import { copy } from '../../../../src/content/copy.ts'
import { programmePdfName } from '../../../../src/lib/programmeFile.ts'

const site = { origin: 'https://sevilla.example', base: '/evento/' }

const open = (bytes: Buffer) => getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise

async function itemsOf(pdf: PDFDocumentProxy) {
  const { items } = await (await pdf.getPage(1)).getTextContent({ includeMarkedContent: true })
  return items
}

async function infoOf(pdf: PDFDocumentProxy) {
  return (await pdf.getMetadata()).info as Readonly<Record<string, unknown>>
}

/** What a person would copy from the page, on one line. */
async function textOf(pdf: PDFDocumentProxy): Promise<string> {
  const strings = (await itemsOf(pdf)).flatMap((item) => ('str' in item ? [item.str] : []))
  return strings.join(' ').replace(/\s+/g, ' ')
}

type Tagged = { readonly role: string; readonly children: readonly (Tagged | { id?: string })[] }
type Line = { readonly role: string; readonly text: string }

/** The texts of the structure tree in its order, each with the element that holds it. */
async function taggedText(pdf: PDFDocumentProxy): Promise<readonly Line[]> {
  const texts = new Map<string, string>()
  const marked: (string | undefined)[] = []
  for (const item of await itemsOf(pdf)) {
    if (!('str' in item)) {
      if (item.type === 'endMarkedContent') marked.pop()
      else marked.push(item.id)
      continue
    }
    const id = marked.at(-1) ?? 'untagged'
    texts.set(id, `${texts.get(id) ?? ''} ${item.str}`)
  }
  const lines = ({ role, children }: Tagged): Line[] => {
    const inside = children.map((child) =>
      'role' in child ? lines(child) : (texts.get(child.id ?? '') ?? ''),
    )
    const own = inside.filter((text) => typeof text === 'string').join(' ')
    const text = own.replace(/\s+/g, ' ').trim()
    return [
      ...(text ? [{ role, text }] : []),
      ...inside.filter((found) => typeof found !== 'string'),
    ].flat()
  }
  const root = (await (await pdf.getPage(1)).getStructTree()) as Tagged
  const untagged = texts.get('untagged')?.trim()
    ? [{ role: 'none', text: texts.get('untagged') ?? '' }]
    : []
  return [...lines(root), ...untagged]
}

const bytes = await programmePdf(siteContent, site)
const pdf = await open(bytes)
const tagged = await taggedText(pdf)
const textsAs = (role: string) =>
  tagged.filter((line) => line.role === role).map(({ text }) => text)

describe('the programme as a PDF', () => {
  it('is named for a person', () => {
    expect(programmePdfName(siteContent.event)).toBe('programa-encuentro-startup-sevilla-2025.pdf')
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
    const { venues, programme, speakers, perks, event } = siteContent
    const parts = [programme.morning, programme.night]
    const items = parts.flatMap((part) => part.items)
    const talks = items.flatMap((item) => item.talks ?? [])
    expect(items).toHaveLength(5)
    expect(talks).toHaveLength(5)
    expect(perks).toHaveLength(8)
    const said = [
      'Encuentro Startup Sevilla 2025',
      'Sábado 8 de noviembre de 2025',
      '11:00–21:00',
      ...Object.values(venues).flatMap(({ name, street }) => [name, street]),
      ...parts.flatMap(({ title, start, end }) => [title, `${start}–${end}`]),
      ...items.flatMap(({ start, end, title }) => [`${start} –${end}`, title]),
      ...talks.flatMap(({ speaker, talk }) => [
        talk,
        speakers[speaker].name,
        speakers[speaker].role,
      ]),
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
      `mailto:${siteContent.event.email}`,
    ])
    expect(textsAs('Link')).toEqual(['sevilla.example/evento', siteContent.event.email])
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
    expect(info.Subject).toMatch(/^Hora a hora: .+ 21:00\.$/)
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
    expect((await programmePdf(siteContent, site)).equals(bytes)).toBe(true)
  })
})

describe('other content', () => {
  const { event, speakers, programme, perks } = siteContent

  it('shows in the text and in the title', async () => {
    const moved: SiteContent = {
      ...siteContent,
      event: { ...event, start: '2026-11-14T10:30:00+01:00', end: '2026-11-14T22:00:00+01:00' },
      speakers: {
        ...speakers,
        'marta-leon': { name: 'Núria Gonçalves', role: 'Astrónoma', bio: '' },
      },
    }
    const altered = await open(await programmePdf(moved, site))
    const text = await textOf(altered)
    for (const phrase of ['Sábado 14 de noviembre de 2026', '10:30–22:00', 'Núria Gonçalves']) {
      expect(text).toContain(phrase)
    }
    expect(text).not.toMatch(/2025|Marta León|Presidenta/)
    const info = await infoOf(altered)
    expect(info.Title).toBe('Programa · Encuentro Startup Sevilla 2026')
  })

  const withItems = (count: number): SiteContent => {
    const [first] = programme.morning.items
    if (!first) throw new Error('The programme has no item to repeat.')
    const items = [...programme.morning.items, ...Array.from({ length: count }, () => first)]
    return { ...siteContent, programme: { ...programme, morning: { ...programme.morning, items } } }
  }

  it('takes another item in smaller text, still on one page', async () => {
    expect((await open(await programmePdf(withItems(1), site))).numPages).toBe(1)
  })

  it('that does not fit stops with the files to shorten', async () => {
    await expect(programmePdf(withItems(9), site)).rejects.toThrow(
      /\d+ mm too long .*src\/content\/programme\.ts .*src\/content\/perks\.ts/,
    )
    const longPerks = perks.map((perk) => ({ ...perk, text: perk.text.repeat(6) }))
    await expect(programmePdf({ ...siteContent, perks: longPerks }, site)).rejects.toThrow(
      /perks\.ts/,
    )
    const longName = { ...event, name: 'Encuentro Interdisciplinario '.repeat(4).trim() }
    await expect(programmePdf({ ...siteContent, event: longName }, site)).rejects.toThrow(
      /event\.ts/,
    )
  })

  it('that the font cannot write stops with the text', async () => {
    const greek = { name: 'Ελένη', role: 'Invitada', bio: '' }
    const content = { ...siteContent, speakers: { ...speakers, 'marta-leon': greek } }
    await expect(programmePdf(content, site)).rejects.toThrow(/Ε λ .*«Ελένη»/)
  })
})
