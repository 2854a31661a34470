/** A host that says nothing for this long is as good as none, in milliseconds. */
const patience = 8000

/**
 * Loads the page of the address bar anew, which needs no script, as soon as the site answers; at once or when the
 * network is back. Without the question first, the visitor would lose the app to the browser's own error page.
 * @param picture a small one of the site's
 * @param tellUnreachable called each time that the site did not answer
 * @returns ends it
 */
export function reloadWhenReachable(picture: string, tellUnreachable: () => void): () => void {
  const state = { ended: false }

  async function attempt() {
    const reachable = await answers(picture)
    if (state.ended) return
    if (reachable) window.location.reload()
    else tellUnreachable()
  }

  void attempt()
  window.addEventListener('online', attempt)
  return () => {
    state.ended = true
    window.removeEventListener('online', attempt)
  }
}

/**
 * Whether the site itself answers. Asked by a picture, because the policy of the pages lets them fetch nothing, and
 * because a portal that answers for the site has no picture to show.
 */
function answers(picture: string): Promise<boolean> {
  return new Promise((resolve) => {
    const image = new Image()
    image.addEventListener('load', () => resolve(true))
    image.addEventListener('error', () => resolve(false))
    setTimeout(resolve, patience, false)
    // An address of its own, so that no cache can answer.
    image.src = `${picture}?${Date.now()}`
  })
}
