// Pages that are a text: their names and places, what becomes of Markdown, and the models to fill in.
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { accessibilityStatement } from '../../../scripts/audit/report/statement.ts'
import { criteria } from '../../../scripts/audit/criteria.ts'
import type { Outcome } from '../../../scripts/audit/model.ts'
import { ContentMistakes } from '../../../scripts/content/mistakes.ts'
import { readSiteContent } from '../../../scripts/content/site-content.ts'
import { filledIn, readTemplate, specimen, templates, writePapers } from '../../support/papers.ts'
import { event, facts, specification, specificationFolder } from '../../support/specification.ts'

function eventWith(papers: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'event-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  cpSync(specificationFolder, folder, { recursive: true })
  writePapers(folder, papers)
  return folder
}

function toldOf(folder: string): readonly string[] {
  try {
    readSiteContent(folder)
  } catch (error) {
    if (!(error instanceof ContentMistakes)) throw error
    return error.mistakes.map(({ file, line, problem }) => `${file}:${line} ${problem}`)
  }
  return []
}

const textOf = (body: string) => {
  const head = specimen.slice(0, specimen.indexOf('\nUna página'))
  return readSiteContent(eventWith({ 'normas.md': `${head}\n${body}\n` })).papers[0]?.text
}

const all = (change: (text: string) => string) =>
  Object.fromEntries(templates.map((name) => [name, change(readTemplate(name))]))

const outcomes = (of: (number: string, path: string) => Outcome) =>
  ['/', '/faq'].flatMap((page) =>
    criteria.map((criterion) => ({
      path: page,
      criterion,
      outcome: of(criterion.number, page),
      why: '',
      rules: [],
      judged: null,
    })),
  )
describe('pages of text', () => {
  it('are none as delivered', () => {
    expect(specification.papers).toEqual([])
    expect(readSiteContent('src/content').papers).toEqual([])
  })

  it('have their files’ names as paths, in the order of these', () => {
    const other = specimen.replace('title: Normas', 'title: Otras normas')
    const { papers } = readSiteContent(
      eventWith({ 'terminos.md': other, 'aviso-legal.md': specimen }),
    )
    expect(papers.map((paper) => paper.path)).toEqual(['/aviso-legal', '/terminos'])
    expect(papers[0]?.title).toBe(`Normas de la casa · ${facts.evento}`)
  })

  it.each(['Normas.md', 'las normas.md', 'código.md', 'a_b.md'])('are not called %s', (name) => {
    const [told] = toldOf(eventWith({ [name]: specimen }))
    expect(told).toContain(`pages/${name}:0 el nombre del archivo es la dirección de la página`)
  })

  it.each(['programa.md', '404.md', 'sin-conexion.md', 'assets.md'])(
    'do not take the place of another: %s',
    (name) => {
      const [told] = toldOf(eventWith({ [name]: specimen }))
      expect(told).toMatch(/^pages\/.*:0 «\/.*» ya es otra página del sitio/)
    },
  )

  it('do not share a title', () => {
    const told = toldOf(eventWith({ 'a.md': specimen, 'b.md': specimen }))
    expect(told).toEqual([expect.stringMatching(/^pages\/b\.md:2 .* ya es de pages\/a\.md\.$/)])
  })

  it('are told where they are nobody’s', () => {
    const folder = eventWith({ 'normas.txt': specimen, '.DS_Store': '' })
    writeFileSync(path.join(folder, 'normas.md'), specimen)
    mkdirSync(path.join(folder, 'pages', 'mas.md'))
    expect(toldOf(folder)).toEqual(['normas.md:0 una página de texto va en la carpeta «pages».'])
    rmSync(path.join(folder, 'normas.md'))
    expect(toldOf(folder)).toEqual([
      'pages/mas.md:0 nadie lee esta carpeta: una página es un archivo «.md».',
      'pages/normas.txt:0 nadie lee este archivo: una página es un archivo «.md».',
    ])
  })

  it('are read as other systems write them', () => {
    const odd = `\uFEFF${specimen.replaceAll('\n', '\r\n')}`
    const [one, other] = [specimen, odd].map((text) => readSiteContent(eventWith({ 'a.md': text })))
    expect(one?.papers).toEqual(other?.papers)
  })

  it('tell all that is wrong at once, after the mistakes of the other files', () => {
    const bad = specimen.replace('*énfasis*', '<i>').replace('Una cita', '[[CITA]]')
    const folder = eventWith({ 'b.md': bad, 'a.md': specimen.replace('(#que-hay)', '(#nada)') })
    const copy = readFileSync(path.join(folder, 'copy.yaml'), 'utf8')
    writeFileSync(path.join(folder, 'copy.yaml'), copy.replace('{fechaLarga}, en', '{fecha}, en'))
    const [first, ...told] = toldOf(folder).map((one) => one.split(' ')[0])
    expect(first).toMatch(/^copy\.yaml:/)
    expect(told).toEqual(['pages/a.md:30', 'pages/b.md:2', 'pages/b.md:10', 'pages/b.md:21'])
  })
})

describe('the text of a page', () => {
  it('has a section for each heading, whose ids are its words', () => {
    expect(textOf('Antes.\n\n## Qué datos\n\nUno.\n\n## Menú\n\n## Qué datos')).toEqual([
      ['section', {}, ['div', {}, ['p', {}, 'Antes.']]],
      ['section', {}, ['h2', { id: 'que-datos' }, 'Qué datos'], ['div', {}, ['p', {}, 'Uno.']]],
      ['section', {}, ['h2', { id: 'menu-2' }, 'Menú'], ['div', {}]],
      ['section', {}, ['h2', { id: 'que-datos-2' }, 'Qué datos'], ['div', {}]],
    ])
  })

  it('leads within the site, to its own parts, and out', () => {
    const links =
      '[a](programme) [b](/faq#market) [c](#d) [e](shop) [{correo}](mail) [f](tel:+34954000000)'
    const text = JSON.stringify(textOf(`## d\n\n${links}`))
    const found = [...text.matchAll(/\["a",(\{.*?\}),/g)].map(([, link = '']) => JSON.parse(link))
    expect(found).toEqual([
      { to: '/programa' },
      { to: '/faq#market' },
      { to: '/normas#d' },
      { href: event.ticketUrl },
      { href: `mailto:${event.email}` },
      { href: 'tel:+34954000000' },
    ])
  })

  it('names a table by the heading above it', () => {
    const text = JSON.stringify(textOf('## Plazos\n\n| a | b |\n|---|--:|\n| 1 | 2 |'))
    expect(text).toContain(
      '["table",{"label":"Plazos"},["thead",{},["tr",{},["th",{"scope":"col"},"a"]',
    )
    expect(text).toContain('["td",{"data-align":"right"},"2"]')
    const two = '| a |\n|---|\n| 1 |\n\nY\n\n| a |\n|---|\n| 1 |'
    expect(JSON.stringify(textOf(`## Plazos\n\n${two}`))).toContain('{"label":"Plazos (2)"}')
  })

  it('keeps a list’s first number and its paragraphs', () => {
    expect(JSON.stringify(textOf('3. uno\n\n4. dos'))).toContain(
      '["ol",{"start":"3"},["li",{},["p",{},"uno"]],["li",{},["p",{},"dos"]]]',
    )
  })
})

describe('the models to fill in', () => {
  it('are four, none of which can be published as it is', () => {
    expect(templates).toEqual([
      'accesibilidad.md',
      'aviso-legal.md',
      'codigo-de-conducta.md',
      'privacidad.md',
    ])
    const told = toldOf(eventWith(all(String)))
    for (const name of templates) {
      const blanks = readTemplate(name).match(/\[\[/g) ?? []
      const own = told.filter((one) => one.startsWith(`pages/${name}:`))
      expect(own.every((one) => one.includes('queda «[['))).toBe(true)
      expect(own).toHaveLength(blanks.length)
      expect(own[0]).toContain('queda «[[Un abogado tiene que leer este texto antes de publicarlo')
    }
  })

  it('are pages once they are filled in', () => {
    const { papers } = readSiteContent(eventWith(all(filledIn)))
    expect(papers.map((paper) => `${paper.path.slice(1)}.md`)).toEqual(templates)
  })
})

describe('the accessibility statement', () => {
  const tools = [{ name: 'axe-core', version: '4.14.1', url: 'https://axe.example/' }]
  const date = new Date('2025-10-01T23:30:00Z')
  const stated = (of: (number: string, path: string) => Outcome) =>
    accessibilityStatement(readTemplate('accesibilidad.md'), {
      verdicts: outcomes(of),
      tools,
      date,
    })

  it('says what the audit found: failures with their pages, open points, date, standard and tools', () => {
    const text = stated((number, page) => {
      if (number === '1.4.3' && page === '/faq') return 'failed'
      return number === '1.1.1' ? 'cantTell' : 'passed'
    })
    expect(text).not.toContain('[[AUDITORÍA')
    expect(text).toContain('es parcialmente conforme con las pautas WCAG 2.2, niveles A y AA.')
    expect(text).toContain('\n\n- 1.4.3 Contraste (mínimo) (nivel AA): /faq\n\n')
    expect(text).toContain('\n\n- 1.1.1 Contenido no textual (nivel A)\n\n')
    expect(text).toContain('fue preparada el 2 de octubre de 2025.')
    expect(text).toContain('axe-core 4.14.1 y pruebas propias.')
  })

  it('leaves it to a person to say that all is well', () => {
    const text = stated(() => 'passed')
    expect(text).toContain('Este sitio web es [[ELIGE: «plenamente conforme» si alguien')
    expect(text).toContain('Las pruebas automáticas no han encontrado ninguna.')
  })

  it('is a page as soon as its blanks are filled in', () => {
    const text = filledIn(stated(() => 'cantTell'))
    expect(toldOf(eventWith({ 'accesibilidad.md': text }))).toEqual([])
  })
})
