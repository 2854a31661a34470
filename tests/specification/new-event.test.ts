import { existsSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { annotationsOf } from '../../scripts/build/derive/annotations.ts'
import { readSiteContent } from '../support/site-content.ts'
import { readEvent } from '../../scripts/build/derive/readEvent.ts'
import { textsIn } from '../../scripts/build/read/mapTexts.ts'
import { newEvent } from '../../scripts/tools/new/newEvent.ts'
import { folderWith } from '../support/made-up-site.ts'

/** Words that only the delivered event (src/content) uses: its things, places and people. */
const deliveredWords =
  /sevilla|andaluc|triana|césped|electrolunch|pulsera|parque|azahar|albercas|alfareros|startup|naranj|centro comercial|\bdjs?\b|\bvip\b|market|romero|en barra/i

/** A moment after the "updated" of the new event's event.yaml. */
const now = Date.parse('2026-12-01T12:00:00+01:00')

/** Writes a new event. @returns its folder, and what the command says */
function writeNewEvent() {
  const folder = path.join(folderWith({}), 'mi-evento')
  const report: string[] = []
  newEvent(folder, (line) => report.push(line))
  return { folder, report }
}

it('a new event is valid, and says nothing of the delivered one', () => {
  const { folder } = writeNewEvent()
  const texts = textsIn(readSiteContent(folder, now)).map(({ text }) => text)
  expect(texts.length).toBeGreaterThan(100)
  expect(texts.filter((text) => deliveredWords.test(text))).toEqual([])
})

it('a new event has no annotated text of the delivered event ("# ejemplo", "# promesa")', () => {
  const { folder } = writeNewEvent()
  const annotations = annotationsOf(readEvent(folder), readSiteContent(folder, now))
  // An annotation of a delivered text names its folder.
  expect(annotations.filter(({ folder: deliveredFolder }) => deliveredFolder)).toEqual([])
})

it('a new event has a folder for photos, and the command says how to build it', () => {
  const { folder, report } = writeNewEvent()
  expect(existsSync(path.join(folder, 'speakers'))).toBe(true)
  expect(report.join('\n')).toContain(`CONTENT=${folder}`)
})

it('a new event does not overwrite a folder', () => {
  const { folder } = writeNewEvent()
  expect(() => newEvent(folder, () => {})).toThrow('ya existe')
})
