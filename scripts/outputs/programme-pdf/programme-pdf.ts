import { readFile } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
// oxlint-disable-next-line import/no-named-as-default -- @types/pdfkit knows the default export alone
import PDFDocument from 'pdfkit'
import { band } from '../../../src/azulejo/compose.ts'
import { mosaic } from '../../../src/azulejo/mosaic.ts'
import { colours } from '../../../src/azulejo/palette.ts'
import type { SiteAddress } from '../../../src/lib/address.ts'
import { drawArt } from './draw-art.ts'
import { fontDirectory, makeFonts } from '../fonts/fonts.ts'
import { railX } from './blocks.ts'
import { layProgramme, type Page } from './layout.ts'
import {
  border,
  type Box,
  type Document,
  type Element,
  page,
  type Rule,
  type Style,
  stripHeight,
  textOptions,
  tile,
  wall,
  wallLeft,
} from './measures.ts'
import type { SiteContent } from '../../content/site-content.ts'

/** Widths of lines. */
const frameLine = 2.5
const railLine = 2
const ruleLine = 1
/** Side of the square, on its corner, that marks an item on the timeline. */
const markSide = 9

type Fonts = Readonly<Record<Style['font'], Buffer>>

/**
 * The programme as a tagged PDF of A4 pages: the same bytes for the same content.
 * @throws if the content holds what cannot be placed, and names the file
 */
export async function programmePdf(content: SiteContent, site: SiteAddress): Promise<Buffer> {
  const fonts = await loadFonts()
  const doc = openDocument(content, fonts)
  const finished = buffer(doc)
  const pages = layProgramme(doc, content, site)
  const document = doc.struct('Document')
  doc.addStructure(document)
  for (const laid of pages) {
    doc.addPage()
    doc.markContent('Artifact', { type: 'Layout' })
    drawGround(doc, laid, content.pages.programme.path)
    for (const text of laid.runningHead) write(doc, text)
    doc.endMarkedContent()
    // Written at once, because the document is in the tree: each text is on its own page.
    for (const part of laid.elements) document.add(structure(doc, part))
  }
  document.end()
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
  const doc = new PDFDocument({
    size: [page.width, page.height],
    margin: 0,
    autoFirstPage: false,
    pdfVersion: '1.7',
    tagged: true,
    lang: 'es-ES',
    displayTitle: true,
    info: {
      Title: content.pages.programme.title,
      Author: content.event.name,
      Subject: content.pages.programme.description,
      // pdfkit derives the file's identifier from these values, so the clock has no say in the bytes.
      CreationDate: new Date(content.event.start),
    },
  })
  for (const [name, bytes] of Object.entries(fonts)) doc.registerFont(name, bytes)
  return doc
}

function drawGround(doc: Document, laid: Page, seed: string): void {
  const { stripTop, nightTop } = laid
  const stripBottom = stripTop + stripHeight
  doc.rect(0, 0, page.width, nightTop).fill(colours.cal)
  doc.rect(0, nightTop, page.width, page.height - nightTop).fill(colours.tinta)
  doc.rect(0, stripTop, page.width, stripHeight).fill(colours.albero)
  doc.lineWidth(frameLine)
  if (stripTop > 0) {
    drawArt(doc, mosaic(seed, wall), { left: wallLeft, top: 0, size: tile })
    doc.lineWidth(frameLine).moveTo(wallLeft, 0).lineTo(wallLeft, stripTop).stroke(colours.tinta)
    drawLine(doc, { x: 0, y: stripTop, width: page.width }, colours.tinta)
  }
  drawLine(doc, { x: 0, y: stripBottom, width: page.width }, colours.tinta)
  const borderTop = page.height - border.rows * border.size
  drawArt(doc, band(seed, border), { left: 0, top: borderTop, size: border.size })
  drawRails(doc, laid)
  doc.lineWidth(ruleLine)
  for (const rule of laid.rules) drawLine(doc, rule, colours.cielo)
}

function drawRails(doc: Document, { rails }: Page): void {
  const half = markSide / 2
  doc.lineWidth(railLine)
  for (const { marks, bottom, colour } of rails) {
    doc
      .moveTo(railX, marks[0] ?? bottom)
      .lineTo(railX, bottom)
      .stroke(colour)
    for (const y of marks) {
      doc.save().translate(railX, y).rotate(45).rect(-half, -half, markSide, markSide)
      doc.fillAndStroke(colours.albero, colour).restore()
    }
  }
}

function drawLine(doc: Document, { x, y, width }: Rule, colour: string): void {
  doc
    .moveTo(x, y)
    .lineTo(x + width, y)
    .stroke(colour)
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
