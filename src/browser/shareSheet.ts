/**
 * Opens the system's share sheet.
 * @returns false if the browser refuses to open it. True if the visitor closes the sheet, or presses the button twice.
 */
export async function openShareSheet(shared: ShareData): Promise<boolean> {
  try {
    await navigator.share(shared)
    return true
  } catch (error) {
    // AbortError: the visitor has closed the sheet. InvalidStateError: the sheet of an earlier press is still open.
    return /^(?:Abort|InvalidState)Error$/.test((error as Error | undefined)?.name ?? '')
  }
}
