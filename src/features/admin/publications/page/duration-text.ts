import type { PublicationsTexts } from './publications.messages.ts'

/** `87` → "87 ms"; a second and more: "1.2 s", minutes too. */
export function durationText(ms: number, t: PublicationsTexts): string {
  if (ms < 1000) return t.milliseconds(String(ms))
  const seconds = ms < 10_000 ? (ms / 1000).toFixed(1) : String(Math.round(ms / 1000))
  return t.seconds(seconds)
}
