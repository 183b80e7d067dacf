import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { InputField } from '../form/InputField.tsx'
import type { CredentialFieldProps } from './use-credentials.ts'

type FieldProps = CredentialFieldProps & Pick<ComponentProps<typeof InputField>, 'label' | 'hint' | 'autoFocus'>

type EmailFieldProps = FieldProps & Pick<ComponentProps<'input'>, 'defaultValue' | 'readOnly'>

export function EmailField(field: EmailFieldProps) {
  return <InputField {...field} type="email" autoComplete="username" inputMode="email" autoCapitalize="none" spellCheck={false} />
}

type PasswordFieldProps = FieldProps & {
  readonly autoComplete: 'current-password' | 'new-password'
  /** Offers to show what was typed. */
  readonly showText?: string
}

export function PasswordField({ showText, ...field }: PasswordFieldProps) {
  const box = useRef<HTMLInputElement>(null)
  const [isShown, setShown] = useState(false)
  // It may have been ticked before React was there.
  useEffect(() => setShown(box.current?.checked ?? false), [])
  return (
    <>
      <InputField {...field} type={isShown ? 'text' : 'password'} autoCapitalize="none" spellCheck={false} />
      {showText ? (
        <label className="show-password">
          <input ref={box} type="checkbox" onChange={({ target }) => setShown(target.checked)} />
          {showText}
        </label>
      ) : null}
    </>
  )
}
