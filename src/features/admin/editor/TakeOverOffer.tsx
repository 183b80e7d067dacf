import { formMessages } from '../form/form.messages.ts'
import { useTexts } from '../language/use-texts.ts'
import { type LackingTranslation, TAKE_OVER } from './lacking-translations.ts'
import { takeOverMessages } from './take-over.messages.ts'
import { BUTTON, BUTTON_QUIET } from '../ui/looks.ts'

type TakeOverOfferProps<Name extends string> = {
  readonly lacking: readonly LackingTranslation<Name>[]
  /** Takes the Estonian words over and goes on saving. */
  readonly onTakeOver: (lacking: readonly LackingTranslation<Name>[]) => void
}

/** Says which titles keep an item from being saved (specification §5), and takes the Estonian one over with one press. */
export function TakeOverOffer<Name extends string>({ lacking, onTakeOver }: TakeOverOfferProps<Name>) {
  const t = useTexts(takeOverMessages)
  const { takeEstonian } = useTexts(formMessages)
  const [first, ...others] = lacking
  if (!first) return null
  const isOne = others.length === 0
  return (
    <div className="take-over">
      <p id={`${TAKE_OVER}-reason`}>{isOne ? t.oneLacks(first.language) : t.bothLack}</p>
      <button
        id={TAKE_OVER}
        className={BUTTON}
        type="button"
        aria-describedby={`${TAKE_OVER}-reason`}
        onClick={() => onTakeOver(lacking)}
      >
        {isOne ? takeEstonian : t.takeForBoth}
      </button>
      {isOne
        ? null
        : lacking.map(one => (
            <button key={one.name} className={BUTTON_QUIET} type="button" onClick={() => onTakeOver([one])}>
              {t.onlyFor(one.language)}
            </button>
          ))}
    </div>
  )
}
