import { mkdirSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { withBuildLock } from '../../../../scripts/build/build-lock.ts'
import { swapIn, undoHalfSwap } from '../../../../scripts/build/swap-folders.ts'
import { folderWith } from '../../../support/made-up-site.ts'

const read = (file: string) => readFileSync(file, 'utf8')

describe('the lock of a build', () => {
  const noProcess = 2 ** 22 + 1

  it('lets one build work at a time', async () => {
    // A process that lives: the owner may not be this one.
    const dir = folderWith({ lock: String(process.ppid) })
    await expect(withBuildLock(dir, async () => 'second')).rejects.toThrow(
      `Another build is at work here (process ${process.ppid})`,
    )
    expect(read(path.join(dir, 'lock'))).toBe(String(process.ppid))
  })

  it('is taken over from a build that was interrupted', async () => {
    for (const left of [String(noProcess), String(process.pid), '', 'x']) {
      const dir = folderWith({ lock: left })
      expect(await withBuildLock(dir, async () => read(`${dir}/lock`))).toBe(String(process.pid))
      expect(readdirSync(dir)).toEqual([])
    }
  })

  it('is given back by a build that fails', async () => {
    const dir = folderWith({})
    await expect(withBuildLock(dir, () => Promise.reject(new Error('broken')))).rejects.toThrow(
      'broken',
    )
    expect(readdirSync(dir)).toEqual([])
  })
})

const folders = (dir: string) =>
  ['fresh', 'target', 'aside'].map((name) => path.join(dir, name)) as [string, string, string]

describe('the swap at the end of a build', () => {
  it('puts the new folder into the place of the old one and leaves nothing else', () => {
    const dir = folderWith({
      'fresh/a': 'new',
      'target/a': 'old',
      'target/b': 'old',
      'aside/c': '',
    })
    swapIn(...folders(dir))
    expect(readdirSync(dir)).toEqual(['target'])
    expect(readdirSync(path.join(dir, 'target'))).toEqual(['a'])
    expect(read(path.join(dir, 'target/a'))).toBe('new')
  })

  it('works if there is no old one', () => {
    const dir = folderWith({ 'fresh/a': 'new' })
    swapIn(...folders(dir))
    expect(readdirSync(dir)).toEqual(['target'])
  })

  it('keeps the old one if there is no new one', () => {
    const dir = folderWith({ 'target/a': 'old' })
    expect(() => swapIn(...folders(dir))).toThrow('ENOENT')
    expect(read(path.join(dir, 'target/a'))).toBe('old')
  })

  it('puts the old one back if it was interrupted', () => {
    const dir = folderWith({ 'aside/a': 'old' })
    const [, target, aside] = folders(dir)
    undoHalfSwap(target, aside)
    expect(read(path.join(target, 'a'))).toBe('old')
    mkdirSync(aside)
    undoHalfSwap(target, aside)
    expect(read(path.join(target, 'a'))).toBe('old')
  })
})
