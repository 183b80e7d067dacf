import type { DemoService } from '../editorial-types.ts'

/** `kinkekaardid`, /kinkekaardid. */
export const giftCards: readonly DemoService[] = [
  {
    image: 'stuudio-4.jpg',
    title: 'Kinkekaart vabalt valitud summale',
    title_en: 'Gift card for a sum of your choice',
    title_ru: 'Подарочная карта на любую сумму',
    body: `<p>Kõige lihtsam ja kõige vabam kink: teie valite summa alates 25 eurost, saaja valib lõhna. Kaardiga saab tasuda stuudio poes ning töötubade, huviringide ja ninatrenni eest, korraga või mitmes jaos.</p>
<p>Sobib siis, kui teate, et kingisaaja armastab lõhnu, aga ei tea, milliseid – ja see on täiesti mõistlik ettevaatus, sest lõhn on isiklik asi. Kui saaja soovib, nõustame teda enne valimist pool tundi tasuta; selleks tasub aeg ette kokku leppida.</p>`,
    body_en: `<p>The simplest present and the freest: you choose the sum, from 25 euros, and they choose the scent. The card pays for products in the studio shop, for workshops, hobby groups and nose training, all at once or bit by bit.</p>
<p>It suits someone who loves scents when you are not sure which ones – a sensible doubt, since scent is a personal matter. If the recipient wishes, we set aside half an hour before they choose and advise them free of charge.</p>`,
    body_ru: `<p>Самый простой и самый свободный подарок: вы выбираете сумму от 25 евро, а получатель — аромат. Картой можно оплатить покупки в студии, мастер-классы, кружки и тренировку обоняния, сразу или по частям.</p>
<p>Она выручит, если вы знаете, что человек любит ароматы, но не знаете, какие именно, — и это разумная осторожность, ведь запах — дело личное. По желанию мы бесплатно проконсультируем получателя: отложим для этого полчаса и поможем сделать выбор без спешки.</p>`,
  },
  {
    image: 'kinkekaart-parfuum-kahele.jpg',
    title: 'Parfüümi loomine kahele',
    title_en: 'Create a perfume for two',
    title_ru: 'Создание духов для двоих',
    body: `<p>Kaks inimest, üks laud, kaks parfüümi. Kahe tunni jooksul tutvute tooraine ja parfüümi ülesehitusega ning segate kumbki oma lõhna – või teineteisele, kui julgete. Juhendaja on kõrval, aga viimane tilk on alati teie otsustada.</p>
<p>Kaasa saate kaks 15 ml pudelit, retseptikaardid ja õiguse sama lõhna aasta jooksul soodsamalt juurde tellida. Aja lepib kingisaaja meiega ise kokku, soovi korral ka õhtuks pärast poe sulgemist. Kinkekaart sobib paaridele, sõpradele, emale ja tütrele.</p>`,
    body_en: `<p>Two people, one table, two perfumes. In two hours you get to know the materials and how a perfume is built, and each of you blends a scent of your own – or one for the other, if you dare. A guide is at hand, but the last drop is always your decision.</p>
<p>You take home two 15 ml bottles and the recipe cards, and can reorder the same scent at a lower price for a year. Recipients book the time themselves, in the evening after closing if they prefer. A gift for couples, for friends, for mothers and daughters.</p>`,
    body_ru: `<p>Два человека, один стол, два аромата. За два часа вы познакомитесь с сырьём и с тем, как устроены духи, и каждый смешает свой аромат — или аромат друг для друга, если хватит смелости. Наставник рядом, но последняя капля всегда за вами.</p>
<p>С собой вы получите два флакона по 15 мл, карточки с рецептами и возможность в течение года ещё раз заказать тот же аромат дешевле. Время получатель выбирает сам, можно и вечером, после закрытия магазина. Подарок для пары, для друзей, для мамы с дочкой.</p>`,
  },
  {
    image: 'kinkekaart-ninatrenn.jpg',
    title: 'Ninatrenni kinkekaart',
    title_en: 'Nose training gift card',
    title_ru: 'Подарочная карта на тренировку обоняния',
    body: `<p>Kingitus inimesele, kellel on juba kõik olemas. Kaart katab terve ninatrenni kursuse: neli kohtumist väikeses rühmas, kodukomplekti nelja lõhnaga ja märkmiku, mis kuu lõpuks on täis ootamatuid sõnu.</p>
<p>Eriti rõõmustab see kokkasid, aednikke, veinisõpru ja kõiki, kes kipuvad raamatut enne lugemist nuusutama. Kui rühma ajad ei sobi, saab sama kaardiga tulla kahele isiklikule kohtumisele.</p>
<p>Mis ninatrennis täpselt toimub, saab lugeda <a href="/ninatrenn">ninatrenni lehelt</a>.</p>`,
    body_en: `<p>A present for someone who already has everything. The card covers a whole course of nose training: four sessions in a small group, a home set of four scents, and a notebook that by the end of the month is full of unexpected words.</p>
<p>It is a particular pleasure for cooks, gardeners, wine lovers and anyone inclined to sniff a book before reading it. If the group’s dates do not suit, the same card is good for two private sessions.</p>
<p>What exactly goes on there is described on the <a href="/en/ninatrenn">nose training page</a>.</p>`,
    body_ru: `<p>Подарок для того, у кого всё уже есть. Карта покрывает весь курс тренировки обоняния: четыре встречи в небольшой группе, домашний набор из четырёх запахов и тетрадь, в которой к концу месяца полно неожиданных слов.</p>
<p>Особенно обрадуются ей повара, садоводы, любители вина и все, кто, прежде чем читать книгу, её нюхает. Если даты группы не подходят, по той же карте можно прийти на две индивидуальные встречи.</p>
<p>Что именно происходит на занятиях, рассказано на странице <a href="/ru/ninatrenn">тренировки обоняния</a>.</p>`,
  },
  {
    image: 'kinkekaart-lohnaportree.jpg',
    title: 'Lõhnaportree kinkekaart',
    title_en: 'Scent portrait gift card',
    title_ru: 'Подарочная карта «Ароматический портрет»',
    body: `<p>Portree, mida seinale ei riputata. Kaardi saaja tuleb poolteiseks tunniks stuudiosse, vastab kümnele küsimusele ja lahkub parfüümiga, mis räägib ainult temast. Lõhn häälestatakse kohapeal, nii et ta saab kogu aeg kaasa öelda.</p>
<p>Kingitus on läbi mõeldud ka vormilt: kaart on pitseeritud ümbrikus koos lõhnaribaga, pudel tuleb kartongtuubis ja portree juurde kuulub käsitsi kirjutatud kirjeldus. Sobib juubeliks, pulma-aastapäevaks, kooli lõpetamiseks – või siis, kui lilled tunduvad liiga lühikese eaga.</p>`,
    body_en: `<p>A portrait that is never hung on a wall. The recipient comes to the studio for an hour and a half, answers ten questions and leaves with a perfume that speaks of no one else. It is tuned on the spot, so they have a say all the way through.</p>
<p>Some thought has gone into the form as well: the card comes sealed in an envelope with a scented strip, the bottle in a cardboard tube, and the portrait with a handwritten description. For a milestone birthday, a wedding anniversary, a graduation, or any time when flowers seem too short-lived.</p>`,
    body_ru: `<p>Портрет, который не вешают на стену. Получатель приходит в студию на полтора часа, отвечает на десять вопросов и уходит с духами, которые говорят только о нём. Аромат настраивается на месте, так что герой портрета участвует в работе от начала до конца.</p>
<p>Продумана и форма: карта лежит в запечатанном конверте вместе с ароматной полоской, флакон — в картонном тубусе, а к портрету прилагается описание, написанное от руки. Для юбилея, годовщины свадьбы, выпускного — или для случая, когда век цветов кажется слишком коротким.</p>`,
  },
]
