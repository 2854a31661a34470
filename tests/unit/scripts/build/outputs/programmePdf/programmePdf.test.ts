// The programme as a PDF, read back by pdf.js. Typst writes it, and fails if the PDF would break PDF/UA-1 (accessible PDF).
import { describe, expect, it } from 'vitest'
import { programmePdf } from '../../../../../../scripts/build/outputs/programmePdf/programmePdf.ts'
import { openPdf, piecesOf, rolesOf, textsOf } from '../../../../../support/pdf.ts'
import { copy, event, morning, night, testEvent, venues } from '../../../../../support/evento.ts'
import type { WithProgramme } from '../../../../../../src/event/model.ts'

const site = { origin: 'https://ejemplo.example', base: '/evento/' }

/**
 * The PDF of the tests' event after some changes.
 * @returns the PDF, the texts and the links of each page, and a function that counts elements of the structure tree
 */
async function readPdfAfter(changes: Partial<WithProgramme>, siteAddress = site) {
  const pdf = await openPdf(await programmePdf({ ...testEvent, ...changes }, siteAddress))
  const pageNumbers = Array.from({ length: pdf.numPages }, (_, i) => i + 1)
  const linksOn = async (pageNumber: number) => {
    const page = await pdf.getPage(pageNumber)
    const annotations = await page.getAnnotations()
    // pdf.js gives an address with a scheme that it does not know, such as `sms:`, only as `unsafeUrl`.
    return annotations.map(({ url, unsafeUrl }) => (url ?? unsafeUrl) as string)
  }
  const rolesByPage = await Promise.all(pageNumbers.map((number) => rolesOf(pdf, number)))
  const roles = rolesByPage.flat()
  /** The number of elements with a role, such as "H1". */
  const countOf = (wantedRole: string) => roles.filter((role) => role === wantedRole).length
  const texts = await textsOf(pdf)
  const links = await Promise.all(pageNumbers.map(linksOn))
  return { pdf, texts, links, countOf }
}

const { programme, perks, speakers } = testEvent
const items = programme.flatMap((part) => part.items)
const talks = items.flatMap((item) => (item.talks ?? []).map((talk) => ({ talk, item })))
const features = Object.values(venues).flatMap(({ accessLists }) =>
  accessLists.flatMap((list) => list.features),
)
/** Talks whose title differs from the title of their item. Only these have a heading. */
const talksWithHeading = talks.filter(({ talk, item }) => talk.title !== item.title)

/** Converts points, of which an inch has 72, into whole millimetres. An inch has 25.4 mm. */
const toMillimetres = (points: number) => Math.round((points / 72) * 25.4)

describe('the programme as a PDF', async () => {
  const { pdf, texts, countOf, links } = await readPdfAfter({})

  it('is two A4 pages', async () => {
    expect(pdf.numPages).toBe(2)
    const { view } = await pdf.getPage(1)
    // `view` has the left, bottom, right and top edges of the page.
    const [, , width = 0, height = 0] = view
    expect([width, height].map(toMillimetres)).toEqual([210, 297])
  })

  it('says on its first page when, where, what and who', () => {
    const expected = [
      'Jornadas del Cantábrico 2026',
      'Viernes 15 de mayo de 2026',
      '10:00–22:00',
      ...Object.values(venues).flatMap(({ name, street }) => [name, street]),
      ...programme.flatMap(({ title, start, end }) => [title, `${start}–${end}`]),
      // The end of an item is a piece of text below the start, so a space separates the two.
      ...items.flatMap(({ start, end, title }) => [`${start} –${end}`, title]),
      ...items.map(({ description = '' }) => description),
      ...talks.map(({ talk }) => talk.title),
      copy.programme.unnamed,
      ...Object.values(speakers).flatMap(({ name, role }) => [name, role]),
      copy.programme.note,
      event.email,
      'ejemplo.example/evento',
    ]
    for (const phrase of expected) expect(texts[0]).toContain(phrase)
  })

  it('says on its second page what a ticket includes, and how accessible the venues are', () => {
    const expected = [
      ...perks.flatMap(({ title, text }) => [title, text]),
      ...features,
      'Hasta el 1 de mayo',
    ]
    for (const phrase of expected) expect(texts[1]).toContain(phrase)
  })

  it('names no price, and has no unfilled fact in braces', () => {
    expect(texts.join(' ')).not.toMatch(/€|precio de|\{|\}/)
  })

  it('links on its second page to the e-mail, the phone and the site', () => {
    // Screen readers skip the foot of a page (programme.typ). So only the last foot has links.
    expect(links[0]).toEqual([])
    const mail = `mailto:${event.email}`
    const linksOfAccessibility = [mail, `tel:${event.phone}`, `sms:${event.phone}`]
    const linksOfFoot = ['https://ejemplo.example/evento/', mail]
    expect(links[1]).toEqual([...linksOfAccessibility, ...linksOfFoot])
  })

  it('has headings of four levels, and marks the items of lists', () => {
    expect(countOf('H1')).toBe(1)
    // The two parts of the day, what a ticket includes, and accessibility.
    expect(countOf('H2')).toBe(4)
    expect(countOf('H3')).toBe(items.length + perks.length + Object.keys(venues).length)
    expect(countOf('H4')).toBe(talksWithHeading.length)
    // "Lbl" is the label of an item of a list, such as its bullet.
    expect(countOf('Lbl')).toBe(items.length + features.length)
  })

  it('has its texts in reading order', () => {
    const wholeText = texts.join(' ')
    let position = 0
    for (const { title } of [...items, ...perks]) {
      position = wholeText.indexOf(title, position)
      // The pair shows the title in the message of a failure.
      expect([title, position]).not.toEqual([title, -1])
    }
    expect(texts[0]).toContain('Nora Prieto Farera en Punta Clara')
  })

  it('has its title, language, author and subject in its metadata', async () => {
    const { info } = await pdf.getMetadata()
    expect(info).toMatchObject({
      Language: 'es-ES',
      Title: 'Programa · Jornadas del Cantábrico 2026',
      Author: 'Jornadas del Cantábrico',
      // The start of the event, so that the same content gives the same bytes.
      CreationDate: 'D:20260515080000Z',
      Subject: expect.stringMatching(/^Charlas de 10:00 a 14:00 .+ 22:00\.$/),
    })
  })
})

it('a longer programme takes a third page. Each page has head and foot, and only the last one has links', async () => {
  const longerProgramme = [morning, night].map((part) => ({
    ...part,
    items: [...part.items, ...part.items],
  }))
  const { texts, countOf, links } = await readPdfAfter({ programme: longerProgramme })

  expect(countOf('H1')).toBe(1)
  expect(countOf('H4')).toBe(2 * talksWithHeading.length)
  expect(texts).toHaveLength(3)
  // The head of the second page ends with its number.
  expect(texts[1]).toMatch(/^Programa · Jornadas del Cantábrico 2026 2 /)
  for (const text of texts) {
    expect(text).toContain(copy.programme.note)
    expect(text).toContain(event.email)
  }
  const numbersOfLinks = links.map(({ length }) => length)
  expect(numbersOfLinks).toEqual([0, 0, 5])
})

describe('with long names and letters of other languages', async () => {
  const name = 'Jornadas de Datos Abiertos del Mediterráneo y de Innovación'
  const person = 'Nguyễn Ánh Łukasz Ștefănescu Őry Ağaoğlu Wiśniewski'
  // Typst fails at a character that its fonts lack (PDF/UA-1). So a PDF with this title proves that they have "₿" and "†".
  const item = { start: '11:00', end: '14:00', from: 0, to: 1, title: '₿ y †', description: '' }
  const tags = ['Para empezar', 'En inglés']
  const talk = { title: 'Una charla', speakers: [{ name: person }], tags }
  const part = { ...morning, title: 'La mañana y sus charlas', items: [{ ...item, talks: [talk] }] }
  const { pdf, texts } = await readPdfAfter({
    programme: [part, night],
    event: { ...event, name },
  })
  const pieces = (await piecesOf(pdf)).map(({ str }) => str)

  it('the PDF has the whole names, tags and hours', () => {
    expect(texts[0]).toContain(`${name} 2026`)
    expect(texts[0]).toContain('Para empezar · En inglés')
    // The glyphs of this name are in several files of the font, so the name is in several pieces.
    expect(pieces.join('').replace(/\s/g, '')).toContain(person.replace(/\s/g, ''))
    expect(pieces).toContain('10:00–14:00')
  })

  it('no line of the title ends with a short word', () => {
    // The date, which begins with its weekday, is below the title.
    const titleEnd = pieces.findIndex((piece) => piece.startsWith('Viernes'))
    const titleLines = pieces.slice(0, titleEnd)
    expect(titleLines.length).toBeGreaterThan(2)
    expect(titleLines.filter((line) => /\s(?:de|del|y)$/.test(line))).toEqual([])
  })
})

it('an address that wraps at one of its hyphens gets no second hyphen', async () => {
  const email = 'hola+jornadas-del-cantabrico-de-datos-abiertos@mi-evento-del-muelle.example'
  const host = 'www.jornadas-del-cantabrico-de-datos-abiertos-en-el-muelle-de-levante.example'
  const runs = ['Escríbenos antes del 1 de mayo a ', { label: email, target: 'mail' }]
  const changes: Partial<WithProgramme> = {
    askFor: [{ at: ['early'], runs }],
    event: { ...event, email },
    perks: [{ ...perks[0]!, text: `Para la comida, escribe antes a ${email}.` }],
  }

  const { pdf } = await readPdfAfter(changes, { origin: `https://${host}`, base: '/' })
  const piecesOfPages = [await piecesOf(pdf, 1), await piecesOf(pdf, 2)]
  const pieces = piecesOfPages.flat().map(({ str }) => str)
  const joinedText = pieces.join('').replaceAll(/\s/g, '')

  // The e-mail address is at the foot of both pages, in a line about accessibility, and in the text of a perk.
  expect(joinedText.match(/hola\+jorna[^]*?\.example/g)).toEqual([email, email, email, email])
  // The site's address is at the foot of both pages.
  expect(joinedText.match(/www\.[^]*?\.example/g)).toEqual([host, host])
  // An address that wraps is in several pieces.
  expect(pieces).not.toContain(email)
  expect(pieces).not.toContain(host)
})
