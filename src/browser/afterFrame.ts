/** Runs `work` after the next frame is painted. */
export function afterFrame(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work))
}
