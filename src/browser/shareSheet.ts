/**
 * Opens the system's share sheet.
 * @returns whether the browser refused to open it. It is no refusal if the visitor closed the sheet, or pressed twice.
 */
export async function isShareRefused(shared: ShareData): Promise<boolean> {
  try {
    await navigator.share(shared)
    return false
  } catch (error) {
    return !/^(?:Abort|InvalidState)Error$/.test((error as Error | undefined)?.name ?? '')
  }
}
