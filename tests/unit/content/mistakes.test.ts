// What an organiser may get wrong in the content: where it is told, and how.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { readSiteContent } from '../../../scripts/content/site-content.ts'
import { eventFolder, mistakesOf, rows, spoil } from '../../support/mistakes.ts'
import { facts, specification } from '../../support/specification.ts'

const named = rows.map((row) => ({ row, what: row.slice(0, 3).join(' · ') }))
const wrong = named.filter(({ row }) => row[4] !== undefined)
const right = named.filter(({ row }) => row[4] === undefined)

describe('a mistake in the content', () => {
  it.each(wrong)('$what', ({ row }) => {
    const folder = eventFolder()
    const line = spoil(folder, row)
    const [file, , , field, says = ''] = row
    const problem = expect.stringContaining(says)
    expect(mistakesOf(folder)).toContainEqual({ file, line, field, problem })
  })
})

describe('what is none', () => {
  it.each(right)('$what', ({ row }) => {
    const folder = eventFolder()
    spoil(folder, row)
    expect(mistakesOf(folder)).toEqual([])
  })

  it('is a file as other systems write it', () => {
    const folder = eventFolder()
    for (const file of readdirSync(folder)) {
      const place = path.join(folder, file)
      writeFileSync(place, `\uFEFF${readFileSync(place, 'utf8').replaceAll('\n', '\r\n')}`)
    }
    expect(readSiteContent(folder)).toEqual(specification)
  })
})

describe('the mistakes of a run', () => {
  it('are told at once, in the order of the files, with folder, file, line and field', () => {
    const folder = eventFolder()
    spoil(folder, ['copy.yaml', 'skip: Saltar', '\tskip: Saltar'])
    spoil(folder, ['faq.yaml', 'id: zona-vip', 'id: Zona VIP'])
    const line = spoil(folder, ['event.yaml', 'replyHours: 48', 'replyHours: 0'])
    const files = mistakesOf(folder).map(({ file }) => file)
    expect(files).toEqual(['event.yaml', 'faq.yaml', 'copy.yaml'])
    expect(() => readSiteContent(folder)).toThrow(
      `hay 3 errores en el contenido:\n${folder}/event.yaml:${line} · replyHours: pone «0», pero se espera`,
    )
  })

  it('are told at once where files do not fit each other and texts name what there is not', () => {
    const folder = eventFolder()
    spoil(folder, ['programme.yaml', 'venue: mall', 'venue: mal'])
    spoil(folder, ['copy.yaml', '{fechaLarga}, en', '{fecha}, en'])
    spoil(folder, ['pages.yaml', 'heading: Ponentes', `heading: ${'Ponentes '.repeat(9)}aquí`])
    const files = mistakesOf(folder).map(({ file }) => file)
    expect(files).toContain('pages.yaml')
  })

  it.each([
    ['a wrong day', 'event.yaml', 'start: 2025-11-08T11', 'start: 2025-11-07T11', 'end'],
    [
      'hours of the event',
      'event.yaml',
      'end: 2025-11-08T21',
      'end: 2025-11-08T12',
      'parts[0].start',
    ],
    ['hours of a part', 'programme.yaml', 'end: 14:30', 'end: 11:10', 'parts[0].items[0].start'],
  ])('are the first alone, if the others follow from it: %s', (_, file, from, to, field) => {
    const folder = eventFolder()
    spoil(folder, [file, from, to])
    expect(mistakesOf(folder).map((one) => one.field)).toEqual([field])
  })

  it('leave nothing of an event that has moved behind', () => {
    const folder = eventFolder()
    const status = 'status: { is: moved, from: park, to: mall }'
    spoil(folder, ['event.yaml', 'replyHours: 48', `replyHours: 48\n${status}`])
    const told = mistakesOf(folder).map(({ file, problem }) => `${file}: ${problem}`)
    expect(told[0]).toMatch(/^programme\.yaml: .*«park».*pon «venue: mall»/)
    spoil(folder, ['programme.yaml', 'venue: park', 'venue: mall'])
    expect(new Set(mistakesOf(folder).map(({ field }) => field))).toEqual(
      new Set(['questions[5].answer']),
    )
    spoil(folder, ['faq.yaml', 'id: como-llegar', 'id: llegar'])
    const source = readFileSync(path.join(folder, 'faq.yaml'), 'utf8')
    const answer = /(?<=id: llegar\n.*\n {4}answer:)[^]*?(?=\n {2}- id)/
    writeFileSync(path.join(folder, 'faq.yaml'), source.replace(answer, ' Al [centro](mall).'))
    const { venues, state, programme } = readSiteContent(folder)
    expect(Object.keys(venues)).toEqual(['mall'])
    expect(programme.map(({ venue }) => venue)).toEqual(['mall', 'mall'])
    expect(state.strip?.text).toBe('Lo que iba a ser en el parque es en el centro comercial.')
  })
})

describe('what nobody reads in the folder', () => {
  it.each([
    ['speaker.yml', 'nadie lee este archivo. ¿Querías decir «speakers.yaml»?'],
    ['event.yaml.txt', 'quítale lo que sobra, y se llama «event.yaml»'],
    ['normas.md', 'va en la carpeta «pages»'],
    ['ponentes/a.jpg', 'nadie lee esta carpeta. Hay: pages, speakers, editions'],
    ['paginas/a.md', 'nadie lee esta carpeta. Hay: pages'],
  ])('%s is told', (name, problem) => {
    const folder = eventFolder()
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
    writeFileSync(path.join(folder, name), 'a: 1\n')
    const [file = ''] = name.split('/')
    expect(mistakesOf(folder)).toEqual([
      { file, line: 0, field: '', problem: expect.stringContaining(problem) },
    ])
  })

  it('is a file in the place of the folder', () => {
    expect(() => readSiteContent('tests/mistakes.yaml')).toThrow('CONTENT nombra un archivo')
  })
})

it.each([
  ['محمد', 'م'],
  ['Ana 🎉', '🎉'],
])('a letter that the site’s font has not, in %s, is refused by its name', (name, letter) => {
  const folder = eventFolder()
  const line = spoil(folder, ['speakers.yaml', 'name: Lucía Romero', `name: '${name}'`])
  expect(() => readSiteContent(folder)).toThrow(
    new RegExp(`speakers\\.yaml:${line} · speakers\\.lucia-romero\\.name: .*«${letter}»`),
  )
})

it('the README of the content names every fact', () => {
  const readme = readFileSync('src/content/README.md', 'utf8')
  for (const name of Object.keys(facts).filter(
    (one) => !/^(?:sedes|partes)\.(?!mall|morning)/.test(one),
  )) {
    expect(readme).toContain(`\`{${name}}\``)
  }
})
