import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { withBuildLock } from '../../../../scripts/lib/build-lock.ts'
import { checkDist, replaceDist } from '../../../../scripts/render/replace-dist.ts'
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

const folder = () => folderWith({ 'dist/index.html': 'the last one', 'site/index.html': 'new' })
const replaceIn = (dir: string) =>
  replaceDist(path.join(dir, 'site'), path.join(dir, 'dist'), path.join(dir, 'previous'))

describe('the finished site', () => {
  it('leaves the last one if it cannot', () => {
    const dir = folder()
    rmSync(path.join(dir, 'site'), { recursive: true })
    expect(() => replaceIn(dir)).toThrow('ENOENT')
    expect(read(`${dir}/dist/index.html`)).toBe('the last one')
  })

  // Memory is a disk of its own on Linux.
  it.runIf(existsSync('/dev/shm'))('is refused a place on another disk before it is built', () => {
    expect(() => checkDist('/dev/shm/sitio/dist', folder())).toThrow('DIST')
    const dir = folder()
    expect(() => checkDist(path.join(dir, 'public/dist'), dir)).not.toThrow()
  })
})
