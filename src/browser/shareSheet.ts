/** Opens the system's share sheet, and tells whether it did not open. A visitor may have closed it, or pressed twice. */
export const isShareRefused = (shared: ShareData): Promise<boolean> =>
  navigator.share(shared).then(
    () => false,
    (error?: Error) => !/^(?:Abort|InvalidState)Error$/.test(error?.name ?? ''),
  )
