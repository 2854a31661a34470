// The app finds out whether the site has been published again. tests/e2e/publication.spec.ts tests when the app asks, and what
// it does then.
import { beforeEach, expect, it, vi } from 'vitest'

/** The HTML of a page with the list of its scripts. */
const pageWith = (files: string) => `<script data-files="${files}"></script>`

beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers()
  document.head.innerHTML = pageWith('app-1.js')
})

/**
 * A visitor opens a page with the script "app-1.js", and comes back to its tab after an hour.
 * @param answer the page with which the host answers the app's request; undefined without network
 * @returns the number of requests, and whether the app says that the tab is outdated
 */
async function comeBack(answer: string | undefined) {
  const { watchPublication } = await import('../../../../../src/app/engine/outdatedTab.ts')
  const request = vi.fn<typeof fetch>(async () => {
    if (answer === undefined) throw new TypeError('no network')
    return new Response(answer)
  })
  vi.stubGlobal('fetch', request)
  const onOutdated = vi.fn<() => void>()
  watchPublication(onOutdated)

  const hourInMs = 3_600_000
  vi.advanceTimersByTime(hourInMs)
  document.dispatchEvent(new Event('visibilitychange'))
  // Waits for the answer.
  await vi.advanceTimersByTimeAsync(0)
  return { requests: request.mock.calls.length, isOutdated: onOutdated.mock.calls.length > 0 }
}

it.each([
  ['with other scripts', true, pageWith('app-2.js')],
  ['with the same scripts', false, pageWith('app-1.js')],
  ['without scripts, such as the login page of a network', false, '<h1>Wi-Fi</h1>'],
  ['that does not arrive', false, undefined],
])('if the app requests a page %s, the tab is outdated: %s', async (_, isOutdated, answer) => {
  expect(await comeBack(answer)).toEqual({ requests: 1, isOutdated })
})

it('the app requests nothing if the browser saves data', async () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } })
  expect(await comeBack(pageWith('app-2.js'))).toEqual({ requests: 0, isOutdated: false })
})
