import type { Finding, Place, RuleResult } from './model.ts'

/** What this project checks by itself, with the criteria that each rule serves. */
export const ownRules = {
  'idioma-del-sitio': ['3.1.1'],
  'un-solo-h1': ['1.3.1'],
  'el-tema-solo-cambia-colores': [],
  'sin-desplazamiento-horizontal': ['1.4.10'],
  'texto-al-200': ['1.4.4'],
  'espaciado-del-texto': ['1.4.12'],
  'todo-con-el-teclado': ['2.1.1'],
  'sin-trampa': ['2.1.2'],
  'orden-del-foco': ['2.4.3'],
  'foco-bien-visible': ['2.4.7', '1.4.11'],
  'foco-no-oculto': ['2.4.11'],
  'el-foco-no-cambia-de-pagina': ['3.2.1'],
  'legible-bajo-el-puntero': ['1.4.3', '1.4.1'],
  'bordes-que-se-ven': ['1.4.11'],
  'mal-relleno-sin-color': ['1.4.1'],
  'sin-palabras-del-estilo': ['1.3.1'],
  'nada-solo-bajo-el-puntero': ['1.4.13', '2.1.1'],
  'mismo-orden-a-la-vista': ['1.3.2', '2.4.3', '3.2.3'],
  'nombres-que-dicen': ['2.4.4', '2.4.6'],
  'papeles-y-estados': ['1.3.1', '4.1.2'],
  'imagenes-con-nombre-propio': ['1.1.1'],
  'campos-con-rotulo': ['3.3.2', '1.3.1'],
  'campos-con-proposito': ['1.3.5'],
  'idioma-de-las-partes': ['3.1.2'],
  'horas-con-palabras': ['1.3.1'],
  'sin-senalar-lugar-ni-color': ['1.3.3', '1.4.1'],
  'encabezados-de-verdad': ['1.3.1', '2.4.6'],
  'controles-de-verdad': ['2.1.1', '4.1.2'],
  'movimiento-que-acaba': ['2.2.2', '2.3.1'],
  'segundos-en-silencio': ['4.1.3', '2.2.2'],
  'colores-forzados-sin-tapar': ['1.4.3'],
  'texto-que-crece': ['1.4.4'],
  'sin-atajos-de-una-letra': ['2.1.4'],
  'pagina-nueva-anunciada': ['4.1.3', '2.4.2', '2.4.3'],
  'escape-cierra': ['2.1.1', '2.4.3'],
  'envio-anunciado': ['4.1.3', '2.4.3'],
  'rechazo-anunciado': ['3.3.1', '3.3.3', '2.4.3'],
  'nada-se-envia-solo': ['3.2.2'],
  'misma-navegacion': ['3.2.3', '3.2.4'],
  'misma-ayuda': ['3.2.6'],
} as const satisfies Readonly<Record<string, readonly string[]>>

export type OwnRule = keyof typeof ownRules

type Absence = {
  readonly selector: string
  readonly criteria: readonly string[]
  readonly why: string
}

/** What a page may not have at all: then these criteria do not apply to it. Reasons are Spanish, for the report. */
export const absences = {
  'sin-audio-ni-video': {
    selector: 'audio, video, canvas, object, embed',
    criteria: ['1.2.1', '1.2.2', '1.2.3', '1.2.4', '1.2.5', '1.4.2'],
    why: 'La página no tiene audio ni vídeo',
  },
  'sin-campos': {
    selector: 'input, select, textarea',
    criteria: ['1.3.5', '3.2.2', '3.3.1', '3.3.2', '3.3.3', '3.3.4', '3.3.7', '3.3.8'],
    why: 'La página no pide ningún dato',
  },
  'sin-acceso': {
    selector: '[type=password], [autocomplete=one-time-code]',
    criteria: ['3.3.8'],
    why: 'Nada de la página pide identificarse',
  },
} as const satisfies Readonly<Record<string, Absence>>

export const ruleResult = (
  rule: OwnRule,
  place: Place,
  findings: readonly Finding[],
): RuleResult => ({
  place,
  tool: 'propia',
  rule,
  criteria: ownRules[rule],
  outcome: findings.length > 0 ? 'failed' : 'passed',
  findings,
})

/** Passes if the page has none of it; otherwise the rule does not apply. */
export const notApplicableRule = (
  rule: keyof typeof absences,
  place: Place,
  isThere: boolean,
): RuleResult => ({
  place,
  tool: 'propia',
  rule,
  criteria: [],
  outcome: isThere ? 'inapplicable' : 'passed',
  findings: [],
})
