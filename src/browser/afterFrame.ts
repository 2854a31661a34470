/** Does work as soon as the next frame is painted: what a visitor waits for is on the screen before it begins. */
export function afterFrame(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work))
}
