import { criteria } from '../criteria.ts'
import type { Report } from '../model.ts'

/** A term whose values are addresses. */
const address = (id: string) => ({ '@id': id, '@type': '@id' })

/** Short names for the vocabularies, EARL 1.0 Schema and Dublin Core, as W3C's own tools read them. */
const context = {
  earl: 'http://www.w3.org/ns/earl#',
  dct: 'http://purl.org/dc/terms/',
  // The prefix by which W3C's WCAG-EM Report Tool knows the criteria.
  WCAG22: 'http://www.w3.org/TR/WCAG22/#',
  assertedBy: address('earl:assertedBy'),
  subject: address('earl:subject'),
  test: address('earl:test'),
  result: 'earl:result',
  mode: address('earl:mode'),
  outcome: address('earl:outcome'),
  title: 'dct:title',
  description: 'dct:description',
  source: address('dct:source'),
  isPartOf: address('dct:isPartOf'),
  date: { '@id': 'dct:date', '@type': 'http://www.w3.org/2001/XMLSchema#dateTime' },
} as const

const assertor = {
  '@id': '_:auditoria',
  '@type': ['earl:Assertor', 'earl:Software'],
  title: 'Auditoría de accesibilidad',
} as const

const tests = criteria.map(({ number, id, name }) => ({
  '@id': `WCAG22:${id}`,
  '@type': ['earl:TestCriterion', 'earl:TestRequirement'],
  title: `${number} ${name}`,
  isPartOf: 'http://www.w3.org/TR/WCAG22/',
}))

/** The run in W3C's Evaluation and Report Language: one assertion per page and success criterion. */
export function earl({ verdicts, pages, tools, limits, date }: Report): object {
  const how = `${tools}, pruebas propias y, con su fecha, lo juzgado. ${limits ?? ''}`
  const subjects = pages.map(({ address: id, title }) => ({
    '@id': id,
    '@type': 'earl:TestSubject',
    title,
    source: id,
  }))
  const assertions = verdicts.map(({ path, criterion, outcome, why, judged }) => ({
    '@type': 'earl:Assertion',
    assertedBy: assertor['@id'],
    subject: pages.find((page) => page.path === path)?.address,
    test: `WCAG22:${criterion.id}`,
    mode: judged ? 'earl:semiAuto' : 'earl:automatic',
    result: {
      '@type': 'earl:TestResult',
      outcome: `earl:${outcome}`,
      description: why,
      date: judged ? `${judged}T00:00:00.000Z` : date.toISOString(),
    },
  }))
  return {
    '@context': context,
    '@graph': [{ ...assertor, description: how.trim() }, ...subjects, ...tests, ...assertions],
  }
}
