// How the audit turns findings into outcomes and EARL.
import { expect, it } from 'vitest'
import type { AuditFinding } from '../../../../../scripts/build/render/findings.ts'
import { earl, outcomesOf } from '../../../../../scripts/tools/audit/report.ts'

const place = { path: '/faq', where: '', target: 'p', message: '' }

const graphOf = (findings: readonly AuditFinding[]) =>
  earl(outcomesOf(findings), 'https://ejemplo.example/', new Date('2025-10-01'))['@graph']

it('EARL says of each criterion only what was measured', () => {
  const graph = graphOf([{ ...place, rule: 'axe color-contrast', criteria: ['1.4.3'] }])
  for (const [criterion, outcome] of [
    ['contrast-minimum', 'failed'],
    ['reflow', 'passed'],
    ['sensory-characteristics', 'cantTell'],
  ]) {
    const result = expect.objectContaining({ 'earl:outcome': { '@id': `earl:${outcome}` } })
    const assertion = { 'earl:test': { '@id': `WCAG22:${criterion}` }, 'earl:result': result }
    expect(graph).toContainEqual(expect.objectContaining(assertion))
  }
  expect(graph.filter((node) => 'earl:test' in node)).toHaveLength(55)
})

it('nothing passes in a run that could not see a scene', () => {
  const graph = graphOf([{ ...place, rule: 'propia escena', criteria: [] }])
  expect(JSON.stringify(graph)).not.toContain('earl:passed')
})
