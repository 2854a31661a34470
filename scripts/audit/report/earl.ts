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

const assertor = '_:auditoria'

/** The run in W3C's Evaluation and Report Language: one assertion per page and success criterion. */
export function earl({ verdicts, pages, tools, limits, date }: Report): object {
  const addresses = new Map(pages.map((page) => [page.path, page.address]))
  return {
    '@context': context,
    '@graph': [
      {
        '@id': assertor,
        '@type': ['earl:Assertor', 'earl:Software'],
        title: 'Auditoría de accesibilidad',
        description:
          `${tools}, pruebas propias y, con su fecha, lo juzgado. ${limits ?? ''}`.trim(),
      },
      ...pages.map(({ address: id, title }) => ({
        '@id': id,
        '@type': 'earl:TestSubject',
        title,
        source: id,
      })),
      ...criteria.map(({ number, id, name }) => ({
        '@id': `WCAG22:${id}`,
        '@type': ['earl:TestCriterion', 'earl:TestRequirement'],
        title: `${number} ${name}`,
        isPartOf: 'http://www.w3.org/TR/WCAG22/',
      })),
      ...verdicts.map(({ path, criterion, outcome, why, rules, judged }) => ({
        '@type': 'earl:Assertion',
        assertedBy: assertor,
        subject: addresses.get(path),
        test: `WCAG22:${criterion.id}`,
        mode: judged ? 'earl:semiAuto' : 'earl:automatic',
        result: {
          '@type': 'earl:TestResult',
          outcome: `earl:${outcome}`,
          description: rules.length > 0 ? `${why} Pruebas: ${rules.join(', ')}.` : why,
          date: judged ? `${judged}T00:00:00.000Z` : date.toISOString(),
        },
      })),
    ],
  }
}
