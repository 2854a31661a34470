/** Limits for a visit. Bytes are compressed with brotli. */
export const budgets = {
  /** The page to the end of its first screen, which is all that the first paint waits for: one congestion window. */
  firstScreenBytes: 14_000,
  pageBytes: 20_000,
  /** Before the page is complete and idle. */
  earlyScriptBytes: 1_700,
  scriptBytes: 95_000,
  fontFiles: 1,
  fontBytes: 30_000,
  /** The whole first visit to a page. */
  visitBytes: 150_000,
  /** Libraries, which change seldom, are a file beside the app and the page. */
  visitRequests: 9,
  /** What the service worker loads in the background. */
  keptBytes: 300_000,
  /** Script and styles that a second page needs of its own. */
  secondPageBytes: 5_000,
  /** Home has six sections and the day's figure of its own, which visitors of other pages should not load. */
  secondHomeBytes: 7_500,
  /** Script that draws the poster with a visitor's name. */
  posterBytes: 3_500,
} as const
