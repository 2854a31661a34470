import { existsSync, renameSync, rmSync, statSync } from 'node:fs'

/**
 * Puts a folder into the place of another by two renames, as nearly at once as Node can: at each moment the target is
 * the old one, the new one or, between the two, not there, and never a mixture.
 * @param aside where the old one is meanwhile, on the same disk
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

/** Puts the old folder back if a swap was interrupted between its two renames. */
export function undoHalfSwap(target: string, aside: string): void {
  if (!existsSync(target) && existsSync(aside)) renameSync(aside, target)
}
