import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { tidyAtExit } from '../lib/run-script.ts'

/**
 * Does the work while no other build works in the same folder. The lock of a build that was interrupted is taken over.
 * @throws with what to do if another build is at work
 */
export async function withBuildLock<Result>(
  folder: string,
  work: () => Promise<Result>,
): Promise<Result> {
  mkdirSync(folder, { recursive: true })
  const lock = path.join(folder, 'lock')
  const owner = existsSync(lock) ? Number(readFileSync(lock, 'utf8')) : 0
  if (owner > 0 && owner !== process.pid && isRunning(owner)) {
    throw new Error(
      `Another build is at work here (process ${owner}), and two would mix their files: wait for it or stop it. If there is none, delete ${lock}.`,
    )
  }
  rmSync(lock, { force: true })
  writeFileSync(lock, String(process.pid), { flag: 'wx' })
  const release = () => rmSync(lock, { force: true })
  const released = tidyAtExit(release)
  try {
    return await work()
  } finally {
    release()
    released()
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    // The process is there, but somebody else's.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
