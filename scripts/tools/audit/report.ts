import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import axe from 'axe-core'
import { parse } from 'yaml'
import { axeOptions } from '../../build/render/axe.ts'
import { type AuditFinding, sceneRule } from '../../build/render/findings.ts'
import type { SceneResult } from './checkScene.ts'
import { inLight, ownRules } from './checks.ts'
import { pageName, scenesTable, table, viewsTable } from './sceneTables.ts'
import { isFreshPage, type Scene } from './scenes.ts'

/** The folder of the report, which is not published with the site. */
const folder = 'reports/accessibility'

/** The template of the accessibility statement. The report has a copy of it, which an organiser completes. */
const statementTemplate = 'src/content/plantillas/accesibilidad.md'

/** An audit of all scenes. */
export type Run = {
  readonly scenes: readonly Scene[]
  readonly results: ReadonlyMap<Scene, SceneResult>
  /** The site's public address. */
  readonly site: string
  /** Name and version. */
  readonly browserName: string
  readonly now: Date
}

const toolsOf = ({ browserName }: Run) =>
  `axe-core ${axe.version} y pruebas propias, en ${browserName}`

const dateOf = ({ now }: Run) =>
  now.toLocaleDateString('es', { dateStyle: 'long', timeZone: 'Europe/Madrid' })

/** A success criterion of WCAG 2.2. */
type Criterion = {
  /** "1.4.10" */
  readonly number: string
  readonly level: string
  /** The fragment of the criterion's address: "reflow" in https://www.w3.org/TR/WCAG22/#reflow */
  readonly id: string
  /** Spanish, for the report. */
  readonly name: string
  readonly isMeasured: boolean
}

/** The rows of criteria.yaml, "AA | reflow | Reajuste del texto | medido", by the criteria's numbers. */
const rowsByNumber: Readonly<Record<string, string>> = parse(
  readFileSync('scripts/tools/audit/criteria.yaml', 'utf8'),
)

/** All 55 criteria of WCAG 2.2 at levels A and AA. */
const criteria = Object.entries(rowsByNumber).map(([number, row]): Criterion => {
  const [level = '', id = '', name = '', measured] = row.split(' | ')
  return { number, level, id, name, isMeasured: measured !== undefined }
})

/** A criterion with its outcome in a run. */
export type Outcome = Criterion & {
  /** An outcome of EARL: "cantTell" if a person has to decide. */
  readonly outcome: 'passed' | 'failed' | 'cantTell'
  /** The paths of the pages that fail the criterion. */
  readonly failing: readonly string[]
}

/** The outcome of each criterion. No criterion is "passed" if a scene could not be checked. */
export function outcomesOf(findings: readonly AuditFinding[]): Outcome[] {
  // A finding has its rule after the source of the rule: "propia escena".
  const isComplete = !findings.some(({ rule }) => rule.endsWith(sceneRule))
  return criteria.map((criterion) => {
    const faults = findings.filter((one) => one.criteria.includes(criterion.number))
    const failing = [...new Set(faults.map(({ path }) => path))]
    const outcomeWithoutFaults = criterion.isMeasured && isComplete ? 'passed' : 'cantTell'
    const outcome = failing.length > 0 ? 'failed' : outcomeWithoutFaults
    return { ...criterion, outcome, failing }
  })
}

const findingsOf = ({ scenes, results }: Run) =>
  scenes.flatMap((scene) => results.get(scene)?.findings ?? [])

/** The pages that were opened. Each is listed once, because it has one scene as a fresh page. */
function pagesOf({ scenes }: Run): string {
  return scenes.filter(isFreshPage).map(pageName).join(', ')
}

/** The rules by which a criterion was checked, and the scenes and views in which it was checked, in Spanish. */
type Method = { readonly rules: string; readonly scenes: string; readonly views: string }

/** The method for a criterion; null if no rule checks the criterion. */
function methodOf(number: string): Method | null {
  const rules = ownRules.filter((one) => one.criteria.includes(number))
  const axeCount = axeRuleCount(number)
  if (rules.length === 0 && axeCount === 0) return null
  const isForAllScenes = axeCount > 0 || rules.some(({ isForFreshPages }) => !isForFreshPages)
  const names = rules.map(({ rule }) => `«${rule}»`)
  const views = new Set(rules.map((one) => one.views.name))
  if (axeCount > 0) {
    const noun = axeCount === 1 ? 'regla' : 'reglas'
    names.unshift(`axe (${axeCount} ${noun})`)
    views.add(inLight.name)
  }
  return {
    rules: names.join(', '),
    scenes: isForAllScenes ? 'todas las escenas' : 'todas las páginas abiertas, al llegar',
    views: [...views].join('; '),
  }
}

/** The number of axe's rules that check a criterion in the audit. Axe's tag for criterion 1.4.3 is "wcag143". */
function axeRuleCount(number: string): number {
  const tag = `wcag${number.replaceAll('.', '')}`
  const ruleOptions: Readonly<Record<string, { enabled: boolean } | undefined>> = axeOptions.rules
  return axe.getRules([tag]).filter(({ ruleId, tags }) => {
    const isOnByDefault = !tags.includes('experimental') && !tags.includes('deprecated')
    return ruleOptions[ruleId]?.enabled ?? isOnByDefault
  }).length
}

/** The description of a criterion's outcome in its EARL assertion. */
function descriptionOf({ number, outcome, failing }: Outcome): string {
  if (outcome === 'failed') return `No se cumple en ${failing.join(', ')}.`
  const method = methodOf(number)
  if (!method) return 'Lo decide una persona. La auditoría no lo mira.'
  const details = `${method.rules}, en ${method.scenes}; vistas: ${method.views}`
  return outcome === 'passed'
    ? `Sin fallos en lo medido: ${details}.`
    : `Lo decide una persona. Sin fallos en lo que se mide: ${details}.`
}

/** A run in W3C's Evaluation and Report Language (EARL 1.0 Schema), with one assertion for each success criterion. */
export function earl(outcomes: readonly Outcome[], run: Run) {
  const { scenes, site, now } = run
  const context = {
    earl: 'http://www.w3.org/ns/earl#',
    dct: 'http://purl.org/dc/terms/',
    xsd: 'http://www.w3.org/2001/XMLSchema#',
    // W3C's WCAG-EM Report Tool recognises the criteria by this prefix.
    WCAG22: 'http://www.w3.org/TR/WCAG22/#',
  }
  const auditor = { '@id': '_:auditoria' }
  const subject = { '@id': site }
  const assertions = outcomes.map((one) => ({
    '@type': 'earl:Assertion',
    'earl:assertedBy': auditor,
    'earl:subject': subject,
    'earl:test': { '@id': `WCAG22:${one.id}` },
    'earl:mode': { '@id': 'earl:automatic' },
    'earl:result': {
      '@type': 'earl:TestResult',
      'earl:outcome': { '@id': `earl:${one.outcome}` },
      'dct:description': descriptionOf(one),
      'dct:date': { '@type': 'xsd:dateTime', '@value': now.toISOString() },
    },
  }))
  const software = {
    ...auditor,
    '@type': ['earl:Assertor', 'earl:Software'],
    'dct:title': toolsOf(run),
  }
  const opened = scenes.filter(isFreshPage).map(({ path }) => ({
    '@id': new URL(path.slice(1), site).href,
  }))
  const tested = { ...subject, '@type': 'earl:TestSubject', 'dct:hasPart': opened }
  return { '@context': context, '@graph': [software, tested, ...assertions] }
}

/** The criteria with the wanted outcome, as a list in Markdown. */
function listOf(outcomes: readonly Outcome[], wanted: Outcome['outcome']): string {
  const items = outcomes
    .filter(({ outcome }) => outcome === wanted)
    .map(({ number, name, level, failing }) => {
      const failingPages = failing.length > 0 ? `: ${failing.join(', ')}` : ''
      return `- ${number} ${name} (nivel ${level})${failingPages}`
    })
  return items.join('\n')
}

/**
 * A blank ("[[…]]") that every statement has. A person has to fill it before the statement is published, because the build
 * refuses blanks.
 */
const failuresBlank =
  '[[QUÉ NO SE CUMPLE Y EN QUÉ PÁGINAS, cuando una persona haya comprobado lo que las pruebas automáticas no miden; si nada, escribe «Ninguna que se conozca.»]]'

/** Fills the template's blanks that begin with «AUDITORÍA»: "[[AUDITORÍA: fecha]]". A person fills the others. */
export function accessibilityStatement(template: string, outcomes: readonly Outcome[], run: Run) {
  const texts: Readonly<Record<string, string>> = {
    fallos: [listOf(outcomes, 'failed'), failuresBlank].filter(Boolean).join('\n\n'),
    'por comprobar': listOf(outcomes, 'cantTell') || 'Ninguno.',
    medidos: listOf(outcomes, 'passed') || 'Ninguno.',
    páginas: pagesOf(run),
    fecha: dateOf(run),
    herramientas: toolsOf(run),
  }
  return template.replace(
    /\[\[AUDITORÍA: ([^\]]*)\]\]/g,
    (blank, name: string) => texts[name] ?? blank,
  )
}

const outcomeTexts = {
  failed: 'no se cumple',
  passed: 'sin fallos en lo medido',
  cantTell: 'lo decide una persona',
} as const

/**
 * The record of a run for an auditor, in Markdown: the scenes and views, the method and outcome of each criterion, and a list
 * of things that were not measured.
 */
export function auditRecord(outcomes: readonly Outcome[], run: Run): string {
  const criteriaRows = outcomes.map((one) => {
    const method = methodOf(one.number)
    const { rules = '–', scenes = '–', views = '–' } = method ?? {}
    const failingPages = one.failing.length > 0 ? `: ${one.failing.join(', ')}` : ''
    const result = `${outcomeTexts[one.outcome]}${failingPages}`
    return [`${one.number} ${one.name} (${one.level})`, rules, scenes, views, result]
  })
  const listRows = run.scenes.flatMap((scene) => {
    const names = run.results.get(scene)?.lists ?? []
    return names.length > 0 ? [[`\`${scene.path}\``, names.join('; ')]] : []
  })
  return `# Auditoría de accesibilidad

${run.site}, ${dateOf(run)}. Con ${toolsOf(run)}. No lo ha mirado ningún otro navegador, ni ninguna ayuda técnica.

La cabecera, el menú y el pie se han recorrido en la portada, que es donde son los de todas las páginas.

## Qué se ha abierto

${scenesTable(run.scenes)}

${viewsTable()}

## Listas que se han abierto

${table([['Página', 'Listas'], ...listRows])}

## Los criterios

${table([['Criterio', 'Con qué', 'Dónde', 'Vistas', 'Resultado'], ...criteriaRows])}

## Qué no se ha medido

- El programa en PDF, los archivos para el calendario (.ics) y los carteles, también el de cada visitante: se abren fuera de las páginas.
- El mapa de calles y la taquilla, que son de otros: se responde por ellos en esta máquina.
- Lo que se oye. Cómo escucharlo está en scripts/tools/audit/README.md.
`
}

/**
 * Writes the report of a whole audit.
 * @returns its folder
 */
export function writeReport(run: Run): string {
  const outcomes = outcomesOf(findingsOf(run))
  const statement = accessibilityStatement(readFileSync(statementTemplate, 'utf8'), outcomes, run)
  mkdirSync(folder, { recursive: true })
  writeFileSync(`${folder}/earl.jsonld`, `${JSON.stringify(earl(outcomes, run), null, 1)}\n`)
  writeFileSync(`${folder}/auditoria.md`, auditRecord(outcomes, run))
  writeFileSync(`${folder}/accesibilidad.md`, statement)
  return folder
}
