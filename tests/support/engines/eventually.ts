/**
 * Tries again until `work` does not fail any more.
 * @param patience milliseconds, for a machine on which other programs are busy
 */
export async function eventually<Result>(
  work: () => Result | Promise<Result>,
  patience = 45_000,
): Promise<Result> {
  const end = performance.now() + patience
  for (;;) {
    try {
      return await work()
    } catch (error) {
      if (performance.now() > end) throw error
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
}
