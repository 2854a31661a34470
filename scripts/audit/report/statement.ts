import { criteria } from '../rules.ts'
import type { Report, Verdict } from '../model.ts'

/** The model of the accessibility statement, for an organiser to fill in. */
export const statementTemplate = 'src/content/plantillas/accesibilidad.md'

/** No audit can say this: who publishes it has to stand for it. */
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
  const pages = new Set(verdicts.map(({ path }) => path)).size
  /** The criteria of which this is so on some page, a line each: the pages unless it is all of them, and the day. */
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
    if (text === undefined) throw new Error(`${statementTemplate} asks for ${whole}.`)
    return text
  })
}
