/**
 * The number that an option of a command asks for.
 * @throws Error naming the option, where its text is no whole number of at least `least`
 */
export function wholeNumber(name: string, text: string, least = 1): number {
  const number = /^\d+$/.test(text) ? Number(text) : Number.NaN
  if (!(number >= least)) throw new Error(`--${name} wants a whole number of ${least} or more, not "${text}"`)
  return number
}
