import fc from 'fast-check'
import { type ContentState, smallCompany } from './content-state.ts'
import { type RandomEdit, randomEdit } from './random-edits.ts'

/** A long sequence of edits, the same in every process for the same seed. */
export function editsOf(seed: number, count = 3_000): readonly RandomEdit[] {
  return fc.sample(randomEdit, { seed, numRuns: count })
}

/** The small company after the first edits of a history. */
export function companyAfter(edits: readonly RandomEdit[], count: number): ContentState {
  const state = smallCompany()
  for (const edit of edits.slice(0, count)) edit.apply(state)
  state.takeTouched()
  return state
}
