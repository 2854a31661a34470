import { existsSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { annotationsOf, readSiteContent } from '../../scripts/build/derive/loadContent.ts'
import { readContent } from '../../scripts/build/derive/readContent.ts'
import { textsIn } from '../../scripts/build/read/mapTexts.ts'
import { newEvent } from '../../scripts/tools/new/newEvent.ts'
import { folderWith } from '../support/made-up-site.ts'

/** Things, places and people of the delivered event. */
const ofDelivered =
  /sevilla|andaluc|triana|césped|electrolunch|pulsera|parque|azahar|albercas|alfareros|startup|naranj|centro comercial|\bdjs?\b|\bvip\b|market|romero|en barra/i

it('a new event is valid, says nothing of the delivered one, and does not overwrite a folder', () => {
  const folder = path.join(folderWith({}), 'mi-evento')
  const report: string[] = []
  newEvent(folder, (line) => report.push(line))
  const texts = textsIn(readSiteContent(folder)).map(({ text }) => text)
  expect(texts.length).toBeGreaterThan(100)
  expect(texts.filter((text) => ofDelivered.test(text))).toEqual([])
  // Nor does it owe promises of selling and of pages that it has not.
  expect(annotationsOf(readContent(folder)).filter(({ folder: from }) => from)).toEqual([])
  expect(existsSync(path.join(folder, 'speakers'))).toBe(true)
  expect(report.join('\n')).toContain(`CONTENT=${folder}`)
  expect(() => newEvent(folder, () => {})).toThrow('ya existe')
})
