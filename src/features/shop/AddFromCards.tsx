import { type ReactNode, useEffect, useRef } from 'react'
import type { AddToCartData } from '../cart/cart-product.ts'
import { useAddQuestion } from '../cart/use-add-question.tsx'
import type { Locale } from '../../i18n/locales.ts'

type AddFromCardsProps = { readonly locale: Locale; readonly children?: ReactNode }

/** Makes the buttons of product cards add to the cart. The cards are its children, prebuilt. */
export function AddFromCards({ locale, children }: AddFromCardsProps) {
  const cards = useRef<HTMLDivElement>(null)
  const { ask, dialog } = useAddQuestion(locale)
  useEffect(() => {
    const place = cards.current
    const press = (event: MouseEvent) => {
      const button = (event.target as Element).closest<HTMLElement>('[data-add-to-cart]')
      if (button) ask({ product: JSON.parse(button.dataset['addToCart'] ?? '') as AddToCartData, quantity: 1 })
    }
    place?.addEventListener('click', press)
    return () => place?.removeEventListener('click', press)
  })
  return (
    <>
      <div className="contents" ref={cards}>
        {children}
      </div>
      {dialog}
    </>
  )
}
