import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { readSiteContent } from '../../../../scripts/derive/loadContent.ts'
import { importSessions } from '../../../../scripts/organiser/import/importSessions.ts'
import { eventFolder } from '../../../support/mistakes.ts'

/** The delivered event on another day, with what an export holds. */
function imported(source: string, start: string, isReplacing: boolean) {
  const folder = eventFolder(
    ['event.yaml', 'start: 2025-11-08T11:00:00+01:00', `start: ${start}`],
    ['event.yaml', 'end: 2025-11-08T21:00:00+01:00', 'end: 21:00'],
  )
  const report: string[] = []
  importSessions(folder, `tests/fixtures/imports/${source}`, isReplacing, (line) =>
    report.push(line),
  )
  return { folder, report: report.join('\n') }
}

it('Sessionize: 36 sessions in four rooms, and what did not fit', () => {
  const { folder, report } = imported('sessionize.json', '2026-10-17T09:00:00+02:00', true)
  const programme = readFileSync(path.join(folder, 'programme.yaml'), 'utf8')
  expect(programme.match(/- start:/g)).toHaveLength(35)
  expect(new Set(programme.match(/(?<=room: ).*/g)).size).toBe(4)
  expect(programme).toContain('speakers:\n              - dario-jurado')
  expect(programme).toContain('Para quien empieza. Con números de verdad. Se cuenta')
  for (const expected of [
    '«Charla sin hora todavía»: no tiene hora',
    'Aitana Arroyo: hay dos personas con ese nombre; esta es «aitana-arroyo-2»',
    'Hugo Benítez, cargo: no cabe entero',
    'Fermín Florido: falta su «bio»; lo que pone es un ejemplo',
    'guárdala como speakers/saul-espino.jpg',
    '35 sesiones y 36 ponentes',
  ]) {
    expect(report).toContain(expected)
  }
})

it('pretalx: Markdown becomes plain text, a break has no speaker', () => {
  const { folder } = imported('pretalx.json', '2026-03-14T17:00:00+01:00', true)
  const programme = readFileSync(path.join(folder, 'programme.yaml'), 'utf8')
  expect(programme).toContain('description: Con ganas de (discutir).')
  expect(programme).toMatch(/start: 17:30\n +end: 18:00\n +room: Salón\n +title: Merienda\n/)
})

it('CSV: what is there and not in the source stays, and the content is valid', () => {
  const { folder } = imported('sesiones.csv', '2026-03-14T09:00:00+01:00', false)
  const { programme, speakers } = readSiteContent(folder)
  const titles = programme.flatMap(({ items }) => items.map(({ title }) => title))
  expect(titles).toContain('Del taller a la web; y vuelta')
  expect(titles).toContain('Keynotes y conversaciones')
  expect(titles.filter((title) => title === 'Bienvenida')).toHaveLength(1)
  expect(Object.keys(speakers)).toEqual(expect.arrayContaining(['lucia-romero', 'sira-luna']))
})

it('refuses sessions of another day, and says which day the event has', () => {
  expect(() => imported('pretalx.json', '2026-03-15T17:00:00+01:00', true)).toThrow(
    'ninguna de sus 3 sesiones es del 2026-03-15, el día de «start» en event.yaml',
  )
})
