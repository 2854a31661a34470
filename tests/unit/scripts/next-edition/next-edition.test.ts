// `npm run next-edition`: what becomes of the content when an edition is over.
import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { readContent } from '../../../../scripts/content/read-content.ts'
import { marked } from '../../../../scripts/content/samples.ts'
import { type Changes, contentCopy, startOn } from '../../../support/next-edition.ts'
import { specificationFolder } from '../../../support/specification.ts'

/** Lines that git shows as new and as gone, by file. */
function linesChanged(folder: string, before = specificationFolder) {
  const args = ['diff', '--no-index', '--numstat', before, folder]
  let told = ''
  try {
    execFileSync('git', args, { encoding: 'utf8' })
  } catch (error) {
    told = (error as { stdout: string }).stdout
  }
  return Object.fromEntries(
    told
      .trim()
      .split('\n')
      .map((line) => {
        const [added, removed, file = ''] = line.split('\t')
        return [path.basename(file.replace('}', '')), [Number(added), Number(removed)]]
      }),
  )
}

const filesOf = (folder: string) =>
  readdirSync(folder).map((name) => [name, readFileSync(path.join(folder, name), 'utf8')])

describe('the next edition of the specified event', () => {
  it('keeps clock times, empties the speakers, and tells what nobody knows as unknown', async () => {
    const folder = contentCopy()
    const told = await startOn(folder, '2026-11-14')
    const { data } = readContent(folder)
    expect(data.event).toMatchObject({
      start: '2026-11-14T11:00:00+01:00',
      end: '2026-11-14T21:00:00+01:00',
      updated: '2025-12-01',
    })
    expect(data.editions.editions.at(-1)).toEqual({
      id: 'la-edicion-de-2025',
      title: 'La edición de 2025',
      description: 'Fue el 8 de noviembre, en Sevilla.',
      year: 2025,
    })
    expect(data.speakers.speakers).toEqual({})
    const items = data.programme.parts.flatMap((part) => part.items)
    const before = readContent(specificationFolder).data.programme.parts
    const times = before.flatMap((part) => part.items).map(({ start, end }) => [start, end])
    expect(items.map(({ start, end }) => [start, end])).toEqual(times)
    const talks = items.flatMap((item) => (item.talks ? [item.talks] : []))
    expect(talks).toEqual([[{ talk: 'Tema por anunciar' }], [{ talk: 'Tema por anunciar' }]])
    expect(told).toContain('se han quitado 5')
    expect(told).toContain('Queda por hacer:\n  1. ')
  })

  it('is as announced and on sale, whatever became of the one before', async () => {
    const line = 'ticketPlatform: Eventbrite\n'
    const state = [
      'status: { is: postponed, day: 2025-11-22 }',
      'tickets: { sale: [{ is: sold-out }] }',
      'notice: { text: Llueve. }',
    ]
    const folder = contentCopy({ 'event.yaml': [[line, `${line}${state.join('\n')}\n`]] })
    const told = await startOn(folder, '2026-11-14')
    expect(told).toContain('El estado, el aviso y la venta empiezan de nuevo')
    const { data, state: next } = readContent(folder)
    expect(data.event.start).toBe('2026-11-14T11:00:00+01:00')
    expect(next).toMatchObject({ name: null, calledOff: false, notice: {} })
    expect(next.sale?.map(({ is }) => is)).toEqual(['open'])
  })

  it('tells which photos nobody needs any more', async () => {
    const folder = contentCopy()
    mkdirSync(path.join(folder, 'speakers'))
    writeFileSync(path.join(folder, 'speakers', 'marta-leon.jpg'), '')
    const told = await startOn(folder, '2026-11-14')
    expect(told).toContain('Quita las fotos de los ponentes de antes: ')
    expect(told).toContain(path.join('speakers', 'marta-leon.jpg'))
    expect(await startOn(contentCopy(), '2026-11-14')).not.toContain('fotos')
  })

  it('shows as one small difference', async () => {
    const folder = contentCopy()
    await startOn(folder, '2026-11-14')
    expect(linesChanged(folder)).toEqual({
      // Four lines of the entry, one that marks it.
      'editions.yaml': [5, 0],
      'event.yaml': [3, 3],
      // Two talks for five with their speakers; the mark, with its list.
      'programme.yaml': [6, 10],
      'speakers.yaml': [3, 57],
    })
  })

  it('is marked, so that prelaunch lists what waits for somebody', async () => {
    const folder = contentCopy({
      'event.yaml': [
        ['ticketUrl: https://www.eventbrite.es/', 'ticketUrl: https://entradas.example/2025'],
        ['  - https://www.eventbrite.es/\n', ''],
      ],
      'venues.yaml': [['  - Parque de las Albercas\n', '']],
      'programme.yaml': [['  - Un cuarto de hora y una sola historia,\n', '']],
    })
    const told = await startOn(folder, '2026-11-14')
    const fields = (mark: 'samples' | 'promises') =>
      marked(mark, folder).map(({ file, field }) => `${file} ${field}`)
    expect(fields('samples')).toEqual(
      expect.arrayContaining([
        'event.yaml ticketUrl',
        'editions.yaml editions[6].title',
        'programme.yaml parts[0].items[1].talks[0].talk',
        'programme.yaml parts[0].items[2].talks[0].talk',
      ]),
    )
    expect(fields('samples').filter((field) => field.startsWith('speakers'))).toEqual([])
    expect(fields('promises')).toEqual(
      expect.arrayContaining([
        'venues.yaml venues.park.name',
        'programme.yaml parts[0].items[2].description',
      ]),
    )
    expect(told).toContain('(samples de event.yaml): «https://entradas.example/2025»')
  })

  it('shows the moments that somebody told, each under an id of its own, and marks none', async () => {
    const folder = contentCopy()
    const moments = [
      { title: 'Auditorio lleno', description: 'Otra vez: "lleno" # de verdad.' },
      { title: '¡¡A!!', description: 'Sin palabras. '.repeat(20).trim() },
    ]
    await startOn(folder, '2026-11-14', { moments })
    const { editions } = readContent(folder).data.editions
    expect(editions.slice(-2)).toEqual([
      { id: 'auditorio-lleno-2', year: 2025, ...moments[0] },
      { id: 'a', year: 2025, ...moments[1] },
    ])
    expect(linesChanged(folder)['editions.yaml']).toEqual([11, 0])
  })

  it('can be followed by the one after it', async () => {
    const folder = contentCopy()
    await startOn(folder, '2026-11-14')
    const first = contentCopy()
    await startOn(first, '2026-11-14')
    await startOn(folder, '2027-06-12', { updated: '2026-12-01' })
    const { data } = readContent(folder)
    expect(data.event.start).toBe('2027-06-12T11:00:00+02:00')
    expect(data.event.end).toBe('2027-06-12T21:00:00+02:00')
    expect(data.editions.editions.map(({ year }) => year)).toEqual([
      2022, 2022, 2023, 2023, 2024, 2024, 2025, 2026,
    ])
    expect(linesChanged(folder, first)).toEqual({ 'editions.yaml': [5, 0], 'event.yaml': [3, 3] })
    expect(marked('samples', folder).filter(({ value }) => /La edición/.test(value))).toHaveLength(
      2,
    )
  })
})

describe('the days of the next edition', () => {
  it('have the offset of the event’s own zone', async () => {
    const folder = contentCopy({
      'event.yaml': [
        ['11:00:00+01:00', '11:00:00+00:00'],
        ['21:00:00+01:00', '21:00:00+00:00'],
        ['timeZone: Europe/Madrid', 'timeZone: Atlantic/Canary'],
      ],
    })
    await startOn(folder, '2026-07-04')
    expect(readContent(folder).data.event.start).toBe('2026-07-04T11:00:00+01:00')
    await startOn(folder, '2027-02-28', { updated: '2026-09-01' })
    expect(readContent(folder).data.event.start).toBe('2027-02-28T11:00:00+00:00')
  })

  it('are told where the past one is still typed', async () => {
    const typed: Changes = {
      'perks.yaml': [
        ['La mañana entera', 'El sábado 8 de noviembre de 2025, con Carmen Vidal'],
        ['toda la tarde', 'los sábados, y en noviembreño'],
        ['Desde la comida', 'Con 20250 personas'],
      ],
      'event.yaml': [['name: Encuentro Startup Sevilla', 'name: Sábado']],
    }
    const told = await startOn(contentCopy(typed), '2026-06-14')
    const lines = told.split('\n').filter((line) => /^ {5}(?:perks|event)\.yaml/.test(line))
    expect(lines.map((line) => line.trim())).toEqual([
      'perks.yaml:6 · perks[0].text: «8 de noviembre», «2025», «sábado», «Carmen Vidal»',
      'perks.yaml:10 · perks[2].text: «sábado»',
    ])
    const again = await startOn(contentCopy(), '2026-11-14')
    expect(again).not.toMatch(/nombran algo de la edición anterior/)
  })
})

describe('nothing is written', () => {
  const moment = { title: 'Un día', description: 'Bueno.' }
  it.each([
    ['a day before the last edition', '2024-11-14', {}, 'no va después de la edición que termina'],
    ['its very day', '2025-11-08', {}, 'no va después'],
    ['another day of its year', '2025-12-20', {}, '2025 ya es el año de la edición que termina'],
    ['no day of the calendar', '2026-02-30', {}, '«2026-02-30» no es ningún día'],
    ['another way to write one', '14/11/2026', {}, 'escríbelo año-mes-día'],
    ['no day of the change', '2026-11-14', { updated: 'ayer' }, '«ayer» no es ningún día'],
    ['a change before the last one', '2026-11-14', { updated: '2025-10-19' }, 'es anterior'],
    [
      'a title that is too long',
      '2026-11-14',
      { moments: [{ ...moment, title: 'x'.repeat(61) }] },
      'editions[6].title: pone',
    ],
    [
      'a fact that does not exist',
      '2026-11-14',
      { moments: [{ ...moment, description: 'Con {amigos}.' }] },
      'no hay ningún dato «{amigos}»',
    ],
    ['no text', '2026-11-14', { moments: [{ ...moment, title: ' ' }] }, 'editions[6].title: pone'],
  ])('for %s', async (_, day, wishes, reason) => {
    const folder = contentCopy()
    const before = filesOf(folder)
    await expect(startOn(folder, day, wishes)).rejects.toThrow(reason)
    expect(filesOf(folder)).toEqual(before)
  })

  it('for content that cannot be read or is mistaken, and mistakes are told at their own place', async () => {
    for (const [to, line] of [
      ['start 2025', 10],
      ['start: ayer', 10],
    ] as const) {
      const folder = contentCopy({ 'event.yaml': [['start: 2025-11-08T11:00:00+01:00', to]] })
      const before = filesOf(folder)
      await expect(startOn(folder, '2026-11-14')).rejects.toThrow(`${folder}/event.yaml:${line}`)
      expect(filesOf(folder)).toEqual(before)
    }
    const refused = contentCopy()
    await expect(
      startOn(refused, '2026-11-14', { moments: [{ ...moment, title: '' }] }),
    ).rejects.toThrow(`${refused}/editions.yaml:`)
  })
})
