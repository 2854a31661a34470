// The examples in the organisers' guide are valid content.
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { readSiteContent } from '../../../../support/site-content.ts'
import { eventFolder, withField } from '../../../../support/altered-event.ts'

const guide = readFileSync('src/content/README.md', 'utf8')

/** The guide's example that begins with a field. */
function example(field: string): string {
  const [, text] = new RegExp(`\`\`\`yaml\\n(${field}:[^]*?)\`\`\``).exec(guide) ?? []
  if (text === undefined) throw new Error(`The guide has no example of «${field}».`)
  // The tests' event has other names.
  return text
    .replaceAll('mall', 'library')
    .replaceAll('park', 'wharf')
    .replaceAll('lucia-romero', 'nora-prieto')
}

it('a whole programme whose night ends after midnight, and the line for the day after', () => {
  const folder = eventFolder(
    withField('event.yaml', 'start', '2026-05-15T17:00:00+02:00'),
    withField('event.yaml', 'end', '02:00'),
    withField('event.yaml', 'tickets', example('tickets').slice('tickets:'.length)),
    ['programme.yaml', '', example('parts')],
  )
  const { programme, sale } = readSiteContent(folder)
  expect(programme.map(({ start, end }) => [start, end])).toEqual([
    ['17:00', '20:30'],
    ['21:00', '02:00'],
  ])
  expect(sale.map(({ is }) => is)).toEqual(['open', 'closed', 'over'])
})
