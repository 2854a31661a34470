// The examples in the organisers' guide are valid content.
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { readSiteContent } from '../../../../scripts/derive/loadContent.ts'
import { eventFolder } from '../../../support/mistakes.ts'

const guide = readFileSync('src/content/README.md', 'utf8')

/** The guide's example that begins with a field. */
function example(field: string): string {
  const [, text] = new RegExp(`\`\`\`yaml\\n(${field}:[^]*?)\`\`\``).exec(guide) ?? []
  if (text === undefined) throw new Error(`The guide has no example of «${field}».`)
  return text
}

it('a whole programme whose night ends after midnight, and the line for the day after', () => {
  const folder = eventFolder(
    ['event.yaml', 'start: 2025-11-08T11', 'start: 2025-11-08T17'],
    ['event.yaml', 'end: 2025-11-08T21:00:00+01:00', `end: 02:00\n${example('tickets')}`],
    ['programme.yaml', '', example('parts')],
  )
  const { programme, state } = readSiteContent(folder)
  expect(programme.map(({ start, end }) => [start, end])).toEqual([
    ['17:00', '20:30'],
    ['21:00', '02:00'],
  ])
  expect(state.sale?.map(({ is, from }) => [is, from])).toEqual([
    ['open', 0],
    ['closed', Date.parse('2025-11-08T20:00:00Z')],
    ['over', Date.parse('2025-11-09T01:00:00Z')],
  ])
})
