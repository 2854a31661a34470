import { create, type Font } from 'fontkit'
import { readFile } from 'node:fs/promises'
// oxlint-disable-next-line import/no-named-as-default -- @types/pdfkit knows the default export alone
import PDFDocument from 'pdfkit'
import { band } from '../../../src/azulejo/compose.ts'
import { mosaic } from '../../../src/azulejo/mosaic.ts'
import { colours } from '../../../src/azulejo/palette.ts'
import type { SiteAddress } from '../../../src/lib/address.ts'
import { factsOf } from '../../../src/lib/facts.ts'
import { fill } from '../../../src/lib/fill.ts'
import { drawArt } from './draw-art.ts'
import { fontDirectory, makeFonts } from '../fonts/fonts.ts'
import {
  border,
  type Box,
  type Element,
  type FontName,
  type Layout,
  layProgramme,
  page,
  strip,
  textOptions,
  tile,
  wall,
  wallLeft,
} from './layout.ts'
import type { SiteContent } from '../site-content.ts'

type Document = InstanceType<typeof PDFDocument>
type Fonts = Readonly<Record<FontName, Buffer>>

/**
 * The programme as a tagged PDF of one A4 page: the same bytes for the same content.
 * @throws where the content does not fit on the page or holds a character that the font lacks, and names the file.
 */
export async function programmePdf(content: SiteContent, site: SiteAddress): Promise<Buffer> {
  const fonts = await loadFonts()
  const doc = openDocument(content, fonts)
  const finished = collect(doc)
  const layout = layProgramme(doc, content, site)
  checkCharacters(layout.document, fonts)
  doc.markContent('Artifact', { type: 'Layout' })
  drawGround(doc, layout, content.pages.programme.path)
  doc.endMarkedContent()
  doc.addStructure(structure(doc, layout.document))
  doc.end()
  return finished
}

async function loadFonts(): Promise<Fonts> {
  const paths = await makeFonts(fontDirectory)
  return {
    regular: await readFile(paths.regular),
    bold: await readFile(paths.bold),
    display: await readFile(paths.display),
  }
}

function openDocument(content: SiteContent, fonts: Fonts): Document {
  const facts = factsOf(content.event, content.venues, content.programme)
  const doc = new PDFDocument({
    size: [page.width, page.height],
    margin: 0,
    pdfVersion: '1.7',
    tagged: true,
    lang: 'es-ES',
    displayTitle: true,
    info: {
      Title: fill(content.pages.programme.title, facts),
      Author: content.event.name,
      Subject: fill(content.pages.programme.description, facts),
      // pdfkit derives the file's identifier from these values, so the clock has no say in the bytes.
      CreationDate: new Date(content.event.start),
    },
  })
  for (const [name, bytes] of Object.entries(fonts)) doc.registerFont(name, bytes)
  return doc
}

function collect(doc: Document): Promise<Buffer> {
  const chunks: Buffer[] = []
  return new Promise((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk))
    doc.on('end', () => resolve(Buffer.concat(chunks)))
    doc.on('error', reject)
  })
}

/** A missing character would be printed as an empty box. */
function checkCharacters(document: Element, fonts: Fonts): void {
  const boxes = boxesOf(document)
  for (const [name, bytes] of Object.entries(fonts)) {
    const font = create(bytes) as Font
    for (const { text } of boxes.filter(({ style }) => style.font === name)) {
      const missing = [...text].filter((c) => !font.hasGlyphForCodePoint(c.codePointAt(0) ?? 0))
      if (missing.length === 0) continue
      throw new Error(
        `The programme PDF cannot write ${missing.join(' ')} in «${text}» (src/content): its font has no such character.`,
      )
    }
  }
}

function boxesOf({ children }: Element): Box[] {
  return children.flatMap((child) => ('tag' in child ? boxesOf(child) : [child]))
}

function drawGround(doc: Document, { nightTop, rails, rules }: Layout, seed: string): void {
  doc.rect(0, 0, page.width, nightTop).fill(colours.cal)
  doc.rect(0, nightTop, page.width, page.height - nightTop).fill(colours.tinta)
  doc.rect(0, strip.top, page.width, strip.height).fill(colours.albero)
  drawArt(doc, mosaic(seed, wall), { left: wallLeft, top: 0, size: tile })
  const borderTop = page.height - border.rows * border.size
  drawArt(doc, band(seed, border), { left: 0, top: borderTop, size: border.size })
  doc.lineWidth(2.5).moveTo(wallLeft, 0).lineTo(wallLeft, strip.top).stroke(colours.tinta)
  doc.moveTo(0, strip.top).lineTo(page.width, strip.top).stroke(colours.tinta)
  const stripBottom = strip.top + strip.height
  doc.moveTo(0, stripBottom).lineTo(page.width, stripBottom).stroke(colours.tinta)
  doc.lineWidth(2)
  for (const { x, marks, bottom, colour } of rails) {
    doc
      .moveTo(x, marks[0] ?? bottom)
      .lineTo(x, bottom)
      .stroke(colour)
    for (const y of marks) {
      doc.save().translate(x, y).rotate(45).rect(-4.5, -4.5, 9, 9)
      doc.fillAndStroke(colours.albero, colour).restore()
    }
  }
  doc.lineWidth(1)
  for (const { x, y, width } of rules) {
    doc
      .moveTo(x, y)
      .lineTo(x + width, y)
      .stroke(colours.cielo)
  }
}

function structure(doc: Document, { tag, children }: Element): PDFKit.PDFStructureElement {
  const inside = children.map((child) =>
    'tag' in child ? structure(doc, child) : () => write(doc, child),
  )
  return doc.struct(tag, {}, inside)
}

function write(doc: Document, { text, style, x, y, width, link }: Box): void {
  doc.font(style.font).fontSize(style.size).fillColor(style.colour)
  doc.text(text, x, y, { ...textOptions(style, text, width), ...(link && { link }) })
}
