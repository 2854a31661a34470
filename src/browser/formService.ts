/** How long to wait for the answer of a form service, in milliseconds. */
const answerTimeoutMs = 10_000

/** The result of sending a message. A service that has not answered may still have accepted the message. */
export type Outcome = 'taken' | 'refused' | 'unanswered' | 'offline'

/**
 * Posts a form as the browser would do it without script, but with the header "Accept" for JSON. Services then answer with JSON
 * instead of a redirect to a page.
 */
export async function postForm(form: HTMLFormElement): Promise<Outcome> {
  const entries = [...new FormData(form)].map(([name, value]) => [name, String(value)])
  try {
    const { ok } = await fetch(form.action, {
      method: 'POST',
      body: new URLSearchParams(entries),
      headers: { Accept: 'application/json' },
      credentials: 'omit',
      signal: AbortSignal.timeout(answerTimeoutMs),
    })
    return ok ? 'taken' : 'refused'
  } catch {
    // `onLine` can be wrong, but it only decides the wording of the message.
    return navigator.onLine ? 'unanswered' : 'offline'
  }
}
