import type { Browser, Page } from '@playwright/test'
import { brotliCompressSync } from 'node:zlib'
import type { BuiltSite } from '../lib/built-site.ts'
import { serveSite } from '../lib/server.ts'

/** Most that a first visit of home may load, in bytes. */
const homeBudget = 150_000

/** Widths of windows, in pixels: the narrowest phone (WCAG 1.4.10) and a desk. */
const windowWidths = [320, 1440] as const

const firstPort = 4300

/** Opens every page in every width: errors, sideways scroll, broken words, thin columns, full boxes, the bytes of home. */
export async function browserFaults(
  dist: string,
  { pages }: BuiltSite,
  browser: Browser,
): Promise<string[]> {
  const server = await serveSite({ dir: dist, port: firstPort })
  const addresses = pages.flatMap(({ path }) => path ?? [])
  const faults: string[] = []
  try {
    for (const width of windowWidths) {
      const viewport = { width, height: 800 }
      const page = await browser.newPage({ viewport, reducedMotion: 'reduce' })
      const tell = (what: string) => void faults.push(`${page.url()} at ${width} px: ${what}`)
      page.on('pageerror', ({ message }) => tell(message))
      page.on('console', (message) => {
        if (message.type() === 'error') tell(message.text())
      })
      for (const address of addresses) {
        const url = new URL(address.slice(1), server.url).href
        const bytes = address === '/' ? await weigh(page, url) : void (await page.goto(url))
        if (bytes && bytes > homeBudget) tell(`loads ${bytes} B, more than ${homeBudget}`)
        for (const fault of await page.evaluate(layoutFaults)) tell(fault)
      }
      await page.close()
    }
  } finally {
    await server.close()
  }
  return faults
}

/** Opens a page until nothing more comes. @returns the bytes that came, texts as a host sends them */
async function weigh(page: Page, url: string): Promise<number> {
  const bodies: Promise<number>[] = []
  page.on('response', (response) => {
    const isText = !/\.(?:woff2|jpg|png|ico)$/.test(response.url())
    bodies.push(
      response.body().then(
        (body) => (isText ? brotliCompressSync(body).length : body.length),
        () => 0,
      ),
    )
  })
  await page.goto(url, { waitUntil: 'networkidle' })
  page.removeAllListeners('response')
  return (await Promise.all(bodies)).reduce((sum, bytes) => sum + bytes, 0)
}

/**
 * Runs in the page, so without functions of its own that have a name. What is wider than the window, texts in columns too
 * thin to be read, and those that fill a box of their own colour from edge to edge.
 */
function layoutFaults(): string[] {
  /** Letters of a text that is more than a heading, of a line of it, and of a word that any column holds. */
  const [text, line, word] = [40, 12, 12]
  /** Pixels between a text and the edge of its box. */
  const margin = 2
  const wider = document.documentElement.scrollWidth - innerWidth
  const faults = wider > 0 ? [`is ${wider} px wider than its window`] : []
  for (const element of document.querySelectorAll(
    'main :is(h1, h2, h3, p, li, summary, address)',
  )) {
    const own = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE)
    for (const node of own) {
      const said = node.textContent ?? ''
      const range = document.createRange()
      range.selectNodeContents(node)
      const widths = [...range.getClientRects()].map(({ width }) => width)
      const written = widths.reduce((sum, width) => sum + width, 0) / said.length
      const fit = Math.floor(element.clientWidth / written)
      if (!/^H\d/.test(element.tagName) && widths.length > 1 && said.length > text && fit < line) {
        faults.push(`«${said.slice(0, 40)}…» has a column of ${fit} letters`)
      }
      for (const found of said.matchAll(/[^\s\u00ad-]+/g)) {
        if (found[0].length > word) continue
        range.setStart(node, found.index)
        range.setEnd(node, found.index + found[0].length)
        const [first, ...others] = [...range.getClientRects()]
        if (others.some(({ top }) => top >= (first?.bottom ?? 0))) {
          faults.push(`«${found[0]}» is broken in two`)
        }
      }
    }
  }
  for (const box of document.querySelectorAll('main p')) {
    const { backgroundColor } = getComputedStyle(box)
    if (backgroundColor === 'rgba(0, 0, 0, 0)') continue
    const { top, bottom } = box.getBoundingClientRect()
    const range = document.createRange()
    range.selectNodeContents(box)
    // What is hidden from sight is a pixel wide.
    const lines = [...range.getClientRects()].filter(({ width }) => width > 1)
    if (lines.some((one) => one.top < top + margin || one.bottom > bottom - margin)) {
      faults.push(`«${box.textContent.slice(0, 40)}…» fills its box`)
    }
  }
  return faults
}
