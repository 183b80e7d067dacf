/** What a form says about its sending: the submit button while it waits, and the line with what went wrong. */
export class FormStatus {
  isWaiting = false
  readonly #form: HTMLFormElement
  readonly #button: HTMLButtonElement | null
  readonly #buttonText: string

  constructor(form: HTMLFormElement) {
    this.#form = form
    this.#button = form.querySelector('button[type=submit]')
    this.#buttonText = this.#button?.textContent ?? ''
  }

  wait(buttonText: string): void {
    this.#show(true, buttonText)
  }

  /** @param buttonText by default the one that the page came with */
  rest(buttonText = this.#buttonText): void {
    this.#show(false, buttonText)
  }

  /** Says what went wrong, or takes it back (an empty text). */
  explain(text: string): void {
    const failure = this.#form.querySelector<HTMLElement>('[data-failure]')
    if (failure) failure.textContent = text
  }

  #show(isWaiting: boolean, buttonText: string): void {
    this.isWaiting = isWaiting
    this.#form.ariaBusy = String(isWaiting)
    if (this.#button === null) return
    this.#button.ariaDisabled = String(isWaiting)
    this.#button.textContent = buttonText
  }
}
