// oxlint-disable-next-line import/no-unassigned-import -- first, because pdf.js brings globals that jsdom would look for in its windows
import 'jsdom'
import { getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'

export const openPdf = (bytes: Buffer) =>
  getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise

async function itemsOf(pdf: PDFDocumentProxy, page: number) {
  const { items } = await (await pdf.getPage(page)).getTextContent({ includeMarkedContent: true })
  return items
}

/** The pieces of text on a page; each change of font begins another. */
export async function piecesOf(pdf: PDFDocumentProxy, page = 1) {
  return (await itemsOf(pdf, page)).filter((item) => 'str' in item)
}

/** The text that a person would copy from a page, on one line. */
async function textOf(pdf: PDFDocumentProxy, page: number): Promise<string> {
  const pieces = await piecesOf(pdf, page)
  return pieces
    .map(({ str }) => str)
    .join(' ')
    .replace(/\s+/g, ' ')
}

/** The text of each page. */
export const textsOf = (pdf: PDFDocumentProxy): Promise<readonly string[]> =>
  Promise.all(Array.from({ length: pdf.numPages }, (_, index) => textOf(pdf, index + 1)))

type Tagged = {
  readonly role: string
  readonly children: readonly (Tagged | { id?: string })[]
}
type Line = { readonly role: string; readonly text: string }

/** The texts of the structure tree in its order, each with the element that holds it. */
export async function taggedText(pdf: PDFDocumentProxy, page = 1): Promise<readonly Line[]> {
  const texts = new Map<string, string>()
  const marked: (string | undefined)[] = []
  for (const item of await itemsOf(pdf, page)) {
    if (!('str' in item)) {
      if (item.type === 'endMarkedContent') marked.pop()
      else marked.push(item.id)
      continue
    }
    const id = marked.at(-1) ?? 'untagged'
    texts.set(id, `${texts.get(id) ?? ''} ${item.str}`)
  }
  const lines = ({ role, children }: Tagged): Line[] => {
    const inside = children.map((child) =>
      'role' in child ? lines(child) : (texts.get(child.id ?? '') ?? ''),
    )
    const own = inside.filter((text) => typeof text === 'string').join(' ')
    const text = own.replace(/\s+/g, ' ').trim()
    return [
      ...(text ? [{ role, text }] : []),
      ...inside.filter((found) => typeof found !== 'string'),
    ].flat()
  }
  const root = (await (await pdf.getPage(page)).getStructTree()) as Tagged
  const untagged = texts.get('untagged')?.trim()
    ? [{ role: 'none', text: texts.get('untagged') ?? '' }]
    : []
  return [...lines(root), ...untagged]
}
