import { renderToStaticMarkup } from 'react-dom/server'
import { criteria } from '../rules.ts'
import type { Outcome, Report } from '../model.ts'
import { grouped } from '../verdict.ts'

const outcomeNames: Readonly<Record<Outcome, string>> = {
  passed: 'Cumple',
  failed: 'Falla',
  inapplicable: 'No aplica',
  cantTell: 'Por juzgar',
}

const style = `:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif }
body { max-width: 60rem; margin: 0 auto; padding: 1rem; overflow-wrap: anywhere }`

/** The auditor's page: the findings, and the outcome of each criterion, once for pages with the same outcome. */
export function reportPage({ siteName, findings, verdicts, ...report }: Report): string {
  const { pages, tools, date } = report
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
            {`WCAG 2.2, niveles A y AA; el texto corrido, contraste AAA. Hecho el ${when} con ${tools} y pruebas
          propias en ${pages.length} páginas. Lo mismo, para las herramientas del W3C, está en `}
            <a href="earl.jsonld">earl.jsonld</a>.
          </p>
          <h2>Hallazgos</h2>
          {findings.length === 0 && <p>Ninguno.</p>}
          <ul lang="en">
            {findings.map((finding) => (
              <li key={finding}>{finding}</li>
            ))}
          </ul>
          <h2>Los 55 criterios</h2>
          {criteria.map(({ id, number, name, level }) => (
            <section key={id}>
              <h3>{`${number} ${name} (${level})`}</h3>
              {grouped(
                verdicts.filter(({ criterion }) => criterion.id === id),
                ({ outcome, why }) => `${outcomeNames[outcome]}|${why}`,
              ).map((own) => (
                <p key={own[0]?.why}>
                  <strong>{outcomeNames[own[0]?.outcome ?? 'cantTell']}</strong>
                  {` en ${own.map(({ path }) => path).join(', ')}. ${own[0]?.why}`}
                </p>
              ))}
            </section>
          ))}
        </main>
      </body>
    </html>,
  )
  return `<!doctype html>${html}\n`
}
