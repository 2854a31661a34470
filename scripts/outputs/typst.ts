import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import {
  initSync as initCompiler,
  TypstCompilerBuilder,
} from '@myriaddreamin/typst-ts-web-compiler'
import { initSync as initRenderer, TypstRendererBuilder } from '@myriaddreamin/typst-ts-renderer'
import { once } from '../../src/lib/once.ts'
import { instances } from './fonts.ts'

const require = createRequire(import.meta.url)
const library = new URL('fit.typ', import.meta.url)

const wasm = (name: string) => readFile(require.resolve(`@myriaddreamin/${name}/wasm`))

/** WebAssembly, because the compiler's native packages are not published for every system. */
const typst = once(async () => {
  initCompiler({ module: await wasm('typst-ts-web-compiler') })
  initRenderer({ module: await wasm('typst-ts-renderer') })
  const builder = new TypstCompilerBuilder()
  builder.set_dummy_access_model()
  for (const font of await instances()) await builder.add_raw_font(font)
  const compiler = await builder.build()
  compiler.add_source('/lib/fit.typ', await readFile(library, 'utf8'))
  return { compiler, renderer: await new TypstRendererBuilder().build() }
})

/**
 * Typesets a template, which reads `data` from its inputs.
 * @throws with the compiler's message if it cannot be set
 */
async function typeset(template: URL, data: object, format: 'pdf' | 'vector'): Promise<Uint8Array> {
  const { compiler } = await typst()
  const file = `/${path.basename(template.pathname)}`
  compiler.add_source(file, await readFile(template, 'utf8'))
  // 3: complete messages.
  const compiled = compiler.compile(file, [['data', JSON.stringify(data)]], format, 3)
  if (compiled.result) return compiled.result
  const messages = compiled.diagnostics.map(({ message }: { message: string }) => message)
  throw new Error(messages.join('\n'))
}

/** Makes readers show the document's title. The length stays the same, because a PDF counts its bytes. */
const preferences = ['<<\n    /Direction /L2R\n  >>', '<< /DisplayDocTitle true >>'] as const

/** A tagged PDF. */
export async function typesetPdf(template: URL, data: object): Promise<Buffer> {
  const pdf = Buffer.from(await typeset(template, data, 'pdf')).toString('latin1')
  return Buffer.from(pdf.replace(...preferences), 'latin1')
}

/** A picture as an SVG file without text: every letter is an outline. */
export async function typesetSvg(template: URL, data: object): Promise<string> {
  const { renderer } = await typst()
  const session = renderer.create_session()
  renderer.manipulate_data(session, 'reset', await typeset(template, data, 'vector'))
  // 1 and 2: the body and the definitions, without style sheet and script.
  const svg = renderer.svg_data(session, 1 | 2)
  session.free()
  return svg
}
