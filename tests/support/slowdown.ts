/** The factor by which the browser's processor is slowed, 1 by default: CPU_SLOWDOWN=4 (docs/testing.md). */
export const slowdown = Number(process.env.CPU_SLOWDOWN ?? 1)

// Not `slowdown < 1`, which would accept NaN. A word in CPU_SLOWDOWN gives NaN.
if (!(slowdown >= 1)) throw new Error('CPU_SLOWDOWN is a number from 1, such as 4.')
