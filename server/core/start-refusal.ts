/**
 * The product cannot start; the message says why, in sentences for the person at the terminal. Print the message alone, without
 * the stack.
 */
export class StartRefusal extends Error {
  override readonly name: string = 'StartRefusal'
}
