import type { Finding, Place, RuleResult } from './model.ts'

type OwnRule = {
  readonly rule: string
  /** What is asked for. Spanish, for the report. */
  readonly help: string
  readonly criteria: readonly string[]
}

export const ownRules = {
  language: {
    rule: 'idioma-del-sitio',
    help: 'El documento declara el idioma en que está escrito el sitio',
    criteria: ['3.1.1'],
  },
  outline: {
    rule: 'esquema-de-encabezados',
    help: 'Un solo h1 y ningún nivel saltado',
    criteria: ['1.3.1'],
  },
  noMedia: {
    rule: 'sin-audio-ni-video',
    help: 'La página no tiene audio, vídeo, lienzo ni complementos',
    criteria: [],
  },
  noFields: {
    rule: 'sin-campos',
    help: 'La página no tiene campos que rellenar',
    criteria: [],
  },
  noLogin: {
    rule: 'sin-acceso',
    help: 'La página no pide contraseña ni código',
    criteria: [],
  },
  reflow: {
    rule: 'sin-desplazamiento-horizontal',
    help: 'A 320 px de ancho nada obliga a desplazarse en dos direcciones ni se corta',
    criteria: ['1.4.10'],
  },
  sameInTheDark: {
    rule: 'el-tema-solo-cambia-colores',
    help: 'En oscuro están los mismos elementos en el mismo sitio: basta mirar allí las reglas de color',
    criteria: [],
  },
  textSize: {
    rule: 'texto-al-200',
    help: 'Con el texto al 200 % no se pierde nada',
    criteria: ['1.4.4'],
  },
  textSpacing: {
    rule: 'espaciado-del-texto',
    help: 'Con más espacio entre líneas, párrafos, palabras y letras no se pierde nada',
    criteria: ['1.4.12'],
  },
  forcedColours: {
    rule: 'legible-con-colores-forzados',
    help: 'Con colores forzados todo el texto se distingue de su fondo',
    criteria: ['1.4.3'],
  },
  reached: {
    rule: 'todo-con-el-teclado',
    help: 'El tabulador llega a todo lo que se puede accionar',
    criteria: ['2.1.1'],
  },
  trap: {
    rule: 'sin-trampa',
    help: 'El tabulador sale de todas partes',
    criteria: ['2.1.2'],
  },
  order: {
    rule: 'orden-del-foco',
    help: 'El foco sigue el orden del documento',
    criteria: ['2.4.3'],
  },
  visible: {
    rule: 'foco-bien-visible',
    help: 'Un borde de 2 px o más y contraste de 3:1 señala el foco',
    criteria: ['2.4.7', '1.4.11'],
  },
  obscured: {
    rule: 'foco-no-oculto',
    help: 'Lo que tiene el foco no queda oculto, ni hacia delante ni hacia atrás',
    criteria: ['2.4.11'],
  },
  context: {
    rule: 'el-foco-no-cambia-de-pagina',
    help: 'Recibir el foco no abre ni cambia nada',
    criteria: ['3.2.1'],
  },
} as const satisfies Record<string, OwnRule>

export const judged = (rule: OwnRule, place: Place, findings: readonly Finding[]): RuleResult => ({
  ...rule,
  place,
  tool: 'propia',
  outcome: findings.length > 0 ? 'failed' : 'passed',
  findings,
})

/** That a page lacks something is no merit, and that it has it no fault: then the rule does not apply. */
export const absence = (rule: OwnRule, place: Place, found: number): RuleResult => ({
  ...rule,
  place,
  tool: 'propia',
  outcome: found === 0 ? 'passed' : 'inapplicable',
  findings: [],
})
