import { InPage } from '../../session/InPage.tsx'
import type { Arranging } from './use-arranging.ts'

/** The open order, above the slider that it is of. */
export function ArrangePlace({ arranging: { panel, close, setDirty } }: { readonly arranging: Arranging }) {
  if (panel === null) return null
  const { page, type, Section } = panel
  return (
    <InPage at={place => page.querySelector('[data-carousel]')?.before(place)}>
      <Section {...{ page, type }} onClose={close} onDirty={setDirty} />
    </InPage>
  )
}
