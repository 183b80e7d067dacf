/** What a form says while it is used, in the page's language: written into it by MessageForm.astro. */
export type FormTexts = {
  readonly success: string
  readonly failure: string
  /** What a program hears that filled the field hidden from people (specification §8). */
  readonly trapped: string
  readonly waiting: string
  readonly retry: string
  readonly tooLong: string
  readonly badCharacters: string
  readonly notSent: string
  readonly noAnswer: string
  readonly offline: string
  readonly tooMany: string
}

export function textsOf(form: HTMLFormElement): FormTexts {
  return JSON.parse(form.dataset['texts'] ?? '') as FormTexts
}
