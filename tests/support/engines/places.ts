/** Where something of a page is, in CSS pixels: what it is, then left, top, width and height. */
export type Place = readonly [what: string, ...numbers: readonly number[]]

/** Widths of the windows in which every engine has to lay the pages out alike. */
export const widths = [320, 390, 768, 1280] as const

/** Runs in the page: where its sections, headings, links, buttons and fields are. */
export async function placesNow(): Promise<Place[]> {
  // What is far below the window has a guessed size until it comes near; each engine evens lines in a way of its own.
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('* { content-visibility: visible !important; text-wrap: wrap !important }')
  document.adoptedStyleSheets = [sheet]
  await document.fonts.ready
  // WebKit makes lines as high as the whole pixels of their height; so do the others here.
  const texts = [...document.querySelectorAll<HTMLElement>('body, body *:not(svg *)')]
  for (const { style } of texts) style.removeProperty('line-height')
  const heights = texts.map((text) => {
    const { lineHeight, fontSize } = getComputedStyle(text)
    const pixels = Math.floor(parseFloat(lineHeight))
    // As a number, because an item's marker has it times a size of its own.
    return text.localName === 'li' ? `${(pixels + 0.01) / parseFloat(fontSize)}` : `${pixels}px`
  })
  for (const [index, { style }] of texts.entries()) {
    style.setProperty('line-height', heights[index] ?? '')
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

/** How far an engine may be from Chromium, in CSS pixels. */
const tolerance = 2

/** What is elsewhere, or of another size, than in Chromium: "h2  Programa: width 100 → 103". */
export function differences(found: readonly Place[], expected: readonly Place[]): string[] {
  const names = (places: readonly Place[]) => places.map(([what]) => what).join('\n')
  if (names(found) !== names(expected)) return [`${names(found)}\n≠\n${names(expected)}`]
  return expected.flatMap(([what], index) => {
    const [wanted, got] = [afterThePrevious(expected, index), afterThePrevious(found, index)]
    return sides.flatMap((side, one) => {
      const [a = 0, b = 0] = [wanted[one], got[one]]
      return Math.abs(a - b) > tolerance ? `${what}: ${side} ${round(a)} → ${round(b)}` : []
    })
  })
}

/** What is too high moves all that follows: so a thing's top counts from that of the thing before it. */
function afterThePrevious(places: readonly Place[], index: number): number[] {
  const [, left = 0, top = 0, width = 0, height = 0] = places[index] ?? ['']
  const [, , before = 0] = places[index - 1] ?? ['']
  return [left, top - before, width, height]
}

const round = (length: number) => Math.round(length * 10) / 10
