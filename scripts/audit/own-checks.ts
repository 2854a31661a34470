import type { Page } from '@playwright/test'
import { addStyle, findText, measureFlatContrast } from './contrast.ts'
import { judgeWalk, walk } from './keyboard.ts'
import type { Finding, Place, RuleResult, View } from './model.ts'

type Check = {
  readonly rule: string
  /** What is asked for. Spanish, for the report. */
  readonly help: string
  readonly criteria: readonly string[]
}

const checks = {
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
} as const satisfies Record<string, Check>

const result = (check: Check, place: Place, findings: readonly Finding[]): RuleResult => ({
  ...check,
  place,
  tool: 'propia',
  outcome: findings.length > 0 ? 'failed' : 'passed',
  findings,
})

/** One narrow, one wide; one in each theme. The end-to-end tests walk in the others too. */
const walkedViews: ReadonlySet<string> = new Set(['360 px, oscuro', '1440 px, claro'])

/** What this project checks by itself in one view of a page. `arrival`: the page as it arrives, where more is checked. */
export async function runOwnChecks(
  page: Page,
  place: Place,
  view: View,
  { arrival, language }: { readonly arrival: boolean; readonly language: string },
): Promise<RuleResult[]> {
  const results = [
    result(checks.language, place, await wrongLanguage(page, language)),
    result(checks.outline, place, await brokenOutline(page)),
    absence(checks.noMedia, place, await count(page, 'audio, video, canvas, object, embed')),
    absence(checks.noFields, place, await count(page, 'input, select, textarea')),
    absence(
      checks.noLogin,
      place,
      await count(page, '[type=password], [autocomplete=one-time-code]'),
    ),
  ]
  const darkened = await changedByTheme(page, view)
  if (darkened) results.push(result(checks.sameInTheDark, place, darkened))
  if (view.width === 320) results.push(result(checks.reflow, place, await lostText(page)))
  if (view.textSize) results.push(result(checks.textSize, place, await lostText(page)))
  if (arrival && view.colorScheme === 'light' && !view.textSize && !view.forcedColors) {
    results.push(result(checks.textSpacing, place, await lostWhenSpaced(page)))
  }
  if (view.forcedColors) results.push(result(checks.forcedColours, place, await faint(page)))
  if (arrival && walkedViews.has(view.name)) {
    const judgement = judgeWalk(await walk(page))
    for (const [name, findings] of Object.entries(judgement)) {
      results.push(result(checks[name as keyof typeof judgement], place, findings))
    }
  }
  return results
}

async function wrongLanguage(page: Page, language: string): Promise<Finding[]> {
  const declared = await page.evaluate(() => document.documentElement.lang)
  return declared === language
    ? []
    : [
        {
          target: 'html',
          message: `El idioma declarado es «${declared}», y el del sitio «${language}»`,
        },
      ]
}

async function brokenOutline(page: Page): Promise<Finding[]> {
  const headings = await page.evaluate(() =>
    [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')]
      .filter((heading) => heading.checkVisibility())
      .map((heading) => ({
        level: Number(heading.localName[1]),
        id: heading.id,
        text: heading.textContent,
      })),
  )
  return headings.flatMap(({ level, id, text }, place) => {
    const target = id ? `#${id}` : `h${level} «${text}»`
    const previous = headings[place - 1]?.level ?? 0
    return [
      ...(level === 1 && headings.slice(0, place).some((other) => other.level === 1)
        ? [{ target, message: 'Otro h1 en la misma página' }]
        : []),
      ...(level > previous + 1
        ? [{ target, message: `Un h${level} detrás de ${previous ? `un h${previous}` : 'nada'}` }]
        : []),
    ]
  })
}

const count = (page: Page, selector: string) => page.locator(selector).count()

/** That a page lacks something is no merit, and that it has it no fault: then the rule does not apply. */
const absence = (check: Check, place: Place, found: number): RuleResult => ({
  ...check,
  place,
  tool: 'propia',
  outcome: found === 0 ? 'passed' : 'inapplicable',
  findings: [],
})

/** Text that runs out of the page's width, or out of a box that cuts it off. */
export function lostText(page: Page): Promise<Finding[]> {
  return page.evaluate(() => {
    /** Half a pixel of rounding on either side. */
    const tolerance = 1
    const found: { target: string; message: string }[] = []
    const describe = (element: Element) =>
      element.id
        ? `#${element.id}`
        : `${element.localName} «${element.textContent?.trim().slice(0, 40)}»`
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth > clientWidth) {
      const widest = [...document.querySelectorAll('body *')].find(
        (element) =>
          element.getBoundingClientRect().right > clientWidth + tolerance &&
          element.checkVisibility(),
      )
      found.push({
        target: widest ? describe(widest) : 'html',
        message: `La página mide ${scrollWidth} px en una ventana de ${clientWidth}`,
      })
    }
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const element = text.parentElement
      if (
        !element ||
        !text.textContent?.trim() ||
        !element.checkVisibility({ visibilityProperty: true })
      )
        continue
      if (element.closest('script, style, noscript, svg')) continue
      const range = document.createRange()
      range.selectNodeContents(text)
      const box = range.getBoundingClientRect()
      for (
        let parent: Element | null = element;
        parent && parent !== document.documentElement;
        parent = parent.parentElement
      ) {
        const style = getComputedStyle(parent)
        const clip = parent.getBoundingClientRect()
        // For screen readers alone, on purpose.
        if (clip.width <= 1 && clip.height <= 1) break
        const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
        const cutAcross =
          cuts(style.overflowX) &&
          (box.right > clip.right + tolerance || box.left < clip.left - tolerance)
        const cutDown =
          cuts(style.overflowY) &&
          (box.bottom - clip.bottom > box.height / 4 || clip.top - box.top > box.height / 4)
        if (cutAcross || cutDown) {
          found.push({ target: describe(element), message: 'El texto queda cortado' })
          break
        }
      }
    }
    return found
  })
}

/** WCAG 1.4.12's own numbers. */
const spacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
p { margin-block-end: 2em !important }`

async function lostWhenSpaced(page: Page): Promise<Finding[]> {
  const remove = await addStyle(page, spacing)
  const lost = await lostText(page)
  await remove()
  return lost
}

/** Text that does not stand out on the screen itself, whatever the style sheets say (WCAG 1.4.3). */
async function faint(page: Page): Promise<Finding[]> {
  const paths = await page.evaluate(() => {
    const path = (element: Element): string =>
      element.parentElement
        ? `${path(element.parentElement)}/*[${[...element.parentElement.children].indexOf(element) + 1}]`
        : '/*'
    return [...document.querySelectorAll('body *:not(script, style, noscript, svg *)')]
      .filter((element) =>
        [...element.childNodes].some((node) => node instanceof Text && node.data.trim()),
      )
      .filter((element) => {
        const { width, height } = element.getBoundingClientRect()
        return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true })
      })
      .map(path)
  })
  const texts = await findText(page, paths)
  const contrasts = await measureFlatContrast(page, texts)
  return texts.flatMap(({ text, large }, index) => {
    const contrast = contrasts[index] ?? 1
    return contrast < (large ? 3 : 4.5)
      ? [
          {
            target: paths[index] ?? '',
            message: `«${text.slice(0, 40)}»: contraste ${contrast.toFixed(1)}:1`,
          },
        ]
      : []
  })
}

/** Where everything is in the light theme, by size of the window; the dark one is looked at right after it. */
const layouts = new WeakMap<Page, Map<string, string>>()

/** Elements that stand elsewhere in the dark theme than in the light one; null where there is no dark theme to compare. */
async function changedByTheme(page: Page, view: View): Promise<Finding[] | null> {
  if (view.forcedColors || view.contrast || view.textSize) return null
  const known = layouts.get(page) ?? new Map<string, string>()
  layouts.set(page, known)
  const size = `${view.width} × ${view.height}`
  const layout = await page.evaluate(() =>
    // The countdown moves on in between.
    [...document.querySelectorAll('body, body *:not(svg *, [role=timer] *)')]
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect()
        return [element.localName, ...[x, y, width, height].map(Math.round)].join(' ')
      })
      .join('\n'),
  )
  if (view.colorScheme === 'light') {
    known.set(size, layout)
    return null
  }
  const light = known.get(size)?.split('\n')
  if (!light) return null
  const moved = layout.split('\n').findIndex((line, index) => line !== light[index])
  return moved < 0 && light.length === layout.split('\n').length
    ? []
    : [
        {
          target: 'body',
          message: `En claro: ${light[moved] ?? 'nada'}; en oscuro: ${layout.split('\n')[moved] ?? 'nada'}`,
        },
      ]
}
