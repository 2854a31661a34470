/**
 * Keeps a disclosure where it is in the window while one above it closes.
 * @param list holds disclosures of which one is open at a time
 */
export function holdInPlace(list: HTMLElement): void {
  list.addEventListener('click', hold)
}

function hold({ target }: Event) {
  const summary = (target as Element).closest('summary')
  if (!summary) return
  const topOf = () => summary.getBoundingClientRect().top
  const top = topOf()
  const { href } = location
  // After the click's own effect, and before it is painted; unless a link has led elsewhere meanwhile.
  requestAnimationFrame(() => {
    if (location.href === href) window.scrollBy({ top: topOf() - top, behavior: 'instant' })
  })
}
