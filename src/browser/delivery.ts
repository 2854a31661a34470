/** How long a service may take to answer, in milliseconds. */
export const patience = 10_000

/** What became of a message: a service that cannot be heard may have taken it all the same. */
export type Outcome = 'taken' | 'refused' | 'unanswered'

/**
 * Posts what a form holds as the browser does without script, but for the answer: services that see what is asked for
 * send one to read instead of a page to go to.
 */
export async function deliver(address: string, body: URLSearchParams): Promise<Outcome> {
  try {
    const { ok } = await fetch(address, {
      method: 'POST',
      body,
      headers: { Accept: 'application/json' },
      credentials: 'omit',
      signal: AbortSignal.timeout(patience),
    })
    return ok ? 'taken' : 'refused'
  } catch {
    return 'unanswered'
  }
}

/** What a form would post, as pairs of texts. */
export const entriesOf = (form: HTMLFormElement) =>
  [...new FormData(form)].map(([name, value]) => [name, String(value)] as [string, string])

/** A name that no other message has; where the site is not served by https there is no UUID. */
export const newName = () =>
  [...crypto.getRandomValues(new Uint32Array(4))].map((part) => part.toString(36)).join('')
