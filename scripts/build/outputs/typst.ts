import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import { fileURLToPath } from 'node:url'
import { once } from '../lib/once.ts'
import { instances } from '../fonts/fonts.ts'

/** The root of the paths by which templates import files. */
const workspace = fileURLToPath(new URL('.', import.meta.url))

const typst = once(async () =>
  NodeCompiler.create({ workspace, fontArgs: [{ fontBlobs: [...(await instances())] }] }),
)

/** Typesets a template, which reads `data` from its inputs. */
async function typeset(template: URL, data: object) {
  const compiler = await typst()
  const mainFilePath = fileURLToPath(template)
  const compiled = compiler.compile({ mainFilePath, inputs: { data: JSON.stringify(data) } })
  if (compiled.result) return [compiler, compiled.result] as const
  const diagnostics = compiled.takeError()?.shortDiagnostics as readonly { message: string }[]
  throw new Error(diagnostics.map(({ message }) => message).join('\n'))
}

/**
 * A tagged PDF.
 * @throws also where PDF/UA-1 is not met, from an unnamed bookmark to a picture without a text
 */
export async function typesetPdf(template: URL, data: object): Promise<Buffer> {
  const [compiler, set] = await typeset(template, data)
  return compiler.pdf(set, { pdfStandard: 'ua-1' })
}

/** A picture as an SVG file without text: every letter is an outline. */
export async function typesetSvg(template: URL, data: object): Promise<string> {
  const [compiler, set] = await typeset(template, data)
  // Without units, because libvips would scale points twice.
  return compiler.plainSvg(set).replace(/"([\d.]+)pt"/g, '"$1"')
}
