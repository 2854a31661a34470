/** An event of Chromium's trace, as far as it is read here; times in microseconds. */
export type TraceEvent = {
  readonly name: string
  readonly ph: string
  readonly ts: number
  readonly dur?: number
  readonly tid: number
  readonly args?: { readonly data?: { readonly type?: string } }
}

const layoutNames = new Set(['Layout', 'UpdateLayoutTree'])

/**
 * Counts how often a listener made the browser lay out the page while it ran: layouts inside the dispatch of a scroll
 * event. The browser's own layout comes after the listeners.
 */
export function forcedLayouts(events: readonly TraceEvent[]): number {
  const dispatches = events.filter(
    ({ name, args }) => name === 'EventDispatch' && args?.data?.type === 'scroll',
  )
  return events.filter(
    ({ name, ts, tid }) =>
      layoutNames.has(name) &&
      dispatches.some(
        (dispatch) =>
          dispatch.tid === tid && ts >= dispatch.ts && ts < dispatch.ts + (dispatch.dur ?? 0),
      ),
  ).length
}
