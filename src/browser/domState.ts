type Field = HTMLInputElement | HTMLTextAreaElement

/** How often each description of an element has come up so far. */
type Counts = Map<string, number>

/** Tells an element from the others in its page, also in a copy that was rendered anew and holds no foreign elements. */
function nameOf(element: Element, counts: Counts): string {
  const traits = ['id', 'name', 'href', 'class'].map((trait) => element.getAttribute(trait))
  const name = [element.localName, ...traits].join()
  const count = (counts.get(name) ?? 0) + 1
  counts.set(name, count)
  return `${name} ${count}`
}

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
      restores.push((twin) =>
        (twin as Field).setSelectionRange(
          selectionStart,
          selectionEnd,
          selectionDirection ?? 'none',
        ),
      )
    }
  }
  return restores
}

/** What can be focused or has a state of its own. */
const kept = 'a, button, summary, details, form, input, textarea, [popover], [tabindex]'

/**
 * Notes all state of a part of the page that only the document has: what is typed, submitted, opened, focused and
 * selected.
 * @returns a function that puts it into the elements that have since taken the place of those
 */
export function noteState(root: HTMLElement): () => void {
  const elements = root.querySelectorAll<HTMLElement>(kept)
  const counts: Counts = new Map()
  const noted = new Map([...elements].map((one) => [nameOf(one, counts), restoresOf(one)]))
  const [first] = elements
  // Elements that are gone are not held in memory.
  const known = first && new WeakRef(first)
  return () => {
    if (!known || known.deref()?.isConnected) return
    const newCounts: Counts = new Map()
    for (const twin of root.querySelectorAll<HTMLElement>(kept)) {
      for (const restore of noted.get(nameOf(twin, newCounts)) ?? []) restore(twin)
    }
  }
}
