import { renderToStaticMarkup } from 'react-dom/server'
import { criteria } from '../criteria.ts'
import type { Outcome, Report, Verdict } from '../model.ts'
import { grouped } from '../verdict.ts'

const outcomeNames: Readonly<Record<Outcome, string>> = {
  passed: 'Cumple',
  failed: 'Falla',
  inapplicable: 'No aplica',
  cantTell: 'Por juzgar',
}

const style = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif }
body { max-width: 72rem; margin: 0 auto; padding: 1rem }
table { border-collapse: collapse; width: 100% }
th, td { padding: 0.5rem; border-block-end: 1px solid; text-align: start; vertical-align: top }
td > * { margin: 0 }
td { overflow-wrap: anywhere }`

/** The auditor's page: findings, and what is said of each criterion. */
export function reportPage({ siteName, findings, verdicts, ...report }: Report): string {
  const { pages, tools, limits, date } = report
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
            <time dateTime={date.toISOString()}>{when}</time>{' '}
            {`con ${tools} y pruebas propias en ${pages.length} páginas. ${limits ?? ''}`}
          </p>
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
          <h2>Los 55 criterios</h2>
          <p>
            De cada uno se dice qué pruebas lo deciden, qué selector demuestra que no aplica, o qué
            se miró y qué se encontró, con la fecha. Lo que ha cambiado desde entonces está por
            juzgar.
          </p>
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
                  <td>{said(verdicts.filter(({ criterion }) => criterion.id === id))}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </main>
      </body>
    </html>,
  )
  return `<!doctype html>${html}\n`
}

/** A paragraph for the pages of which the same is said. */
function said(verdicts: readonly Verdict[]) {
  const sameness = ({ outcome, why, rules }: Verdict) => [outcome, why, ...rules].join('|')
  return grouped(verdicts, sameness).map(([first, ...others]) => {
    if (!first) return null
    const { path, outcome, why, rules, judged } = first
    const where = [path, ...others.map((other) => other.path)].join(', ')
    return (
      <p key={sameness(first)}>
        <strong>{outcomeNames[outcome]}</strong> en {where}.{' '}
        {judged && outcome !== 'cantTell' && `Juzgado el ${judged}: `}
        {why} {rules.join(', ')}
      </p>
    )
  })
}
