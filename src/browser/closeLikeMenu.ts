/**
 * Closes an open disclosure as a menu closes: on Escape, which returns the focus to its button; on a press elsewhere;
 * and when the focus moves on, because the list would hide it.
 * @returns a function that stops this
 */
export function closeLikeMenu(menu: HTMLDetailsElement): () => void {
  const ended = new AbortController()
  const { signal } = ended
  function closeFromElsewhere({ target, type }: Event) {
    // A press in the list may focus the part of the page around it: Safari does that at a link, and to close within the
    // press crashes Chromium 156.
    const isAround = type === 'focusin' && (target as Node).contains(menu)
    if (!isAround && !menu.contains(target as Node)) menu.open = false
  }
  document.addEventListener('click', closeFromElsewhere, { signal })
  document.addEventListener('focusin', closeFromElsewhere, { signal })
  document.addEventListener(
    'keydown',
    ({ key }) => {
      if (key !== 'Escape' || !menu.open) return
      menu.open = false
      menu.querySelector('summary')?.focus()
    },
    { signal },
  )
  return () => ended.abort()
}
