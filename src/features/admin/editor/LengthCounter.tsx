/** How much of a field's length is used: `12 / 200`. Screen readers hear of it in the field's error instead. */
export function LengthCounter({ length, max }: { readonly length: number; readonly max: number }) {
  return (
    <span className={`length-counter ${length > max ? 'length-counter-over' : ''}`} aria-hidden="true">
      {length} / {max}
    </span>
  )
}
