/** A small valid page. `body` is the HTML below its heading. */
export function pageHtml(name: string, body: string): string {
  return `<!doctype html><html lang="es"><head><meta charset="utf-8"><title>${name}</title>
    <meta name="viewport" content="width=device-width"></head>
    <body><main><h1>${name}</h1>${body}</main></body></html>`
}
