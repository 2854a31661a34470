import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { tidyAtExit } from './run-script.ts'

/**
 * Does work that no other build may do in the folder at the same time. It takes over the lock of an ended build.
 * @throws with what to do if another build is at work
 */
export async function withBuildLock<Result>(
  folder: string,
  work: () => Promise<Result>,
): Promise<Result> {
  mkdirSync(folder, { recursive: true })
  const lock = path.join(folder, 'lock')
  if (!take(lock)) {
    const owner = runningOwner(lock)
    if (owner && owner !== process.pid) {
      throw new Error(
        `aquí ya trabaja otro comando (proceso ${owner}), y dos mezclarían sus archivos: espera a que acabe, o páralo. Si no hay ninguno, borra ${lock}.`,
      )
    }
    writeFileSync(lock, String(process.pid))
  }
  const release = () => rmSync(lock, { force: true })
  const released = tidyAtExit(release)
  try {
    return await work()
  } finally {
    release()
    released()
  }
}

/** Whether the lock was free. Looking and writing are one step, so that two builds cannot both find it free. */
function take(lock: string): boolean {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

/** The process that a lock names; null if the process has ended. */
function runningOwner(lock: string): number | null {
  const owner = Number(readFileSync(lock, 'utf8'))
  if (!(owner > 0)) return null
  try {
    process.kill(owner, 0)
  } catch (error) {
    // Another user's process may not be asked (EPERM), and runs.
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return null
  }
  return owner
}
