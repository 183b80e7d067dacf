import { defineMessages } from '../../../i18n/messages.ts'

export const productEditorMessages = defineMessages({
  et: {
    named: (name: string) => `Muuda toodet „${name}”`,
    loadFailed: 'Toodet ei saanud laadida.',
    missing: 'Seda toodet ei ole: see on kustutatud või on aadress vale.',
    toList: 'Tagasi poodi',
    confirmDelete: 'Kas oled kindel, et soovid toote kustutada?',
    deleted: (ms: number | null, name: string) => `Toode „${name}” on kustutatud${ms === null ? '' : ` (${ms}\u00a0ms)`}`,
  },
  en: {
    named: name => `Edit product “${name}”`,
    loadFailed: 'The product could not be loaded.',
    missing: 'There is no such product: it has been deleted, or the address is wrong.',
    toList: 'Back to the shop',
    confirmDelete: 'Are you sure you want to delete this product?',
    deleted: (ms, name) => `The product “${name}” has been deleted${ms === null ? '' : ` (${ms}\u00a0ms)`}`,
  },
  ru: {
    named: name => `Изменение товара «${name}»`,
    loadFailed: 'Не удалось загрузить товар.',
    missing: 'Такого товара нет: его удалили, или адрес неверен.',
    toList: 'Вернуться в магазин',
    confirmDelete: 'Вы уверены, что хотите удалить этот товар?',
    deleted: (ms, name) => `Товар «${name}» удалён${ms === null ? '' : ` (${ms}\u00a0мс)`}`,
  },
})
