import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { tidyAtExit } from '../lib/run-script.ts'

/**
 * Does the work while no other build does its own in the same folder. A lock that an interrupted build has left is
 * taken over.
 * @throws with what to do if another build is at work
 */
export async function withBuildLock<Result>(
  folder: string,
  work: () => Promise<Result>,
): Promise<Result> {
  mkdirSync(folder, { recursive: true })
  const lock = path.join(folder, 'lock')
  takeLock(lock)
  const giveBack = () => rmSync(lock, { force: true })
  const givenBack = tidyAtExit(giveBack)
  try {
    return await work()
  } finally {
    giveBack()
    givenBack()
  }
}

function takeLock(lock: string) {
  // Written aside first, so that the lock never exists without its owner.
  const own = `${lock}.${process.pid}`
  writeFileSync(own, String(process.pid))
  try {
    while (!linkedTo(lock, own)) {
      const owner = ownerOf(lock)
      // Given back meanwhile; what is there by now may be another's.
      if (owner === null) continue
      if (owner !== process.pid && isRunning(owner)) {
        throw new Error(
          `Another build is at work here (process ${owner}), and two would mix their files: wait for it or stop it. If there is none, delete ${lock}.`,
        )
      }
      rmSync(lock, { force: true })
    }
  } finally {
    rmSync(own, { force: true })
  }
}

function linkedTo(lock: string, own: string): boolean {
  try {
    linkSync(own, lock)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

/** The process that a lock names; null if there is no lock. */
function ownerOf(lock: string): number | null {
  try {
    return Number(readFileSync(lock, 'utf8'))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

function isRunning(pid: number): boolean {
  // No process, but a group of them: what an empty lock reads as.
  if (pid === 0) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // The process is there, but somebody else's.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
