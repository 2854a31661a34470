import { useEffect, useState } from 'react'
import { holdsAt, type PublishedNotice } from '../lib/notice.ts'
import { presentIn } from './clock.ts'

/**
 * The notice that holds by now, on a page that was kept: the service worker asks for it as the page opens and when the
 * network comes back (src/worker/notice.ts).
 * @returns null if there is none any more; undefined if nothing was heard, as on every page that came from the network
 */
export function useHeardNotice(timeZone: string): PublishedNotice | null | undefined {
  const [heard, setHeard] = useState<PublishedNotice | null>()
  useEffect(() => {
    const { serviceWorker } = navigator
    // None on plain http.
    if (!serviceWorker) return
    const ask = () => serviceWorker.controller?.postMessage('notice')
    function hear({ data }: MessageEvent<PublishedNotice | null>) {
      setHeard(data && holdsAt(presentIn(timeZone), data) ? data : null)
    }
    serviceWorker.addEventListener('message', hear)
    serviceWorker.startMessages()
    window.addEventListener('online', ask)
    ask()
    return () => {
      serviceWorker.removeEventListener('message', hear)
      window.removeEventListener('online', ask)
    }
  }, [timeZone])
  return heard
}

/** An instant (ISO 8601) as HH:MM. */
export function timeIn(iso: string, timeZone: string): string {
  const time = { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
  return new Intl.DateTimeFormat('es', time).format(Date.parse(iso))
}
