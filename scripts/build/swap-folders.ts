import { existsSync, renameSync, rmSync, statSync } from 'node:fs'

/**
 * Replaces a folder by two renames. Between them the target does not exist; it is never a mixture.
 * @param aside holds the old folder during the swap, on the same disk
 */
export function swapIn(fresh: string, target: string, aside: string): void {
  statSync(fresh)
  rmSync(aside, { recursive: true, force: true })
  const existed = existsSync(target)
  if (existed) renameSync(target, aside)
  try {
    renameSync(fresh, target)
  } catch (error) {
    if (existed) renameSync(aside, target)
    throw error
  }
  rmSync(aside, { recursive: true, force: true })
}

/** Restores the old folder if a swap was interrupted between its two renames. */
export function undoHalfSwap(target: string, aside: string): void {
  if (!existsSync(target) && existsSync(aside)) renameSync(aside, target)
}
