import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { MAX_QUANTITY } from '#common/message-rules.ts'
import { isQuantity, MIN_QUANTITY, validQuantity } from './cart.rules.ts'

type Step = { readonly label: string; readonly onPress: () => void; readonly isDisabled?: boolean }

type QuantityFieldProps = {
  /** The field's accessible name. */
  readonly label: string
  readonly quantity: number
  readonly less: Step
  readonly more: Step
  /**
   * Called with each valid quantity that the visitor types, and with the corrected one when the visitor leaves an invalid one.
   */
  readonly onType: (quantity: number) => void
  /** Called after `onType` when the visitor typed more than one order takes. */
  readonly onCut: () => void
  /** Whether the form checks the field: invalid text then stays for the form to report. Otherwise the field corrects it. */
  readonly isChecked?: boolean
  /** The element with the form's error about the field. */
  readonly error?: { readonly id: string } | undefined
}

/** The looks of plus and minus. The buttons are smaller where the field has less room: in a narrow window, or with large text. */
const STEP_BUTTON =
  'size-11 text-[1.25rem] leading-none text-primary hover:bg-paper-deep aria-disabled:cursor-default aria-disabled:bg-transparent aria-disabled:text-ink-soft aria-disabled:opacity-50 print:hidden'

/** A quantity to step or to type. The field keeps invalid text during typing and corrects it afterwards. */
export function QuantityField({ label, quantity, less, more, onType, onCut, isChecked = false, error }: QuantityFieldProps) {
  const { field, draft, setDraft, type, finish } = useTyping({ quantity, onType, onCut, isChecked })
  const step = (onPress: () => void) => () => {
    setDraft(null)
    onPress()
  }
  return (
    <div className="inline-flex max-w-full rounded-small border border-rule bg-paper-light print:border-0 print:bg-transparent print:before:content-['×']">
      <button
        className={STEP_BUTTON}
        type="button"
        aria-label={less.label}
        aria-disabled={less.isDisabled}
        onClick={less.isDisabled ? undefined : step(less.onPress)}
      >
        −
      </button>
      <input
        className="w-13 min-w-0 text-center [appearance:textfield] [font-variant-numeric:tabular-nums] print:w-10 print:pl-1 print:text-left [&::-webkit-inner-spin-button]:m-0 [&::-webkit-inner-spin-button]:appearance-none"
        ref={field}
        type="number"
        name="quantity"
        inputMode="numeric"
        min={MIN_QUANTITY}
        max={MAX_QUANTITY}
        step={1}
        autoComplete="off"
        aria-label={label}
        aria-invalid={error ? true : undefined}
        aria-describedby={error?.id}
        value={draft ?? String(quantity)}
        onChange={event => type(event.target.value)}
        onBlur={finish}
        // Without this the wheel would change the number instead of scrolling.
        onWheel={event => event.currentTarget.blur()}
      />
      <button
        className={STEP_BUTTON}
        type="button"
        aria-label={more.label}
        aria-disabled={more.isDisabled}
        onClick={more.isDisabled ? undefined : step(more.onPress)}
      >
        +
      </button>
    </div>
  )
}

/** The text that the visitor is typing. `draft` is null while the field shows the quantity. */
function useTyping({
  quantity,
  onType,
  onCut,
  isChecked,
}: Pick<QuantityFieldProps, 'quantity' | 'onType' | 'onCut'> & { readonly isChecked: boolean }) {
  const [draft, setDraft] = useState<string | null>(null)
  const field = useRef<HTMLInputElement>(null)

  const type = (text: string) => {
    setDraft(text)
    const typed = Number(text)
    if (text !== '' && typed === validQuantity(typed)) onType(typed)
  }
  const finish = () => {
    if (draft === null) return
    const typed = Number(draft)
    if (isChecked && !isQuantity(typed)) return
    if (draft !== '' && typed !== validQuantity(typed)) onType(validQuantity(typed))
    if (typed > MAX_QUANTITY) onCut()
    setDraft(null)
  }
  // The visitor may have typed, and left the field, before this component was there.
  const adoptTyped = useEffectEvent(() => {
    // React sets the ref before it runs effects.
    const { value } = field.current as HTMLInputElement
    if (value !== String(quantity)) type(value)
  })
  const finishLate = useEffectEvent(finish)
  useEffect(() => adoptTyped(), [])
  useEffect(() => {
    if (draft !== null && document.activeElement !== field.current) finishLate()
  }, [draft])
  return { field, draft, setDraft, type, finish }
}
