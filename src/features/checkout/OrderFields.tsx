import { useStore } from '@nanostores/react'
import type { Locale } from '#common/locales.ts'
import { optionTexts } from '#common/message-option-texts.i18n.ts'
import { DELIVERIES, PARCEL_NETWORKS, PAYMENTS } from '#common/message-options.ts'
import { LENGTHS } from '#common/message-rules.ts'
import { MessageField } from '../messages/form/MessageField.tsx'
import { MessageText } from '../messages/form/SharedFields.tsx'
import { choices } from '../messages/forms/choices.ts'
import { messageFormMessages } from '../messages/texts/form.i18n.ts'
import { OrderTotal } from './OrderTotal.tsx'
import { $typedOrder, NOTHING_TYPED } from './typed-order.ts'

type OrderFieldsProps = { readonly locale: Locale; /** Sum of the lines in cents. */ readonly total: number }

/** How the order is delivered and paid, and what it costs. */
export function OrderFields({ locale, total }: OrderFieldsProps) {
  const t = messageFormMessages(locale)
  const { deliveries, networks, payments } = optionTexts(locale)
  const typed = useStore($typedOrder, { ssr: () => NOTHING_TYPED })
  const delivery = DELIVERIES.find(one => one === typed['select_delivery'])
  return (
    <>
      <MessageField name="select_delivery" label={t.delivery} error={t.deliveryError} options={choices(DELIVERIES, deliveries)} />
      {delivery === 'parcel-machine' && (
        <>
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
        </>
      )}
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
