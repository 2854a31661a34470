import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { onTestFinished } from 'vitest'
import { copyBuildSources } from './sources.ts'

/** A folder with what a build needs, for builds that go wrong on purpose. It goes away with the test. */
export function copyOfSources(): string {
  const dir = mkdtempSync(path.join(tmpdir(), 'build-'))
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }))
  chmodSync(dir, 0o755)
  copyBuildSources(dir)
  return dir
}
