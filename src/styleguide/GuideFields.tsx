import type { Locale } from '#common/locales.ts'
import { MessageField } from '../features/messages/form/MessageField.tsx'
import { FormContext } from '../features/messages/form/form-context.ts'

type GuideFieldsProps = { readonly locale: Locale }

const CODES = new Map([['wrong', 'INVALID']])
const CHOICES = [
  ['1', 'One'],
  ['2', 'Two'],
] as const

/** The kinds of fields that forms have, one of them with an error. */
export function GuideFields({ locale }: GuideFieldsProps) {
  const doNothing = () => {}
  return (
    <FormContext
      value={{ locale, idPrefix: 'guide', codes: CODES, announced: { name: '', tries: 0 }, leave: doNothing, correct: doNothing }}
    >
      <MessageField name="name" label="Text" isHalf />
      <MessageField name="phone" label="Optional" type="tel" isOptional isHalf />
      <MessageField name="topic" label="Choice" options={CHOICES} isHalf />
      <MessageField name="date" label="Date" type="date" isHalf />
      <MessageField name="message" label="Long text" isLong />
      <MessageField name="wrong" label="With an error" error="Say what to do, not what is wrong." />
    </FormContext>
  )
}
