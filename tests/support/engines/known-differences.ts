import type { Difference } from './places.ts'

type Known = {
  readonly engine: string
  readonly path: string
  /** Begins with the element's name. */
  readonly what: RegExp
  /** How far it may be off, in CSS pixels: a main part of a page by the sum of its lines. */
  readonly most: number
  readonly reason: string
}

/** Where an engine lays a page out in another way than Chromium, and why that stays. */
const known: readonly Known[] = []

const explains = ({ what, most }: Known, difference: Difference) =>
  what.test(difference.what) && difference.by <= most

/**
 * What the list does not explain, one line each.
 * @returns a line too for each entry that explains nothing any more
 */
export function unexplained(engine: string, path: string, found: readonly Difference[]): string[] {
  const here = known.filter((one) => one.engine === engine && one.path === path)
  return [
    ...found
      .filter((difference) => !here.some((one) => explains(one, difference)))
      .map(({ what, sides }) => `${what}: ${sides}`),
    ...here
      .filter((one) => !found.some((difference) => explains(one, difference)))
      .map(({ what }) => `no difference any more: ${what}`),
  ]
}
