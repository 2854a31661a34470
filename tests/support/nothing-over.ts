/** Runs in a page. Whether a person sees the element: nothing lies over its beginning. */
export function nothingOver(element: Element): boolean {
  const { x, y, width, height } = element.getBoundingClientRect()
  const top = document.elementFromPoint(x + Math.min(width, 20) / 2, y + height / 2)
  return top !== null && (element === top || element.contains(top))
}
