// How the audit turns results of its rules and judgements into verdicts and EARL.
import { expect, it } from 'vitest'
import { earl } from '../../../../scripts/audit/report.ts'
import type { RuleResult } from '../../../../scripts/audit/results.ts'
import { verdictsOf } from '../../../../scripts/audit/verdict.ts'

const result = (rule: string, criterion: string, outcome: RuleResult['outcome']): RuleResult => ({
  place: { path: '/faq', state: 'al llegar', view: '360 px, claro' },
  rule,
  criteria: [criterion],
  outcome,
  findings: [],
})

const outcomeOf = (number: string, ...results: readonly RuleResult[]) =>
  verdictsOf(results, ['/faq']).find(({ criterion }) => criterion.number === number)?.outcome

it('a criterion is met if its rules ran and passed; one open finding fails it, whoever judged it', () => {
  const axe = result('axe color-contrast', '1.4.3', 'passed')
  const colours = result('propia contraste', '1.4.3', 'passed')
  expect(outcomeOf('1.4.3', axe, colours)).toBe('passed')
  expect(outcomeOf('1.4.3')).toBe('cantTell')
  expect(outcomeOf('1.4.3', axe, { ...colours, outcome: 'failed' })).toBe('failed')
  expect(outcomeOf('1.1.1')).toBe('passed')
  expect(outcomeOf('1.1.1', result('axe image-alt', '1.1.1', 'cantTell'))).toBe('failed')
  expect(outcomeOf('3.3.1')).toBe('inapplicable')
})

it('EARL has one assertion for each page and criterion, judgements with their day', () => {
  const paths = ['/', '/faq']
  const pages = paths.map((path) => ({
    path,
    address: `https://ejemplo.example${path}`,
    title: '',
  }))
  const graph = earl(verdictsOf([], paths), pages, new Date()) as {
    '@graph': Record<string, unknown>[]
  }
  const described = graph['@graph'].map((node) => node['@id'])
  const assertions = graph['@graph'].filter((node) => node['@type'] === 'earl:Assertion')
  const pairs = assertions.map(({ subject, test }) => `${String(subject)} ${String(test)}`)
  expect(new Set(pairs).size).toBe(2 * 55)
  for (const { subject, test, assertedBy } of assertions)
    for (const name of [subject, test, assertedBy]) expect(described).toContain(name)
  const judged = { mode: 'earl:semiAuto', result: { date: expect.stringMatching(/T00:00:00/) } }
  expect(assertions.find(({ test }) => test === 'WCAG22:sensory-characteristics')).toMatchObject(
    judged,
  )
})
