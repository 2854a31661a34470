import { describe, expect, it } from 'vitest'
import { llmsTxt } from '../../../../scripts/outputs/llms.ts'
import {
  event,
  facts,
  pages,
  perks,
  programme,
  speakers,
  specification,
  venues,
} from '../../../support/specification.ts'
import { addressLine } from '../../../../src/lib/facts.ts'

const site = { origin: 'https://sevilla.example', base: '/' }
const inFolder = { origin: 'https://otra.example', base: '/evento/' }

/** The addresses of all Markdown links. */
const linked = (from: string) => [...from.matchAll(/\]\(([^)]+)\)/g)].map(([, url]) => url)

describe('llms.txt', () => {
  const text = llmsTxt(specification, site)
  const lines = text.split('\n')

  it('has the shape of llmstxt.org: title, summary, facts, lists of links', () => {
    expect(lines[0]).toBe('# Encuentro Startup Sevilla 2025')
    expect(lines[2]).toMatch(/^> Un día, dos sedes .* Sábado 8 de noviembre de 2025\.$/)
    expect(lines.filter((line) => line.startsWith('#'))).toEqual([
      '# Encuentro Startup Sevilla 2025',
      '## Páginas',
      '## Para llevar',
    ])
    const lists = lines.slice(lines.indexOf('## Páginas')).filter((line) => line)
    for (const line of lists.filter((item) => !item.startsWith('#'))) {
      expect(line).toMatch(/^- \[[^\]]+\]\(https:\/\/[^)\s]+\): \S/)
    }
    expect(lists).toHaveLength(7 + 3 + 2)
    expect(text).toMatch(/[^\n]\n$/)
  })

  it('says what, when, where, who and how to come', () => {
    const said = [
      'Sábado 8 de noviembre de 2025, de 11:00 a 21:00 (hora de Sevilla, Europe/Madrid)',
      ...Object.values(venues).map((venue) => `${venue.name}, ${addressLine(venue, event, ' ')}`),
      ...programme.flatMap(({ start, end, title, items }) => [
        `- **${start}–${end}**: ${title}`,
        ...items.map((item) => `  - ${item.start}–${item.end}: ${item.title}. `),
        ...items.flatMap((item) => (item.talks ?? []).map(({ talk }) => talk)),
      ]),
      ...Object.values(speakers).map(({ name, role, bio }) => `- **${name}**: ${role}. ${bio}`),
      ...perks.map(({ title }) => title),
      'aforo limitado',
      `${event.ticketPlatform}: ${event.ticketUrl}`,
      event.email,
    ]
    for (const phrase of said) expect(text).toContain(phrase)
    expect(text).not.toMatch(/€|precio:|[{]\w+[}]|undefined/)
  })

  it('links to every page and to every file, below origin and sub-folder', () => {
    expect(linked(text)).toEqual([
      ...Object.values(pages).map(({ path }) => `https://sevilla.example${path}`),
      'https://sevilla.example/programa-encuentro-startup-sevilla-2025.pdf',
      'https://sevilla.example/encuentro-startup-sevilla-2025.ics',
      'https://sevilla.example/programa-encuentro-startup-sevilla-2025.ics',
    ])
    for (const url of linked(llmsTxt(specification, inFolder))) {
      expect(url).toMatch(/^https:\/\/otra\.example\/evento\//)
    }
  })

  it('keeps markup in the content from being markup', () => {
    const name = 'Uno\n\n# Dos [tres](https://mal.example) *cuatro*'
    const named = { ...facts, evento: `${name} 2025` }
    const odd = llmsTxt({ ...specification, facts: named }, site)
    expect(odd.split('\n')[0]).toBe(
      String.raw`# Uno # Dos \[tres\](https://mal.example) \*cuatro\* 2025`,
    )
    expect(odd.split('\n').filter((line) => line.startsWith('#'))).toHaveLength(3)
  })
})
