import path from 'node:path'

/** Types that servers do not know by themselves, by file ending. */
export const littleKnownTypes = {
  ics: 'text/calendar; charset=utf-8',
  webmanifest: 'application/manifest+json',
} as const

/** The content type of every file ending that the site publishes. */
const contentTypes: Readonly<Record<string, string>> = {
  ...littleKnownTypes,
  html: 'text/html',
  css: 'text/css',
  js: 'text/javascript',
  json: 'application/json',
  xml: 'application/xml',
  svg: 'image/svg+xml',
  txt: 'text/plain',
  avif: 'image/avif',
  ico: 'image/x-icon',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  png: 'image/png',
  pdf: 'application/pdf',
  woff2: 'font/woff2',
}

/** @throws if the table has no type for the file's ending */
export function contentTypeOf(file: string): string {
  const type = contentTypes[path.extname(file).slice(1)]
  if (type) return type
  throw new Error(
    `${file} no tiene tipo de contenido: añade su terminación a scripts/build/hosts/contentTypes.ts y a la tabla de tests/hosts.`,
  )
}

/** Whether a file is a text, which hosts send compressed. Pictures, fonts and PDF are compressed already. */
export const isText = (file: string): boolean => /^text\/|(?:json|xml)$/.test(contentTypeOf(file))
