/** Categories as the shop lists them, in every language: by their Estonian names. */
export function inShopOrder<Category extends { readonly id: number; readonly name: string }>(
  categories: readonly Category[],
): readonly Category[] {
  return categories.toSorted((one, other) => ESTONIAN.compare(one.name, other.name) || one.id - other.id)
}

const ESTONIAN = new Intl.Collator('et')
