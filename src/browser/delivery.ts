/** How long a service may take to answer, in milliseconds. */
export const patience = 10_000

/** What became of a message: a service that cannot be heard may have taken it all the same. */
export type Outcome = 'taken' | 'refused' | 'unanswered' | 'offline'

/**
 * Posts what a form holds as the browser does without script, but for the answer: services that see what is asked for
 * send one to read instead of a page to go to.
 */
export async function deliver(form: HTMLFormElement): Promise<Outcome> {
  if (!navigator.onLine) return 'offline'
  const entries = [...new FormData(form)].map(([name, value]) => [name, String(value)])
  try {
    const { ok } = await fetch(form.action, {
      method: 'POST',
      body: new URLSearchParams(entries),
      headers: { Accept: 'application/json' },
      credentials: 'omit',
      signal: AbortSignal.timeout(patience),
    })
    return ok ? 'taken' : 'refused'
  } catch {
    return 'unanswered'
  }
}
