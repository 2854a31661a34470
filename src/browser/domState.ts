import { freeName } from '../lib/freeName.ts'

type Field = HTMLInputElement | HTMLTextAreaElement

const isField = (element: Element): element is Field =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement

/** Puts an element into the state that another one has now. */
type Restore = (element: HTMLElement) => void

function restoresOf(element: HTMLElement): Restore[] {
  const restores: Restore[] = []
  if (element instanceof HTMLDetailsElement && element.open) {
    restores.push((twin) => ((twin as HTMLDetailsElement).open = true))
  }
  if (element instanceof HTMLFormElement && 'submitted' in element.dataset) {
    restores.push((twin) => (twin.dataset.submitted = ''))
  }
  if ('popover' in element && element.matches(':popover-open')) {
    restores.push((twin) => twin.showPopover())
  }
  if (isField(element) && element.value !== element.defaultValue) {
    const { value } = element
    restores.push((twin) => ((twin as Field).value = value))
  }
  if (element === document.activeElement) {
    restores.push((twin) => twin.focus({ preventScroll: true }))
    if (isField(element) && element.selectionStart !== null) {
      const { selectionStart, selectionEnd, selectionDirection } = element
      const range = [selectionStart, selectionEnd, selectionDirection ?? 'none'] as const
      restores.push((twin) => (twin as Field).setSelectionRange(...range))
    }
  }
  return restores
}

/** What can be focused or has a state of its own. */
const kept = 'a, button, summary, details, form, input, textarea, [popover], [tabindex]'

/** These elements by names that they have also in a copy that was rendered anew and holds no foreign elements. */
function named(root: HTMLElement): readonly (readonly [name: string, element: HTMLElement])[] {
  const taken = new Set<string>()
  return [...root.querySelectorAll<HTMLElement>(kept)].map((element) => {
    const traits = ['id', 'name', 'href', 'class'].map((trait) => element.getAttribute(trait))
    return [freeName([element.localName, ...traits].join(), taken), element]
  })
}

/**
 * Notes all state of a part of the page that only the document has: what is typed, submitted, opened, focused and
 * selected.
 * @returns a function that puts it into the elements that have since taken the place of those
 */
export function noteState(root: HTMLElement): () => void {
  const elements = named(root)
  const noted = new Map(elements.map(([name, element]) => [name, restoresOf(element)]))
  // Elements that are gone are not held in memory.
  const known = elements[0] && new WeakRef(elements[0][1])
  return () => {
    if (!known || known.deref()?.isConnected) return
    for (const [name, twin] of named(root)) noted.get(name)?.forEach((restore) => restore(twin))
  }
}
