import { renderToStaticMarkup } from 'react-dom/server'
import { criteria } from '../criteria.ts'
import type { Outcome, Report, Verdict } from '../model.ts'

const outcomeNames: Readonly<Record<Outcome, string>> = {
  passed: 'Cumple',
  failed: 'Falla',
  inapplicable: 'No aplica',
  cantTell: 'Falta el juicio de una persona',
  untested: 'Sin prueba; lo mira una persona',
}

const style = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif }
body { max-width: 72rem; margin: 0 auto; padding: 1rem }
table { border-collapse: collapse; width: 100% }
th, td { padding: 0.5rem; border-block-end: 1px solid; text-align: start; vertical-align: top }
td > * { margin: 0 }
td { overflow-wrap: anywhere }`

/** The auditor's page: criteria, results and what a person still has to look at. */
export function reportPage(report: Report): string {
  const { siteName, findings, verdicts, pages, tools, limits, date } = report
  const open = verdicts.filter(({ outcome }) => outcome === 'cantTell' || outcome === 'untested')
  const title = `Informe de accesibilidad · ${siteName}`
  const when = date.toLocaleString('es-ES', { dateStyle: 'long', timeZone: 'Europe/Madrid' })
  const html = renderToStaticMarkup(
    <html lang="es">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>{title}</title>
        <style>{style}</style>
      </head>
      <body>
        <main>
          <h1>{title}</h1>
          <p>
            WCAG 2.2, niveles A y AA; el texto corrido, contraste AAA. Hecho el{' '}
            <time dateTime={date.toISOString()}>{when}</time> con{' '}
            {tools.map(({ name, version }) => `${name} ${version}`).join(', ')} y pruebas propias en{' '}
            {pages.length} páginas.
          </p>
          {limits && <p>{limits}</p>}
          <p>
            Lo mismo está en <a href="earl.jsonld">earl.jsonld</a>, en el vocabulario del W3C, para
            su <a href="https://www.w3.org/WAI/eval/report-tool/">WCAG-EM Report Tool</a>.
          </p>
          <h2>Hallazgos</h2>
          {findings.length === 0 && <p>Ninguno.</p>}
          <ul lang="en">
            {findings.map((finding) => (
              <li key={finding}>{finding}</li>
            ))}
          </ul>
          <h2>Lo que falta que mire una persona</h2>
          {open.length === 0 && <p>Nada.</p>}
          <ul>
            {byCriterion(open, ([{ criterion, why }], where) => (
              <li
                key={criterion.id}
              >{`${criterion.number} ${criterion.name} (${where}): ${why}`}</li>
            ))}
          </ul>
          <h2>Los 55 criterios</h2>
          <p>
            «Cumple» se dice si las pruebas bastan para decidirlo o si lo ha juzgado una persona,
            con su fecha.
          </p>
          <CriteriaTable verdicts={verdicts} />
        </main>
      </body>
    </html>,
  )
  return `<!doctype html>${html}\n`
}

type Group = readonly [Verdict, ...Verdict[]]

/** Verdicts that say the same of the same criterion, with the pages that they are about. */
function byCriterion<T>(
  verdicts: readonly Verdict[],
  show: (group: Group, where: string) => T,
): T[] {
  const groups = new Map<string, Group>()
  for (const verdict of verdicts) {
    const key = [verdict.criterion.id, verdict.outcome, verdict.why, ...verdict.rules].join('|')
    groups.set(key, [...(groups.get(key) ?? []), verdict] as unknown as Group)
  }
  return [...groups.values()].map((group) => show(group, group.map(({ path }) => path).join(', ')))
}

function CriteriaTable({ verdicts }: Pick<Report, 'verdicts'>) {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Criterio</th>
          <th scope="col">Resultado</th>
        </tr>
      </thead>
      <tbody>
        {criteria.map(({ id, number, name, level }) => (
          <tr key={id}>
            <th scope="row">
              <a href={`https://www.w3.org/WAI/WCAG22/Understanding/${id}`} hrefLang="en">
                {number} {name}
              </a>{' '}
              ({level})
            </th>
            <td>
              {byCriterion(
                verdicts.filter(({ criterion }) => criterion.id === id),
                ([{ outcome, why, rules, judged }], where) => (
                  <p key={outcome + why}>
                    <strong>{outcomeNames[outcome]}</strong> en {where}. {judged && `${judged}: `}
                    {why} {rules.join(', ')}
                  </p>
                ),
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
