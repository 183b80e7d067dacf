/**
 * The keys of one form's messages: while the same text is tried again it keeps its key, so that a message that did
 * arrive, though its answer did not, stays one message.
 */
export class MessageKey {
  #content = ''
  #key = ''

  for(content: string): string {
    if (content !== this.#content || this.#key === '') {
      this.#content = content
      this.#key = randomKey()
    }
    return this.#key
  }

  forget(): void {
    this.#key = ''
  }
}

/** `crypto.randomUUID` is there on secure pages only. */
function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), byte => byte.toString(16).padStart(2, '0')).join('')
}
