import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import type { AddToCartData } from '../cart/cart-product.ts'
import { useAddQuestion } from '../cart/use-add-question.tsx'
import type { Locale } from '../../i18n/locales.ts'

/**
 * Makes the buttons of product cards add to the cart, of the prebuilt ones too, which React did not draw.
 * @returns the place that holds the cards, and the dialog, which belongs anywhere beside them
 */
export function useAddFromCards(locale: Locale): { cards: RefObject<HTMLDivElement | null>; dialog: ReactNode } {
  const cards = useRef<HTMLDivElement>(null)
  const { ask, dialog } = useAddQuestion(locale)
  const press = useEffectEvent((event: MouseEvent) => {
    const button = (event.target as Element).closest<HTMLElement>('[data-add-to-cart]')
    if (button) ask({ product: JSON.parse(button.dataset['addToCart'] ?? '') as AddToCartData, quantity: 1 })
  })
  useEffect(() => {
    const place = cards.current
    const listener = (event: MouseEvent) => press(event)
    place?.addEventListener('click', listener)
    return () => place?.removeEventListener('click', listener)
  }, [])
  return { cards, dialog }
}
