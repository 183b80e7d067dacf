import type { Engine } from './engines.ts'

/** JavaScript for the page, as the body of a function; it returns a JSON value. */
export type PageScript = string

/** The part of a browser that the journeys need: one small interface over the drivers of three engines. */
export type EngineBrowser = {
  readonly engine: Engine
  /** Opens an address and waits until it has loaded. */
  open(url: string): Promise<void>
  back(): Promise<void>
  reload(): Promise<void>
  resize(width: number, height: number): Promise<void>
  evaluate<T>(script: PageScript): Promise<T>
  /** Presses the one element that the script returns, as a pointer does. */
  click(script: PageScript): Promise<void>
  /** Types into the focused element. */
  type(text: string): Promise<void>
  press(key: Key): Promise<void>
  /** The window's content, as a PNG. */
  screenshot(): Promise<Buffer>
  /** Errors that pages printed, or did not catch, and failed requests, since the last call. */
  problems(): string[]
  close(): Promise<void>
}

export type Key = 'Escape' | 'Enter' | 'Tab' | 'Backspace'
