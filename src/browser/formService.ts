/** Longest time for a service to answer, in milliseconds. */
const answerTimeoutMs = 10_000

/** The result of sending a message. A service that does not answer may still have accepted it. */
export type Outcome = 'taken' | 'refused' | 'unanswered' | 'offline'

/**
 * Posts a form as the browser does without script, except that it asks for JSON: services then send an answer to read
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
    // `onLine` only helps to word the message: it can be wrong.
    return navigator.onLine ? 'unanswered' : 'offline'
  }
}
