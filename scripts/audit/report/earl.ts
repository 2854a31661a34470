import type { Report } from '../model.ts'
import { criteria, readData } from '../rules.ts'

const tests = criteria.map(({ number, id, name }) => ({
  '@id': `WCAG22:${id}`,
  '@type': ['earl:TestCriterion', 'earl:TestRequirement'],
  title: `${number} ${name}`,
  isPartOf: 'http://www.w3.org/TR/WCAG22/',
}))

/** The run in W3C's Evaluation and Report Language: one assertion per page and success criterion. */
export function earl({ verdicts, pages, tools, date }: Report): object {
  const by = {
    '@id': '_:auditoria',
    '@type': ['earl:Assertor', 'earl:Software'],
    title: 'Auditoría de accesibilidad',
    description: `${tools}, pruebas propias y, con su fecha, lo juzgado.`,
  }
  const subjects = pages.map(({ address, title }) => ({
    '@id': address,
    '@type': 'earl:TestSubject',
    title,
    source: address,
  }))
  const assertions = verdicts.map(({ path, criterion, outcome, why, judged }) => ({
    '@type': 'earl:Assertion',
    assertedBy: by['@id'],
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
  return { '@context': readData('earl'), '@graph': [by, ...subjects, ...tests, ...assertions] }
}
