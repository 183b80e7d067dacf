import { type RefObject, useCallback, useRef, useSyncExternalStore } from 'react'
import type { Locale } from '#common/locales.ts'
import { optionTexts } from '#common/message-option-texts.i18n.ts'
import { DELIVERIES, PARCEL_NETWORKS, PAYMENTS } from '#common/message-options.ts'
import { LENGTHS } from '#common/message-rules.ts'
import { MessageField } from '../messages/form/MessageField.tsx'
import { MessageText } from '../messages/form/SharedFields.tsx'
import { choices } from '../messages/forms/choices.ts'
import { messageFormMessages } from '../messages/texts/form.i18n.ts'
import { OrderTotal } from './OrderTotal.tsx'

type OrderFieldsProps = { readonly locale: Locale; /** Sum of the lines in cents. */ readonly total: number }

/** How the order is delivered and paid, and what it costs. */
export function OrderFields({ locale, total }: OrderFieldsProps) {
  const t = messageFormMessages(locale)
  const { deliveries, networks, payments } = optionTexts(locale)
  const parcel = useRef<HTMLFieldSetElement>(null)
  const chosen = useChosenDelivery(parcel)
  const delivery = DELIVERIES.find(one => one === chosen)
  const isParcel = delivery === 'parcel-machine'
  return (
    <>
      <MessageField name="select_delivery" label={t.delivery} error={t.deliveryError} options={choices(DELIVERIES, deliveries)} />
      {/* Another delivery leaves out what these fields hold, but does not empty them. */}
      <fieldset className="contents" ref={parcel} hidden={!isParcel} disabled={!isParcel}>
        <MessageField
          name="parcel_network"
          label={t.parcelNetwork}
          error={t.parcelNetworkError}
          options={choices(PARCEL_NETWORKS, networks)}
          isHalf
        />
        <MessageField
          name="parcel_machine"
          label={t.parcelMachine}
          error={t.parcelMachineError}
          minLength={LENGTHS.parcelMachine.min}
          maxLength={LENGTHS.parcelMachine.max}
          isHalf
        />
      </fieldset>
      <MessageField
        name="select_payment"
        label={t.payment}
        error={t.paymentError}
        errors={{ CASH_BY_PARCEL: t.cashByParcel }}
        options={choices(PAYMENTS, payments)}
      />
      <MessageText isOptional />
      <OrderTotal locale={locale} total={total} delivery={delivery} />
    </>
  )
}

/** The value of the form's field of delivery, into which the page's script writes, too (src/inline/typed-form.js). */
function useChosenDelivery(inForm: RefObject<HTMLFieldSetElement | null>): string {
  const subscribe = useCallback(
    (changed: () => void) => {
      const form = inForm.current?.form
      form?.addEventListener('change', changed)
      return () => form?.removeEventListener('change', changed)
    },
    [inForm],
  )
  const read = () => {
    const field = inForm.current?.form?.elements.namedItem('select_delivery')
    return field instanceof HTMLSelectElement ? field.value : ''
  }
  return useSyncExternalStore(subscribe, read, () => '')
}
