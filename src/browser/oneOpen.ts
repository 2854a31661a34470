/**
 * Keeps one disclosure open at a time in browsers without `name` on details (Chromium 120, Safari 17.2, Firefox 130).
 * May go in 2027-03, when it is widely available.
 */
export function keepOneOpen(root: HTMLElement | null): void {
  if ('name' in HTMLDetailsElement.prototype) return
  function closeOthers({ target }: Event) {
    if (!(target instanceof HTMLDetailsElement) || !target.open) return
    for (const other of root?.querySelectorAll('details') ?? []) {
      if (other !== target) other.open = false
    }
  }
  // A toggle does not bubble.
  root?.addEventListener('toggle', closeOthers, { capture: true })
}
