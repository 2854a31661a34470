/** What a visit may cost at the most. Bytes are compressed with brotli, kB are 1000. */
export const budgets = {
  /** The page itself is all that the first paint waits for: one congestion window. */
  firstPaintBytes: 14_000,
  /** Before the page is complete and idle. */
  earlyScriptBytes: 1_500,
  scriptBytes: 95_000,
  fontFiles: 1,
  fontBytes: 30_000,
  /** The whole first visit to a page. */
  visitBytes: 150_000,
  visitRequests: 8,
  /** What the service worker loads in the background. */
  keptBytes: 300_000,
  /** Script and styles that a second page needs of its own. */
  secondPageBytes: 5_000,
} as const
