import type { Page } from '@playwright/test'
import { contrastOf, cssRgb, type Rgb } from '../lib/contrast.ts'
import { findText, measureContrast, type DrawnText } from './drawn-text.ts'
import type { Finding, Reached, RuleResult } from './model.ts'
import { withNodes } from './nodes.ts'

/**
 * A narrower check of what a tool left open, or held against a stricter standard than this site's. It answers for each
 * finding with the reason why it is no fault, or with null if it cannot say so: then the audit fails.
 */
type Settlement = {
  readonly tool: RuleResult['tool']
  readonly rule: string
  readonly outcome: 'cantTell' | 'failed'
  readonly check: (reached: Reached, findings: readonly Finding[]) => Promise<(string | null)[]>
}

const settlements: readonly Settlement[] = [
  {
    tool: 'axe',
    rule: 'color-contrast',
    outcome: 'cantTell',
    check: (reached, findings) => contrastByPixels(reached, findings, { text: 4.5, large: 3 }),
  },
  {
    tool: 'axe',
    rule: 'color-contrast-enhanced',
    outcome: 'cantTell',
    check: async (reached, findings) => {
      const labels = await buttonLabels(reached, findings)
      const pixels = await contrastByPixels(reached, findings, { text: 7, large: 4.5 })
      return labels.map((reason, index) => reason ?? pixels[index] ?? null)
    },
  },
  { tool: 'axe', rule: 'color-contrast-enhanced', outcome: 'failed', check: buttonLabels },
  {
    tool: 'axe',
    rule: 'css-orientation-lock',
    outcome: 'cantTell',
    check: async (_, findings) =>
      findings.map(({ target }) =>
        target.startsWith('iframe ')
          ? 'Es el documento del mapa, de otro sitio; aquí lo sustituye una página de prueba.'
          : null,
      ),
  },
  {
    tool: 'Alfa',
    rule: 'sia-r87',
    outcome: 'cantTell',
    check: ({ page }, findings) =>
      withNodes(page, targetsOf(findings), (nodes) =>
        nodes.map((node) =>
          node && document.querySelector('header, nav, aside, footer') === null
            ? 'Fuera de su contenido principal la página no tiene nada que saltar.'
            : null,
        ),
      ),
  },
  {
    tool: 'Alfa',
    rule: 'sia-r113',
    outcome: 'failed',
    check: ({ page }, findings) =>
      withNodes(page, targetsOf(findings), (nodes) =>
        nodes.map((node) =>
          node instanceof Element && node.closest('details:not([open])') && !node.checkVisibility()
            ? 'Está en un desplegable cerrado, donde no se ve ni se puede pulsar; abierto lo mide axe.'
            : null,
        ),
      ),
  },
]

const targetsOf = (findings: readonly Finding[]) => findings.map(({ target }) => target)

/** Decides what a tool left open, if one of the narrower checks can. */
export async function settle(reached: Reached, result: RuleResult): Promise<RuleResult> {
  const settlement = settlements.find(
    ({ tool, rule, outcome }) =>
      tool === result.tool && rule === result.rule && outcome === result.outcome,
  )
  if (!settlement) return result
  const reasons = await settlement.check(reached, result.findings)
  const open = result.findings.filter((_, index) => !reasons[index])
  if (open.length > 0) return { ...result, findings: open }
  return { ...result, outcome: 'settled', reason: [...new Set(reasons)].join(' ') }
}

function buttonLabels({ page }: Reached, findings: readonly Finding[]) {
  return withNodes(page, targetsOf(findings), (nodes) =>
    nodes.map((node) =>
      node instanceof Element && node.closest('.button')
        ? 'No es texto corrido sino el rótulo de un botón, al que este sitio pide el nivel AA, no el AAA.'
        : null,
    ),
  )
}

/** What lies under an open menu or the header that stays in place, and was measured without them. */
function covered(page: Page, targets: readonly string[]) {
  return withNodes(page, targets, (nodes) => {
    const covers = [
      ...document.querySelectorAll(':popover-open, details[open] > ul, header'),
    ].filter((element) => /absolute|fixed|sticky/.test(getComputedStyle(element).position))
    return nodes.map((node) => {
      if (!(node instanceof Element)) return null
      const { left, right, top, bottom } = node.getBoundingClientRect()
      const isCovered = covers.some((cover) => {
        const box = cover.getBoundingClientRect()
        const across = box.left < right && left < box.right
        return across && box.top < bottom && top < box.bottom && !cover.contains(node)
      })
      return isCovered
        ? 'Lo tapa el menú abierto o la cabecera; sin ellos se midió al llegar a la página.'
        : null
    })
  })
}

/** The narrower check of contrast; "least" for text, and for large text (WCAG 1.4.3, for body text 1.4.6). */
async function contrastByPixels(
  { page, contrasts: known }: Reached,
  findings: readonly Finding[],
  least: { readonly text: number; readonly large: number },
): Promise<(string | null)[]> {
  const targets = targetsOf(findings)
  const behind = await covered(page, targets)
  const texts = await findText(page, targets)
  const theme = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches)
  const keyOf = (text: DrawnText) => JSON.stringify([theme, text])
  const unknown = texts.filter(
    (text, index) => text.text && !behind[index] && !known.has(keyOf(text)),
  )
  const contrasts = await measureContrast(page, unknown)
  for (const [index, text] of unknown.entries()) known.set(keyOf(text), contrasts[index] ?? null)
  const empty = await emptyFields(page, targets)
  return texts.map((text, index) => {
    if (behind[index]) return behind[index]
    if (text.scrolledOut)
      return 'Está en la parte de una tabla a la que hay que desplazarse; se mide donde cabe entera.'
    const contrast = text.text ? known.get(keyOf(text)) : empty[index]
    if (!contrast || contrast < (text.large ? least.large : least.text)) return null
    return text.text
      ? 'El contraste se midió en los píxeles, con el texto y sin él.'
      : 'El campo está vacío; se midió el contraste entre sus colores.'
  })
}

/** Contrast of the colours of empty fields, null for what is none. */
async function emptyFields(page: Page, targets: readonly string[]): Promise<(number | null)[]> {
  const colours = await withNodes(page, targets, (nodes) =>
    nodes.map((field) => {
      if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return null
      if (field.value || field.placeholder) return null
      const { color, backgroundColor } = getComputedStyle(field)
      return [color, backgroundColor]
    }),
  )
  return colours.map((pair) => {
    const [front, ground] = (pair ?? []).map(opaque)
    return front && ground ? contrastOf(front, ground) : null
  })
}

/** The colour as numbers, null for one that lets something shine through. */
const opaque = (colour: string): Rgb | null => (colour.startsWith('rgb(') ? cssRgb(colour) : null)
