// The audit's reports: EARL (a W3C format for test results), the record for a human auditor, and the accessibility statement.
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import type { AuditFinding } from '../../../../../scripts/build/render/findings.ts'
import { scenesTable, viewsTable } from '../../../../../scripts/tools/audit/sceneTables.ts'
import {
  accessibilityStatement,
  auditRecord,
  earl,
  outcomesOf,
} from '../../../../../scripts/tools/audit/report.ts'
import { alteredFolder, mistakesOf } from '../../../../support/alteredEvent.ts'
import { auditRun } from '../../../../support/auditRun.ts'
import { write } from '../../../../support/temporaryFolder.ts'
import { filledIn, readTemplate } from '../../../../support/textPages.ts'

/** The fields of a finding besides its rule and its criteria. */
const otherFields = { path: '/faq', where: '', target: 'p', message: '' }

const contrastFault = { ...otherFields, rule: 'axe color-contrast', criteria: ['1.4.3'] }

/** A Markdown text whose tables are not aligned: without repeated spaces, and with three dashes below each heading. */
const withoutAlignment = (text: string) => text.replace(/ +/g, ' ').replace(/-{3,}/g, '---')

/** The nodes of the EARL report on these findings. */
const graphOf = (findings: readonly AuditFinding[]) =>
  earl(outcomesOf(findings), auditRun)['@graph']

const graphOfContrastFault = graphOf([contrastFault])

it.each([
  ['contrast-minimum', 'failed', 'No se cumple en /faq.'],
  ['reflow', 'passed', 'Sin fallos en lo medido: «desplazamiento», '],
  ['on-input', 'cantTell', 'Lo decide una persona. Sin fallos en lo que se mide: «al escribir», '],
  ['sensory-characteristics', 'cantTell', 'Lo decide una persona. La auditoría no lo mira.'],
])(
  'with a contrast that is too low, EARL says of %s: %s, %s',
  (criterion, outcome, description) => {
    const result = expect.objectContaining({
      'earl:outcome': { '@id': `earl:${outcome}` },
      'dct:description': expect.stringContaining(description),
    })
    const assertion = { 'earl:test': { '@id': `WCAG22:${criterion}` }, 'earl:result': result }
    expect(graphOfContrastFault).toContainEqual(expect.objectContaining(assertion))
  },
)

it('EARL has an assertion for each of the 55 criteria of WCAG 2.2, levels A and AA', () => {
  const assertions = graphOfContrastFault.filter((node) => 'earl:test' in node)
  expect(assertions).toHaveLength(55)
})

it('no criterion passes if a scene could not be opened', () => {
  // The rule "propia escena" reports a scene that could not be opened.
  const graph = graphOf([{ ...otherFields, rule: 'propia escena', criteria: [] }])
  expect(JSON.stringify(graph)).not.toContain('earl:passed')
})

/** The record of an audit that has opened the list «Compartir» in its first scene, and has found a fault (1.3.2). */
function recordOfAudit(): string {
  const [firstScene] = auditRun.scenes
  const results = new Map([[firstScene!, { findings: [], lists: ['Compartir'] }]])
  const orderFault = { ...otherFields, rule: 'propia orden', criteria: ['1.3.2'] }
  return auditRecord(outcomesOf([orderFault]), { ...auditRun, results })
}

it.each([
  ['the tools', 'axe-core 4'],
  ['the browser', 'Chromium 150.0'],
  ['the lists that were opened', '| `/` | Compartir |'],
  [
    'a criterion that fails',
    '| 1.3.2 Secuencia significativa (A) | «orden» | todas las escenas | de cada tamaño | no se cumple: /faq |',
  ],
  [
    'a criterion that a person decides',
    '| 3.2.2 Al recibir entradas (A) | «al escribir» | todas las páginas abiertas, al llegar | la de 360 px | lo decide una persona |',
  ],
  ['what was not audited', 'El programa en PDF'],
])('the record names %s: %s', (_, text) => {
  expect(recordOfAudit()).toContain(text)
})

it('the audit’s README has the report’s tables of scenes and of views, for the tests’ event', () => {
  const readme = readFileSync('scripts/tools/audit/README.md', 'utf8')
  for (const table of [scenesTable(auditRun.scenes), viewsTable()])
    expect(withoutAlignment(readme)).toContain(withoutAlignment(table))
})

/** The accessibility statement that the audit fills in, with these findings. */
const statementOn = (findings: readonly AuditFinding[]) =>
  accessibilityStatement(readTemplate('accesibilidad.md'), outcomesOf(findings), auditRun)

it('the accessibility statement says what the audit has found', () => {
  const statement = statementOn([contrastFault])
  expect(statement).not.toContain('[[AUDITORÍA')
  for (const expected of [
    // The only criterion that fails.
    '\n\n- 1.4.3 Contraste (mínimo) (nivel AA): /faq\n\n',
    // The first criterion that passes.
    '\n\n- 1.3.4 Orientación (nivel AA)\n',
    // The first criterion that a person decides.
    '\n\n- 1.1.1 Contenido no textual (nivel A)\n',
    // `auditRun` is at 23:30 UTC on 1 October, which is the next day in Spain.
    'fue preparada el 2 de octubre de 2025.',
    ' y pruebas propias, en Chromium 150.0.',
    '`/ponentes/nora-prieto` (una de las 4 de ponentes)',
  ]) {
    expect(statement).toContain(expected)
  }
})

it('without findings, the section on faults begins with a blank ("[["), which a person fills in', () => {
  expect(statementOn([])).toMatch(/### Falta de conformidad\n\n\[\[/)
})

it('the accessibility statement is a page once its last blanks are filled in', () => {
  const folder = alteredFolder()
  write(folder, { 'pages/accesibilidad.md': filledIn(statementOn([])) })
  expect(mistakesOf(folder)).toEqual([])
})
