/**
 * Works on items with so many at once. After a failure it begins no other, and settles when those under way have.
 * @throws the first error
 */
export async function inParallel<T>(items: readonly T[], atOnce: number, work: (item: T) => Promise<unknown>): Promise<void> {
  const left = items.values()
  let isFailed = false
  const oneAfterAnother = async () => {
    for (const item of left) {
      if (isFailed) return
      try {
        await work(item)
      } catch (error) {
        isFailed = true
        throw error
      }
    }
  }
  const ended = await Promise.allSettled(Array.from({ length: Math.min(atOnce, items.length) }, oneAfterAnother))
  const failure = ended.find(end => end.status === 'rejected')
  if (failure) throw failure.reason
}
