// How the audit turns findings and judgements into verdicts and EARL.
import { expect, it } from 'vitest'
import { earl, verdictsOf } from '../../../../scripts/audit/report.ts'

it('EARL has one assertion for each criterion: judgements with their day, failures with their pages', () => {
  const criteria = ['1.1.1']
  const finding = { path: '/faq', where: '', rule: 'axe list', criteria, target: 'p', message: '' }
  const site = 'https://ejemplo.example/'
  const graph = earl(verdictsOf([finding]), site, new Date()) as {
    '@graph': Record<string, unknown>[]
  }
  const described = graph['@graph'].map((node) => node['@id'])
  const assertions = graph['@graph'].filter((node) => node['@type'] === 'earl:Assertion')
  expect(new Set(assertions.map(({ test }) => test)).size).toBe(55)
  for (const { subject, assertedBy } of assertions)
    for (const name of [subject, assertedBy]) expect(described).toContain(name)
  const resultOf = (id: string) => assertions.find(({ test }) => test === `WCAG22:${id}`)
  expect(resultOf('non-text-content')).toMatchObject({
    mode: 'earl:automatic',
    result: { outcome: 'earl:failed', description: 'No se cumple en /faq.' },
  })
  expect(resultOf('sensory-characteristics')).toMatchObject({
    mode: 'earl:semiAuto',
    result: { outcome: 'earl:passed', date: expect.stringMatching(/T00:00:00/) },
  })
})
