import type { DemoText } from '../editorial-types.ts'

/** Text 6, /ninatrenn: the practical facts above the main text. */
export const noseTrainingInfo: DemoText = {
  id: 6,
  body: `<p>Ninatrenn on haistmise harjutamine: neli kohtumist, neli põhilõhna ja paar minutit päevas kodus.</p>
<ul>
<li><strong>Kestus:</strong> neli kohtumist nelja nädala jooksul, igaüks 90 minutit.</li>
<li><strong>Rühm:</strong> kuni kaheksa inimest; võimalik on ka isiklik treening.</li>
<li><strong>Saate kaasa:</strong> kodukomplekt nelja lõhnaga, lõhnaribad ja märkmik.</li>
<li><strong>Koht:</strong> stuudio Tartus, rühmale tuleme ka kohale.</li>
<li><strong>Keel:</strong> eesti, inglise, vene või ukraina.</li>
</ul>
<p>Uus rühm alustab iga kuu alguses. Täpse aja ja hinna saate pakkumisega.</p>`,
  body_en: `<p>Nose training is practice for your sense of smell: four sessions, four basic scents, and a couple of minutes a day at home.</p>
<ul>
<li><strong>Length:</strong> four sessions over four weeks, 90 minutes each.</li>
<li><strong>Group:</strong> up to eight people; one-to-one training is possible too.</li>
<li><strong>Yours to keep:</strong> a home set of four scents, blotters and a notebook.</li>
<li><strong>Place:</strong> our studio in Tartu; for groups we also travel.</li>
<li><strong>Language:</strong> Estonian, English, Russian or Ukrainian.</li>
</ul>
<p>A new group starts at the beginning of each month. Ask for an offer and we will send dates and the price.</p>`,
  body_ru: `<p>Тренировка обоняния — это четыре встречи, четыре основных запаха и пара минут в день дома.</p>
<ul>
<li><strong>Продолжительность:</strong> четыре встречи за четыре недели, по 90 минут.</li>
<li><strong>Группа:</strong> до восьми человек; возможны и индивидуальные занятия.</li>
<li><strong>С собой:</strong> домашний набор из четырёх запахов, блоттеры и тетрадь.</li>
<li><strong>Место:</strong> студия в Тарту; к группам мы также приезжаем сами.</li>
<li><strong>Язык:</strong> эстонский, английский, русский или украинский.</li>
</ul>
<p>Новая группа начинает занятия в начале каждого месяца. Запросите предложение — пришлём точные даты и цену.</p>`,
}
