/** The longest that pages wait for the share pictures that they name. */
const MAX_WAIT_MS = 20_000

/**
 * Waits until the share pictures that edited pages name are drawn, for {@link MAX_WAIT_MS} at most.
 * @param picturesDrawn absent where this process draws none
 */
export async function waitForPictures(picturesDrawn: (() => Promise<void>) | undefined, ended: AbortSignal): Promise<void> {
  const soon = AbortSignal.any([ended, AbortSignal.timeout(MAX_WAIT_MS)])
  const gaveUp = new Promise<void>(resolve => soon.addEventListener('abort', () => resolve(), { once: true }))
  await Promise.race([picturesDrawn?.(), gaveUp])
}
