import { useStore } from '@nanostores/react'
import type { MessageView } from '../../../../server/messages/inbox.schemas.ts'
import type { OrderForm } from '../../../../server/messages/message-forms.schemas.ts'
import { formatEuro } from '../../../i18n/format.ts'
import { formatInstant } from '../../../i18n/format-instant.ts'
import { messageFormMessages } from '../../messages/texts/form.messages.ts'
import { $pageLanguage } from '../language/page-language.ts'
import { useTexts } from '../language/use-texts.ts'
import { inboxMessages } from './inbox.messages.ts'
import { fieldTexts } from './message-labels.ts'
import { serviceTitle } from './reply-address.ts'

/** Everything the visitor sent. */
export function MessageFacts({ message }: { readonly message: MessageView }) {
  const t = useTexts(inboxMessages)
  const form = useTexts(messageFormMessages)
  const locale = useStore($pageLanguage)
  const service = serviceTitle(message.subject)
  return (
    <>
      <dl className="message-facts">
        <Fact label={t.number}>{message.number}</Fact>
        <Fact label={t.received}>{formatInstant(message.created_at)}</Fact>
        {message.email === '' ? null : (
          <>
            <Fact label={form.email}>
              <a href={`mailto:${message.email}`}>{message.email}</a>
            </Fact>
            <Fact label={form.phone}>
              <a href={`tel:${message.phone.replace(/[^\d+]/g, '')}`}>{message.phone}</a>
            </Fact>
          </>
        )}
        <Fact label={t.locale}>{new Intl.DisplayNames(locale, { type: 'language' }).of(message.locale)}</Fact>
        {service === '' ? null : <Fact label={form.service}>{service}</Fact>}
        {fieldTexts(message, locale).map(([label, text]) => (
          <Fact key={label} label={label}>
            {text}
          </Fact>
        ))}
        {message.handled_by === null ? null : <Fact label={t.handled}>{t.handledBy(message.handled_by)}</Fact>}
      </dl>
      {message.message === '' ? null : <p className="message-text">{message.message}</p>}
      {message.kind === 'order' ? <OrderTable lines={message.fields['cart'] as OrderForm['cart']} total={message.total} /> : null}
    </>
  )
}

function Fact({ label, children }: { readonly label: string; readonly children: React.ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function OrderTable({ lines, total }: { readonly lines: OrderForm['cart']; readonly total: number | null }) {
  const t = useTexts(inboxMessages)
  const locale = useStore($pageLanguage)
  const euro = (euros: number) => formatEuro(Math.round(euros * 100), locale)
  return (
    <table className="message-order">
      <thead>
        <tr>
          <th scope="col">{t.product}</th>
          <th scope="col">{t.quantity}</th>
          <th scope="col">{t.price}</th>
          <th scope="col">{t.sum}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(line => (
          <tr key={`${line.id} ${line.header}`}>
            <td>{line.header}</td>
            <td>{line.quantity}</td>
            <td>{euro(line.new_price ?? line.price)}</td>
            <td>{euro((line.new_price ?? line.price) * line.quantity)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={3}>
            {t.total}
          </th>
          <td>{total === null ? '' : euro(total)}</td>
        </tr>
      </tfoot>
    </table>
  )
}
