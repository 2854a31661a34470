import type { Page } from '@playwright/test'
import { withStyle } from './contrast.ts'
import { judgeWalk, walk } from './keyboard.ts'
import type { LayoutFault } from '../lib/layout-faults.ts'
import type { Finding, State, View } from './model.ts'
import type { OwnRule } from './own-rules.ts'
import type * as tools from './in-page/tools.ts'

type Findings = Partial<Record<OwnRule, readonly Finding[]>>

/** Those of the page's own checks that answer with findings. */
type PageChecks = {
  readonly [
    Name in keyof typeof tools as (typeof tools)[Name] extends () => Finding[] ? Name : never
  ]: () => Finding[]
}

type Check = {
  readonly when: (state: State, view: View) => boolean
  readonly find: (page: Page, view: View) => Promise<Findings>
}

/** Language that the site is written in. */
const language = 'es'

/** WCAG 1.4.12's own numbers. */
const spacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
p { margin-block-end: 2em !important }`

const losses: Readonly<Partial<Record<LayoutFault['kind'], string>>> = {
  wide: 'La página se desplaza hacia los lados',
  cut: 'El texto queda cortado',
  lost: 'El texto queda donde nadie llega',
}

async function lostText(page: Page): Promise<Finding[]> {
  const faults = await page.evaluate(() => window.audit.layoutFaults())
  return faults.flatMap(({ kind, target }) => {
    const message = losses[kind]
    return message ? [{ target, message }] : []
  })
}

const isUsual = ({ forcedColors, contrast, textSize }: View) =>
  !forcedColors && !contrast && !textSize

const isArrival = ({ part }: State) => part === null

/** One narrow, one wide; one in each theme. */
const isWalked = ({ name }: View) => name === '360 px, oscuro' || name === '1440 px, claro'

/** Views in which what is read and where it lies is looked at, beside those with a theme of their own. */
const isRead = ({ name }: View) => name === '360 px, claro' || name === '1440 px, claro'

/** A check that is one function of the page. */
const seen = (
  rule: OwnRule,
  name: keyof PageChecks,
  when: Check['when'] = (_, view) => isRead(view),
): Check => ({
  when,
  find: async (page) => ({
    [rule]: await page.evaluate((check) => (window.audit as PageChecks)[check](), name),
  }),
})

/** Colours differ by theme and hardly by width; a state shows both themes. */
const isColoured = (state: State, view: View) =>
  isArrival(state) ? isWalked(view) : isRead(view) || /^(?:768|1440) px, oscuro$/.test(view.name)

export const ownChecks: readonly Check[] = [
  seen('legible-bajo-el-puntero', 'paleStates', isColoured),
  seen(
    'nada-solo-bajo-el-puntero',
    'hoverWords',
    (state, view) => isArrival(state) && isRead(view),
  ),
  seen('nada-solo-bajo-el-puntero', 'titledWords'),
  seen('bordes-que-se-ven', 'paleEdges', isColoured),
  seen('mal-relleno-sin-color', 'colouredRefusals', (_, { forcedColors }) => !forcedColors),
  seen('sin-palabras-del-estilo', 'generatedWords'),
  seen('mismo-orden-a-la-vista', 'otherOrder', (_, view) => isUsual(view) && view.width >= 360),
  seen('nombres-que-dicen', 'emptyNames'),
  seen('papeles-y-estados', 'wrongRoles'),
  seen('imagenes-con-nombre-propio', 'wrongPictures'),
  seen('campos-con-rotulo', 'wrongLabels'),
  seen('campos-con-proposito', 'wrongPurposes'),
  seen('idioma-de-las-partes', 'otherLanguages'),
  seen('horas-con-palabras', 'wordlessSpans'),
  seen('sin-senalar-lugar-ni-color', 'pointingWords'),
  seen('encabezados-de-verdad', 'largeHeadlines'),
  seen('controles-de-verdad', 'unreachable'),
  seen(
    'colores-forzados-sin-tapar',
    'coveredTexts',
    (_, { forcedColors }) => forcedColors !== undefined,
  ),
  seen('texto-que-crece', 'fixedTexts', (_, { textSize }) => textSize !== undefined),
  {
    when: (state, { name }) => isArrival(state) && name === '1440 px, claro',
    async find(page) {
      const calm = await page.evaluate(() => window.audit.motion())
      await page.emulateMedia({ reducedMotion: 'no-preference' })
      const usual = await page.evaluate(() => window.audit.motion())
      await page.emulateMedia({ reducedMotion: 'reduce' })
      return { 'movimiento-que-acaba': [...calm, ...usual] }
    },
  },
  {
    when: ({ name }, view) => name === 'antes del evento' && view.name === '360 px, claro',
    async find(page) {
      const motion = await page.evaluate(() => window.audit.motion())
      const ticking = await page.evaluate(() => window.audit.tickingRegions())
      return { 'segundos-en-silencio': ticking, 'movimiento-que-acaba': motion }
    },
  },
  {
    when: () => true,
    async find(page) {
      const declared = await page.evaluate(() => document.documentElement.lang)
      const message = `El idioma declarado es «${declared}», y el del sitio «${language}»`
      return { 'idioma-del-sitio': declared === language ? [] : [{ target: 'html', message }] }
    },
  },
  {
    when: isArrival,
    async find(page) {
      const targets = await page.evaluate(() => window.audit.furtherH1())
      const message = 'Otro h1 en la misma página'
      return { 'un-solo-h1': targets.map((target) => ({ target, message })) }
    },
  },
  {
    when: (_, { width }) => width === 320,
    find: async (page) => ({ 'sin-desplazamiento-horizontal': await lostText(page) }),
  },
  {
    when: (_, { textSize }) => textSize !== undefined,
    find: async (page) => ({ 'texto-al-200': await lostText(page) }),
  },
  {
    when: (state, view) => isArrival(state) && view.colorScheme === 'light' && isUsual(view),
    find: async (page) => ({
      'espaciado-del-texto': await withStyle(page, spacing, () => lostText(page)),
    }),
  },
  {
    when: (state, view) => isArrival(state) && view.colorScheme === 'dark' && isUsual(view),
    async find(page) {
      const dark = await page.evaluate(() => window.audit.places())
      await page.emulateMedia({ colorScheme: 'light' })
      const light = await page.evaluate(() => window.audit.places())
      await page.emulateMedia({ colorScheme: 'dark' })
      const moved = dark.findIndex((line, index) => line !== light[index])
      const message = `En claro: ${light[moved] ?? 'nada'}; en oscuro: ${dark[moved] ?? 'nada'}`
      return { 'el-tema-solo-cambia-colores': moved < 0 ? [] : [{ target: 'body', message }] }
    },
  },
  {
    when: (state, view) => isArrival(state) && isWalked(view),
    async find(page) {
      const found = judgeWalk(await walk(page))
      return {
        'todo-con-el-teclado': found.reached,
        'sin-trampa': found.trap,
        'orden-del-foco': found.order,
        'foco-bien-visible': found.visible,
        'foco-no-oculto': found.obscured,
        'el-foco-no-cambia-de-pagina': found.context,
      }
    },
  },
]
