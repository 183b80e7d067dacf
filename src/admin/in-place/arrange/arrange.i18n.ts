import { defineMessages } from '../../../i18n/messages.ts'

/** Texts of the panel with the order of a slider. */
export const arrangeMessages = defineMessages({
  et: {
    title: 'Järjekord',
    hint: 'Lohista sangast või liiguta nooltega. Külastajad näevad uut järjekorda pärast nupu „Uuenda” vajutamist.',
    loadFailed: 'Loendit ei saanud laadida. Proovi mõne hetke pärast uuesti.',
    up: (title: string) => `Liiguta ettepoole: ${title}`,
    down: (title: string) => `Liiguta tahapoole: ${title}`,
    movedTo: (title: string, place: number, count: number) => `„${title}” on nüüd ${place}. kohal ${count}-st`,
    update: 'Uuenda',
    close: 'Sulge',
    discard: 'Loobu muudatustest',
    conflict: 'Seda loendit muudeti vahepeal mujal. Siin on nüüd kehtiv loend, sinu järjekord jäi salvestamata.',
    restore: 'Rakenda minu järjekord',
    showFailed: 'Uus järjekord on avaldatud. Laadi leht uuesti, et seda siin näha.',
  },
  en: {
    title: 'Order',
    hint: 'Drag by the handle or move with the arrows. Visitors see the new order after you press “Update”.',
    loadFailed: 'The list could not be loaded. Try again in a moment.',
    up: title => `Move earlier: ${title}`,
    down: title => `Move later: ${title}`,
    movedTo: (title, place, count) => `“${title}” is now number ${place} of ${count}`,
    update: 'Update',
    close: 'Close',
    discard: 'Discard changes',
    conflict: 'This list was changed elsewhere in the meantime. What you see here is the current list; your order was not saved.',
    restore: 'Apply my order to it',
    showFailed: 'The new order is published. Reload the page to see it here.',
  },
  ru: {
    title: 'Порядок',
    hint: 'Перетаскивайте за значок слева или двигайте стрелками. Посетители увидят новый порядок после нажатия «Обновить».',
    loadFailed: 'Не удалось загрузить список. Попробуйте ещё раз чуть позже.',
    up: title => `Переместить ближе к началу: ${title}`,
    down: title => `Переместить ближе к концу: ${title}`,
    movedTo: (title, place, count) => `«${title}» теперь на месте ${place} из ${count}`,
    update: 'Обновить',
    close: 'Закрыть',
    discard: 'Отменить изменения',
    conflict:
      'Пока вы меняли порядок, этот список изменили в другом месте. Здесь показан его нынешний вид, ваш порядок не сохранён.',
    restore: 'Применить к нему мой порядок',
    showFailed: 'Новый порядок опубликован. Обновите страницу, чтобы увидеть его здесь.',
  },
})
