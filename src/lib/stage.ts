/** A stage of something that changes with time, by when it begins: milliseconds since 1970. */
export type Beginning = { readonly from: number }

/** Which of several stages, in their order, holds at a moment (milliseconds since 1970); before all of them, the first. */
export function stageAt(stages: readonly Beginning[], now: number): number {
  return Math.max(
    0,
    stages.findLastIndex(({ from }) => from <= now),
  )
}
