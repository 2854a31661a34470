/** Opens the system's share sheet, and tells whether it did not open. A visitor may have closed it, or pressed twice. */
export async function isShareRefused(shared: ShareData): Promise<boolean> {
  try {
    await navigator.share(shared)
    return false
  } catch (error) {
    return !/^(?:Abort|InvalidState)Error$/.test((error as Error | undefined)?.name ?? '')
  }
}
