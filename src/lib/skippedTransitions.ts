/**
 * Keeps the console clean where one navigation overtakes another: the first one's view transition is skipped, which
 * rejects a promise that the router (6.30) does not look at. Nothing else is lost than the cross-fade.
 */
export function ignoreSkippedTransitions(): void {
  window.addEventListener('unhandledrejection', (event) => {
    const reason: unknown = event.reason
    if (!(reason instanceof DOMException) || reason.name !== 'AbortError') return
    if (/\btransition\b/i.test(reason.message)) event.preventDefault()
  })
}
