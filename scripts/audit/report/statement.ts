import { criteria } from '../rules.ts'
import type { Report, Verdict } from '../model.ts'

/** Template of the accessibility statement, which an organiser completes. */
export const statementTemplate = 'src/content/plantillas/accesibilidad.md'

/** No audit can decide this: the publisher is answerable for it. */
const unknownState =
  '[[ELIGE: «plenamente conforme» si alguien ha comprobado los criterios de más abajo y se cumplen; si no, «parcialmente conforme»]]'

/**
 * Fills the template's blanks that begin with «AUDITORÍA»; a person fills the others.
 * @throws if the audit has no text for one of these blanks
 */
export function accessibilityStatement(
  template: string,
  { verdicts, tools, date }: Pick<Report, 'verdicts' | 'tools' | 'date'>,
): string {
  const pages = new Set(verdicts.map(({ path }) => path)).size
  /** One line per criterion that matches on a page, with the pages unless all match, and with the day. */
  function listed(isSo: (verdict: Verdict) => boolean): string {
    return criteria
      .flatMap(({ id, number, name, level }) => {
        const own = verdicts.filter((one) => one.criterion.id === id && isSo(one))
        const where = own.length < pages ? `: ${own.map(({ path }) => path).join(', ')}` : ''
        const when = own[0]?.judged ? `, ${own[0].judged}` : ''
        return own.length > 0 ? [`- ${number} ${name} (nivel ${level}${when})${where}`] : []
      })
      .join('\n')
  }
  const failures = listed(({ outcome }) => outcome === 'failed')
  const found: Readonly<Record<string, string>> = {
    situación: failures ? 'parcialmente conforme' : unknownState,
    norma: 'las pautas WCAG 2.2, niveles A y AA',
    fallos: failures || 'La auditoría no ha encontrado ninguna.',
    'por comprobar': listed(({ outcome }) => outcome === 'cantTell') || 'Ninguno.',
    juzgados: listed((one) => one.judged !== null && one.outcome !== 'cantTell') || 'Ninguno.',
    fecha: date.toLocaleDateString('es', { dateStyle: 'long', timeZone: 'Europe/Madrid' }),
    herramientas: `${tools} y pruebas propias`,
  }
  return template.replace(/\[\[AUDITORÍA: ([^\]]*)\]\]/g, (whole, name: string) => {
    const text = found[name]
    if (text === undefined) throw new Error(`${statementTemplate} has an unknown blank: ${whole}.`)
    return text
  })
}
