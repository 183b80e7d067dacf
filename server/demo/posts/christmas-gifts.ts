import type { DemoPost } from '../editorial-types.ts'

export const christmasGifts: DemoPost = {
  date: '2025-11-14T10:45:00+02:00',
  image: 'joulukingid.jpg',
  header: 'Jõulukingid, mis ei jää sahtlisse',
  header_en: 'Christmas presents that do not end up in a drawer',
  header_ru: 'Рождественские подарки, которые не пролежат в ящике',
  body: `<p>Lõhna kinkida on julge tegu. Raamatu võib panna riiulisse, salli kappi, aga lõhn tuleb päriselt ellu võtta. Siin on meie mõtted, kuidas valida nii, et pudel jõuaks jaanuariks poole peale, mitte ei ootaks järgmist kolimist.</p>
<h2>Vaadake inimest, mitte reklaami</h2>
<ul>
<li><strong>Kes armastab vaikust,</strong> rõõmustab küünla üle, mille lõhn on nõrk ja puine.</li>
<li><strong>Kes on alati teel,</strong> tahab autosse midagi karget: piparmünti, greipi, kadakat.</li>
<li><strong>Kes süüa teeb,</strong> oskab hinnata ühte head looduslikku õli rohkem kui kümmet keskpärast.</li>
<li><strong>Kellel on väike laps või kass,</strong> rõõmustab rohkem kinkekaardi ja vaba õhtu üle.</li>
</ul>
<h2>Kolm kindlat ideed</h2>
<ol>
<li>Väike komplekt: küünal, tikutoos ja käsitsi kirjutatud kaart, millal seda põletada. Näiteks: „Esimesel lumisel pühapäeval.”</li>
<li>Õli ja lugu: valige lõhn, mis on teil kahe peale ühine, ja kirjutage juurde, kust see pärit on.</li>
<li><a href="/kinkekaardid">Kinkekaart</a> neile, kelle maitset te ei julge arvata.</li>
</ol>
<h2>Pakkimisest</h2>
<p>Pakime tasuta: pruun paber, nöör ja kuuseoks. Kui soovite, paneme nööri vahele lõhnariba: nii on kingitust tunda juba enne avamist.</p>
<p>E-poe pakid jõuavad pühadeks kohale, kui tellimus on meil hiljemalt 17. detsembri õhtul. Stuudios oleme viimast korda enne jõule teisipäeval, 23. detsembril kell 11–15.</p>`,
  body_en: `<p>To give a scent is a bold thing. A book can go on a shelf and a scarf in a cupboard, but a scent has to be let into one’s life. Here are our thoughts on choosing one that will be half used by January rather than waiting for the next house move.</p>
<h2>Look at the person, not the advertisement</h2>
<ul>
<li><strong>Those who love quiet</strong> will be glad of a candle with a faint, woody scent.</li>
<li><strong>Those always on the road</strong> want something brisk in the car: peppermint, grapefruit, juniper.</li>
<li><strong>Those who cook</strong> will value one good natural oil over ten middling ones.</li>
<li><strong>Those with a baby or a cat</strong> will get more joy from a gift card and an evening off.</li>
</ul>
<h2>Three safe ideas</h2>
<ol>
<li>A small set: a candle, a box of matches and a handwritten card saying when to light it. “On the first snowy Sunday”, for instance.</li>
<li>An oil and a story: choose a scent the two of you share, and write down where it comes from.</li>
<li>A <a href="/en/kinkekaardid">gift card</a> for people whose taste you would rather not guess.</li>
</ol>
<h2>On wrapping</h2>
<p>We wrap free of charge in brown paper with string and a sprig of spruce. If you like, we tuck a scented strip under the string, so that the present can be smelt before it is opened.</p>
<p>Parcels from the online shop will arrive in time if we have your order by the evening of 17 December. The studio’s last day before Christmas is Tuesday 23 December, from 11 a.m. to 3 p.m.</p>`,
  body_ru: `<p>Подарить аромат — поступок смелый. Книгу можно поставить на полку, шарф убрать в шкаф, а запах приходится впускать в свою жизнь. Вот несколько мыслей о том, как выбрать такой, чтобы к январю флакон опустел наполовину, а не дожидался следующего переезда.</p>
<h2>Смотрите на человека, а не на рекламу</h2>
<ul>
<li><strong>Кто любит тишину,</strong> обрадуется свече с лёгким древесным запахом.</li>
<li><strong>Кто вечно в дороге,</strong> захочет в машину что-нибудь бодрое: мяту, грейпфрут, можжевельник.</li>
<li><strong>Кто готовит,</strong> оценит одно хорошее натуральное масло выше десяти посредственных.</li>
<li><strong>У кого младенец или кошка,</strong> тот больше порадуется подарочной карте и свободному вечеру.</li>
</ul>
<h2>Три беспроигрышные идеи</h2>
<ol>
<li>Маленький набор: свеча, коробок спичек и написанная от руки открытка с подсказкой, когда её зажечь. Например: «В первое снежное воскресенье».</li>
<li>Масло и история: выберите запах, общий для вас двоих, и напишите, откуда он взялся.</li>
<li><a href="/ru/kinkekaardid">Подарочная карта</a> для тех, чей вкус вы не решаетесь угадывать.</li>
</ol>
<h2>Об упаковке</h2>
<p>Мы бесплатно заворачиваем подарки в крафтовую бумагу с бечёвкой и еловой веточкой. По желанию вложим под бечёвку ароматную полоску: тогда подарок чувствуется ещё до того, как его открыли.</p>
<p>Посылки из интернет-магазина успеют к празднику, если заказ поступит к нам не позднее вечера 17 декабря. В студии последний день перед Рождеством — вторник, 23 декабря, с 11 до 15.</p>`,
}
