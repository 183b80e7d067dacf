/** The value below which a share of the measurements lies (nearest rank). */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN
}

export function milliseconds(value: number): string {
  return `${value.toFixed(1)} ms`
}
