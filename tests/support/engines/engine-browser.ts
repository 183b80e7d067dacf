import type { Engine } from './engines.ts'

/** JavaScript for the page: the body of a function. */
export type PageScript = string

/** The part of a browser that the journeys need: one small interface, the same for all three engines. */
export type EngineBrowser = {
  readonly engine: Engine
  /** Opens an address and waits until it has loaded. */
  open(url: string): Promise<void>
  back(): Promise<void>
  reload(): Promise<void>
  /** Gives the page this size in CSS pixels, without the window's bars. */
  resize(width: number, height: number): Promise<void>
  /** Runs a script in the page. @returns the JSON value that it returns */
  evaluate<T>(script: PageScript): Promise<T>
  /** Clicks the one element that the script returns, with the pointer. */
  click(script: PageScript): Promise<void>
  /** Types into the focused element. */
  type(text: string): Promise<void>
  /** Presses a key in the focused element. */
  press(key: Key): Promise<void>
  /** The window's content, as a PNG. */
  screenshot(): Promise<Buffer>
  /** Since the last call: printed errors and warnings, uncaught errors, failed requests, answers of 400 and more. */
  problems(): string[]
  close(): Promise<void>
}

export type Key = 'Escape' | 'Enter' | 'Tab' | 'Backspace'
