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
