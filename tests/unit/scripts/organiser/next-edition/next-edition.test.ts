// npm run next-edition: how the content changes when an edition is over.
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { readContent } from '../../../../../src/event/reading/readContent.ts'
import { startNextEdition } from '../../../../../scripts/organiser/next-edition/next-edition.ts'
import { write } from '../../../../support/made-up-site.ts'
import { eventFolder, type Row } from '../../../../support/mistakes.ts'

const filesOf = (folder: string) =>
  Object.fromEntries(
    readdirSync(folder).map((name) => [name, readFileSync(path.join(folder, name), 'utf8')]),
  )

/** Just after midnight in Madrid, still the day before in UTC. */
const now = Date.parse('2025-12-01T00:30:00+01:00')

/** Makes the next edition of the specification's event with some changes. @returns content, folder and output */
async function nextOf(day: string, ...changes: readonly Row[]) {
  const folder = eventFolder(...changes)
  const told = await startNextEdition(folder, day, now)
  return { ...readContent(folder).data, folder, told }
}

describe('the next edition of the specified event', () => {
  it('keeps the photos of its speakers, and says what becomes of them', async () => {
    const folder = eventFolder()
    write(folder, { 'speakers/lucia-romero.jpg': 'a photo' })
    const told = await startNextEdition(folder, '2026-11-14', now)
    expect(told).toContain('siguen donde estaban: speakers/lucia-romero.jpg.')
    expect(readContent(folder).photos.speakers).toEqual({})
  })

  it('changes dates, gallery, speakers and talks, and no other line', async () => {
    const folder = eventFolder()
    const before = filesOf(folder)
    await startNextEdition(folder, '2026-11-14', now)
    const after = filesOf(folder)
    const changed = Object.keys(after).filter((name) => after[name] !== before[name])
    expect(changed).toEqual(['editions.yaml', 'event.yaml', 'programme.yaml', 'speakers.yaml'])
    const added = changed.flatMap((name) => {
      const lines = before[name]?.split('\n') ?? []
      return after[name]?.split('\n').filter((line) => !lines.includes(line))
    })
    expect(added).toEqual([
      '  - id: edicion-2025',
      '    title: La edición de 2025',
      '    description: Fue el 8 de noviembre, en Sevilla.',
      '    year: 2025',
      'start: 2026-11-14T11:00:00+01:00',
      'end: 2026-11-14T21:00:00+01:00',
      'updated: 2025-12-01',
      '          - talk: Tema por anunciar',
      '          - talk: Tema por anunciar',
      'speakers: {}',
    ])
    const { data } = readContent(folder)
    expect(data.speakers.speakers).toEqual({})
    const talks = data.programme.parts.flatMap(({ items }) => items.map((item) => item.talks))
    const unknown = [{ talk: 'Tema por anunciar' }]
    expect(talks).toEqual([undefined, unknown, unknown, undefined, undefined])
  })

  it('can be followed by another one, on the summer clock', async () => {
    const { folder } = await nextOf('2026-11-14')
    await startNextEdition(folder, '2027-06-12', Date.parse('2025-12-02T12:00:00Z'))
    const { event, editions } = readContent(folder).data
    expect([event.start, event.end, event.updated]).toEqual([
      '2027-06-12T11:00:00+02:00',
      '2027-06-12T21:00:00+02:00',
      '2025-12-02',
    ])
    expect(editions.editions.slice(-2).map(({ id }) => id)).toEqual([
      'edicion-2025',
      'edicion-2026',
    ])
  })

  it('starts a gallery that was empty', async () => {
    const { editions, folder } = await nextOf('2026-11-14', ['editions.yaml', '', 'editions: []\n'])
    expect(editions.editions.map(({ year }) => year)).toEqual([2025])
    expect(filesOf(folder)['editions.yaml']).toMatch(/^editions:\n  - id: edicion-2025\n/)
  })

  it('is as announced and on sale, whatever became of the one before', async () => {
    const state = `status: { is: postponed, day: 2025-11-22 }
tickets: { sale: [{ is: sold-out }], campaign: aff }
notice: { text: Llueve. }`
    const row: Row = ['event.yaml', 'replyHours', `${state}\nreplyHours`]
    const { event, editions } = await nextOf('2026-11-14', row)
    expect(event.start).toBe('2026-11-14T11:00:00+01:00')
    expect(event.tickets).toEqual({ campaign: 'aff' })
    expect(event).not.toHaveProperty('status')
    expect(event).not.toHaveProperty('notice')
    // It took place on its new day.
    expect(editions.editions.at(-1)?.description).toBe('Fue el 22 de noviembre, en Sevilla.')
  })

  it('puts no cancelled edition into the gallery', async () => {
    const row: Row = ['event.yaml', 'reply', 'status: { is: cancelled }\nreply']
    const { told, editions } = await nextOf('2026-11-14', row)
    expect(told).toContain('no se celebró')
    expect(editions.editions).toHaveLength(6)
  })

  it('that ends after midnight keeps its hours in the night of the clocks', async () => {
    const row: Row = ['event.yaml', 'end: 2025-11-08T21', 'end: 2025-11-09T04']
    const { event } = await nextOf('2026-10-24', row)
    expect(event.start).toBe('2026-10-24T11:00:00+02:00')
    expect(event.end).toBe('2026-10-25T04:00:00+01:00')
  })

  it('names the lines that still say something of the one before', async () => {
    const dated = 'El sábado 8 de\n      noviembre de 2025, con Carmen Vidal,'
    const { told } = await nextOf(
      '2026-06-14',
      ['perks.yaml', 'La mañana entera', dated],
      ['perks.yaml', 'toda la tarde', 'los sábados, y en noviembreño'],
      ['perks.yaml', 'Desde la comida', 'Con 20250 o 12025 personas'],
    )
    expect(told.match(/perks\.yaml:\d+: .+/g)).toEqual([
      'perks.yaml:6: «sábado»',
      'perks.yaml:6: «8 de noviembre»',
      'perks.yaml:6: «2025»',
      'perks.yaml:6: «Carmen Vidal»',
      'perks.yaml:11: «sábados»',
    ])
  })
})

describe('nothing is written', () => {
  it.each([
    [undefined, '«» no es ningún día del calendario: escríbelo año-mes-día, como npm run'],
    ['14/11/2026', '«14/11/2026» no es ningún día'],
    ['2026-02-30', '«2026-02-30» no es ningún día'],
    ['2024-11-08', 'la edición que termina es la de 2025'],
    ['2025-12-20', 'la edición que termina es la de 2025'],
  ])('for the day %s', async (day, reason) => {
    const folder = eventFolder()
    const before = filesOf(folder)
    const started = startNextEdition(folder, day, now)
    await expect(started).rejects.toThrow(`no se ha escrito nada: ${reason}`)
    expect(filesOf(folder)).toEqual(before)
  })

  it('if the content would have a mistake afterwards', async () => {
    const folder = eventFolder(['editions.yaml', 'primera-mesa', 'edicion-2025'])
    const before = filesOf(folder)
    await expect(startNextEdition(folder, '2026-11-14', now)).rejects.toThrow('editions.yaml')
    expect(filesOf(folder)).toEqual(before)
  })
})
