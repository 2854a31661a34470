import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { withBuildLock } from '../../../../scripts/lib/build-lock.ts'
import { replaceDist } from '../../../../scripts/render/replace-dist.ts'
import { folderWith } from '../../../support/made-up-site.ts'

const read = (file: string) => readFileSync(file, 'utf8')
const noProcess = 2 ** 22 + 1

it('the lock lets one build work at a time', async () => {
  // The lock of a process that is alive, but not this one.
  const dir = folderWith({ lock: String(process.ppid) })
  await expect(withBuildLock(dir, async () => 'second')).rejects.toThrow(
    `aquí ya trabaja otro comando (proceso ${process.ppid})`,
  )
  expect(read(path.join(dir, 'lock'))).toBe(String(process.ppid))
})

it('the lock is taken over from a build that was interrupted', async () => {
  for (const left of [String(noProcess), String(process.pid), '', 'x']) {
    const dir = folderWith({ lock: left })
    expect(await withBuildLock(dir, async () => read(`${dir}/lock`))).toBe(String(process.pid))
    expect(readdirSync(dir)).toEqual([])
  }
})

it('a finished site that cannot take the place of the last one leaves it', () => {
  const dir = folderWith({ 'dist/index.html': 'the last one' })
  expect(() => replaceDist(`${dir}/site`, `${dir}/dist`, `${dir}/previous`)).toThrow('DIST')
  expect(read(`${dir}/dist/index.html`)).toBe('the last one')
})
