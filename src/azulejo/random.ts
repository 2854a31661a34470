/**
 * A stream of numbers in [0, 1) that depends on the seed text alone. Integer arithmetic only
 * (FNV-1a into mulberry32), so that every engine draws the same picture.
 */
export const seeded = (seed: string): (() => number) => {
  let state = 0x811c9dc5
  for (const character of seed) {
    state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x01000193)
  }

  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
