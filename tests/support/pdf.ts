// oxlint-disable-next-line import/no-unassigned-import -- jsdom must load first, because pdf.js defines globals of a browser, which jsdom would take for its own
import 'jsdom'
import { getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'

export const openPdf = (bytes: Buffer) =>
  getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise

/** The pieces of text on a page. Each change of font begins a new piece. */
export async function piecesOf(pdf: PDFDocumentProxy, pageNumber = 1) {
  const page = await pdf.getPage(pageNumber)
  const { items } = await page.getTextContent()
  // The items without `str` mark where structure elements begin and end.
  return items.filter((item) => 'str' in item)
}

/** The text that a person would copy from a page, on one line. */
async function textOf(pdf: PDFDocumentProxy, pageNumber: number): Promise<string> {
  const pieces = await piecesOf(pdf, pageNumber)
  return pieces
    .map(({ str }) => str)
    .join(' ')
    .replace(/\s+/g, ' ')
}

/** The text of each page. */
export const textsOf = (pdf: PDFDocumentProxy): Promise<readonly string[]> =>
  Promise.all(Array.from({ length: pdf.numPages }, (_, index) => textOf(pdf, index + 1)))

type StructureElement = {
  readonly role: string
  readonly children: readonly (StructureElement | object)[]
}

/** The roles of an element of the structure tree and of all elements within it: `['Document', 'H1', 'P']`. */
const rolesWithin = ({ role, children }: StructureElement): string[] => [
  role,
  ...children.flatMap((child) => ('role' in child ? rolesWithin(child) : [])),
]

/** The roles in a page's structure tree, in reading order. */
export async function rolesOf(pdf: PDFDocumentProxy, pageNumber = 1): Promise<readonly string[]> {
  const page = await pdf.getPage(pageNumber)
  const tree = await page.getStructTree()
  return rolesWithin(tree as StructureElement)
}
