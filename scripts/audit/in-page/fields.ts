import { getRole } from 'dom-accessibility-api'
import { contrastOn } from './colours.ts'
import { isDrawn, named, nameOf, textOf } from './elements.ts'
import { rules, type Test } from './rules.ts'

type Field = HTMLInputElement

/** The text of the visible label: a label, what aria-labelledby names, or a button beside the field (WCAG, G167). */
function labelOf(element: HTMLElement): string {
  const { labels, form } = element as Field
  const other = named(element, 'aria-labelledby')
  const label = [...(labels ?? []), ...(other ? [other] : [])].find(isDrawn)
  const button =
    form?.querySelectorAll('input, textarea').length === 1 && form.querySelector('button')
  return textOf(label ?? (button || null))
}

/** The element that names a group of fields around one of them. */
const groupOf = (element: Element) => element.closest('fieldset, [role=group]')

/** The autocomplete tokens that fit a label. */
function tokensFor(label: string): RegExp {
  const asked = Object.entries(rules.purposes).find(([words]) => new RegExp(words, 'i').test(label))
  return asked ? new RegExp(`\\b(?:${asked[1]})$`) : /^/
}

/** The tests of fields that rules.yaml can name. */
export const fieldTests: Readonly<Record<string, Test>> = {
  /** Fields of one group with the same name and role. */
  sharesName: (element, all) =>
    all.some(
      (other) =>
        other !== element &&
        groupOf(other) === groupOf(element) &&
        getRole(other) === getRole(element) &&
        nameOf(other) === nameOf(element),
    ),
  hasNoLabel: (element) => labelOf(element) === '',
  /** Whether a required field is told from others by nothing that is written in its form. */
  hidesObligation(element) {
    const { required, form } = element as Field
    const words = `${labelOf(element)} ${textOf(form)}`
    return required && form !== null && !/obligatori|necesari|requerid|opcional|\*/i.test(words)
  },
  labelsNothing: (element) =>
    textOf(element) === '' || (element as HTMLLabelElement).control === null,
  lacksName: (element) => nameOf(element) === '',
  hasOtherPurpose(element) {
    const token = element.getAttribute('autocomplete') ?? ''
    const label = labelOf(element) || nameOf(element)
    // "off" says that it is not about the visitor.
    return token !== 'off' && !tokensFor(label).test(token)
  },
  refusesPaste: (element) =>
    !element.dispatchEvent(new Event('paste', { bubbles: true, cancelable: true })),
  hasPaleHint: (element) =>
    contrastOn(element, getComputedStyle(element, '::placeholder').color) < 4.5,
  /** Whether no border, background or shadow stands out from the surroundings. */
  hasPaleEdge(element) {
    const style = getComputedStyle(element)
    const isNative = style.appearance !== 'none' && element.matches('[type=checkbox], [type=radio]')
    const sides = (['Top', 'Right', 'Bottom', 'Left'] as const)
      .filter((side) => parseFloat(style[`border${side}Width`]) >= 1)
      .map((side) => style[`border${side}Color`])
    const shadow = style.boxShadow.match(/^\w+\([^)]*\)/) ?? []
    const colours = [...sides, style.backgroundColor, ...shadow]
    return !isNative && colours.every((one) => contrastOn(element, one, element.parentElement) < 3)
  },
}
