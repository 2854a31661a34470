/** How many times the browser's processor is slowed: CPU_SLOWDOWN=4 (docs/testing.md). */
export const slowdown = Number(process.env.CPU_SLOWDOWN ?? 1)

// `slowdown < 1` would let a word pass, because it is false for NaN, too.
if (!(slowdown >= 1)) throw new Error('CPU_SLOWDOWN is a number from 1, such as 4.')
