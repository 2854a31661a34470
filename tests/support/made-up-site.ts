import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, onTestFinished, TestRunner } from 'vitest'

/** A folder with these files, which is removed after the test, or after the tests beside which it is made. */
export function folderWith(files: Readonly<Record<string, string | Buffer>>): string {
  const dir = mkdtempSync(path.join(tmpdir(), 'made-up-site-'))
  const atEnd = TestRunner.getCurrentTest() ? onTestFinished : afterAll
  atEnd(() => rmSync(dir, { recursive: true, force: true }))
  write(dir, files)
  return dir
}

export function write(dir: string, files: Readonly<Record<string, string | Buffer>>): void {
  for (const [name, data] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(dir, name)), { recursive: true })
    writeFileSync(path.join(dir, name), data)
  }
}

/** A sound little page; `body` is in its main element. */
export function pageHtml(name: string, body: string): string {
  return `<!doctype html><html lang="es"><head><meta charset="utf-8"><title>${name}</title>
    <meta name="viewport" content="width=device-width"></head>
    <body><main><h1>${name}</h1>${body}</main></body></html>`
}
