// What the audit makes of what the tools say: findings, verdicts by criterion, EARL, the auditor's page (issue: accessibility).
import { describe, expect, it } from 'vitest'
import { criteriaOf } from '../../../../scripts/audit/axe.ts'
import { leastContrast } from '../../../../scripts/audit/contrast.ts'
import { criteria } from '../../../../scripts/audit/criteria.ts'
import { judgeWalk, type Stop } from '../../../../scripts/audit/keyboard.ts'
import type { Report, RuleResult } from '../../../../scripts/audit/model.ts'
import { earl } from '../../../../scripts/audit/report/earl.ts'
import { reportPage } from '../../../../scripts/audit/report/page.tsx'
import { states } from '../../../../scripts/audit/states.ts'
import { findingsOf, verdicts } from '../../../../scripts/audit/verdict.ts'
import { contrastOf } from '../../../../scripts/lib/contrast.ts'

const place = { path: '/faq', state: 'al llegar', view: '360 px, claro' }

const result = (more: Partial<RuleResult>): RuleResult => ({
  place,
  tool: 'axe',
  rule: 'color-contrast',
  criteria: ['1.4.3'],
  outcome: 'passed',
  findings: [],
  ...more,
})

const findings = [{ target: '#a', message: 'pale' }]
const judgement = {
  criterion: '1.1.1',
  looked: 'Las imágenes.',
  found: 'Cada una dice lo suyo.',
  outcome: 'passed',
  date: '2026-11-23',
  pages: { '/faq': 'abcd' },
} as const
const nobody = { list: [], hashes: {} }
const judged = (hash: string) => ({ list: [judgement], hashes: { '/faq': hash } }) as never

const verdictOf = (number: string, results: readonly RuleResult[], judgements = nobody as never) =>
  verdicts(results, ['/faq'], judgements).find(({ criterion }) => criterion.number === number)

describe('a run has a finding', () => {
  it('for a violation, what stayed incomplete and a crashed rule, and for nothing that was resolved', () => {
    for (const [outcome, words] of [
      ['failed', 'axe color-contrast fails at #a: pale'],
      ['cantTell', 'is incomplete and was not resolved at #a'],
      ['crashed', 'axe color-contrast crashed at #a'],
    ] as const) {
      const [found, ...others] = findingsOf([result({}), result({ outcome, findings })])
      expect(found).toContain('/faq (al llegar, 360 px, claro)')
      expect(found).toContain(words)
      expect(others).toEqual([])
    }
    expect(findingsOf([result({}), result({ outcome: 'resolved' })])).toEqual([])
  })

  it('once for the same in many views', () => {
    const other = { ...place, view: '320 px, claro' }
    const failed = [place, other].map((at) => result({ place: at, outcome: 'failed', findings }))
    expect(findingsOf(failed)).toEqual([expect.stringContaining('and 1 more views')])
  })
})

describe('the matrix', () => {
  it('holds every page, the questions and every state that the forms and the countdown have', () => {
    const names = states.map(({ path, name }) => `${path} ${name}`)
    expect(new Set(names).size).toBe(names.length)
    expect(states.filter(({ part }) => part === null)).toHaveLength(9)
    expect(states.filter(({ name }) => name === 'menú abierto')).toHaveLength(7)
    expect(names).toContain('/faq preguntas abiertas')
    for (const path of ['/contacto', '/patrocina']) {
      for (const name of ['relleno', 'rechazado', 'enviado']) {
        expect(names).toContain(`${path} formulario ${name}`)
      }
    }
    expect(names).toEqual(expect.arrayContaining(['/ cuenta atrás en pausa', '/ mapa cargado']))
  })

  it('shows each state in two widths and two themes, each page in four and two', () => {
    for (const { part, views } of states) {
      expect(new Set(views.map(({ colorScheme }) => colorScheme)).size).toBe(2)
      expect(new Set(views.map(({ width }) => width)).size).toBe(part === null ? 4 : 2)
    }
    expect(states.flatMap(({ views }) => views).length).toBeLessThanOrEqual(170)
  })
})

describe('a criterion', () => {
  it('is one of the 55 of WCAG 2.2 at A and AA, without 4.1.1', () => {
    expect(criteria).toHaveLength(55)
    expect(criteria.filter(({ level }) => level === 'A')).toHaveLength(31)
    expect(new Set(criteria.map(({ id }) => id)).size).toBe(55)
    expect(criteria.map(({ number }) => number)).not.toContain('4.1.1')
  })

  it('is met only if rules decide all of it, and all of them passed', () => {
    const size = result({ tool: 'propia', rule: 'texto-al-200', criteria: ['1.4.4'] })
    const zoom = result({ rule: 'meta-viewport', criteria: ['1.4.4'] })
    expect(verdictOf('1.4.4', [size, zoom])?.outcome).toBe('passed')
    expect(verdictOf('1.4.4', [size])?.outcome).toBe('cantTell')
    expect(verdictOf('1.4.4', [size, { ...zoom, outcome: 'failed' }])?.outcome).toBe('failed')
    expect(verdictOf('1.1.1', [result({ criteria: ['1.1.1'] })])?.outcome).toBe('cantTell')
    expect(verdictOf('1.1.1', [])?.outcome).toBe('untested')
  })

  it('is failed by one open finding, whatever else passed and whoever judged it', () => {
    for (const outcome of ['failed', 'cantTell', 'crashed'] as const) {
      const results = [result({ criteria: ['1.1.1'] }), result({ criteria: ['1.1.1'], outcome })]
      expect(verdictOf('1.1.1', results, judged('abcd'))?.outcome).toBe('failed')
    }
  })

  it('does not apply only if every view lacks what it is about', () => {
    const lacking = result({ tool: 'propia', rule: 'sin-audio-ni-video', criteria: [] })
    expect(verdictOf('1.2.2', [lacking])?.outcome).toBe('inapplicable')
    expect(verdictOf('1.2.2', [lacking])?.why).toContain('audio, video')
    const having = { ...lacking, outcome: 'inapplicable' } as const
    expect(verdictOf('1.2.2', [lacking, having])?.outcome).toBe('untested')
  })

  it('is what a person judged, until the page is another', () => {
    expect(verdictOf('1.1.1', [], judged('abcd'))).toMatchObject({
      outcome: 'passed',
      judged: '2026-11-23',
    })
    expect(verdictOf('1.1.1', [], judged('dcba'))?.outcome).toBe('cantTell')
    expect(verdictOf('1.1.1', [], judged('dcba'))?.why).toContain('hay que volver a juzgarlo')
  })
})

const report: Report = {
  siteName: 'Prueba <b>',
  verdicts: verdicts([result({})], ['/faq', '/'], {
    list: [judgement],
    hashes: { '/faq': 'abcd' },
  }),
  findings: ['/faq: <script>alert(1)</script>'],
  pages: ['/faq', '/'].map((path) => ({
    path,
    address: `https://ejemplo.example${path}`,
    title: 'Preguntas & <i>más</i>',
  })),
  tools: [{ name: 'axe-core', version: '1.2.3', url: 'https://axe.example/' }],
  limits: 'Auditoría parcial.',
  date: new Date('2026-01-02T03:04:05Z'),
}

describe('EARL', () => {
  const document = earl(report) as {
    '@context': Record<string, unknown>
    '@graph': Record<string, unknown>[]
  }
  const graph = document['@graph']
  const typed = (type: string) => graph.filter((node) => [node['@type']].flat().includes(type))

  it('makes one assertion for each page and criterion, those of a person with their day', () => {
    const assertions = typed('earl:Assertion')
    expect(assertions).toHaveLength(2 * 55)
    const pairs = assertions.map(({ subject, test }) => `${String(subject)} ${String(test)}`)
    expect(new Set(pairs).size).toBe(pairs.length)
    const byPerson = assertions.filter(({ mode }) => mode === 'earl:semiAuto')
    expect(byPerson).toMatchObject([
      { test: 'WCAG22:non-text-content', result: { date: '2026-11-23T00:00:00.000Z' } },
    ])
  })

  it('names nothing that it does not describe, in terms of known vocabularies', () => {
    const described = new Set(graph.map((node) => node['@id']))
    for (const { subject, test, assertedBy } of typed('earl:Assertion')) {
      for (const named of [subject, test, assertedBy]) expect(described).toContain(named)
    }
    const known = new Set(Object.keys(document['@context']))
    const terms = (node: unknown): string[] =>
      node !== null && typeof node === 'object'
        ? Object.entries(node).flatMap(([key, value]) => [
            ...(Array.isArray(node) || key.startsWith('@') ? [] : [key]),
            ...terms(value),
          ])
        : []
    for (const term of terms(graph)) expect(known).toContain(term)
  })
})

const row = (...colours: (readonly number[])[]) => ({
  data: new Uint8Array(colours.flat()),
  width: colours.length,
  height: 1,
})

it('contrast is that of the worst ground that the text touches', () => {
  const [white, black, grey] = [
    [255, 255, 255],
    [0, 0, 0],
    [119, 119, 119],
  ] as const
  const box = { x: 0, y: 0, width: 4, height: 1 }
  const ground = row(white, grey, white, white)
  expect(leastContrast(row(black, black, white, white), ground, [box])).toBeCloseTo(
    contrastOf(black, grey),
  )
  expect(leastContrast(ground, ground, [box])).toBeNull()
})

const stop = (index: number, more: Partial<Stop> = {}): Stop => ({
  index,
  target: `#s${index}`,
  name: `${index}`,
  hidden: false,
  outline: { width: 3, contrast: 5 },
  ...more,
})

it('a walk by keyboard is sound, or its faults are named', () => {
  const offered = [0, 1, 2].map((index) => ({ target: `#s${index}`, name: `${index}` }))
  const sound = { offered, forwards: [stop(0), stop(1), stop(2)], backwards: [], left: false }
  const wrong = (walk: Partial<Parameters<typeof judgeWalk>[0]>) =>
    Object.entries(judgeWalk({ ...sound, ...walk }))
      .filter(([, found]) => found.length > 0)
      .map(([name]) => name)
  expect(wrong({})).toEqual([])
  expect(wrong({ forwards: [stop(0), stop(2)] })).toEqual(['todo-con-el-teclado'])
  expect(wrong({ forwards: [stop(0), stop(1)] })).toEqual(['todo-con-el-teclado', 'sin-trampa'])
  expect(wrong({ forwards: [stop(1), stop(0), stop(2)] })).toEqual(['orden-del-foco'])
  expect(wrong({ backwards: [stop(1, { hidden: true })] })).toEqual(['foco-no-oculto'])
  const thin = stop(1, { outline: { width: 1, contrast: 5 } })
  const pale = stop(1, { outline: { width: 3, contrast: 2.9 } })
  expect(wrong({ forwards: [stop(0), thin, stop(2)] })).toEqual(['foco-bien-visible'])
  expect(wrong({ forwards: [stop(0), pale, stop(2)] })).toEqual(['foco-bien-visible'])
  expect(wrong({ left: true })).toEqual(['el-foco-no-cambia-de-pagina'])
})

it('axe’s tags are read as criteria', () => {
  expect(criteriaOf(['wcag2aa', 'wcag143', 'wcag1412', 'best-practice', 'EN-301-549'])).toEqual([
    '1.4.3',
    '1.4.12',
  ])
})

it('the auditor’s page asks nobody for anything and lets no text of a page become markup', () => {
  const html = reportPage(report)
  expect(html).not.toMatch(/<script|<b>|<i>|<(?:link|img|iframe)\b|src=|url\(|@import/)
  expect(html).toContain('Auditoría parcial.')
  expect(html).toContain('2026-11-23: Las imágenes. Cada una dice lo suyo.')
})
