import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, onTestFinished, TestRunner } from 'vitest'

/**
 * Makes a temporary folder with these files. It is removed after the test, or, if it is made outside of a test, after all
 * tests of the file or the `describe`.
 */
export function folderWith(files: Readonly<Record<string, string | Buffer>>): string {
  const dir = mkdtempSync(path.join(tmpdir(), 'made-up-site-'))
  const runAtEnd = TestRunner.getCurrentTest() ? onTestFinished : afterAll
  runAtEnd(() => rmSync(dir, { recursive: true, force: true }))
  write(dir, files)
  return dir
}

/** Writes files into a folder, by their names in it. */
export function write(dir: string, files: Readonly<Record<string, string | Buffer>>): void {
  for (const [name, data] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(dir, name)), { recursive: true })
    writeFileSync(path.join(dir, name), data)
  }
}

/** A small valid page. `body` is the HTML below its heading. */
export function pageHtml(name: string, body: string): string {
  return `<!doctype html><html lang="es"><head><meta charset="utf-8"><title>${name}</title>
    <meta name="viewport" content="width=device-width"></head>
    <body><main><h1>${name}</h1>${body}</main></body></html>`
}
