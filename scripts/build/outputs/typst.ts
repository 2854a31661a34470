import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import { fileURLToPath } from 'node:url'
import { lazy } from '../lib/lazy.ts'
import { staticFonts } from '../fonts/fonts.ts'

/** Templates import files by their paths below this folder: "/fit.typ". */
const workspace = fileURLToPath(new URL('.', import.meta.url))

const typst = lazy(async () => {
  const fontBlobs = [...(await staticFonts())]
  return NodeCompiler.create({ workspace, fontArgs: [{ fontBlobs }] })
})

/**
 * Typesets a template, which reads `data` as JSON from `sys.inputs.data`.
 * @returns the compiler, which exports the document, and the document
 * @throws with the messages of the template, such as the message of `fitted` in fit.typ
 */
async function typeset(template: URL, data: object) {
  const compiler = await typst()
  const mainFilePath = fileURLToPath(template)
  const compiled = compiler.compile({ mainFilePath, inputs: { data: JSON.stringify(data) } })
  if (compiled.result) return [compiler, compiled.result] as const
  const diagnostics = compiled.takeError()?.shortDiagnostics as readonly { message: string }[]
  throw new Error(diagnostics.map(({ message }) => message).join('\n'))
}

/**
 * Typesets a template as a tagged PDF.
 * @throws with the template's messages (`typeset`), and if the PDF breaks a rule of PDF/UA-1, such as "each picture has a text"
 */
export async function typesetPdf(template: URL, data: object): Promise<Buffer> {
  const [compiler, document] = await typeset(template, data)
  return compiler.pdf(document, { pdfStandard: 'ua-1' })
}

/** Typesets a template as a picture in SVG, in which every letter is an outline. */
export async function typesetSvg(template: URL, data: object): Promise<string> {
  const [compiler, document] = await typeset(template, data)
  // Without their unit, "1200pt" → "1200", libvips takes sizes for pixels. It would scale points, although the caller chooses
  // the scale with sharp's `density`.
  return compiler.plainSvg(document).replace(/"([\d.]+)pt"/g, '"$1"')
}
