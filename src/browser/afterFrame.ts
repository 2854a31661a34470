/** Runs `work` after the next frame is painted, so that the visitor sees that frame first. */
export function afterFrame(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work))
}
