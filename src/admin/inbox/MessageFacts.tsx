import { useStore } from '@nanostores/react'
import { formatEuro } from '#common/euro-text.ts'
import { eurosToCents } from '#common/euro.ts'
import { formatInstant } from '#common/instant-text.ts'
import { HEADER } from '#common/localized-fields.ts'
import type { LocalizedFields } from '#common/localized-names.ts'
import { offeredService } from '#common/offered-service.ts'
import type { MessageView } from '#server/inbox/inbox.schemas.ts'
import type { CartLine } from '#server/messages/message-forms.schemas.ts'
import { messageFormMessages } from '../../features/messages/texts/form.i18n.ts'
import { langAttribute, localize } from '../../i18n/localized.ts'
import { $pageLanguage } from '../language/page-language.ts'
import { useTexts } from '../language/use-texts.ts'
import { inboxMessages } from './inbox.i18n.ts'
import { fieldTexts } from './message-labels.ts'

const TEXT = 'max-w-prose border-l border-ink-soft pl-5 wrap-anywhere whitespace-pre-wrap'
const CELL = 'py-2 text-left align-baseline not-first:pl-3 not-first:text-right max-phone:not-first:pl-2'
const LINE_CELL = `${CELL} border-b border-rule font-normal`
const HEAD_CELL = `${LINE_CELL} text-fine text-ink-soft`
const TOTAL_CELL = `${CELL} font-semibold not-first:whitespace-nowrap`

/** Shows everything that the visitor sent: their own words as typed, the rest in the administrator's language. */
export function MessageFacts({ message }: { readonly message: MessageView }) {
  const t = useTexts(inboxMessages)
  const form = useTexts(messageFormMessages)
  const locale = useStore($pageLanguage)
  const service = offeredService(message, locale)
  return (
    <>
      <dl className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,15rem),1fr))] gap-x-8 gap-y-4">
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
      {message.message === '' ? null : <p className={TEXT}>{message.message}</p>}
      {/* The server keeps an order's lines in the field `cart`. */}
      {message.kind === 'order' ? <OrderTable lines={message.fields['cart'] as OrderLine[]} total={message.total} /> : null}
    </>
  )
}

function Fact({ label, children }: { readonly label: string; readonly children: React.ReactNode }) {
  return (
    <div>
      <dt className="text-fine text-ink-soft">{label}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  )
}

/** A line of an order, with the product's titles as the catalogue had them. */
type OrderLine = CartLine & LocalizedFields<'header'>

function OrderTable({ lines, total }: { readonly lines: readonly OrderLine[]; readonly total: number | null }) {
  const t = useTexts(inboxMessages)
  const locale = useStore($pageLanguage)
  const euro = (euros: number) => formatEuro(eurosToCents(euros), locale)
  return (
    <table className="w-full max-w-prose border-collapse text-note max-phone:text-caption">
      <thead>
        <tr>
          {[t.product, t.quantity, t.price, t.sum].map(head => (
            <th key={head} className={HEAD_CELL} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map(line => (
          <tr key={`${line.id} ${line.header}`}>
            <ProductCell line={line} />
            <td className={`${LINE_CELL} not-first:whitespace-nowrap`}>{line.quantity}</td>
            <td className={`${LINE_CELL} not-first:whitespace-nowrap`}>{euro(line.new_price ?? line.price)}</td>
            <td className={`${LINE_CELL} not-first:whitespace-nowrap`}>{euro((line.new_price ?? line.price) * line.quantity)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th className={TOTAL_CELL} scope="row" colSpan={3}>
            {t.total}
          </th>
          <td className={TOTAL_CELL}>{total === null ? '' : euro(total)}</td>
        </tr>
      </tfoot>
    </table>
  )
}

/** The product's title as the catalogue had it in the administrator's language, or as it was ordered. */
function ProductCell({ line }: { readonly line: OrderLine }) {
  const locale = useStore($pageLanguage)
  const title = localize(HEADER.byLocale(line), locale)
  return (
    <td className={`${LINE_CELL} wrap-anywhere`} lang={langAttribute(title, locale)}>
      {title.text}
    </td>
  )
}
