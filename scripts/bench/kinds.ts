/** What the weight of a visit is made of. */
export const kinds = ['page', 'style', 'script', 'font', 'image', 'other'] as const

export type Kind = (typeof kinds)[number]

export const contentTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml',
  '.ics': 'text/calendar; charset=utf-8',
  '.woff2': 'font/woff2',
  '.ico': 'image/x-icon',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.pdf': 'application/pdf',
}

/** Whether a host compresses files of this type. */
export const isText = (type: string): boolean => /^text\/|json$|xml$/.test(type)

const kindByEnding: readonly (readonly [RegExp, Kind])[] = [
  [/\.html$/, 'page'],
  [/\.css$/, 'style'],
  [/\.js$/, 'script'],
  [/\.woff2$/, 'font'],
  [/\.(?:svg|ico|png|jpg|webp|avif)$/, 'image'],
]

export const kindOf = (name: string): Kind =>
  kindByEnding.find(([ending]) => ending.test(name))?.[1] ?? 'other'
