// How the audit turns findings into outcomes and EARL.
import { expect, it } from 'vitest'
import type { AuditFinding } from '../../../../scripts/audit/findings.ts'
import { earl, outcomesOf } from '../../../../scripts/audit/report.ts'

const place = { path: '/faq', where: '', target: 'p', message: '' }
const finding = { ...place, rule: 'axe color-contrast', criteria: ['1.4.3'] }

/** The results in EARL by the fragment of their criterion, and what they refer to. */
function reported(findings: readonly AuditFinding[]) {
  const site = 'https://ejemplo.example/'
  const { '@graph': graph } = earl(outcomesOf(findings), site, new Date('2025-10-01')) as {
    '@graph': Record<string, unknown>[]
  }
  const described = graph.map((node) => node['@id'])
  const assertions = graph.filter((node) => node['@type'] === 'earl:Assertion')
  for (const { subject, assertedBy, mode } of assertions) {
    expect(described).toEqual(expect.arrayContaining([subject, assertedBy]))
    expect(mode).toBe('earl:automatic')
  }
  return Object.fromEntries(assertions.map(({ test, result }) => [test, result]))
}

it('EARL has one assertion for each criterion, and says only what was measured', () => {
  const results = reported([finding])
  expect(Object.keys(results)).toHaveLength(55)
  expect(results).toMatchObject({
    'WCAG22:contrast-minimum': {
      outcome: 'earl:failed',
      description: 'No se cumple en /faq.',
    },
    'WCAG22:reflow': { outcome: 'earl:passed', date: '2025-10-01T00:00:00.000Z' },
    'WCAG22:sensory-characteristics': { outcome: 'earl:cantTell' },
  })
})

it('nothing passes in a run that could not see a scene', () => {
  const results = reported([{ ...place, rule: 'propia escena', criteria: [] }])
  expect(JSON.stringify(results)).not.toContain('earl:passed')
})
