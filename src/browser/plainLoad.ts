/** A host that does not answer within this time counts as unreachable. */
const timeoutMs = 8000

/**
 * Reloads the current page, which works without script, as soon as the site answers: now, or when the network is back.
 * It asks first, because a failed reload would replace the app by the browser's error page.
 * @param tellUnreachable called each time the site does not answer
 * @returns a function that stops this
 */
export function reloadWhenReachable(tellUnreachable: () => void): () => void {
  const ended = new AbortController()
  const { signal } = ended

  async function attempt() {
    const reachable = await answers()
    if (signal.aborted) return
    if (reachable) window.location.reload()
    else tellUnreachable()
  }

  void attempt()
  window.addEventListener('online', attempt, { signal })
  return () => ended.abort()
}

/**
 * Whether the site itself answers. It loads a picture, because a network's login portal that answers for the site sends
 * none.
 */
function answers(): Promise<boolean> {
  return new Promise((resolve) => {
    const image = new Image()
    image.addEventListener('load', () => resolve(true))
    image.addEventListener('error', () => resolve(false))
    setTimeout(resolve, timeoutMs, false)
    // An address of its own, so that no cache can answer.
    image.src = `${import.meta.env.BASE_URL}favicon.svg?${Date.now()}`
  })
}
