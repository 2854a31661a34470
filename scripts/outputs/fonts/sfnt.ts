/** Tables of a TrueType font by tag: https://learn.microsoft.com/typography/opentype/spec/otff */
type Tables = ReadonlyMap<string, Buffer>

const directoryStart = 12
const directoryEntry = 16

/** Takes an uncompressed font apart. */
export function readTables(font: Buffer): Tables {
  return new Map(
    Array.from({ length: font.readUInt16BE(4) }, (_, i) => {
      const entry = directoryStart + i * directoryEntry
      const offset = font.readUInt32BE(entry + 8)
      return [
        font.toString('latin1', entry, entry + 4),
        font.subarray(offset, offset + font.readUInt32BE(entry + 12)),
      ]
    }),
  )
}

/** Puts a font together for HarfBuzz, which reads no checksums and writes its own: they stay zero. */
export function writeTables(tables: Tables): Buffer {
  const header = Buffer.alloc(directoryStart + tables.size * directoryEntry)
  header.writeUInt32BE(0x00010000)
  header.writeUInt16BE(tables.size, 4)
  const parts = [header]
  let end = header.length
  const sorted = [...tables].toSorted(([a], [b]) => (a < b ? -1 : 1))
  for (const [i, [tag, table]] of sorted.entries()) {
    const entry = directoryStart + i * directoryEntry
    header.write(tag, entry, 'latin1')
    header.writeUInt32BE(end, entry + 8)
    header.writeUInt32BE(table.length, entry + 12)
    const padded = Buffer.alloc(Math.ceil(table.length / 4) * 4)
    table.copy(padded)
    parts.push(padded)
    end += padded.length
  }
  return Buffer.concat(parts)
}

/**
 * A `name` table for Windows, Unicode and US English, by name id.
 * https://learn.microsoft.com/typography/opentype/spec/name
 */
export function nameTable(names: Readonly<Record<number, string>>): Buffer {
  const texts = Object.entries(names).map(
    ([id, text]) => [Number(id), Buffer.from(text, 'utf16le').swap16()] as const,
  )
  const header = Buffer.alloc(6 + texts.length * 12)
  header.writeUInt16BE(texts.length, 2)
  header.writeUInt16BE(header.length, 4)
  let end = 0
  for (const [i, [id, text]] of texts.entries()) {
    const record = [3, 1, 0x409, id, text.length, end]
    for (const [j, value] of record.entries()) header.writeUInt16BE(value, 6 + i * 12 + j * 2)
    end += text.length
  }
  return Buffer.concat([header, ...texts.map(([, text]) => text)])
}
