import type { Engine } from './engines.ts'

/** JavaScript that is run in the page as the body of a function; it returns what JSON can say. */
export type PageScript = string

/** What the journeys need of a browser: one small interface over the drivers of three engines. */
export type EngineBrowser = {
  readonly engine: Engine
  /** Opens an address and waits until it is loaded. */
  open(url: string): Promise<void>
  back(): Promise<void>
  reload(): Promise<void>
  resize(width: number, height: number): Promise<void>
  evaluate<T>(script: PageScript): Promise<T>
  /** Presses the one element that the script returns, as a pointer does. */
  click(script: PageScript): Promise<void>
  /** Types into the element that has the focus. */
  type(text: string): Promise<void>
  press(key: Key): Promise<void>
  /** What is in the window, as a PNG. */
  screenshot(): Promise<Buffer>
  /** Errors that pages printed, or did not catch, and requests that failed, since it was asked last. */
  problems(): string[]
  close(): Promise<void>
}

export type Key = 'Escape' | 'Enter' | 'Tab' | 'Backspace'
