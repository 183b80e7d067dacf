import { defineMessages } from '../../i18n/messages.ts'

/** The texts at addresses whose content has moved or is deleted. */
export const formerAddressMessages = defineMessages({
  et: {
    moved: 'See leht on uuel aadressil',
    gone: 'Seda lehte enam ei ole',
    goneProduct: 'Seda toodet enam ei ole',
    goneProductText: 'Oleme selle toote poest eemaldanud. Võib-olla sobib teile mõni teine toode samast kategooriast.',
    toCategory: 'Vaata kategooriat:',
    goneFromShopText: 'Toodet või kategooriat, mida otsite, meie poes enam ei ole. Vaadake, mida praegu pakume.',
    goneNews: 'Seda uudist enam ei ole',
    goneNewsText: 'Oleme selle uudise eemaldanud. Värskemad leiate uudiste lehelt.',
    toShop: 'Kõik tooted',
    toNews: 'Kõik uudised',
  },
  en: {
    moved: 'This page has a new address',
    gone: 'This page is gone',
    goneProduct: 'This product is no longer available',
    goneProductText: 'We have removed this product from the shop. Another one from the same category may suit you.',
    toCategory: 'See the category:',
    goneFromShopText: 'The product or category you are looking for is no longer in our shop. See what we offer now.',
    goneNews: 'This news item is gone',
    goneNewsText: 'We have removed this news item. You will find newer ones on the news page.',
    toShop: 'All products',
    toNews: 'All news',
  },
  ru: {
    moved: 'У этой страницы новый адрес',
    gone: 'Этой страницы больше нет',
    goneProduct: 'Этого товара больше нет',
    goneProductText: 'Мы убрали этот товар из магазина. Возможно, вам подойдёт другой товар из той же категории.',
    toCategory: 'Смотреть категорию:',
    goneFromShopText:
      'Товара или категории, которые вы ищете, в нашем магазине больше нет. Посмотрите, что мы предлагаем сейчас.',
    goneNews: 'Этой новости больше нет',
    goneNewsText: 'Мы удалили эту новость. Более свежие — на странице новостей.',
    toShop: 'Все товары',
    toNews: 'Все новости',
  },
})
