import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import axe from 'axe-core'
import { parse } from 'yaml'
import { type AuditFinding, sceneRule } from './findings.ts'

/** It is not published with the site. */
const folder = 'reports/accessibility'

/** Template of the accessibility statement, which an organiser completes. */
const statementTemplate = 'src/content/plantillas/accesibilidad.md'

const tools = `axe-core ${axe.version} y pruebas propias`

const rows = parse(readFileSync('scripts/audit/criteria.yaml', 'utf8')) as Record<string, string>

/** All 55 criteria of WCAG 2.2 at levels A and AA. `id` is the fragment of its address: …/TR/WCAG22/#reflow */
const criteria = Object.entries(rows).map(([number, row]) => {
  const [level = '', id = '', name = '', measured] = row.split(' | ')
  return { number, level, id, name, isMeasured: measured !== undefined }
})

/** What a run has measured of a criterion, and the pages that fail it. Only a person can tell the rest. */
export type Outcome = (typeof criteria)[number] & {
  readonly outcome: 'passed' | 'failed' | 'cantTell'
  readonly failing: readonly string[]
}

/** The outcomes of a run. One with a scene that was not seen passes nothing. */
export function outcomesOf(findings: readonly AuditFinding[]): Outcome[] {
  const isWhole = !findings.some(({ rule }) => rule.endsWith(sceneRule))
  return criteria.map((criterion) => {
    const wrong = findings.filter((one) => one.criteria.includes(criterion.number))
    const failing = [...new Set(wrong.map(({ path: at }) => at))]
    const passes = criterion.isMeasured && isWhole ? 'passed' : 'cantTell'
    return { ...criterion, outcome: failing.length > 0 ? 'failed' : passes, failing }
  })
}

/** Short names for EARL 1.0 Schema and Dublin Core, as W3C's own tools read them. */
const context = {
  earl: 'http://www.w3.org/ns/earl#',
  dct: 'http://purl.org/dc/terms/',
  // W3C's WCAG-EM Report Tool knows the criteria by this prefix.
  WCAG22: 'http://www.w3.org/TR/WCAG22/#',
  ...Object.fromEntries(
    ['assertedBy', 'subject', 'test', 'mode', 'outcome'].map((name) => [
      name,
      { '@id': `earl:${name}`, '@type': '@id' },
    ]),
  ),
  result: 'earl:result',
  title: 'dct:title',
  description: 'dct:description',
  date: { '@id': 'dct:date', '@type': 'http://www.w3.org/2001/XMLSchema#dateTime' },
}

/** The run in W3C's Evaluation and Report Language: one assertion per success criterion. */
export function earl(outcomes: readonly Outcome[], site: string, now: Date): object {
  const auditor = {
    '@id': '_:auditoria',
    '@type': ['earl:Assertor', 'earl:Software'],
    title: tools,
  }
  const subject = { '@id': site, '@type': 'earl:TestSubject' }
  const assertions = outcomes.map(({ id, outcome, failing }) => ({
    '@type': 'earl:Assertion',
    assertedBy: auditor['@id'],
    subject: site,
    test: `WCAG22:${id}`,
    mode: 'earl:automatic',
    result: {
      '@type': 'earl:TestResult',
      outcome: `earl:${outcome}`,
      description: {
        passed: 'Medido sin fallos.',
        failed: `No se cumple en ${failing.join(', ')}.`,
        cantTell: 'Lo decide una persona.',
      }[outcome],
      date: now.toISOString(),
    },
  }))
  return { '@context': context, '@graph': [auditor, subject, ...assertions] }
}

/** No audit can decide this: the publisher is answerable for it. */
const unknownState =
  '[[ELIGE: «plenamente conforme» si alguien ha comprobado los criterios de más abajo y se cumplen; si no, «parcialmente conforme»]]'

/** Fills the template's blanks that begin with «AUDITORÍA»; a person fills the others. */
export function accessibilityStatement(
  template: string,
  outcomes: readonly Outcome[],
  now: Date,
): string {
  const listed = (which: Outcome['outcome']): string =>
    outcomes
      .filter(({ outcome }) => outcome === which)
      .map(({ number, name, level, failing }) => {
        const where = failing.length > 0 ? `: ${failing.join(', ')}` : ''
        return `- ${number} ${name} (nivel ${level})${where}`
      })
      .join('\n')
  const failures = listed('failed')
  const texts: Readonly<Record<string, string>> = {
    situación: failures ? 'parcialmente conforme' : unknownState,
    norma: 'las pautas WCAG 2.2, niveles A y AA',
    fallos: failures || 'La auditoría no ha encontrado ninguna.',
    'por comprobar': listed('cantTell') || 'Ninguno.',
    medidos: listed('passed') || 'Ninguno.',
    fecha: now.toLocaleDateString('es', { dateStyle: 'long', timeZone: 'Europe/Madrid' }),
    herramientas: tools,
  }
  return template.replace(/\[\[AUDITORÍA: ([^\]]*)\]\]/g, (_, name: string) => {
    const text = texts[name]
    if (text === undefined) throw new Error(`${statementTemplate} has an unknown blank: ${name}.`)
    return text
  })
}

/**
 * Writes the report of a whole audit.
 * @param site its public address
 * @returns the folder of the report
 */
export function writeReport(findings: readonly AuditFinding[], site: string): string {
  const now = new Date()
  const outcomes = outcomesOf(findings)
  const template = readFileSync(statementTemplate, 'utf8')
  mkdirSync(folder, { recursive: true })
  const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text)
  write('earl.jsonld', `${JSON.stringify(earl(outcomes, site, now), null, 1)}\n`)
  write(path.basename(statementTemplate), accessibilityStatement(template, outcomes, now))
  return folder
}
