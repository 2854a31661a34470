import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import axe from 'axe-core'
import { parse } from 'yaml'
import type { AuditFinding } from './findings.ts'

/** It is not published with the site. */
const folder = 'reports/accessibility'

/** Template of the accessibility statement, which an organiser completes. */
const statementTemplate = 'src/content/plantillas/accesibilidad.md'

const tools = `axe-core ${axe.version} y pruebas propias`

const rows = parse(readFileSync('scripts/audit/criteria.yaml', 'utf8')) as Record<string, string>

/** All 55 criteria of WCAG 2.2 at levels A and AA. `id` is the fragment of its address: …/TR/WCAG22/#reflow */
const criteria = Object.entries(rows).map(([number, row]) => {
  const [level = '', id = '', name = '', decided = '', found = ''] = row.split(' | ')
  return { number, level, id, name, decided, judged: found ? decided : null, found }
})

/** The outcome of a criterion, and the pages that fail it. A finding fails it, whoever judged it. */
export type Verdict = (typeof criteria)[number] & {
  readonly outcome: 'passed' | 'failed' | 'cantTell'
  readonly failing: readonly string[]
}

export const verdictsOf = (findings: readonly AuditFinding[]): Verdict[] =>
  criteria.map((criterion) => {
    const wrong = findings.filter((one) => one.criteria.includes(criterion.number))
    const failing = [...new Set(wrong.map(({ path: at }) => at))]
    if (failing.length > 0) return { ...criterion, outcome: 'failed', failing, judged: null }
    return { ...criterion, outcome: criterion.decided ? 'passed' : 'cantTell', failing }
  })

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
export function earl(verdicts: readonly Verdict[], site: string, now: Date): object {
  const auditor = {
    '@id': '_:auditoria',
    '@type': ['earl:Assertor', 'earl:Software'],
    title: tools,
  }
  const subject = { '@id': site, '@type': 'earl:TestSubject' }
  const assertions = verdicts.map(({ id, outcome, failing, judged, found }) => ({
    '@type': 'earl:Assertion',
    assertedBy: auditor['@id'],
    subject: site,
    test: `WCAG22:${id}`,
    mode: judged ? 'earl:semiAuto' : 'earl:automatic',
    result: {
      '@type': 'earl:TestResult',
      outcome: `earl:${outcome}`,
      description: failing.length > 0 ? `No se cumple en ${failing.join(', ')}.` : found,
      date: new Date(judged ?? now).toISOString(),
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
  verdicts: readonly Verdict[],
  now: Date,
): string {
  const listed = (matches: (verdict: Verdict) => unknown): string =>
    verdicts
      .filter(matches)
      .map(({ number, name, level, judged, failing }) => {
        const when = judged ? `, ${judged}` : ''
        const where = failing.length > 0 ? `: ${failing.join(', ')}` : ''
        return `- ${number} ${name} (nivel ${level}${when})${where}`
      })
      .join('\n')
  const failures = listed(({ outcome }) => outcome === 'failed')
  const texts: Readonly<Record<string, string>> = {
    situación: failures ? 'parcialmente conforme' : unknownState,
    norma: 'las pautas WCAG 2.2, niveles A y AA',
    fallos: failures || 'La auditoría no ha encontrado ninguna.',
    'por comprobar': listed(({ outcome }) => outcome === 'cantTell') || 'Ninguno.',
    juzgados: listed(({ judged }) => judged) || 'Ninguno.',
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
  const verdicts = verdictsOf(findings)
  const template = readFileSync(statementTemplate, 'utf8')
  mkdirSync(folder, { recursive: true })
  const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text)
  write('earl.jsonld', `${JSON.stringify(earl(verdicts, site, now), null, 1)}\n`)
  write(path.basename(statementTemplate), accessibilityStatement(template, verdicts, now))
  return folder
}
