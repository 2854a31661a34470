import { useSyncExternalStore } from 'react'

function onChange(listener: () => void) {
  for (const change of ['online', 'offline']) window.addEventListener(change, listener)
  return () => {
    for (const change of ['online', 'offline']) window.removeEventListener(change, listener)
  }
}

/** False if the browser knows that there is no network; what it takes for one may lead nowhere. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    onChange,
    () => navigator.onLine,
    () => true,
  )
}
