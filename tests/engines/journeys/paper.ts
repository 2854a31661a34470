// Pages on paper, in an engine that can print and breaks pages in its own way.
import { OPS, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { expect, it } from 'vitest'
import { openPdf } from '../../support/pdf.ts'
import type { Here } from './all.ts'

/** How far down a sheet's text reaches, as a share of its height. Firefox draws the letters of most fonts as paths. */
async function fillOf(sheet: PDFPageProxy): Promise<number> {
  const [, , , height = 0] = sheet.view
  const { items } = await sheet.getTextContent()
  const texts = items.flatMap((item) =>
    'str' in item && item.str.trim() ? [height - item.transform[5]] : [],
  )
  const { fnArray, argsArray } = await sheet.getOperatorList()
  const paths = fnArray.flatMap((name, i) => {
    const [painted, , box] = argsArray[i] ?? []
    if (name !== OPS.constructPath || painted === OPS.endPath || !box) return []
    // Without boxes and grounds.
    return box[3] - box[1] < height / 20 ? [box[3]] : []
  })
  return Math.max(0, ...texts, ...paths) / height
}

/** Runs in the page: a programme that is longer than a sheet. */
function lengthenProgramme() {
  for (const list of document.querySelectorAll('main section ol')) {
    const items = [...list.children]
    for (let times = 0; times < 3; times++)
      list.append(...items.map((item) => item.cloneNode(true)))
  }
}

export function printPages(here: Here): void {
  it('fills a sheet before it begins the next', async () => {
    const { tab } = here
    const expectFilled = async (page: string) => {
      const pdf = await openPdf(await tab.print())
      const fills: number[] = []
      for (let sheet = 1; sheet <= pdf.numPages; sheet++) {
        fills.push(await fillOf(await pdf.getPage(sheet)))
      }
      const last = fills.pop()
      expect(last, `${page}: the last sheet`).toBeGreaterThan(0)
      expect(Math.min(1, ...fills), `${page}: ${fills}`).toBeGreaterThan(0.7)
      return pdf.numPages
    }
    await tab.open('/faq')
    await expectFilled('/faq')
    await tab.open('/programa')
    await tab.run(lengthenProgramme)
    expect(await expectFilled('a long programme')).toBeGreaterThan(1)
  })
}
