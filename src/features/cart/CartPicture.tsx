/** A product's picture, decorative beside its title; the company's logo when it has none. */
export function CartPicture({ image, className }: { readonly image: string | null; readonly className: string }) {
  return (
    <img
      className={`aspect-4/5 bg-paper-deep object-cover ${className}`}
      src={image ?? '/pildid/logo-taust.svg'}
      alt=""
      width={96}
      height={120}
      decoding="async"
    />
  )
}
