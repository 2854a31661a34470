// These functions run in a page: each brings along all that it needs.

/** An element that the keyboard can reach. */
export type Offered = { readonly target: string; readonly name: string }

/** The element that has the focus, as it is drawn. */
export type Focused = Offered & {
  /** Number of the element among those that the document offers to the keyboard; -1 for any other. */
  readonly index: number
  /** Nothing of the element can be seen (WCAG 2.4.11). */
  readonly hidden: boolean
  readonly outline: { readonly width: number; readonly colour: string; readonly ground: string }
}

declare global {
  interface Window {
    focusTools: {
      readonly list: () => HTMLElement[]
      readonly describe: (element: Element) => Offered
      readonly focused?: () => Focused | null
    }
  }
}

/** What the document offers to the keyboard, and what its elements are called. */
export function installList(): void {
  const kinds = 'a[href], button, input, select, textarea, summary, iframe, [tabindex]'

  function list() {
    return [...document.querySelectorAll<HTMLElement>(kinds)].filter(
      (element) =>
        element.tabIndex >= 0 &&
        !element.matches(':disabled, [inert] *') &&
        element.checkVisibility({ visibilityProperty: true }),
    )
  }

  function selector(element: Element): string {
    if (element.id) return `#${CSS.escape(element.id)}`
    const parent = element.parentElement
    const alike = [...(parent?.children ?? [])].filter(
      ({ localName }) => localName === element.localName,
    )
    const place = alike.length > 1 ? `:nth-of-type(${alike.indexOf(element) + 1})` : ''
    const own = element.localName + place
    return parent && parent !== document.body ? `${selector(parent)} > ${own}` : own
  }

  function nameOf(element: Element): string {
    const { title, labels } = element as HTMLInputElement
    const given = element.getAttribute('aria-label') ?? title
    return given || labels?.[0]?.textContent || element.textContent || ''
  }

  const describe = (element: Element) => ({
    target: selector(element),
    name: nameOf(element).replace(/\s+/g, ' ').trim().slice(0, 80),
  })

  window.focusTools ??= { list, describe }
}

/** Where the focus is, and how much of it can be seen. */
export function installFocused(): void {
  /** What of an element is in the window: a box may be taller than that. */
  function boxesInWindow(element: Element) {
    return [...element.getClientRects()]
      .map(({ left, right, top, bottom }) => ({
        x: Math.max(0, left),
        y: Math.max(0, top),
        width: Math.min(innerWidth, right) - Math.max(0, left),
        height: Math.min(innerHeight, bottom) - Math.max(0, top),
      }))
      .filter(({ width, height }) => width > 0 && height > 0)
  }

  /** Whether nothing else lies over one of nine points of each box. */
  function isSeen(element: Element): boolean {
    return boxesInWindow(element).some(({ x, y, width, height }) =>
      [0.1, 0.5, 0.9].some((across) =>
        [0.15, 0.5, 0.85].some((down) =>
          element.contains(document.elementFromPoint(x + width * across, y + height * down)),
        ),
      ),
    )
  }

  function groundOf(element: Element | null): string {
    for (let node = element; node; node = node.parentElement) {
      const { backgroundColor } = getComputedStyle(node)
      if (/^rgb\(|, 1\)$/.test(backgroundColor)) return backgroundColor
    }
    return 'rgb(255, 255, 255)'
  }

  function focused(): Focused | null {
    const element = document.activeElement
    if (!element || element === document.body || element === document.documentElement) return null
    const { outlineStyle, outlineWidth, outlineOffset, outlineColor } = getComputedStyle(element)
    return {
      ...window.focusTools.describe(element),
      index: window.focusTools.list().indexOf(element as HTMLElement),
      hidden: !isSeen(element),
      outline: {
        width: outlineStyle === 'none' ? 0 : parseFloat(outlineWidth),
        colour: outlineColor,
        ground: groundOf(parseFloat(outlineOffset) >= 0 ? element.parentElement : element),
      },
    }
  }

  window.focusTools = { ...window.focusTools, focused }
}
