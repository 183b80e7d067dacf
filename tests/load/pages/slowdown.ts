/** Lighthouse's default: right for a fast machine. */
const DEFAULT_SLOWDOWN = 4

/** Benchmark indices and the slowdown that makes each a mid-range phone; linear in between. */
const CALIBRATION = [
  { index: 150, slowdown: 1 },
  { index: 800, slowdown: 2 },
  { index: 1_300, slowdown: 3 },
  { index: 1_533, slowdown: DEFAULT_SLOWDOWN },
] as const

/**
 * How many times slower than this machine a phone of the middle class is. Lighthouse multiplies what the processor takes
 * by 4, which holds for fast desktops; for slower ones, and for machines that share their processors, its documentation
 * asks to calibrate the factor by the benchmark it runs before every audit (docs/throttling.md; the figures are those of
 * the calculator it names, lighthouse-cpu-throttling-calculator.vercel.app). Faster machines keep the factor of 4.
 * @param benchmarkIndex as Lighthouse measured it just before
 */
export function phoneSlowdown(benchmarkIndex: number): number {
  const above = CALIBRATION.findIndex(({ index }) => index >= benchmarkIndex)
  const [from, to] = [CALIBRATION[above - 1], CALIBRATION[above]]
  if (!to) return DEFAULT_SLOWDOWN
  if (!from) return to.slowdown
  return from.slowdown + ((to.slowdown - from.slowdown) * (benchmarkIndex - from.index)) / (to.index - from.index)
}
