import { useEffect, useState } from 'react'
import { holdsAt, type PublishedNotice } from '../lib/notice.ts'
import { presentIn } from './clock.ts'

type Heard = {
  readonly text: string
  /** HH:MM, in the event's time zone. */
  readonly since: string
}

/**
 * The notice that was published since a kept page was kept: the service worker asks for it as the page opens and when the
 * network comes back (src/worker/notice.ts). Null on a page that came from the network, which has it already.
 */
export function useHeardNotice(timeZone: string): Heard | null {
  const [heard, setHeard] = useState<Heard | null>(null)
  useEffect(() => {
    const { serviceWorker } = navigator
    // None on plain http.
    if (!serviceWorker) return
    const ask = () => serviceWorker.controller?.postMessage('notice')
    function hear({ data }: MessageEvent<PublishedNotice | null>) {
      const holds = data && holdsAt(presentIn(timeZone), data)
      setHeard(holds ? { text: data.text, since: timeIn(data.since, timeZone) } : null)
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

function timeIn(iso: string, timeZone: string): string {
  const time = { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
  return new Intl.DateTimeFormat('es', time).format(Date.parse(iso))
}
