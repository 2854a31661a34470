import { layoutFaults } from '../../lib/layout-faults.ts'
import type { Finding, View } from '../model.ts'
import { coveredTexts, fixedTexts, otherOrder } from './boxes.ts'
import { hoverWords, onlyColoured, paleEdges, paleStates } from './colours.ts'
import * as names from './names.ts'
import { matches, rules } from './patterns.ts'
import * as words from './words.ts'

export { drawnText } from './boxes.ts'
export * from './changes.ts'
export { isShown } from './elements.ts'
export { focused, offered } from './focus.ts'

type Check = () => Finding[] | Promise<Finding[]>

/** Checks of a page in its usual colours and size. Those that rules.yaml describes come to these. */
const usual: Readonly<Record<string, Check>> = {
  'legible-en-cada-estado': paleStates,
  'nada-solo-bajo-el-puntero': hoverWords,
  'bordes-que-se-ven': paleEdges,
  'no-solo-con-color': onlyColoured,
  'mismo-orden-a-la-vista': otherOrder,
  'nombres-que-dicen': names.sharedNames,
  'papeles-y-estados': names.wrongRoles,
  'imagenes-con-nombre-propio': names.wrongPictures,
  'campos-con-rotulo': names.wrongLabels,
  'campos-con-proposito': names.wrongPurposes,
  'enlace-de-salto': names.skipLink,
  'titulo-de-la-pagina': names.wrongTitle,
  'un-solo-h1': names.furtherH1,
  'misma-navegacion': () => names.otherLinks('header nav a'),
  'misma-ayuda': () => names.otherLinks('footer a'),
  'sin-palabras-del-estilo': words.generatedWords,
  'sin-palabras-ocultas': words.hiddenWords,
  'idioma-de-las-partes': words.otherLanguages,
  'encabezados-de-verdad': words.largeHeadlines,
  'controles-de-verdad': words.unreachable,
}

const losses: Readonly<Record<string, string>> = {
  wide: 'La página se desplaza hacia los lados',
  cut: 'El texto queda cortado',
  lost: 'El texto queda donde nadie llega',
}

/** Text that is cut off, or where no scrolling leads. */
export const lostText = (): Finding[] =>
  layoutFaults().flatMap(({ kind, target }) => {
    const message = losses[kind]
    return message ? [{ target, message }] : []
  })

/** Every finding in the page as it is, by rule. */
export async function check({ mode, width }: Pick<View, 'mode' | 'width'>) {
  const found: Record<string, Finding[]> = {}
  const run = async (all: Readonly<Record<string, Check>>) => {
    for (const [rule, find] of Object.entries(all)) (found[rule] ??= []).push(...(await find()))
  }
  if (width === 320) await run({ 'sin-desplazamiento-horizontal': lostText })
  if (mode === 'forced') await run({ 'colores-forzados-sin-tapar': coveredTexts })
  if (mode === 'text') await run({ 'texto-al-200': lostText, 'texto-que-crece': fixedTexts })
  if (mode) return found
  await run(usual)
  for (const [rule, { finds = [] }] of Object.entries(rules.own)) {
    if (finds.length > 0) await run({ [rule]: () => finds.flatMap(matches) })
  }
  return found
}
