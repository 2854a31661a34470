// What is wrong with a page in its present window. Each function runs in the page, and knows only its arguments.

/** Walls with a place without a tile: at an edge, or where the styles hide one. Drawings may leave cells free. */
export const bareWalls = (): string[] =>
  [...document.querySelectorAll('main svg[preserveAspectRatio$="slice"]:not(ol *, .columns *)')]
    .filter((wall) => {
      const tiles = [...wall.querySelectorAll('.az')].map((tile) => tile.getBoundingClientRect())
      const box = wall.getBoundingClientRect()
      const style = getComputedStyle(wall)
      const inset = (side: string) =>
        parseFloat(style.getPropertyValue(`border-${side}-width`)) +
        parseFloat(style.getPropertyValue(`padding-${side}`)) +
        // Browsers' rounding.
        1.5
      const [left, right] = [box.left + inset('left'), box.right - inset('right')]
      const [top, bottom] = [box.top + inset('top'), box.bottom - inset('bottom')]
      const shares = Array.from({ length: 41 }, (_, step) => step / 40)
      const across = shares.map((share) => left + share * (right - left))
      const down = shares.map((share) => top + share * (bottom - top))
      const isBare = (x: number, y: number) =>
        !tiles.some((one) => one.left <= x && one.right >= x && one.top <= y && one.bottom >= y)
      return wall.checkVisibility() && across.some((x) => down.some((y) => isBare(x, y)))
    })
    .map((wall) => `a bare place: ${wall.classList.value || wall.parentElement?.className}`)

/** Elements too low for a finger: under 24 px, or 44 in header and forms, less browsers' rounding. */
export const smallTargets = (): string[] =>
  [...document.querySelectorAll('a, button, input, textarea, summary')]
    .filter(
      (element) => element.checkVisibility() && getComputedStyle(element).display !== 'inline',
    )
    .filter((element) => !element.matches('a[href="#contenido"], [name="_gotcha"]'))
    .filter(
      (element) =>
        element.getBoundingClientRect().height < (element.closest('header, form') ? 43.8 : 23.8),
    )
    .map((element) => `small: ${element.outerHTML.slice(0, 80)}`)

/** Addresses and directions that the map would cover, and a map too small to use. */
export const coveredByMap = (): string[] => {
  const map = document.querySelector('main iframe')?.getBoundingClientRect()
  if (!map) return []
  const covered = [...document.querySelectorAll('main :is(address, a[target])')].filter((one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect()
    return left < map.right && right > map.left && top < map.bottom && bottom > map.top
  })
  return [
    ...covered.map((one) => `under the map: ${one.textContent}`),
    ...(Math.min(map.width, map.height) > 240 ? [] : ['the map is too small']),
  ]
}

/** The given parts that are not in the first screen. */
export const belowFirstScreen = (...parts: readonly string[]): string[] =>
  parts
    .filter((part) => {
      const box = document.querySelector(`main ${part}`)?.getBoundingClientRect()
      return !box || box.bottom + scrollY > innerHeight + 1
    })
    .map((part) => `below the first screen: ${part}`)

/** A sticky header that takes too much of the screen's height. */
export const stuckShare = (): string[] => {
  const header = document.querySelector('body header:not(main *)')
  if (!header || getComputedStyle(header).position === 'static') return []
  const share = header.getBoundingClientRect().height / innerHeight
  return share > 1 / 3 ? [`the header takes ${Math.round(share * 100)} %`] : []
}

/** No tiles in the first screen: less than a twentieth of it. */
export const noWall = (): string[] => {
  const shares = [...document.querySelectorAll('main svg:has(.az)')].map((picture) => {
    const { left, right, top, bottom } = picture.getBoundingClientRect()
    const width = Math.min(right, innerWidth) - Math.max(left, 0)
    const height = Math.min(bottom, innerHeight) - Math.max(top, 0)
    return (Math.max(0, width) * Math.max(0, height)) / (innerWidth * innerHeight)
  })
  return Math.max(0, ...shares) < 0.05 ? ['no wall in the first screen'] : []
}

/** A rectangle of more than 30 % of the first screen that neither text nor picture nor control reaches into. */
export const freeRectangle = (): string[] => {
  const boxes = [...document.querySelectorAll('svg:not(.sprite), img, iframe, button, a.button')]
    .filter((shown) => shown.checkVisibility())
    .map((shown) => shown.getBoundingClientRect())
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  while (walker.nextNode()) {
    const text = walker.currentNode
    if (!text.textContent?.trim() || !text.parentElement?.checkVisibility()) continue
    range.selectNodeContents(text)
    boxes.push(...range.getClientRects())
  }
  const steps = 20
  const spans = [...Array(steps).keys()].flatMap((from) =>
    [...Array(steps - from).keys()].map((more) => [from, from + more + 1] as const),
  )
  const [across, down] = [innerWidth / steps, innerHeight / steps]
  for (const [left, right] of spans) {
    for (const [top, bottom] of spans) {
      const share = ((right - left) * (bottom - top)) / steps ** 2
      const isTaken = (box: DOMRect) =>
        box.left < right * across &&
        box.right > left * across &&
        box.top < bottom * down &&
        box.bottom > top * down
      if (share > 0.3 && !boxes.some(isTaken))
        return [`${Math.round(share * 100)} % of the first screen are free`]
    }
  }
  return []
}

/** A title that is no larger than the headings under it. */
export const smallTitle = (): string[] => {
  const [title = 0, ...headings] = [...document.querySelectorAll('h1, h2')]
    .filter((one) => one.checkVisibility())
    .map((one) => parseFloat(getComputedStyle(one).fontSize))
  const largest = Math.max(0, ...headings)
  return title <= largest ? [`the title has ${title} px, a heading ${largest}`] : []
}

/** Elements that would move for longer than a second, when shown or under the pointer. */
export const slowMotion = (): string[] =>
  [...document.querySelectorAll('body, body *')]
    .filter((element) => {
      const style = getComputedStyle(element)
      const [lasting, waiting, turning] = [
        style.transitionDuration,
        style.transitionDelay,
        style.animationDuration,
      ].map((list) => Math.max(...list.split(',').map(parseFloat))) as [number, number, number]
      return lasting + waiting > 1 || turning > 1
    })
    .map((element) => `moves slowly: ${element.outerHTML.slice(0, 80)}`)
