/**
 * Opens the system's share sheet.
 * @returns false if the browser refused. A visitor who closed the sheet, or pressed twice, is no refusal.
 */
export async function openShareSheet(shared: ShareData): Promise<boolean> {
  try {
    await navigator.share(shared)
    return true
  } catch (error) {
    return /^(?:Abort|InvalidState)Error$/.test((error as Error | undefined)?.name ?? '')
  }
}
