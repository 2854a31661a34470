// The programme as a PDF, read back by pdf.js. Typst, which writes it, refuses to break PDF/UA-1 (accessible PDF).
import { describe, expect, it } from 'vitest'
import { programmePdf } from '../../../../../../scripts/build/outputs/programmePdf/programmePdf.ts'
import { openPdf, piecesOf, rolesOf, textsOf } from '../../../../../support/pdf.ts'
import { copy, event, morning, night, testEvent, venues } from '../../../../../support/evento.ts'
import type { WithProgramme } from '../../../../../../src/event/model.ts'

const site = { origin: 'https://ejemplo.example', base: '/evento/' }

/**
 * Makes the PDF of the tests' event after some changes, and reads it.
 * @returns the texts and the links of each page, and a function that counts elements of the structure tree
 */
async function makeAndReadPdf(changes: Partial<WithProgramme>, at = site) {
  const pdf = await openPdf(await programmePdf({ ...testEvent, ...changes }, at))
  const pageNumbers = Array.from({ length: pdf.numPages }, (_, i) => i + 1)
  const linksOn = async (pageNumber: number) => {
    const annotations = await (await pdf.getPage(pageNumber)).getAnnotations()
    return annotations.map(({ url, unsafeUrl }) => (url ?? unsafeUrl) as string)
  }
  const roles = (await Promise.all(pageNumbers.map((number) => rolesOf(pdf, number)))).flat()
  /** The number of elements with a role: "H1". */
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
/** Talks whose title is not that of their item. */
const talksWithTitle = talks.filter(({ talk, item }) => talk.title !== item.title)

/** A point is a 72nd of an inch, and an inch has 25.4 mm. */
const toMillimetres = (points: number) => Math.round((points / 72) * 25.4)

describe('the programme as a PDF', async () => {
  const { pdf, texts, countOf, links } = await makeAndReadPdf({})

  it('is two A4 pages', async () => {
    expect(pdf.numPages).toBe(2)
    const [, , width = 0, height = 0] = (await pdf.getPage(1)).view
    expect([width, height].map(toMillimetres)).toEqual([210, 297])
  })

  it('says on its first page when, where, what and who', () => {
    const expected = [
      'Jornadas del Cantábrico 2026',
      'Viernes 15 de mayo de 2026',
      '10:00–22:00',
      ...Object.values(venues).flatMap(({ name, street }) => [name, street]),
      ...programme.flatMap(({ title, start, end }) => [title, `${start}–${end}`]),
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

  it('says no price, and has no fact in braces', () => {
    expect(texts.join(' ')).not.toMatch(/€|precio de|\{|\}/)
  })

  it('links on its second page to the e-mail, the phone and the site', () => {
    // Screen readers skip the foot of a page (programme.typ). So only the last foot has links.
    expect(links[0]).toEqual([])
    const mail = `mailto:${event.email}`
    const waysToAskAboutAccess = [mail, `tel:${event.phone}`, `sms:${event.phone}`]
    const linksOfFoot = ['https://ejemplo.example/evento/', mail]
    expect(links[1]).toEqual([...waysToAskAboutAccess, ...linksOfFoot])
  })

  it('has headings of four levels, and marks the items of lists', () => {
    // H2: the two parts of the day, what a ticket includes, and access. H3: an item, a perk or a venue. H4: a talk.
    const counts = ['H1', 'H2', 'H3', 'H4'].map(countOf)
    const thirdLevel = items.length + perks.length + Object.keys(venues).length
    expect(counts).toEqual([1, 4, thirdLevel, talksWithTitle.length])
    // "Lbl" is the label of an item of a list, such as its bullet.
    expect(countOf('Lbl')).toBe(items.length + features.length)
  })

  it('has its texts in the order of reading', () => {
    const wholeText = texts.join(' ')
    let position = 0
    for (const { title } of [...items, ...perks]) {
      position = wholeText.indexOf(title, position)
      // The pair shows the title in the message of a failure.
      expect([title, position]).not.toEqual([title, -1])
    }
    expect(texts[0]).toContain('Nora Prieto Farera en Punta Clara')
  })

  it('tells its title, language, author and subject', async () => {
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

it('a longer programme has a third page, with head and foot on each page and links on the last', async () => {
  const longerProgramme = [morning, night].map((part) => ({
    ...part,
    items: [part.items, part.items].flat(),
  }))
  const { texts, countOf, links } = await makeAndReadPdf({ programme: longerProgramme })
  expect(['H1', 'H4'].map(countOf)).toEqual([1, 2 * talksWithTitle.length])
  expect(texts).toHaveLength(3)
  // The head of the second page ends with its number.
  expect(texts[1]).toMatch(/^Programa · Jornadas del Cantábrico 2026 2 /)
  for (const text of texts) {
    expect(text).toContain(copy.programme.note)
    expect(text).toContain(event.email)
  }
  expect(links.map(({ length }) => length)).toEqual([0, 0, 5])
})

describe('with long names and letters of other languages', async () => {
  const name = 'Jornadas de Datos Abiertos del Mediterráneo y de Innovación'
  const person = 'Nguyễn Ánh Łukasz Ștefănescu Őry Ağaoğlu Wiśniewski'
  // Typst writes no PDF with a letter that its fonts lack (PDF/UA-1), so this title shows that they have "₿" and "†".
  const item = { start: '11:00', end: '14:00', from: 0, to: 1, title: '₿ y †', description: '' }
  const tags = ['Para empezar', 'En inglés']
  const talk = { title: 'Una charla', speakers: [{ name: person }], tags }
  const part = { ...morning, title: 'La mañana y sus charlas', items: [{ ...item, talks: [talk] }] }
  const { pdf, texts } = await makeAndReadPdf({
    programme: [part, night],
    event: { ...event, name },
  })
  const pieces = (await piecesOf(pdf)).map(({ str }) => str)

  it('the PDF has the whole names, tags and hours', () => {
    expect(texts[0]).toContain(`${name} 2026`)
    expect(texts[0]).toContain('Para empezar · En inglés')
    // The letters of this name are in several files of the font, so the name is in several pieces.
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

it('an address that breaks at one of its hyphens gets no second hyphen', async () => {
  const email = 'hola+jornadas-del-cantabrico-de-datos-abiertos@mi-evento-del-muelle.example'
  const host = 'www.jornadas-del-cantabrico-de-datos-abiertos-en-el-muelle-de-levante.example'
  const runs = ['Escríbenos antes del 1 de mayo a ', { label: email, target: 'mail' }]
  const changes: Partial<WithProgramme> = {
    askFor: [{ at: ['early'], runs }],
    event: { ...event, email },
    perks: [{ ...perks[0]!, text: `Para la comida, escribe antes a ${email}.` }],
  }
  const { pdf } = await makeAndReadPdf(changes, { origin: `https://${host}`, base: '/' })
  const pieces = [...(await piecesOf(pdf, 1)), ...(await piecesOf(pdf, 2))].map(({ str }) => str)
  const joinedText = pieces.join('').replaceAll(/\s/g, '')
  // Twice at the foot of a page, once in a line about access, and once in the text of a perk.
  expect(joinedText.match(/hola\+jorna[^]*?\.example/g)).toEqual([email, email, email, email])
  // At the foot of both pages.
  expect(joinedText.match(/www\.[^]*?\.example/g)).toEqual([host, host])
  // Each of the two addresses is longer than a line, so it breaks.
  expect(pieces).not.toContain(email)
  expect(pieces).not.toContain(host)
})
