/**
 * Runs `work` on every item, at most `atOnce` at a time. After a failure it begins no other, and settles when those under way
 * have.
 * @throws what failed first
 */
export async function inParallel<T>(items: readonly T[], atOnce: number, work: (item: T) => Promise<unknown>): Promise<void> {
  // All workers take from one iterator, so each item is taken once.
  const remaining = items.values()
  // In an object each: what is thrown may be undefined.
  const failures: { readonly error: unknown }[] = []
  const worker = async () => {
    for (const item of remaining) {
      if (failures.length > 0) return
      try {
        await work(item)
      } catch (error) {
        failures.push({ error })
      }
    }
  }
  await Promise.all(Array.from({ length: Math.min(atOnce, items.length) }, worker))
  const [first] = failures
  if (first) throw first.error
}
