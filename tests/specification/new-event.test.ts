import { existsSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { annotationsOf } from '../../scripts/build/derive/annotations.ts'
import { readSiteContent } from '../support/site-content.ts'
import { readEvent } from '../../scripts/build/derive/readEvent.ts'
import { textsIn } from '../../scripts/build/read/mapTexts.ts'
import { newEvent } from '../../scripts/tools/new/newEvent.ts'
import { folderWith } from '../support/made-up-site.ts'

/** Things, places and people of the delivered event. */
const ofDelivered =
  /sevilla|andaluc|triana|césped|electrolunch|pulsera|parque|azahar|albercas|alfareros|startup|naranj|centro comercial|\bdjs?\b|\bvip\b|market|romero|en barra/i

/** After the last change that the new event's file names. */
const now = Date.parse('2026-12-01T12:00:00+01:00')

it('a new event is valid, says nothing of the delivered one, and does not overwrite a folder', () => {
  const folder = path.join(folderWith({}), 'mi-evento')
  const report: string[] = []
  newEvent(folder, (line) => report.push(line))
  const texts = textsIn(readSiteContent(folder, now)).map(({ text }) => text)
  expect(texts.length).toBeGreaterThan(100)
  expect(texts.filter((text) => ofDelivered.test(text))).toEqual([])
  // Nor does it owe promises of selling and of pages that it has not.
  const annotations = annotationsOf(readEvent(folder), readSiteContent(folder, now))
  expect(annotations.filter(({ isDelivered }) => isDelivered)).toEqual([])
  expect(existsSync(path.join(folder, 'speakers'))).toBe(true)
  expect(report.join('\n')).toContain(`CONTENT=${folder}`)
  expect(() => newEvent(folder, () => {})).toThrow('ya existe')
})
