// What the audit makes of what the tools say: problems, verdicts by criterion, EARL (issue: accessibility).
import { describe, expect, it } from 'vitest'
import { criteriaOf } from '../../../../scripts/audit/axe.ts'
import { checklist } from '../../../../scripts/audit/report/checklist.ts'
import { flatContrast, leastContrast } from '../../../../scripts/audit/contrast.ts'
import { criteria } from '../../../../scripts/audit/criteria.ts'
import { earl } from '../../../../scripts/audit/report/earl.ts'
import { judgeWalk, type Stop } from '../../../../scripts/audit/keyboard.ts'
import type { RuleResult, State } from '../../../../scripts/audit/model.ts'
import { reportHtml } from '../../../../scripts/audit/report/page.ts'
import { states } from '../../../../scripts/audit/states.ts'
import { problemsOf, verdicts } from '../../../../scripts/audit/verdict.ts'
import { contrastOf } from '../../../../scripts/lib/contrast.ts'
import { questions } from '../../../support/specification.ts'

const place = { path: '/faq', state: 'al llegar', view: '360 px, claro' }

const result = (more: Partial<RuleResult>): RuleResult => ({
  place,
  tool: 'axe',
  rule: 'color-contrast',
  help: 'Contrast',
  criteria: ['1.4.3'],
  outcome: 'passed',
  findings: [],
  ...more,
})

const state: State = {
  path: '/faq',
  name: 'al llegar',
  views: [{ name: '360 px, claro', width: 360, height: 740, colorScheme: 'light' }],
  enter: () => Promise.resolve(),
}

const outcomeOf = (number: string, results: readonly RuleResult[]) =>
  verdicts(results, ['/faq']).find(({ criterion }) => criterion.number === number)?.outcome

const flat = (colours: readonly (readonly [number, number, number])[]) => ({
  data: new Uint8Array(colours.flat()),
  width: colours.length,
  height: 1,
})

describe('a run has a problem', () => {
  const findings = [{ target: '#a', message: 'pale' }]

  it('for a violation, an unexplained doubt and a crashed rule, and for nothing that was settled', () => {
    const passed = result({ rule: 'list' })
    for (const [outcome, words] of [
      ['failed', 'axe color-contrast fails at #a: pale'],
      ['cantTell', 'is undecided, and no narrower check explains it, at #a'],
      ['crashed', 'axe color-contrast crashed at #a'],
    ] as const) {
      const problems = problemsOf([passed, result({ outcome, findings })], [state], [])
      expect(problems).toHaveLength(1)
      expect(problems[0]).toContain('/faq (al llegar, 360 px, claro)')
      expect(problems[0]).toContain(words)
    }
    const settled = result({ outcome: 'settled', findings, reason: 'porque sí' })
    expect(problemsOf([passed, settled], [state], [])).toEqual([])
  })

  it('for a state that was not reached, a view that was not looked at, and for no check at all', () => {
    expect(problemsOf([result({})], [state], ['/faq (x): no'])).toEqual(['/faq (x): no'])
    expect(problemsOf([result({})], [state, { ...state, name: 'otro' }], [])).toEqual([
      '/faq (otro, 360 px, claro): was not looked at.',
    ])
    const idle = result({ outcome: 'inapplicable' })
    expect(problemsOf([idle], [state], [])).toEqual([
      'Nothing was checked: no rule passed anywhere.',
    ])
  })

  it('once for the same finding in many views', () => {
    const other = { ...place, view: '320 px, claro' }
    const failed = [place, other].map((where) =>
      result({ place: where, outcome: 'failed', findings }),
    )
    const problems = problemsOf([result({ rule: 'list' }), ...failed], [state], [])
    expect(problems).toHaveLength(1)
    expect(problems[0]).toContain('and 1 more views')
  })
})

describe('the matrix', () => {
  it('holds every page, every question and every state that the forms and the countdown have', () => {
    const names = states.map(({ path, name }) => `${path} ${name}`)
    expect(new Set(names).size).toBe(names.length)
    expect(new Set(states.map(({ path }) => path)).size).toBe(9)
    expect(states.filter(({ arrival }) => arrival)).toHaveLength(9)
    expect(states.filter(({ name }) => name === 'menú abierto')).toHaveLength(7)
    for (const { question } of questions) expect(names).toContain(`/faq «${question}» abierto`)
    for (const path of ['/contacto', '/patrocina']) {
      for (const name of ['relleno', 'rechazado por el navegador', 'enviado']) {
        expect(names).toContain(`${path} formulario ${name}`)
      }
    }
    for (const name of ['antes del evento', 'durante el evento', 'después del evento']) {
      expect(names).toContain(`/ ${name}`)
    }
    expect(names).toEqual(expect.arrayContaining(['/ cuenta atrás en pausa', '/ mapa cargado']))
  })
})

describe('a criterion', () => {
  it('is one of the 55 of WCAG 2.2 at A and AA, without 4.1.1', () => {
    expect(criteria).toHaveLength(55)
    expect(criteria.filter(({ level }) => level === 'A')).toHaveLength(31)
    expect(new Set(criteria.map(({ id }) => id)).size).toBe(55)
    expect(criteria.map(({ number }) => number)).not.toContain('4.1.1')
    expect(criteria[0]).toEqual({
      number: '1.1.1',
      id: 'non-text-content',
      level: 'A',
      name: 'Contenido no textual',
    })
  })

  it('is met only if rules decide all of it, and all of them passed', () => {
    const forced = result({ tool: 'propia', rule: 'legible-con-colores-forzados' })
    expect(outcomeOf('1.4.3', [result({}), forced])).toBe('passed')
    expect(outcomeOf('1.4.3', [result({})])).toBe('cantTell')
    expect(outcomeOf('1.4.3', [result({}), { ...forced, outcome: 'failed' }])).toBe('failed')
    const name = result({ rule: 'image-alt', criteria: ['1.1.1'] })
    expect(outcomeOf('1.1.1', [name])).toBe('cantTell')
  })

  it('is failed by one open finding, whatever else passed', () => {
    for (const outcome of ['failed', 'cantTell', 'crashed'] as const) {
      expect(outcomeOf('1.4.3', [result({}), result({ outcome })])).toBe('failed')
    }
  })

  it('does not apply only if every view lacks what it is about', () => {
    const lacking = result({ tool: 'propia', rule: 'sin-audio-ni-video', criteria: [] })
    expect(outcomeOf('1.2.2', [lacking])).toBe('inapplicable')
    expect(outcomeOf('1.2.2', [lacking, { ...lacking, outcome: 'inapplicable' }])).toBe('untested')
    expect(outcomeOf('1.2.2', [])).toBe('untested')
  })

  it('that no rule reaches is on the list for a person', () => {
    const decided = new Set(['1.2.1', '1.2.2', '1.2.3', '1.2.4', '1.2.5', '1.4.2'])
    const listed = new Set(checklist.flatMap((item) => item.criteria.split(', ')))
    const open = verdicts([], ['/faq'])
      .filter(({ outcome }) => outcome === 'untested')
      .map(({ criterion }) => criterion.number)
      .filter((number) => !decided.has(number) && !listed.has(number))
    // Each of these is decided by rules of its own (verdict.ts), or has nothing to apply to.
    expect(open).toEqual([
      '1.4.3',
      '1.4.4',
      '1.4.10',
      '1.4.12',
      '2.1.2',
      '2.4.7',
      '2.4.11',
      '2.5.8',
      '3.2.1',
      '3.2.3',
      '3.2.6',
      '3.3.8',
    ])
  })
})

describe('EARL', () => {
  const judged = verdicts([result({}), result({ place: { ...place, path: '/' } })], ['/faq', '/'])
  const document = earl({
    verdicts: judged,
    addressOf: (path) => `https://ejemplo.example${path}`,
    titleOf: (path) => `Título de ${path}`,
    tools: [{ name: 'axe-core', version: '1.2.3', url: 'https://axe.example/' }],
    limits: null,
    date: new Date('2026-01-02T03:04:05Z'),
  }) as { '@context': Record<string, unknown>; '@graph': Record<string, unknown>[] }
  const graph = document['@graph']
  const typed = (type: string) => graph.filter((node) => [node['@type']].flat().includes(type))

  it('makes one assertion for each page and criterion, each of the five outcomes by its address', () => {
    const assertions = typed('earl:Assertion')
    expect(assertions).toHaveLength(2 * 55)
    const pairs = assertions.map(({ subject, test }) => `${String(subject)} ${String(test)}`)
    expect(new Set(pairs).size).toBe(pairs.length)
    const outcomes = assertions.map(
      (assertion) => (assertion.result as { outcome: string }).outcome,
    )
    for (const outcome of outcomes) {
      expect(outcome).toMatch(/^earl:(passed|failed|cantTell|inapplicable|untested)$/)
    }
  })

  it('names nothing that it does not describe', () => {
    const described = new Set(graph.map((node) => node['@id']))
    for (const { subject, test, assertedBy } of typed('earl:Assertion')) {
      for (const named of [subject, test, assertedBy]) expect(described).toContain(named)
    }
    expect(typed('earl:Assertor')).toHaveLength(1)
    expect(typed('earl:TestSubject').map((node) => node['@id'])).toEqual([
      'https://ejemplo.example/faq',
      'https://ejemplo.example/',
    ])
    expect(typed('earl:TestCriterion')).toHaveLength(55)
  })

  it('uses terms of known vocabularies alone', () => {
    const known = new Set(Object.keys(document['@context']))
    expect(document['@context'].earl).toBe('http://www.w3.org/ns/earl#')
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

describe('what is measured on the screen', () => {
  const box = { x: 0, y: 0, width: 4, height: 1 }
  const [white, black, grey] = [
    [255, 255, 255],
    [0, 0, 0],
    [119, 119, 119],
  ] as const

  it('is contrast as WCAG defines it', () => {
    expect(contrastOf(white, black)).toBeCloseTo(21)
    expect(contrastOf(grey, white)).toBeCloseTo(4.48, 2)
  })

  it('is the worst of the grounds that the text touches', () => {
    const ground = flat([white, grey, white, white])
    const text = flat([black, black, white, white])
    expect(leastContrast(text, ground, [box])).toBeCloseTo(contrastOf(black, grey))
    expect(leastContrast(ground, ground, [box])).toBeNull()
  })

  it('is the strongest colour on the most frequent one if text cannot be taken away', () => {
    expect(flatContrast(flat([white, white, grey, black]), [box])).toBeCloseTo(21)
    expect(flatContrast(flat([white, white, white, white]), [box])).toBe(1)
  })
})

const stop = (index: number, more: Partial<Stop> = {}): Stop => ({
  index,
  target: `#s${index}`,
  name: `${index}`,
  hidden: false,
  outline: { width: 3, contrast: 5 },
  ...more,
})

describe('a walk by keyboard', () => {
  const offered = [0, 1, 2].map((index) => ({ target: `#s${index}`, name: `${index}` }))
  const sound = { offered, forwards: [stop(0), stop(1), stop(2)], backwards: [], left: false }
  const wrong = (walk: Partial<typeof sound>) =>
    Object.entries(judgeWalk({ ...sound, ...walk }))
      .filter(([, findings]) => findings.length > 0)
      .map(([name]) => name)

  it('is sound, or names what is wrong', () => {
    expect(wrong({})).toEqual([])
    expect(wrong({ forwards: [stop(0), stop(2)] })).toEqual(['reached'])
    expect(wrong({ forwards: [stop(0), stop(1)] })).toEqual(['reached', 'trap'])
    expect(wrong({ forwards: [stop(1), stop(0), stop(2)] })).toEqual(['order'])
    expect(wrong({ backwards: [stop(1, { hidden: true })] as never })).toEqual(['obscured'])
    const thin = stop(1, { outline: { width: 1, contrast: 5 } })
    const pale = stop(1, { outline: { width: 3, contrast: 2.9 } })
    expect(wrong({ forwards: [stop(0), thin, stop(2)] })).toEqual(['visible'])
    expect(wrong({ forwards: [stop(0), pale, stop(2)] })).toEqual(['visible'])
    expect(wrong({ left: true })).toEqual(['context'])
  })
})

it('axe’s tags are read as criteria', () => {
  expect(criteriaOf(['wcag2aa', 'wcag143', 'wcag1412', 'best-practice', 'EN-301-549'])).toEqual([
    '1.4.3',
    '1.4.12',
  ])
})

it('the report asks nobody for anything and lets no text of a page become markup', () => {
  const html = reportHtml({
    siteName: 'Prueba <b>',
    results: [result({ outcome: 'settled', reason: 'a < b' })],
    verdicts: verdicts([result({})], ['/faq']),
    problems: ['/faq: <script>alert(1)</script>'],
    addressOf: String,
    titleOf: () => 'Preguntas & <i>más</i>',
    tools: [],
    limits: 'Auditoría parcial.',
    date: new Date('2026-01-02T03:04:05Z'),
    font: null,
  })
  expect(html).not.toMatch(/<script|<b>|<i>/)
  expect(html).not.toMatch(/<(?:link|img|iframe)\b|src=|url\(|@import/)
  expect(html).toContain('Las pruebas han encontrado un problema.')
  expect(html).toContain('Auditoría parcial.')
})
