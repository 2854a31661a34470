/** How many times the browser's processor is slowed: CPU_SLOWDOWN=4 (docs/testing.md). */
export const slowdown = Number(process.env.CPU_SLOWDOWN ?? 1)

// A word in CPU_SLOWDOWN gives NaN. The condition `slowdown < 1` would not refuse it, because NaN < 1 is false.
if (!(slowdown >= 1)) throw new Error('CPU_SLOWDOWN is a number from 1, such as 4.')
