import type { DemoText } from '../editorial-types.ts'

/** Text 8, /kinkekaardid. */
export const giftCardInfo: DemoText = {
  id: 8,
  body: `<p>Aroomikoja kinkekaart on kingitus, mida ei pea teise eest ära valima: saaja tuleb, nuusutab ja otsustab ise. Kaardi võib teha kindlale summale või ühele elamusele.</p>
<ul>
<li>Kaart kehtib 12 kuud alates ostmisest.</li>
<li>Summaga kaardiga saab tasuda nii stuudio poes kui ka töötubade ja ninatrenni eest; jääk säilib.</li>
<li>Saadame kaardi e-kirjaga või paneme selle stuudios paberümbrikku – koos ühe lõhnaribaga.</li>
<li>Kaarti sularahaks ei vahetata, kuid selle võib edasi kinkida.</li>
</ul>
<p>Valige allpool sobiv kaart ja küsige pakkumist: lisame teie soovil saaja nime ja tervituse.</p>`,
  body_en: `<p>An Aroomikoda gift card is a present you need not choose for someone else: they come, they smell, they decide. A card can be made out for a sum or for one experience.</p>
<ul>
<li>The card is valid for 12 months from the day you buy it.</li>
<li>A card with a sum pays for anything in the studio shop, for workshops and for nose training; the balance stays on it.</li>
<li>We e-mail the card, or slip it into a paper envelope at the studio together with a scented strip.</li>
<li>Cards are not exchanged for cash, but they may be passed on.</li>
</ul>
<p>Choose a card below and ask for an offer. If you wish, we will add a name and a greeting.</p>`,
  body_ru: `<p>Подарочная карта Aroomikoda — подарок, который не нужно выбирать за другого: человек придёт, понюхает и решит сам. Карту можно оформить на сумму или на одно впечатление.</p>
<ul>
<li>Карта действует 12 месяцев со дня покупки.</li>
<li>Картой на сумму можно оплатить покупки в студии, мастер-классы и тренировку обоняния; остаток сохраняется.</li>
<li>Мы пришлём карту по электронной почте или вложим её в студии в бумажный конверт — вместе с ароматной полоской.</li>
<li>На наличные карта не обменивается, но её можно передарить.</li>
</ul>
<p>Выберите ниже подходящую карту и запросите предложение. По вашему желанию впишем имя и поздравление.</p>`,
}
