// How the audit turns findings into outcomes, EARL and the auditor's record.
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import type { AuditFinding } from '../../../../../scripts/build/render/findings.ts'
import { scenesTable, viewsTable } from '../../../../../scripts/tools/audit/opened.ts'
import { auditRecord, earl, outcomesOf } from '../../../../../scripts/tools/audit/report.ts'
import { auditRun } from '../../../../support/audit-run.ts'

const place = { path: '/faq', where: '', target: 'p', message: '' }

/** A table without the formatter's spaces. */
const squeezed = (text: string) => text.replace(/ +/g, ' ').replace(/-{3,}/g, '---')

const graphOf = (findings: readonly AuditFinding[]) =>
  earl(outcomesOf(findings), auditRun)['@graph']

it('EARL says of each criterion only what was measured', () => {
  const graph = graphOf([{ ...place, rule: 'axe color-contrast', criteria: ['1.4.3'] }])
  for (const [criterion, outcome, description] of [
    ['contrast-minimum', 'failed', 'No se cumple en /faq.'],
    ['reflow', 'passed', 'Sin fallos en lo medido: «desplazamiento», '],
    [
      'on-input',
      'cantTell',
      'Lo decide una persona. Sin fallos en lo que se mide: «al escribir», ',
    ],
    ['sensory-characteristics', 'cantTell', 'Lo decide una persona. La auditoría no lo mira.'],
  ] as const) {
    const result = expect.objectContaining({
      'earl:outcome': { '@id': `earl:${outcome}` },
      'dct:description': expect.stringContaining(description),
    })
    const assertion = { 'earl:test': { '@id': `WCAG22:${criterion}` }, 'earl:result': result }
    expect(graph).toContainEqual(expect.objectContaining(assertion))
  }
  expect(graph.filter((node) => 'earl:test' in node)).toHaveLength(55)
})

it('nothing passes in a run that could not see a scene', () => {
  const graph = graphOf([{ ...place, rule: 'propia escena', criteria: [] }])
  expect(JSON.stringify(graph)).not.toContain('earl:passed')
})

it('the record says what was opened, where, how each criterion was looked at, and what was not', () => {
  const [scene] = auditRun.scenes
  const results = new Map([[scene!, { findings: [], lists: ['Compartir'] }]])
  const wrong = { ...place, rule: 'propia orden', criteria: ['1.3.2'] }
  const record = auditRecord(outcomesOf([wrong]), { ...auditRun, results })
  for (const expected of [
    'axe-core 4',
    'Chromium 150.0',
    '| `/` | Compartir |',
    '| 1.3.2 Secuencia significativa (A) | «orden» | todas las escenas | de cada tamaño | no se cumple: /faq |',
    '| 3.2.2 Al recibir entradas (A) | «al escribir» | todas las páginas abiertas, al llegar | la de 360 px | lo decide una persona |',
    'El programa en PDF',
  ])
    expect(record).toContain(expected)
})

it('the README shows what the report shows, for the event of the tests', () => {
  const readme = readFileSync('scripts/tools/audit/README.md', 'utf8')
  for (const shown of [scenesTable(auditRun.scenes), viewsTable()])
    expect(squeezed(readme)).toContain(squeezed(shown))
})
