import { readdirSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Kinds of files that are text; pictures, fonts and PDF are compressed as they are. */
const textFile = /\.(?:html|css|js|mjs|json|webmanifest|svg|xml|txt|ics)$/

const encodings = [
  {
    ending: '.br',
    compress: (data: Buffer) =>
      brotli(data, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: data.length,
        },
      }),
  },
  { ending: '.gz', compress: (data: Buffer) => zip(data, { level: constants.Z_BEST_COMPRESSION }) },
] as const

/**
 * Writes a `.br` and a `.gz` beside each text file of a folder, if they are smaller than it, for hosts that send them.
 * @returns how many text files have at least one
 */
export async function compressTexts(dir: string): Promise<number> {
  const texts = readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .filter((name) => textFile.test(name) && !name.startsWith('.'))
    .map((name) => path.join(dir, name))
  const smaller = await Promise.all(texts.map(compressFile))
  return smaller.filter(Boolean).length
}

async function compressFile(file: string): Promise<boolean> {
  const data = await readFile(file)
  const made = await Promise.all(
    encodings.map(async ({ ending, compress }) => {
      const compressed = await compress(data)
      if (compressed.length >= data.length) return false
      await writeFile(file + ending, compressed)
      return true
    }),
  )
  return made.some(Boolean)
}
