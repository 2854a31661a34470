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
  const owner = runningOwner(lock)
  if (owner && owner !== process.pid) {
    throw new Error(
      `aquí ya trabaja otro comando (proceso ${owner}), y dos mezclarían sus archivos: espera a que acabe, o páralo. Si no hay ninguno, borra ${lock}.`,
    )
  }
  writeFileSync(lock, String(process.pid))
  const release = () => rmSync(lock, { force: true })
  const released = tidyAtExit(release)
  try {
    return await work()
  } finally {
    release()
    released()
  }
}

/** The process that a lock names, if it still runs; null without a lock. */
function runningOwner(lock: string): number | null {
  try {
    const owner = Number(readFileSync(lock, 'utf8'))
    return owner > 0 && process.kill(owner, 0) ? owner : null
  } catch {
    return null
  }
}
