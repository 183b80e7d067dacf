/** A product's picture, decorative beside its title; the company's logo when it has none. */
export function CartPicture({ image }: { readonly image: string | null }) {
  return <img className="cart-picture" src={image ?? '/pildid/logo-taust.svg'} alt="" width={96} height={120} decoding="async" />
}
