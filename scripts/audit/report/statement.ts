import { criteria } from '../criteria.ts'
import type { Outcome, Report, Verdict } from '../model.ts'

/** The model of the accessibility statement, for an organiser to fill in. */
export const statementTemplate = 'src/content/plantillas/accesibilidad.md'

/** No tool can say this: a site in which it finds nothing may still fail what only a person sees. */
const unknownState =
  '[[ELIGE: «plenamente conforme» si alguien ha comprobado los criterios de más abajo y se cumplen; si no, «parcialmente conforme»]]'

/**
 * Puts what an audit found into the blanks of the model that begin with «AUDITORÍA»; the others stay for a person.
 * @throws if the model has one that nothing is put into
 */
export function accessibilityStatement(
  template: string,
  { verdicts, tools, date }: Pick<Report, 'verdicts' | 'tools' | 'date'>,
): string {
  const failures = listed(verdicts, ['failed'])
  const open = listed(verdicts, ['cantTell', 'untested'])
  const found: Readonly<Record<string, string>> = {
    situación: failures ? 'parcialmente conforme' : unknownState,
    norma: 'las pautas WCAG 2.2, niveles A y AA',
    fallos: failures || 'Las pruebas automáticas no han encontrado ninguna.',
    'por comprobar': open || 'Ninguno.',
    fecha: date.toLocaleDateString('es', { dateStyle: 'long', timeZone: 'Europe/Madrid' }),
    herramientas: `${tools.map(({ name, version }) => `${name} ${version}`).join(', ')} y pruebas propias`,
  }
  return template.replace(/\[\[AUDITORÍA: ([^\]]*)\]\]/g, (whole, name: string) => {
    const text = found[name]
    if (text === undefined) throw new Error(`${statementTemplate} asks for ${whole}.`)
    return text
  })
}

/** The criteria that have one of these outcomes on some page, a line each, with the pages unless it is all of them. */
function listed(verdicts: readonly Verdict[], outcomes: readonly Outcome[]): string {
  const all = new Set(verdicts.map(({ path }) => path)).size
  const lines = criteria.flatMap(({ id, number, name, level }) => {
    const places = verdicts
      .filter(({ criterion, outcome }) => criterion.id === id && outcomes.includes(outcome))
      .map(({ path }) => path)
    if (places.length === 0) return []
    const where = places.length < all ? `: ${places.join(', ')}` : ''
    return [`- ${number} ${name} (nivel ${level})${where}`]
  })
  return lines.join('\n')
}
