import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, onTestFinished, TestRunner } from 'vitest'

/**
 * Makes a temporary folder with these files. It is removed after the test that made it. If no test made it, it is
 * removed after all tests of the file or of the `describe`.
 */
export function folderWith(files: Readonly<Record<string, string | Buffer>>): string {
  const dir = mkdtempSync(path.join(tmpdir(), 'test-'))
  const runAtEnd = TestRunner.getCurrentTest() ? onTestFinished : afterAll
  runAtEnd(() => rmSync(dir, { recursive: true, force: true }))
  write(dir, files)
  return dir
}

/** Writes files into a folder. A file's name may have sub-folders: "speakers/nora-prieto.jpg". */
export function write(dir: string, files: Readonly<Record<string, string | Buffer>>): void {
  for (const [name, data] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(dir, name)), { recursive: true })
    writeFileSync(path.join(dir, name), data)
  }
}
