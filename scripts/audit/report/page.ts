import { band } from '../../../src/azulejo/compose.ts'
import { standalone } from '../../../src/azulejo/standalone.ts'
import { escapeHtml } from '../../../src/lib/escapeHtml.ts'
import { checklist } from './checklist.ts'
import { groupBy } from '../../lib/group-by.ts'
import { reportPage, section } from '../../lib/report-page.ts'
import { countsOf, distinct, number, type ReportInput } from './parts.ts'
import { criteriaTable, places } from './tables.ts'

/** The auditor's report, in the site's own letters. */
export function reportHtml(input: ReportInput): string {
  const { siteName, problems, limits, date, font } = input
  const title = `Informe de accesibilidad · ${siteName}`
  const when = new Intl.DateTimeFormat('es-ES', {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Europe/Madrid',
  }).format(date)
  const frieze = standalone(band('accesibilidad', { columns: 24, rows: 1 }), {
    size: 1920,
  }).replace(
    '<svg ',
    '<svg class="frieze" aria-hidden="true" preserveAspectRatio="xMinYMin slice" ',
  )
  const verdict =
    problems.length === 0
      ? 'Las pruebas no han encontrado ningún fallo.'
      : `Las pruebas han encontrado ${problems.length === 1 ? 'un problema' : `${number(problems.length)} problemas`}.`
  return reportPage({
    lang: 'es',
    title,
    font,
    header: `${frieze}
<div class="wrapper">
<p class="kicker">${escapeHtml(siteName)}</p>
<h1>Informe de accesibilidad</h1>
<p class="lede">${verdict} Lo que una máquina no puede decidir está al final, como lista para una persona.</p>
${limits ? `<p><strong>${limits}</strong></p>\n` : ''}<p>WCAG 2.2, niveles A y AA; el texto corrido, contraste AAA. Hecho el <time datetime="${date.toISOString()}">${when}</time> (hora de Madrid).</p>
</div>`,
    main: [figures, findings, places, criteriaTable, settled, rules, person, howTo]
      .map((part) => part(input))
      .join('\n'),
  })
}

function figures({ results, verdicts }: ReportInput): string {
  const counts = countsOf(results)
  const numbers = [
    [distinct(verdicts, ({ path }) => path), 'páginas'],
    [counts.states, 'estados'],
    [counts.views, 'vistas'],
    [counts.rules, 'reglas'],
    [counts.passed, 'comprobaciones superadas'],
    [counts.settled, 'dudas resueltas'],
  ] as const
  const items = numbers.map(
    ([value, name]) => `<div><dt>${name}</dt><dd>${number(value)}</dd></div>`,
  )
  return section('cifras', 'En cifras', `<dl class="figures">${items.join('')}</dl>`)
}

function findings({ problems }: ReportInput): string {
  const body =
    problems.length === 0
      ? '<p>Ninguno. Si hubiera alguno, la auditoría habría fallado y estaría aquí.</p>'
      : `<ul lang="en">${problems.map((problem) => `<li>${escapeHtml(problem)}</li>`).join('')}</ul>`
  return section('hallazgos', 'Hallazgos', body)
}

function settled({ results }: ReportInput): string {
  const alike = groupBy(
    results.filter(({ outcome }) => outcome === 'settled'),
    ({ tool, rule, reason }) => `${tool} ${rule} ${reason}`,
  )
  const items = [...alike.values()].map((group) => {
    const { tool = '', rule = '', reason = '' } = group[0] ?? {}
    const views = group.length === 1 ? '1 vista' : `${number(group.length)} vistas`
    return `<li><strong>${escapeHtml(tool)}, <code>${escapeHtml(rule)}</code></strong>, en ${views}: ${escapeHtml(reason)}</li>`
  })
  const body =
    items.length === 0
      ? '<p>Nada.</p>'
      : `<p>Ninguna regla se ha apagado por esto: cada duda la ha resuelto una prueba más estrecha.</p><ul>${items.join('\n')}</ul>`
  return section('dudas', 'Lo que las herramientas dejaron abierto', body)
}

function rules({ results, tools }: ReportInput): string {
  const names = { axe: 'axe-core', Alfa: 'Siteimprove Alfa', propia: 'Pruebas propias' } as const
  const parts = (['axe', 'Alfa', 'propia'] as const).flatMap((tool) => {
    const own = results.filter((result) => result.tool === tool)
    const ids = [...new Set(own.map(({ rule }) => rule))].toSorted()
    if (ids.length === 0) return []
    const items = ids.map((id) => {
      const all = own.filter(({ rule }) => rule === id)
      const passed = all.filter(({ outcome }) => outcome === 'passed').length
      const { help = '', criteria: served = [] } = all[0] ?? {}
      const language = tool === 'propia' ? '' : ' lang="en"'
      const text = help.startsWith('http') ? '' : `: <span${language}>${escapeHtml(help)}</span>`
      const serves = served.length > 0 ? ` (${served.join(', ')})` : ''
      return `<li><code>${escapeHtml(id)}</code>${text}${serves} <span class="quiet">· superada en ${number(passed)}</span></li>`
    })
    const version = tools.find(({ name }) => name === names[tool])?.version
    return `<details><summary>${names[tool]}${version ? ` ${version}` : ''} <span class="quiet">(${number(ids.length)} reglas)</span></summary><ul>${items.join('\n')}</ul></details>`
  })
  return section('reglas', 'Reglas comprobadas', parts.join('\n'))
}

function person({ verdicts }: ReportInput): string {
  const open = new Set(
    verdicts
      .filter(({ outcome }) => outcome === 'cantTell' || outcome === 'untested')
      .map(({ criterion }) => criterion.number),
  )
  const items = checklist.map(({ task, criteria: served }, index) => {
    const id = `tarea-${index + 1}`
    return `<li><input type="checkbox" id="${id}"><label for="${id}">${escapeHtml(task)} <span class="quiet">(${served})</span></label></li>`
  })
  return section(
    'persona',
    'Lo que decide una persona',
    `<p>Quedan abiertos ${number(open.size)} de los 55 criterios en alguna página. Estas tareas los cubren.</p><ul class="tasks">${items.join('\n')}</ul>`,
  )
}

function howTo({ tools }: ReportInput): string {
  return section(
    'uso',
    'Cómo leer y reutilizar este informe',
    `<p>Lo escribe <code>npm run audit</code> con ${tools.map(({ name, version }) => `${name} ${version}`).join(' y ')} en un Chromium de verdad. Junto a él están:</p>
<ul><li><a href="earl.jsonld">earl.jsonld</a>: una afirmación por página y criterio, en el vocabulario EARL del W3C, que se puede importar en su <a href="https://www.w3.org/WAI/eval/report-tool/">WCAG-EM Report Tool</a>.</li>
<li><a href="axe.json">axe.json</a>: todo lo que ha dicho axe, vista por vista.</li></ul>`,
  )
}
