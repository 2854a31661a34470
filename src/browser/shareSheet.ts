/** Whether a share sheet did not open. Otherwise the visitor has closed it, or pressed twice. */
export const isRefusal = (error: unknown): boolean =>
  !/^(?:Abort|InvalidState)Error$/.test((error as Error | undefined)?.name ?? '')
