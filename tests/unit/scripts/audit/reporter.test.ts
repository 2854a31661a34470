// What the audit makes of the tests that ran: the report, the list of problems and how it ends (craft 19).
import type { FullConfig, Suite, TestCase, TestResult } from '@playwright/test/reporter'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { RuleResult } from '../../../../scripts/audit/model.ts'
import { resultsName, stateTitle } from '../../../../scripts/audit/plan.ts'
import AuditReporter from '../../../../scripts/audit/reporter.ts'
import { states } from '../../../../scripts/audit/states.ts'
import { folderWith, pageHtml } from '../../../support/made-up-site.ts'

// Whether the report itself is sound takes a browser: each audit looks.
vi.mock('../../../../scripts/audit/report/look-at-report.ts', () => ({
  lookAtReport: () => Promise.resolve([]),
}))

const canonical = '<link rel="canonical" href="https://ejemplo.example/evento/">'
const site = {
  'index.html': pageHtml('Inicio', '<p>Hola.</p>', canonical),
  'faq/index.html': pageHtml('Preguntas', '<p>Hola.</p>'),
  'assets/letra.woff2': 'letra',
}

const tests = states.flatMap((state) =>
  state.views.map((view) => {
    const title = stateTitle(state)
    return { id: `${title} ${view.name}`, title: view.name, parent: { title }, state, view }
  }),
)

type Planned = (typeof tests)[number]
type Attempt = Partial<Pick<TestResult, 'retry' | 'error'>> & { readonly results?: RuleResult[] }

const resultOf = ({ state, view }: Planned, more: Partial<RuleResult> = {}): RuleResult => ({
  place: { path: state.path, state: state.name, view: view.name },
  tool: 'axe',
  rule: 'list',
  help: 'Lists',
  criteria: ['1.3.1'],
  outcome: 'passed',
  findings: [],
  ...more,
})

const passing = (test: Planned): Attempt => ({ results: [resultOf(test)] })

/** Lets the reporter see tests and their attempts; null for one that did not run. */
async function report(
  planned: readonly Planned[],
  attempt: (test: Planned, index: number) => Attempt | readonly Attempt[] | null,
  { args = [] as string[], status = 'passed', files = site } = {},
) {
  const dir = folderWith(files)
  const folder = path.join(dir, 'report')
  const reporter = new AuditReporter({ folder, dir })
  const config = { argv: ['node', 'playwright', 'test', '--config=scripts/audit', ...args] }
  const suite = { allTests: () => planned }
  reporter.onBegin(config as FullConfig, suite as unknown as Suite)
  for (const [index, test] of planned.entries()) {
    for (const { results, ...more } of [attempt(test, index) ?? []].flat()) {
      const body = Buffer.from(JSON.stringify(results ?? null))
      const attachments = results ? [{ name: resultsName, body }] : []
      const result = { retry: 0, attachments, ...more }
      reporter.onTestEnd(test as unknown as TestCase, result as unknown as TestResult)
    }
  }
  const end = await reporter.onEnd({ status } as never)
  return { ...end, folder, read: (name: string) => readFileSync(path.join(folder, name), 'utf8') }
}

describe('the audit’s reporter', { timeout: 60_000 }, () => {
  let said: string[]
  beforeEach(() => {
    said = []
    vi.spyOn(console, 'log').mockImplementation((line: string) => void said.push(line))
  })

  it('writes page, EARL and axe’s own words, and counts what was looked at', async () => {
    const { status, read } = await report(tests, passing)
    expect(status).toBe('passed')
    const paths = new Set(states.map((state) => state.path))
    expect(said.at(-2)).toContain(
      `${paths.size} pages in ${states.length} states, ${tests.length} views`,
    )
    expect(read('index.html')).toContain('no han encontrado ningún fallo')
    expect(read('index.html')).not.toContain('parcial')
    expect(read('earl.jsonld')).toContain('"https://ejemplo.example/evento/faq"')
    const { places } = JSON.parse(read('axe.json')) as { places: { passes: string[] }[] }
    expect(places).toHaveLength(tests.length)
    expect(places[0]?.passes).toEqual(['list'])
  })

  it('tells its progress in a few lines, with what has failed so far', async () => {
    const error = { message: 'pale' }
    await report(tests, (test, index) => (index === 0 ? { error } : passing(test)))
    const told = said.filter((line) => /^audit: \d+ of /.test(line))
    expect(told).toHaveLength(10)
    expect(told[4]).toBe(`audit: ${tests.length / 2} of ${tests.length} views, 1 with problems`)
    await report(tests.slice(0, 3), passing, { args: ['-g', '/'] })
    expect(said).toContain('audit: 3 of 3 views')
  })

  it('fails on a finding, and names it in the report too', async () => {
    const findings = [{ target: '#a', message: 'pale' }]
    const { status, read } = await report(tests, (test, index) => ({
      results: [
        resultOf(test),
        ...(index === 3 ? [resultOf(test, { outcome: 'failed', findings })] : []),
      ],
    }))
    expect(status).toBe('failed')
    expect(said.at(-1)).toMatch(/^audit: 1 problems\n\/ .*axe list fails at #a: pale$/)
    expect(read('index.html')).toContain('axe list fails at #a: pale')
  })

  it('fails on a state that was not reached and on each view that was not looked at', async () => {
    const { status } = await report(tests, (test, index) => {
      if (index === 1) return null
      return index === 0
        ? { error: { message: '\u001b[31mno menu\u001b[39m\nstack' } }
        : passing(test)
    })
    expect(status).toBe('failed')
    expect(said.at(-1)?.split('\n')).toEqual([
      'audit: 3 problems',
      '/ · al llegar · 320 px, claro: could not be reached or looked at: no menu',
      '/ (al llegar, 320 px, claro): was not looked at.',
      '/ (al llegar, 320 px, oscuro): was not looked at.',
    ])
  })

  it('believes the first attempt, the second one being made for its trace', async () => {
    const { status } = await report(tests, (test, index) =>
      index === 0
        ? [{ results: [resultOf(test, { outcome: 'failed' })] }, { retry: 1, ...passing(test) }]
        : passing(test),
    )
    expect(status).toBe('failed')
    expect(said.at(-1)).toContain('axe list fails')
  })

  it('leaves the last report as it is if somebody stops the run', async () => {
    const { status, folder } = await report(tests, passing, { status: 'interrupted' })
    expect(status).toBe('interrupted')
    expect(existsSync(folder)).toBe(false)
  })

  it('tells of a part that somebody chose, and takes it for nothing else', async () => {
    const faq = tests.filter(({ state }) => state.path === '/faq')
    const { status, read } = await report(faq, passing, { args: ['-g', '/faq'] })
    expect(status).toBe('passed')
    expect(said).toContain(
      `audit: this is a part of the audit: ${faq.length} of ${tests.length} views`,
    )
    const words = `Auditoría parcial: ${faq.length} de las ${tests.length} vistas.`
    for (const name of ['index.html', 'earl.jsonld']) expect(read(name)).toContain(words)
    expect(read('index.html')).not.toMatch(/<(tbody|ul)><\//)
  })

  it('fails if tests are missing that nobody left out', async () => {
    expect((await report(tests.slice(1), passing)).status).toBe('failed')
    expect(said.at(-1)).toContain('/ (al llegar, 320 px, claro): was not looked at.')
  })

  it('fails if nothing was checked, and writes no report of it', async () => {
    const { status, folder } = await report([], () => null, { args: ['-g', 'nothing'] })
    expect(status).toBe('failed')
    expect(said.at(-1)).toContain('Nothing was checked')
    expect(existsSync(folder)).toBe(false)
  })

  it('compares the pages with each other', async () => {
    const files = { ...site, 'faq/index.html': pageHtml('Inicio', '<p>Hola.</p>') }
    expect((await report(tests, passing, { files })).status).toBe('failed')
    expect(said.at(-1)).toContain('propia titulos-distintos fails')
  })
})
