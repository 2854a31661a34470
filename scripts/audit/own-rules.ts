import type { Finding, Place, RuleResult } from './model.ts'

type OwnRule = {
  readonly rule: string
  /** What is asked for. Spanish, for the report. */
  readonly help: string
  readonly criteria: readonly string[]
}

const ownRule = (name: string, help: string, ...criteria: readonly string[]): OwnRule => {
  return { rule: name, help, criteria }
}

export const ownRules = {
  language: ownRule(
    'idioma-del-sitio',
    'El documento declara el idioma en que está escrito el sitio',
    '3.1.1',
  ),
  outline: ownRule('esquema-de-encabezados', 'Un solo h1 y ningún nivel saltado', '1.3.1'),
  noMedia: ownRule('sin-audio-ni-video', 'La página no tiene audio, vídeo, lienzo ni complementos'),
  noFields: ownRule('sin-campos', 'La página no tiene campos que rellenar'),
  noLogin: ownRule('sin-acceso', 'La página no pide contraseña ni código'),
  reflow: ownRule(
    'sin-desplazamiento-horizontal',
    'A 320 px de ancho nada obliga a desplazarse en dos direcciones ni se corta',
    '1.4.10',
  ),
  sameInTheDark: ownRule(
    'el-tema-solo-cambia-colores',
    'En oscuro están los mismos elementos en el mismo sitio: basta mirar allí las reglas de color',
  ),
  textSize: ownRule('texto-al-200', 'Con el texto al 200 % no se pierde nada', '1.4.4'),
  textSpacing: ownRule(
    'espaciado-del-texto',
    'Con más espacio entre líneas, párrafos, palabras y letras no se pierde nada',
    '1.4.12',
  ),
  forcedColours: ownRule(
    'legible-con-colores-forzados',
    'Con colores forzados todo el texto se distingue de su fondo',
    '1.4.3',
  ),
  reached: ownRule(
    'todo-con-el-teclado',
    'El tabulador llega a todo lo que se puede accionar',
    '2.1.1',
  ),
  trap: ownRule('sin-trampa', 'El tabulador sale de todas partes', '2.1.2'),
  order: ownRule('orden-del-foco', 'El foco sigue el orden del documento', '2.4.3'),
  visible: ownRule(
    'foco-bien-visible',
    'Un borde de 2 px o más y contraste de 3:1 señala el foco',
    '2.4.7',
    '1.4.11',
  ),
  obscured: ownRule(
    'foco-no-oculto',
    'Lo que tiene el foco no queda oculto, ni hacia delante ni hacia atrás',
    '2.4.11',
  ),
  context: ownRule(
    'el-foco-no-cambia-de-pagina',
    'Recibir el foco no abre ni cambia nada',
    '3.2.1',
  ),
}

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
