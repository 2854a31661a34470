import { escapeHtml } from '../../../src/lib/escapeHtml.ts'
import { criteria } from '../criteria.ts'
import type { RuleResult } from '../model.ts'
import { comparedView } from '../site-checks.ts'
import { isOpen, type Outcome } from '../verdict.ts'
import { scrolling, section, table } from '../../lib/report-page.ts'
import { distinct, number, type ReportInput } from './parts.ts'

const outcomeNames: Readonly<Record<Outcome, string>> = {
  passed: 'Cumple',
  failed: 'Falla',
  cantTell: 'Sin fallos; falta una persona',
  inapplicable: 'No aplica',
  untested: 'Sin prueba; lo mira una persona',
}

const stateColumns = ['Estado', 'Vistas', 'Superadas', 'Resueltas', 'Fallos']

export function places({ results, verdicts, titleOf }: ReportInput): string {
  const paths = [...new Set(verdicts.map(({ path }) => path))]
  const parts = paths.flatMap((path) => {
    const own = results.filter(({ place }) => place.path === path && place.view !== comparedView)
    const states = [...new Set(own.map(({ place }) => place.state))]
    // A part of the audit leaves pages out.
    if (states.length === 0) return []
    const rows = states.map((state) => {
      const here = own.filter(({ place }) => place.state === state)
      const views = [...new Set(here.map(({ place }) => place.view))]
      const count = (outcome: RuleResult['outcome']) =>
        number(here.filter((result) => result.outcome === outcome).length)
      const failed = here.filter(isOpen).length
      return `<tr><th scope="row">${escapeHtml(state)}</th><td>${views.map(escapeHtml).join(' · ')}</td><td class="number">${count('passed')}</td><td class="number">${count('settled')}</td><td class="number">${number(failed)}</td></tr>`
    })
    const name = `${escapeHtml(titleOf(path))} <code>${escapeHtml(path)}</code>`
    return `<details><summary>${name} <span class="quiet">(${states.length === 1 ? '1 estado' : `${states.length} estados`})</span></summary>
${scrolling(`Estados de ${path}`, table(stateColumns, rows, `Estados de ${titleOf(path)}`))}</details>`
  })
  return section(
    'paginas',
    'Páginas y estados',
    `<p>Cada estado se ha mirado a 320, 360, 768 y 1440 px, en claro y en oscuro; al llegar, también con colores forzados, movimiento, más contraste, texto al 200 % y zoom al 400 %. En oscuro se repiten las reglas que dependen del color, y se comprueba que nada más cambia.</p>\n${parts.join('\n')}`,
  )
}

export function criteriaTable({ verdicts, titleOf }: ReportInput): string {
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
${scrolling('Criterios de WCAG 2.2', table(['Criterio', 'Nivel', 'Resultado'], rows, 'Criterios de WCAG 2.2, niveles A y AA'))}`,
  )
}
