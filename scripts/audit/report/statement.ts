import { criteria } from '../criteria.ts'
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
  const failures = listed(verdicts, ({ outcome }) => outcome === 'failed')
  const open = listed(verdicts, ({ outcome }) => outcome === 'cantTell')
  const judged = listed(verdicts, (one) => one.judged !== null && one.outcome !== 'cantTell')
  const found: Readonly<Record<string, string>> = {
    situación: failures ? 'parcialmente conforme' : unknownState,
    norma: 'las pautas WCAG 2.2, niveles A y AA',
    fallos: failures || 'La auditoría no ha encontrado ninguna.',
    'por comprobar': open || 'Ninguno.',
    juzgados: judged || 'Ninguno.',
    fecha: date.toLocaleDateString('es', { dateStyle: 'long', timeZone: 'Europe/Madrid' }),
    herramientas: `${tools} y pruebas propias`,
  }
  return template.replace(/\[\[AUDITORÍA: ([^\]]*)\]\]/g, (whole, name: string) => {
    const text = found[name]
    if (text === undefined) throw new Error(`${statementTemplate} asks for ${whole}.`)
    return text
  })
}

/** The criteria of which this is so on some page, a line each: the pages unless it is all of them, and the day. */
function listed(verdicts: readonly Verdict[], isSo: (verdict: Verdict) => boolean): string {
  const all = new Set(verdicts.map(({ path }) => path)).size
  const lines = criteria.flatMap(({ id, number, name, level }) => {
    const own = verdicts.filter((one) => one.criterion.id === id && isSo(one))
    const [first] = own
    if (!first) return []
    const where = own.length < all ? `: ${own.map(({ path }) => path).join(', ')}` : ''
    const when = first.judged ? `, ${first.judged}` : ''
    return [`- ${number} ${name} (nivel ${level}${when})${where}`]
  })
  return lines.join('\n')
}
