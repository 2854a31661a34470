import path from 'node:path'

/** How servers send a kind of file. */
type FileType = {
  /** Content type, with the character set for a text. */
  readonly type: string
  /** Another type under which servers may send the same file. */
  readonly alias?: string
  /** Whether compression makes the file smaller. */
  readonly compressed: boolean
  /** Whether some servers do not know the ending. The files for hosts then have a rule that names the type. */
  readonly isRare?: boolean
}

/** Every kind of file that a site publishes, by its ending. A new output with another ending needs a line here. */
const fileTypes: Readonly<Record<string, FileType>> = {
  html: { type: 'text/html; charset=utf-8', compressed: true },
  css: { type: 'text/css; charset=utf-8', compressed: true },
  js: { type: 'text/javascript; charset=utf-8', alias: 'application/javascript', compressed: true },
  json: { type: 'application/json; charset=utf-8', compressed: true },
  svg: { type: 'image/svg+xml; charset=utf-8', compressed: true },
  xml: { type: 'text/xml; charset=utf-8', alias: 'application/xml', compressed: true },
  txt: { type: 'text/plain; charset=utf-8', compressed: true },
  ics: { type: 'text/calendar; charset=utf-8', compressed: true, isRare: true },
  webmanifest: { type: 'application/manifest+json', compressed: true, isRare: true },
  pdf: { type: 'application/pdf', compressed: false },
  woff2: { type: 'font/woff2', compressed: false },
  avif: { type: 'image/avif', compressed: false },
  webp: { type: 'image/webp', compressed: false },
  jpeg: { type: 'image/jpeg', compressed: false },
  jpg: { type: 'image/jpeg', compressed: false },
  png: { type: 'image/png', compressed: false },
  ico: { type: 'image/x-icon', alias: 'image/vnd.microsoft.icon', compressed: false },
}

/** A type without its character set: "text/html". */
export const bareType = (type: string): string => type.replace(/;.*/, '')

/**
 * The kind of a published file; null for a name without an ending, such as `.nojekyll`.
 * @throws if the table has no line for the ending, because hosts would choose the content type themselves
 */
export function fileTypeOf(file: string): FileType | null {
  const ending = path.extname(file).slice(1)
  if (ending === '') return null
  const fileType = fileTypes[ending]
  if (fileType) return fileType
  throw new Error(`${file}: scripts/build/hosts/fileTypes.ts has no line for ".${ending}".`)
}

const rareFileTypes = Object.entries(fileTypes).filter(([, { isRare }]) => isRare)

/** The content types that a rule has to name, by the endings of their files. */
export const rareTypes: Readonly<Record<string, string>> = Object.fromEntries(
  rareFileTypes.map(([ending, { type }]) => [ending, type]),
)

/** Endings of texts whose content type every server knows. Some servers leave out the character set, so a rule adds it. */
export const textEndings: readonly string[] = Object.entries(fileTypes)
  .filter(([, { type, isRare }]) => type.includes('charset') && !isRare)
  .map(([ending]) => ending)

const compressedFileTypes = Object.values(fileTypes).filter(({ compressed }) => compressed)

/** Types that are worth compressing, with their aliases and without character sets. */
export const compressedTypes: readonly string[] = compressedFileTypes.flatMap(({ type, alias }) =>
  alias ? [bareType(type), alias] : [bareType(type)],
)
