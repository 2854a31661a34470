import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import axe from 'axe-core'
import { absoluteUrl } from '../../src/lib/address.ts'
import { findingsOf, type RuleResult } from './results.ts'
import { auditedPages, pathOf, publishedAt } from './site.ts'
import { states } from './states.ts'
import { criteria, judgements, type Verdict, verdictsOf } from './verdict.ts'

/** It is not published with the site. */
const folder = 'reports/accessibility'

/** Template of the accessibility statement, which an organiser completes. */
const statementTemplate = 'src/content/plantillas/accesibilidad.md'

const tools = `axe-core ${axe.version} y pruebas propias`

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

type Subject = { readonly path: string; readonly address: string; readonly title: string }

/** The run in W3C's Evaluation and Report Language: one assertion per page and success criterion. */
export function earl(verdicts: readonly Verdict[], pages: readonly Subject[], now: Date): object {
  const auditor = {
    '@id': '_:auditoria',
    '@type': ['earl:Assertor', 'earl:Software'],
    title: tools,
  }
  const subjects = pages.map(({ address, title }) => ({
    '@id': address,
    '@type': 'earl:TestSubject',
    title,
  }))
  const tests = criteria.map(({ number, id, name }) => ({
    '@id': `WCAG22:${id}`,
    '@type': ['earl:TestCriterion', 'earl:TestRequirement'],
    title: `${number} ${name}`,
  }))
  const assertions = verdicts.map(({ path: at, criterion, outcome, why, judged }) => ({
    '@type': 'earl:Assertion',
    assertedBy: auditor['@id'],
    subject: pages.find((page) => page.path === at)?.address,
    test: `WCAG22:${criterion.id}`,
    mode: judged ? 'earl:semiAuto' : 'earl:automatic',
    result: {
      '@type': 'earl:TestResult',
      outcome: `earl:${outcome}`,
      description: why,
      date: judged ? `${judged}T00:00:00.000Z` : now.toISOString(),
    },
  }))
  return { '@context': context, '@graph': [auditor, ...subjects, ...tests, ...assertions] }
}

/** No audit can decide this: the publisher is answerable for it. */
const unknownState =
  '[[ELIGE: «plenamente conforme» si alguien ha comprobado los criterios de más abajo y se cumplen; si no, «parcialmente conforme»]]'

/**
 * Fills the template's blanks that begin with «AUDITORÍA»; a person fills the others.
 * @throws if the audit has no text for one of these blanks
 */
export function accessibilityStatement(
  template: string,
  verdicts: readonly Verdict[],
  now: Date,
): string {
  const pages = new Set(verdicts.map(({ path: at }) => at)).size
  /** One line per criterion that matches on a page, with the pages unless all match, and with the day. */
  const listed = (isSo: (verdict: Verdict) => boolean): string =>
    criteria
      .flatMap(({ id, number, name, level }) => {
        const found = verdicts.filter((one) => one.criterion.id === id && isSo(one))
        const where = found.length < pages ? `: ${found.map((one) => one.path).join(', ')}` : ''
        const when = found[0]?.judged ? `, ${found[0].judged}` : ''
        return found.length > 0 ? [`- ${number} ${name} (nivel ${level}${when})${where}`] : []
      })
      .join('\n')
  const failures = listed(({ outcome }) => outcome === 'failed')
  const texts: Readonly<Record<string, string>> = {
    situación: failures ? 'parcialmente conforme' : unknownState,
    norma: 'las pautas WCAG 2.2, niveles A y AA',
    fallos: failures || 'La auditoría no ha encontrado ninguna.',
    'por comprobar': listed(({ outcome }) => outcome === 'cantTell') || 'Ninguno.',
    juzgados: listed(({ judged }) => judged !== null) || 'Ninguno.',
    fecha: now.toLocaleDateString('es', { dateStyle: 'long', timeZone: 'Europe/Madrid' }),
    herramientas: tools,
  }
  return template.replace(/\[\[AUDITORÍA: ([^\]]*)\]\]/g, (blank, name: string) => {
    const text = texts[name]
    if (text === undefined) throw new Error(`${statementTemplate} has an unknown blank: ${blank}.`)
    return text
  })
}

/**
 * Writes the report of a whole audit.
 * @param found folder of its results
 * @returns what the auditor has to know, a line each
 */
export function writeReport(found: string): string[] {
  const files = readdirSync(found)
  if (files.length < states.length)
    return [`${files.length} of ${states.length} states were checked: too few for a report`]
  const results = files.flatMap(
    (name) => JSON.parse(readFileSync(path.join(found, name), 'utf8')) as RuleResult[],
  )
  const built = auditedPages()
  const site = publishedAt(built)
  const pages = built.map((page) => ({
    path: pathOf(page),
    address: absoluteUrl(pathOf(page), site),
    title: page.document.title,
  }))
  const now = new Date()
  const verdicts = verdictsOf(
    results,
    pages.map((page) => page.path),
  )
  mkdirSync(folder, { recursive: true })
  const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text)
  write('earl.jsonld', `${JSON.stringify(earl(verdicts, pages, now), null, 1)}\n`)
  const template = readFileSync(statementTemplate, 'utf8')
  write(path.basename(statementTemplate), accessibilityStatement(template, verdicts, now))
  const findings = findingsOf(results)
  const unjudged = verdicts.filter(({ outcome }) => outcome === 'cantTell')
  const [oldest = ''] = judgements.map(({ date }) => date).toSorted()
  const days = Math.floor((now.getTime() - Date.parse(oldest)) / 86_400_000)
  return [
    ...findings,
    ...unjudged.map(({ path: at, criterion }) => `${at} is to be judged: ${criterion.number}`),
    `the oldest judgement is from ${oldest}, ${days} days ago`,
    `${findings.length} findings; the auditor's report is in ${folder}`,
  ]
}
