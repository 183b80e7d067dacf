import type { ComponentProps } from 'react'
import { BUTTON_QUIET } from './looks.ts'

type ButtonProps = ComponentProps<'button'> & {
  readonly text: string
  /** One of looks.ts. */
  readonly look?: string
}

/** A button with a text: a secondary action, unless it has another look. */
export function Button({ text, look = BUTTON_QUIET, ...rest }: ButtonProps) {
  return (
    <button className={look} type="button" {...rest}>
      {text}
    </button>
  )
}
