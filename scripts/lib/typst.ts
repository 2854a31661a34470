import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import {
  NodeCompiler,
  type NodeError,
  type NodeTypstDocument,
} from '@myriaddreamin/typst-ts-node-compiler'
import { once } from '../../src/lib/once.ts'
import { fontDirectory, makeFonts, moreInstances } from '../outputs/fonts/fonts.ts'

const workspace = fileURLToPath(new URL('..', import.meta.url))

/** Knows the instances of the site's font. */
const compiler = once(async () => {
  const { regular, bold, display } = await makeFonts(fontDirectory)
  const files = await Promise.all([regular, bold, display].map((file) => readFile(file)))
  const fontBlobs = [...files, ...(await moreInstances())]
  return NodeCompiler.create({ workspace, fontArgs: [{ fontBlobs }] })
})

/**
 * Sets a template, which reads `data` from its inputs.
 * @throws with the compiler's message if it cannot be set
 */
async function typeset(template: URL, data: object): Promise<[NodeCompiler, NodeTypstDocument]> {
  const typst = await compiler()
  const inputs = { data: JSON.stringify(data) }
  const compiled = typst.compile({ mainFilePath: fileURLToPath(template), inputs })
  if (compiled.result) return [typst, compiled.result]
  const mistakes = typst.fetchDiagnostics(compiled.takeDiagnostics() as NodeError)
  throw new Error(mistakes.map(({ message }: { message: string }) => message).join('\n'))
}

/** An accessible PDF (PDF/UA-1), made at `created`. */
export async function typesetPdf(template: URL, data: object, created: Date): Promise<Buffer> {
  const [typst, document] = await typeset(template, data)
  return typst.pdf(document, { pdfStandard: 'ua-1', creationTimestamp: created.getTime() / 1000 })
}

/** A picture as an SVG file without text: every letter is an outline. */
export async function typesetSvg(template: URL, data: object): Promise<string> {
  const [typst, document] = await typeset(template, data)
  return typst.plainSvg(document)
}
