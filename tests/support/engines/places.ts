/** Where something of a page is, in CSS pixels: what it is, then left, top, width and height. */
export type Place = readonly [what: string, ...numbers: readonly number[]]

/** Widths of the windows in which every engine has to lay the pages out alike. */
export const widths = [320, 390, 768, 1280] as const

/** Runs in the page: where its sections, headings, links, buttons and fields are. */
export async function placesNow(): Promise<Place[]> {
  // What is far below the window has a guessed size until it comes near.
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('* { content-visibility: visible !important }')
  document.adoptedStyleSheets = [sheet]
  await document.fonts.ready
  // WebKit makes lines as high as the whole pixels of their height; so do the others here.
  const texts = [...document.querySelectorAll<HTMLElement>('body, body *:not(svg *)')]
  for (const { style } of texts) style.removeProperty('line-height')
  const heights = texts.map((element) => parseFloat(getComputedStyle(element).lineHeight))
  for (const [index, { style }] of texts.entries()) {
    const height = heights[index]
    if (height) style.setProperty('line-height', `${Math.floor(height)}px`)
  }
  const kinds = 'header, main, footer, section, h1, h2, h3, a, button, summary, input, textarea'
  return [...document.querySelectorAll<HTMLElement>(kinds)]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .filter((element) => !element.closest('details:not([open]) > :not(summary)'))
    .map((element) => {
      const { left, top, width, height } = element.getBoundingClientRect()
      const words = element.textContent.replace(/\s+/g, ' ').trim().slice(0, 30)
      const what = [element.localName, element.id && `#${element.id}`, words].join(' ')
      return [what, left + scrollX, top + scrollY, width, height] as const
    })
}

const sides = ['left', 'top', 'width', 'height'] as const

/** How far an engine may be from Chromium: text is as wide as an engine draws it. */
const tolerance = 2

/** One line per thing that is elsewhere, or of another size, than in Chromium. */
export function differences(found: readonly Place[], expected: readonly Place[]): string[] {
  const names = (places: readonly Place[]) => places.map(([what]) => what).join('\n')
  if (names(found) !== names(expected)) {
    return [`other things:\n${names(found)}\ninstead of\n${names(expected)}`]
  }
  return expected.flatMap(([what, ...wanted], index) => {
    const [, ...got] = found[index] ?? []
    const off = sides.flatMap((side, one) => {
      const [a = 0, b = 0] = [wanted[one], got[one]]
      return Math.abs(a - b) > tolerance ? `${side} ${round(a)} → ${round(b)}` : []
    })
    return off.length > 0 ? `${what}: ${off.join(', ')}` : []
  })
}

const round = (length: number) => Math.round(length * 10) / 10
