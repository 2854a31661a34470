import type { Page } from '@playwright/test'
import { contrastOf, type Rgb } from '../lib/contrast.ts'
import { findText, measureContrast, type DrawnText } from './contrast.ts'
import type { Finding, RuleResult } from './model.ts'

/**
 * A narrower check of what a tool left open, or held against a stricter standard than this site's. It answers for each
 * finding with the reason why it is no fault, or with null where it cannot say so: then the audit fails.
 */
type Settlement = {
  readonly tool: RuleResult['tool']
  readonly rule: string
  readonly outcome: 'cantTell' | 'failed'
  readonly check: (page: Page, findings: readonly Finding[]) => Promise<(string | null)[]>
}

/** Least contrast of text and of large text: WCAG 1.4.3, and 1.4.6 for body text. */
const leastContrast = {
  'color-contrast': { text: 4.5, large: 3 },
  'color-contrast-enhanced': { text: 7, large: 4.5 },
} as const

const settlements: readonly Settlement[] = [
  ...(['color-contrast', 'color-contrast-enhanced'] as const).map((rule): Settlement => ({
    tool: 'axe',
    rule,
    outcome: 'cantTell',
    check: (page, findings) => contrastByPixels(page, findings, leastContrast[rule]),
  })),
  {
    tool: 'axe',
    rule: 'color-contrast-enhanced',
    outcome: 'failed',
    check: (page, findings) =>
      eachElement(page, findings, (element) =>
        element.closest('.button')
          ? 'No es texto corrido sino el rótulo de un botón, al que este sitio pide el nivel AA, no el AAA.'
          : null,
      ),
  },
  {
    tool: 'axe',
    rule: 'css-orientation-lock',
    outcome: 'cantTell',
    check: (_, findings) =>
      Promise.resolve(
        findings.map(({ target }) =>
          target.startsWith('iframe ')
            ? 'Es el documento del mapa, de otro sitio; aquí lo sustituye una página de prueba.'
            : null,
        ),
      ),
  },
  {
    tool: 'Alfa',
    rule: 'sia-r87',
    outcome: 'cantTell',
    check: (page, findings) =>
      eachElement(page, findings, () =>
        document.querySelector('header, nav, aside, footer') === null
          ? 'Fuera de su contenido principal la página no tiene nada que saltar.'
          : null,
      ),
  },
  {
    tool: 'Alfa',
    rule: 'sia-r113',
    outcome: 'failed',
    check: (page, findings) =>
      eachElement(page, findings, (element) =>
        element.closest('details:not([open])') && !element.checkVisibility()
          ? 'Está en un desplegable cerrado, donde no se ve ni se puede pulsar; abierto lo mide axe.'
          : null,
      ),
  },
]

/** Decides what a tool left open, where one of the narrower checks can. */
export async function settle(page: Page, result: RuleResult): Promise<RuleResult> {
  const settlement = settlements.find(
    ({ tool, rule, outcome }) =>
      tool === result.tool && rule === result.rule && outcome === result.outcome,
  )
  if (!settlement) return result
  const reasons = await settlement.check(page, result.findings)
  const open = result.findings.filter((_, index) => !reasons[index])
  if (open.length > 0) return { ...result, findings: open }
  return { ...result, outcome: 'settled', reason: [...new Set(reasons)].join(' ') }
}

/** Asks about each element in the page itself. */
function eachElement(
  page: Page,
  findings: readonly Finding[],
  judge: (element: Element) => string | null,
): Promise<(string | null)[]> {
  return page.evaluate(
    `${JSON.stringify(findings.map(({ target }) => target))}.map((path) => {
      const found = path.startsWith('/')
        ? document.evaluate(path, document, null, XPathResult.FIRST_ORDERED_NODE_TYPE).singleNodeValue
        : document.querySelector(path)
      const element = found instanceof Document ? found.documentElement : found
      return element ? (${judge.toString()})(element) : null
    })`,
  )
}

/** What was measured once need not be measured again while it is the same text at the same place of the same page. */
const measured = new WeakMap<Page, Map<string, number | null>>()

async function contrastByPixels(
  page: Page,
  findings: readonly Finding[],
  least: { readonly text: number; readonly large: number },
): Promise<(string | null)[]> {
  const texts = await findText(
    page,
    findings.map(({ target }) => target),
  )
  const known = measured.get(page) ?? new Map<string, number | null>()
  measured.set(page, known)
  const theme = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches)
  const keyOf = (text: DrawnText) => JSON.stringify([theme, text])
  const unknown = texts.filter((text) => text.text && !known.has(keyOf(text)))
  const contrasts = await measureContrast(page, unknown)
  for (const [index, text] of unknown.entries()) known.set(keyOf(text), contrasts[index] ?? null)
  const empty = await emptyFields(page, findings)
  const behind = await eachElement(page, findings, (element) => {
    const menu = document.querySelector(':popover-open')
    return menu && !menu.contains(element)
      ? 'Lo tapa el menú abierto, que ocupa la pantalla; sin él se midió al llegar a la página.'
      : null
  })
  return texts.map((text, index) => {
    if (behind[index]) return behind[index]
    const contrast = text.text ? known.get(keyOf(text)) : empty[index]
    if (!contrast || contrast < (text.large ? least.large : least.text)) return null
    return text.text
      ? 'El contraste se midió en los píxeles, con el texto y sin él.'
      : 'El campo está vacío; se midió el contraste entre sus colores.'
  })
}

/** Contrast of the colours of empty fields, null for what is none. */
async function emptyFields(page: Page, findings: readonly Finding[]): Promise<(number | null)[]> {
  const colours = await page.evaluate(
    (targets) =>
      targets.map((target) => {
        const field = document.querySelector(target)
        if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement))
          return null
        if (field.value || field.placeholder) return null
        const { color, backgroundColor } = getComputedStyle(field)
        return [color, backgroundColor]
      }),
    findings.map(({ target }) => target),
  )
  return colours.map((pair) => {
    const [front, ground] = (pair ?? []).map(opaque)
    return front && ground ? contrastOf(front, ground) : null
  })
}

/** "rgb(16, 32, 74)" as numbers, null for anything that lets something shine through. */
function opaque(colour: string): Rgb | null {
  const [, red, green, blue] = /^rgb\((\d+), (\d+), (\d+)\)$/.exec(colour) ?? []
  return red && green && blue ? [Number(red), Number(green), Number(blue)] : null
}
