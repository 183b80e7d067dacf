/** A reason why the product cannot start, in sentences for the person at the terminal: print the message alone, without the stack. */
export class StartRefusal extends Error {
  override readonly name: string = 'StartRefusal'
}
