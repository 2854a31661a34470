import { useSyncExternalStore } from 'react'

const neverChanges = () => () => {}

/** Whether the app has started; false while prerendering and hydrating, because without script nothing would work. */
export const useHasStarted = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
