import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import axe from 'axe-core'
import { parse } from 'yaml'
import { type AuditFinding, sceneRule } from '../../build/render/findings.ts'

/** It is not published with the site. */
const folder = 'reports/accessibility'

/** Template of the accessibility statement, which an organiser completes. */
const statementTemplate = 'src/content/plantillas/accesibilidad.md'

const tools = `axe-core ${axe.version} y pruebas propias`

const rows = parse(readFileSync('scripts/tools/audit/criteria.yaml', 'utf8')) as Record<
  string,
  string
>

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

/** The run in W3C's Evaluation and Report Language (EARL 1.0 Schema): one assertion per success criterion. */
export function earl(outcomes: readonly Outcome[], site: string, now: Date) {
  const context = {
    earl: 'http://www.w3.org/ns/earl#',
    dct: 'http://purl.org/dc/terms/',
    xsd: 'http://www.w3.org/2001/XMLSchema#',
    // W3C's WCAG-EM Report Tool knows the criteria by this prefix.
    WCAG22: 'http://www.w3.org/TR/WCAG22/#',
  }
  const auditor = { '@id': '_:auditoria' }
  const subject = { '@id': site }
  const assertions = outcomes.map(({ id, outcome, failing }) => ({
    '@type': 'earl:Assertion',
    'earl:assertedBy': auditor,
    'earl:subject': subject,
    'earl:test': { '@id': `WCAG22:${id}` },
    'earl:mode': { '@id': 'earl:automatic' },
    'earl:result': {
      '@type': 'earl:TestResult',
      'earl:outcome': { '@id': `earl:${outcome}` },
      'dct:description': {
        passed: 'Medido sin fallos.',
        failed: `No se cumple en ${failing.join(', ')}.`,
        cantTell: 'Lo decide una persona.',
      }[outcome],
      'dct:date': { '@type': 'xsd:dateTime', '@value': now.toISOString() },
    },
  }))
  const software = { ...auditor, '@type': ['earl:Assertor', 'earl:Software'], 'dct:title': tools }
  const tested = { ...subject, '@type': 'earl:TestSubject' }
  return { '@context': context, '@graph': [software, tested, ...assertions] }
}

/** Fills the template's blanks that begin with «AUDITORÍA»; a person fills the others. */
export function accessibilityStatement(template: string, outcomes: readonly Outcome[], now: Date) {
  const listed = (which: Outcome['outcome'], none = 'Ninguno.'): string =>
    outcomes
      .filter(({ outcome }) => outcome === which)
      .map(({ number, name, level, failing }) => {
        const where = failing.length > 0 ? `: ${failing.join(', ')}` : ''
        return `- ${number} ${name} (nivel ${level})${where}`
      })
      .join('\n') || none
  const texts: Readonly<Record<string, string>> = {
    fallos: listed('failed', 'La auditoría no ha encontrado ninguna.'),
    'por comprobar': listed('cantTell'),
    medidos: listed('passed'),
    fecha: now.toLocaleDateString('es', { dateStyle: 'long', timeZone: 'Europe/Madrid' }),
    herramientas: tools,
  }
  return template.replace(
    /\[\[AUDITORÍA: ([^\]]*)\]\]/g,
    (blank, name: string) => texts[name] ?? blank,
  )
}

/** Writes the report of a whole audit of the site with a public address. @returns its folder */
export function writeReport(findings: readonly AuditFinding[], site: string, now: Date): string {
  const outcomes = outcomesOf(findings)
  const statement = accessibilityStatement(readFileSync(statementTemplate, 'utf8'), outcomes, now)
  mkdirSync(folder, { recursive: true })
  writeFileSync(`${folder}/earl.jsonld`, `${JSON.stringify(earl(outcomes, site, now), null, 1)}\n`)
  writeFileSync(`${folder}/${path.basename(statementTemplate)}`, statement)
  return folder
}
