import { useState, useSyncExternalStore } from 'react'
import { type Beginning, stageAt } from '../lib/stage.ts'
import { presentIn } from './clock.ts'

/** Timers of browsers hold no more milliseconds: 24 days. */
const longestTimer = 2 ** 31 - 1

/**
 * Which of several stages holds, told at the moment when the next one begins.
 * @param stages in their order
 * @param prerendered the one that is in the page
 */
export function useStage(
  stages: readonly Beginning[],
  timeZone: string,
  prerendered: number,
): number {
  const [subscribe] = useState(() => (listener: () => void) => {
    let timer: ReturnType<typeof setTimeout> | undefined
    function wait() {
      const now = presentIn(timeZone)
      const next = stages.find(({ from }) => from > now)
      if (next) timer = setTimeout(tell, Math.min(next.from - now, longestTimer))
    }
    function tell() {
      clearTimeout(timer)
      listener()
      wait()
    }
    wait()
    document.addEventListener('visibilitychange', tell)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', tell)
    }
  })
  return useSyncExternalStore(
    subscribe,
    () => stageAt(stages, presentIn(timeZone)),
    () => prerendered,
  )
}
