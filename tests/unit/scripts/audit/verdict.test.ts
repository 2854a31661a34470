// How the audit turns results of tools and judgements into findings, verdicts and EARL.
import { JSDOM } from 'jsdom'
import { describe, expect, it } from 'vitest'
import type { Report, RuleResult } from '../../../../scripts/audit/model.ts'
import { earl } from '../../../../scripts/audit/report/earl.ts'
import { type Judgement, unjudged, verdicts } from '../../../../scripts/audit/verdict.ts'

const place = { path: '/faq', state: 'al llegar', view: '360 px, claro' }

const result = (more: Partial<RuleResult>): RuleResult => ({
  place,
  rule: 'axe color-contrast',
  criteria: ['1.4.3'],
  outcome: 'passed',
  findings: [],
  ...more,
})

const judged: readonly Judgement[] = [
  {
    criterion: '1.1.1',
    looked: 'Las imágenes.',
    found: 'Cada una dice lo suyo.',
    outcome: 'passed',
    date: '2026-11-23',
    pages: ['/faq'],
  },
]

function pageOf(path: string, html = '') {
  const { document } = new JSDOM(html).window
  return { path, document: () => document }
}

const verdictOf = (
  number: string,
  results: readonly RuleResult[],
  pages = [pageOf('/faq')],
  judgements: readonly Judgement[] = [],
) => verdicts(results, pages, judgements).find(({ criterion }) => criterion.number === number)

describe('a criterion', () => {
  it('is met only if rules decide all of it, and all of them passed', () => {
    const size = result({ rule: 'propia texto-al-200', criteria: ['1.4.4'] })
    const zoom = result({ rule: 'axe meta-viewport', criteria: ['1.4.4'] })
    expect(verdictOf('1.4.4', [size, zoom])?.outcome).toBe('passed')
    expect(verdictOf('1.4.4', [size])?.outcome).toBe('cantTell')
    expect(verdictOf('1.4.4', [size, { ...zoom, outcome: 'failed' }])?.outcome).toBe('failed')
    expect(verdictOf('1.3.2', [result({ criteria: ['1.3.2'] })])?.outcome).toBe('cantTell')
  })

  it('is failed by one open finding, whatever else passed and whoever judged it', () => {
    for (const outcome of ['failed', 'cantTell'] as const) {
      const results = [result({ criteria: ['1.1.1'] }), result({ criteria: ['1.1.1'], outcome })]
      expect(verdictOf('1.1.1', results, undefined, judged)?.outcome).toBe('failed')
    }
  })

  it('does not apply only if the page has nothing that it is about', () => {
    const without = verdictOf('1.2.2', [])
    expect(without?.outcome).toBe('inapplicable')
    expect(without?.why).toContain('audio, video')
    for (const [number, html] of [
      ['1.2.2', '<video></video>'],
      // The app puts a field into it.
      ['3.3.2', '<div id="cartel"></div>'],
    ] as const)
      expect(verdictOf(number, [], [pageOf('/faq', html)])?.outcome).toBe('cantTell')
  })

  it('has a person’s judgement on the pages that were judged; the audit reports the others', () => {
    const [first] = verdicts([], [pageOf('/faq'), pageOf('/')], judged)
    expect(first).toMatchObject({
      outcome: 'passed',
      judged: '2026-11-23',
      why: 'Juzgado el 2026-11-23: Las imágenes. Cada una dice lo suyo.',
    })
    expect(unjudged(verdicts([], [pageOf('/faq'), pageOf('/')], judged))).toEqual([
      expect.stringContaining('/faq is to be judged: 1.3.1, '),
      expect.stringContaining('/ is to be judged: 1.1.1, '),
    ])
  })
})

const report: Report = {
  verdicts: verdicts([result({})], [pageOf('/faq'), pageOf('/')], judged),
  pages: ['/faq', '/'].map((path) => ({
    path,
    address: `https://ejemplo.example${path}`,
    title: 'Preguntas & <i>más</i>',
  })),
  tools: 'axe-core 1.2.3',
  date: new Date('2026-01-02T03:04:05Z'),
}

it('EARL has one assertion for each page and criterion, judgements with their day', () => {
  const graph = (earl(report) as { '@graph': Record<string, unknown>[] })['@graph']
  const described = new Set(graph.map((node) => node['@id']))
  const assertions = graph.filter((node) => node['@type'] === 'earl:Assertion')
  const pairs = assertions.map(({ subject, test }) => `${String(subject)} ${String(test)}`)
  expect(new Set(pairs).size).toBe(2 * 55)
  for (const { subject, test, assertedBy } of assertions) {
    for (const named of [subject, test, assertedBy]) expect(described).toContain(named)
  }
  expect(assertions.filter(({ mode }) => mode === 'earl:semiAuto')).toMatchObject([
    { test: 'WCAG22:non-text-content', result: { date: '2026-11-23T00:00:00.000Z' } },
  ])
})
