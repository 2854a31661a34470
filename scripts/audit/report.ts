import { band } from '../../src/azulejo/compose.ts'
import { colours, sheet } from '../../src/azulejo/palette.ts'
import { standalone } from '../../src/azulejo/standalone.ts'
import { escapeHtml } from '../../src/lib/escapeHtml.ts'
import { checklist } from './checklist.ts'
import { criteria } from './criteria.ts'
import type { RuleResult } from './model.ts'
import { comparedView } from './site-checks.ts'
import type { Outcome, Verdict } from './verdict.ts'

export type ReportInput = {
  readonly siteName: string
  readonly results: readonly RuleResult[]
  readonly verdicts: readonly Verdict[]
  readonly problems: readonly string[]
  readonly titleOf: (path: string) => string
  readonly tools: readonly { readonly name: string; readonly version: string }[]
  readonly date: Date
  /** The site's own font, as a data URL; the system's serves where there is none. */
  readonly font: string | null
}

const number = (value: number) => value.toLocaleString('es-ES', { useGrouping: true })

const outcomeNames: Readonly<Record<Outcome, string>> = {
  passed: 'Cumple',
  failed: 'Falla',
  cantTell: 'Sin fallos; falta una persona',
  inapplicable: 'No aplica',
  untested: 'Sin prueba; lo mira una persona',
}

const distinct = <T>(list: readonly T[], key: (item: T) => string) => new Set(list.map(key)).size

/** The auditor's report: one file that asks nobody for anything, in the site's own colours and letters. */
export function reportHtml(input: ReportInput): string {
  const { siteName, problems, date, font } = input
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
  return `<!doctype html>
<html lang="es">
<head>
<meta charset="utf-8">
<title>${escapeHtml(title)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<style>${style(font)}</style>
</head>
<body>
<a class="skip" href="#contenido">Saltar al contenido</a>
<header>
${frieze}
<div class="wrapper">
<p class="kicker">${escapeHtml(siteName)}</p>
<h1>Informe de accesibilidad</h1>
<p class="lede">${verdict} Lo que una máquina no puede decidir está al final, como lista para una persona.</p>
<p>WCAG 2.2, niveles A y AA; el texto corrido, contraste AAA. Hecho el <time datetime="${date.toISOString()}">${when}</time> (hora de Madrid).</p>
</div>
</header>
<main id="contenido" class="wrapper" tabindex="-1">
${[
  figures(input),
  findings(input),
  places(input),
  criteriaTable(input),
  settled(input),
  rules(input),
  person(input),
  howTo(input),
].join('\n')}
</main>
</body>
</html>
`
}

const section = (id: string, heading: string, body: string) =>
  `<section aria-labelledby="${id}"><h2 id="${id}">${heading}</h2>\n${body}\n</section>`

function figures({ results, verdicts }: ReportInput): string {
  const seen = results.filter(({ place }) => place.view !== comparedView)
  const numbers = [
    [distinct(verdicts, ({ path }) => path), 'páginas'],
    [distinct(seen, ({ place }) => `${place.path} ${place.state}`), 'estados'],
    [distinct(seen, ({ place }) => JSON.stringify(place)), 'vistas'],
    [distinct(results, ({ tool, rule }) => `${tool} ${rule}`), 'reglas'],
    [results.filter(({ outcome }) => outcome === 'passed').length, 'comprobaciones superadas'],
    [results.filter(({ outcome }) => outcome === 'settled').length, 'dudas resueltas'],
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

function places({ results, verdicts, titleOf }: ReportInput): string {
  const paths = [...new Set(verdicts.map(({ path }) => path))]
  const parts = paths.map((path) => {
    const own = results.filter(({ place }) => place.path === path && place.view !== comparedView)
    const states = [...new Set(own.map(({ place }) => place.state))]
    const rows = states.map((state) => {
      const here = own.filter(({ place }) => place.state === state)
      const views = [...new Set(here.map(({ place }) => place.view))]
      const count = (outcome: RuleResult['outcome']) =>
        number(here.filter((result) => result.outcome === outcome).length)
      const failed = here.filter(({ outcome }) =>
        ['failed', 'cantTell', 'crashed'].includes(outcome),
      ).length
      return `<tr><th scope="row">${escapeHtml(state)}</th><td>${views.map(escapeHtml).join(' · ')}</td><td class="number">${count('passed')}</td><td class="number">${count('settled')}</td><td class="number">${number(failed)}</td></tr>`
    })
    const name = `${escapeHtml(titleOf(path))} <code>${escapeHtml(path)}</code>`
    return `<details><summary>${name} <span class="quiet">(${states.length === 1 ? '1 estado' : `${states.length} estados`})</span></summary>
<div class="scroll" role="region" aria-label="Estados de ${escapeHtml(path)}" tabindex="0"><table>
<caption>Estados de ${escapeHtml(titleOf(path))}</caption>
<thead><tr><th scope="col">Estado</th><th scope="col">Vistas</th><th scope="col">Superadas</th><th scope="col">Resueltas</th><th scope="col">Fallos</th></tr></thead>
<tbody>${rows.join('\n')}</tbody></table></div></details>`
  })
  return section(
    'paginas',
    'Páginas y estados',
    `<p>Cada estado se ha mirado a 320, 360, 768 y 1440 px, en claro y en oscuro; al llegar, también con colores forzados, movimiento, más contraste, texto al 200 % y zoom al 400 %. En oscuro se repiten las reglas que dependen del color, y se comprueba que nada más cambia.</p>\n${parts.join('\n')}`,
  )
}

function criteriaTable({ verdicts, titleOf }: ReportInput): string {
  const total = distinct(verdicts, ({ path }) => path)
  const nameOf = (path: string) => titleOf(path).split(' · ')[0] ?? path
  const rows = criteria.map(({ number: id, id: fragment, level, name }) => {
    const own = verdicts.filter(({ criterion }) => criterion.number === id)
    const parts = (Object.keys(outcomeNames) as Outcome[]).flatMap((outcome) => {
      const which = own.filter((verdict) => verdict.outcome === outcome)
      if (which.length === 0) return []
      const where =
        which.length === total
          ? 'en todas las páginas'
          : `en ${which.map(({ path }) => escapeHtml(nameOf(path))).join(', ')}`
      return `<li data-outcome="${outcome}"><strong>${outcomeNames[outcome]}</strong> <span>${where}</span></li>`
    })
    const link = `https://www.w3.org/WAI/WCAG22/Understanding/${fragment}`
    return `<tr><th scope="row"><a href="${link}" hreflang="en">${id} ${name}</a></th><td>${level}</td><td><ul class="plain">${parts.join('')}</ul></td></tr>`
  })
  const counts = (Object.keys(outcomeNames) as Outcome[]).map((outcome) => {
    const count = verdicts.filter((verdict) => verdict.outcome === outcome).length
    return `<div><dt>${outcomeNames[outcome]}</dt><dd>${number(count)}</dd></div>`
  })
  return section(
    'criterios',
    'Los 55 criterios, página por página',
    `<p>«Cumple» se dice solo donde las pruebas bastan para decidir el criterio entero. Que no se encuentren fallos no es lo mismo.</p>
<dl class="figures small">${counts.join('')}</dl>
<div class="scroll" role="region" aria-label="Criterios de WCAG 2.2" tabindex="0"><table>
<caption>Criterios de WCAG 2.2, niveles A y AA</caption>
<thead><tr><th scope="col">Criterio</th><th scope="col">Nivel</th><th scope="col">Resultado</th></tr></thead>
<tbody>${rows.join('\n')}</tbody></table></div>`,
  )
}

function settled({ results }: ReportInput): string {
  const groups = new Map<string, { result: RuleResult; places: number }>()
  for (const result of results.filter(({ outcome }) => outcome === 'settled')) {
    const key = `${result.tool} ${result.rule} ${result.reason}`
    const group = groups.get(key)
    groups.set(key, { result, places: (group?.places ?? 0) + 1 })
  }
  const items = [...groups.values()].map(
    ({ result: { tool, rule, reason = '' }, places: count }) =>
      `<li><strong>${escapeHtml(tool)}, <code>${escapeHtml(rule)}</code></strong>, en ${count === 1 ? '1 vista' : `${number(count)} vistas`}: ${escapeHtml(reason)}</li>`,
  )
  const body =
    items.length === 0
      ? '<p>Nada.</p>'
      : `<p>Ninguna regla se ha apagado por esto: cada duda la ha resuelto una prueba más estrecha.</p><ul>${items.join('\n')}</ul>`
  return section('dudas', 'Lo que las herramientas dejaron abierto', body)
}

function rules({ results, tools }: ReportInput): string {
  const names = { axe: 'axe-core', Alfa: 'Siteimprove Alfa', propia: 'Pruebas propias' } as const
  const parts = (['axe', 'Alfa', 'propia'] as const).map((tool) => {
    const own = results.filter((result) => result.tool === tool)
    const ids = [...new Set(own.map(({ rule }) => rule))].toSorted()
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
    return `<li><input type="checkbox" id="${id}"><label for="${id}">${escapeHtml(task)} <span class="quiet">(${served.join(', ')})</span></label></li>`
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

const fontFace = (font: string | null) =>
  font
    ? `@font-face{font-family:"Bricolage Grotesque";src:url(${font}) format("woff2");font-weight:200 800;font-stretch:75% 100%}`
    : ''

function style(font: string | null): string {
  const { cal, tinta, cobalto, albero, cielo } = colours
  const { papel, noche, sombra, reja } = sheet
  return `${fontFace(font)}
:root{color-scheme:light dark;--page:${cal};--surface:${papel};--text:${tinta};--line:${tinta};--link:${cobalto};--focus:${cobalto}}
@media (prefers-color-scheme:dark){:root{--page:${noche};--surface:${sombra};--text:${cal};--line:${reja};--link:${cielo};--focus:${albero}}}
*,::before,::after{box-sizing:border-box}
body{margin:0;background:var(--page);color:var(--text);font:1.125rem/1.55 "Bricolage Grotesque",system-ui,sans-serif;overflow-wrap:anywhere}
.wrapper{max-width:72rem;margin-inline:auto;padding-inline:clamp(1rem,4vw,3rem)}
header{background:${cobalto};color:${cal};padding-block-end:2.5rem;--focus:${cal}}
.frieze{display:block;width:100%;height:clamp(3rem,6vw,5rem)}
.kicker{margin:2rem 0 .5rem;font-weight:700}
h1{margin:0;font-size:clamp(2.75rem,1.5rem + 6vw,6rem);font-stretch:75%;font-weight:800;letter-spacing:-.02em;line-height:.92;text-wrap:balance}
.lede{max-width:38rem;margin:1.25rem 0;font-size:clamp(1.25rem,1.1rem + .6vw,1.625rem);line-height:1.35}
h2{margin:0 0 1rem;font-size:clamp(2rem,1.5rem + 2vw,3.25rem);font-stretch:75%;font-weight:800;letter-spacing:-.01em;line-height:1;text-wrap:balance}
section{padding-block:2.5rem 1rem}
p,li{max-width:44rem}
a{color:var(--link);font-weight:600;text-decoration-thickness:2px;text-underline-offset:.2em}
header a{color:inherit}
code{font-size:.9em}
.quiet{font-weight:400}
:focus-visible{border-radius:4px;outline:3px solid var(--focus);outline-offset:3px}
main:focus{outline:0}
.skip{position:absolute;inset:.5rem auto auto .5rem;z-index:1;padding:.75rem 1.25rem;border:2px solid;background:var(--page)}
.skip:not(:focus){overflow:hidden;width:1px;height:1px;padding:0;border:0;clip-path:inset(50%)}
.figures{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(9rem,100%),1fr));gap:.75rem;margin:0 0 1rem}
.figures div{display:flex;flex-direction:column-reverse;justify-content:flex-end;padding:.875rem 1rem;border:2px solid var(--line);border-radius:4px;background:var(--surface)}
.figures dt{line-height:1.25}
.figures dd{margin:0;font-size:clamp(2rem,1.4rem + 2vw,3.25rem);font-stretch:75%;font-weight:800;font-variant-numeric:tabular-nums;line-height:1.1}
.figures.small dd{font-size:2rem}
details{margin-block:.75rem;border:2px solid var(--line);border-radius:4px;background:var(--surface)}
summary{padding:.875rem 1rem;font-weight:700;cursor:pointer}
details>ul,details>.scroll{margin:0;padding:0 1rem 1rem 2.25rem}
details>.scroll{padding-inline:1rem}
.scroll{overflow-x:auto}
table{width:100%;border-collapse:collapse;background:var(--surface)}
caption{padding-block:.5rem;font-weight:700;text-align:start}
th,td{padding:.625rem .75rem;border-block-end:2px solid var(--line);text-align:start;vertical-align:top}
thead th{white-space:nowrap}
tbody th{min-width:11rem}
.number{text-align:end;font-variant-numeric:tabular-nums}
.plain{margin:0;padding:0;list-style-type:""}
.tasks{padding:0;list-style-type:""}
.tasks li{display:flex;gap:.875rem;align-items:start;padding-block:.5rem}
.tasks input{flex:none;width:1.75rem;height:1.75rem;margin:0;accent-color:${cobalto}}
@media print{details::details-content{content-visibility:visible;height:auto}.skip{display:none}}
`
}
