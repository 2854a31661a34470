import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { filesBelow } from '../lib/site-files.ts'

const compressors = {
  '.br': (data: Buffer) =>
    promisify(brotliCompress)(data, {
      params: { [constants.BROTLI_PARAM_SIZE_HINT]: data.length },
    }),
  '.gz': (data: Buffer) => promisify(gzip)(data, { level: constants.Z_BEST_COMPRESSION }),
}

/** Pictures, fonts and PDF are compressed already. */
const textFile = /\.(?:html|css|js|mjs|json|webmanifest|svg|xml|txt|ics)$/

/** Writes a `.br` and a `.gz` beside each text file of a folder, if they are smaller, for hosts that send them. */
export async function compressTexts(dir: string): Promise<void> {
  const files = filesBelow(dir).filter((name) => textFile.test(name))
  if (files.length === 0) throw new Error(`${dir} holds no text to compress.`)
  await Promise.all(files.map((name) => compressFile(path.join(dir, name))))
}

async function compressFile(file: string) {
  const data = await readFile(file)
  for (const [ending, compress] of Object.entries(compressors)) {
    const compressed = await compress(data)
    if (compressed.length < data.length) await writeFile(file + ending, compressed)
  }
}
