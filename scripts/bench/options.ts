import { parseArgs } from 'node:util'

/** Parts of the bench, in the order in which they run. */
export const parts = [
  'weight',
  'pace',
  'second',
  'rest',
  'lighthouse',
  'growth',
  'commands',
] as const

export type Part = (typeof parts)[number]

export type BenchOptions = {
  /** Times that each timing is taken. */
  readonly rounds: number
  /** Times that a paint is taken: between the site and its twin it differs less than from one visit to the next. */
  readonly paintRounds: number
  readonly lighthouseRuns: number
  readonly parts: readonly Part[]
  /** Each figure once: for those who work on the site, not for the README. */
  readonly quick: boolean
}

/**
 * Reads `--quick` (each figure once) and `--only=weight,pace` (some parts).
 * @throws if an option or a part is unknown, because it would change nothing without a word.
 */
export function readOptions(args: readonly string[]): BenchOptions {
  const { values } = parseArgs({
    args: [...args],
    options: { quick: { type: 'boolean', default: false }, only: { type: 'string' } },
  })
  const { quick, only } = values
  const asked: readonly string[] = only?.split(',') ?? parts
  const strange = asked.filter((name) => !parts.some((part) => part === name))
  if (strange.length > 0) {
    throw new Error(`The bench has no part ${strange.join(', ')}, but ${parts.join(', ')}.`)
  }
  return {
    rounds: quick ? 1 : 5,
    paintRounds: quick ? 1 : 25,
    lighthouseRuns: quick ? 1 : 3,
    parts: parts.filter((part) => asked.includes(part)),
    quick,
  }
}
