import type { ComponentProps, FocusEvent } from 'react'
import type { Locale } from '#common/locales.ts'
import { messageFormMessages } from '../texts/form.i18n.ts'
import { fetchCheck } from './check-form.ts'
import { useFormContext } from './form-context.ts'
import { type Control as ControlElement, forbidPastDays } from './form-values.ts'

/** Choices of a select: value, text, and the text's language where that is not the page's. */
export type Choices = readonly (readonly [value: string, text: string, lang?: Locale])[]

type InputAttributes = 'type' | 'autoComplete' | 'inputMode' | 'minLength' | 'maxLength' | 'min' | 'max'

type MessageFieldProps = Pick<ComponentProps<'input'>, InputAttributes> & {
  /** The field's name in the payload (specification §7). */
  readonly name: string
  readonly label: string
  /** What the field asks for when its value is wrong. */
  readonly error?: string
  /** What the field asks for instead, by error code, where the code allows to say more. */
  readonly errors?: Readonly<Record<string, string>>
  /** Turns the field into a select. */
  readonly options?: Choices
  readonly isLong?: boolean
  readonly isOptional?: boolean
  /** Takes one column of a two-column form. */
  readonly isHalf?: boolean
  /** The focus of the form's dialog begins here. */
  readonly isFirst?: boolean
}

const CONTROL =
  'w-full min-w-0 rounded-small border border-field bg-white px-3.5 py-2.5 text-base leading-normal hover:border-ink focus-visible:border-primary focus-visible:-outline-offset-1 aria-invalid:border-error aria-invalid:[box-shadow:inset_0_0_0_1px_var(--color-error)]'
/** Makes a date field as high as the others, and on iOS aligns its text with theirs. */
const DATE_CONTROL =
  '[&::-webkit-date-and-time-value]:min-h-lh [&::-webkit-date-and-time-value]:[text-align:inherit] [&::-webkit-datetime-edit]:py-0'

/**
 * Label, control and error of one value. The control is uncontrolled, so that text typed before React was there stays.
 * Without JavaScript the browser asks for missing values.
 */
export function MessageField({ name, label, error, errors, isHalf, isFirst, isOptional = false, ...control }: MessageFieldProps) {
  const { locale, idPrefix, codes, announced, leave, correct } = useFormContext()
  const t = messageFormMessages(locale)
  const id = `${idPrefix}-${name}`
  const text = errorText(codes.get(name), { t, error, errors, max: control.maxLength })
  const isAnnounced = announced.name === name
  return (
    <div className="grid min-w-0 content-start gap-1" data-field={name} data-half={isHalf ? '' : undefined}>
      <label className="text-note leading-snug font-medium" htmlFor={id}>
        {label}
        {isOptional && <span className="font-normal text-ink-soft"> ({t.optional})</span>}
      </label>
      <Control
        {...control}
        id={id}
        name={name}
        required={!isOptional}
        choose={t.choose}
        aria-describedby={`${id}-error`}
        aria-invalid={text === '' ? undefined : true}
        data-autofocus={isFirst ? '' : undefined}
        onFocus={fetchCheck}
        onBlur={leave}
        onInput={correct}
      />
      <p
        // A new element: the same words in the same one would be read only once.
        key={isAnnounced ? announced.tries : 0}
        className="text-small leading-snug font-medium text-error empty:hidden"
        id={`${id}-error`}
        role={isAnnounced ? 'alert' : undefined}
      >
        {text}
      </p>
    </div>
  )
}

type SharedAttributes = 'id' | 'required' | 'aria-describedby' | 'aria-invalid'

type ControlProps = Pick<ComponentProps<'input'>, InputAttributes | SharedAttributes> &
  Pick<MessageFieldProps, 'name' | 'options' | 'isLong'> & {
    readonly choose: string
    readonly 'data-autofocus': string | undefined
    readonly onFocus: () => void
    readonly onBlur: (event: FocusEvent<ControlElement>) => void
    readonly onInput: () => void
  }

/** A select, a text area or an input, as the field's props ask for. */
function Control({ options, isLong = false, choose, ...attributes }: ControlProps) {
  const { type, min, max, minLength, maxLength, inputMode, ...rest } = attributes
  const prepare = (control: ControlElement | null) => {
    // With this attribute a browser would silently cut off the end of a long text that the visitor pastes.
    control?.removeAttribute('maxlength')
    if (type === 'date') forbidPastDays(control)
  }
  const shared = { ...rest, ref: prepare }
  if (options)
    return (
      <select className={`${CONTROL} chevron-3 min-h-12 pr-10 text-ellipsis`} {...shared}>
        <option value="">{choose}</option>
        {options.map(([value, text, lang]) => (
          <option key={value} value={value} lang={lang}>
            {text}
          </option>
        ))}
      </select>
    )
  if (isLong)
    return (
      <textarea
        className={`${CONTROL} field-sizing-content max-h-80 min-h-28`}
        {...shared}
        rows={4}
        minLength={minLength}
        maxLength={maxLength}
      />
    )
  return (
    <input
      className={`${CONTROL} ${DATE_CONTROL} min-h-12`}
      {...shared}
      type={type ?? 'text'}
      min={min}
      max={max}
      minLength={minLength}
      maxLength={maxLength}
      inputMode={inputMode}
      // Without this the wheel would change the number instead of scrolling.
      onWheel={type === 'number' ? event => event.currentTarget.blur() : undefined}
    />
  )
}

type ErrorTexts = {
  readonly t: ReturnType<typeof messageFormMessages>
  readonly error: string | undefined
  readonly errors: Readonly<Record<string, string>> | undefined
  readonly max: number | undefined
}

/** The text for an error code; empty without one. */
function errorText(code: string | undefined, { t, error, errors, max }: ErrorTexts): string {
  if (code === undefined) return ''
  // A date is chosen, and has no length: a year of five digits makes it too long.
  if (code === 'TOO_LONG' && max !== undefined) return t.tooLong(max)
  if (code === 'INVALID_CHARACTERS') return t.badCharacters
  return errors?.[code] ?? error ?? t.badCharacters
}
