import type { DemoPost } from '../editorial-types.ts'

export const newSpruceNeedleOil: DemoPost = {
  date: '2026-03-06T09:50:00+02:00',
  image: 'kuuseokkaoli.jpg',
  header: 'Uus riiulil: kuuseokkaõli Lõuna-Eesti metsast',
  header_en: 'New on the shelf: spruce needle oil from southern Estonia',
  header_ru: 'Новое на полке: масло еловой хвои из южноэстонского леса',
  body: `<p>Terve talve otsisime kuuske, mis ei lõhnaks nagu autokuusk. Nüüd on see käes: väike partii kuuseokkaõli, mis on destilleeritud harvendusraie okstest ühe Lõuna-Eesti metsa servas.</p>
<h2>Kuidas see lõhnab</h2>
<p>Esimesena tuleb karge ja veidi sidrunine lõhn – nagu murraksite mai lõpus heleda kuusekasvu pooleks. Siis ilmub vaik, kuiv ja soe. Lõpus jääb paberile midagi, mille üle oleme vaielnud kolm päeva: üks ütleb, et märg kivi, teine, et puukuur.</p>
<h2>Kuidas õli sünnib</h2>
<ol>
<li>Oksad kogutakse külmaga, samal päeval, kui puu langeb.</li>
<li>Aur läbib okkaid mitu tundi ja võtab lõhna kaasa.</li>
<li>Aur jahutatakse, õli tõuseb vee pinnale ja eraldatakse.</li>
<li>Seejärel õli puhkab. Värske õli on terav, paari kuuga muutub ta ümaramaks.</li>
</ol>
<p>Suurest kotitäiest okstest saab õli vaid pudelipõhja jagu, seepärast on partii väike ja iga pudel nummerdatud.</p>
<h2>Kuidas kasutada</h2>
<ul>
<li>Difuusorisse kolm-neli tilka; elutoas piisab poolest tunnist.</li>
<li>Hästi sobib kõrvale greip, seeder või õige pisut lavendlit.</li>
<li>Nahale lahjendamata ei kanta, lastest ja lemmikloomadest hoitakse eemal. Täpsem teave on <a href="/tooteinfo">tooteinfo</a> lehel.</li>
</ul>
<p>Testripudel on stuudios leti peal. Tulge ja öelge, kumb see siis on: kivi või puukuur.</p>`,
  body_en: `<p>All winter we were looking for a spruce that did not smell like the little cardboard tree in a car. Now we have it: a small batch of spruce needle oil, distilled from forest thinnings at the edge of a wood in southern Estonia.</p>
<h2>What it smells of</h2>
<p>First comes something brisk and faintly lemony, as when you snap a pale new shoot at the end of May. Then resin, dry and warm. What is left on the paper at the end we have been arguing about for three days: one of us says wet stone, another the woodshed.</p>
<h2>How the oil is made</h2>
<ol>
<li>The branches are gathered in frost, on the day the tree is felled.</li>
<li>Steam passes through the needles for several hours and carries the scent along.</li>
<li>The steam is cooled; the oil rises to the surface of the water and is drawn off.</li>
<li>Then the oil rests. Fresh, it is sharp; a couple of months make it rounder.</li>
</ol>
<p>A big sackful of branches yields barely enough to cover the bottom of a bottle, so the batch is small and every bottle is numbered.</p>
<h2>How to use it</h2>
<ul>
<li>Three or four drops in a diffuser; in a living room half an hour is plenty.</li>
<li>Good company: grapefruit, cedar, or the merest hint of lavender.</li>
<li>Never undiluted on the skin, and out of the reach of children and pets. See <a href="/en/tooteinfo">product information</a> for more.</li>
</ul>
<p>The tester stands on the studio counter. Come and tell us which it is, then: the stone or the woodshed.</p>`,
  body_ru: `<p>Всю зиму мы искали ель, которая не пахла бы картонной ёлочкой из автомобиля. И вот она: небольшая партия масла еловой хвои, полученного из веток после прореживания леса где-то на юге Эстонии.</p>
<h2>Как оно пахнет</h2>
<p>Сначала — бодро и чуть лимонно, словно в конце мая разломили светлый молодой побег. Потом появляется смола, сухая и тёплая. А о том, что остаётся на бумаге под конец, мы спорим уже третий день: одни говорят — мокрый камень, другие — дровяной сарай.</p>
<h2>Как рождается масло</h2>
<ol>
<li>Ветки собирают в мороз, в тот же день, когда срублено дерево.</li>
<li>Пар несколько часов проходит сквозь хвою и уносит запах с собой.</li>
<li>Пар охлаждают, масло всплывает на поверхность воды, и его отделяют.</li>
<li>Затем масло отдыхает. Свежее — резковато, за пару месяцев оно становится мягче.</li>
</ol>
<p>Большой мешок веток даёт масла лишь на донышко, поэтому партия маленькая, а каждый флакон пронумерован.</p>
<h2>Как использовать</h2>
<ul>
<li>Три-четыре капли в диффузор; для гостиной хватит получаса.</li>
<li>Хорошие соседи — грейпфрут, кедр или самая капелька лаванды.</li>
<li>Не наносить на кожу неразбавленным, хранить подальше от детей и животных. Подробнее — в разделе <a href="/ru/tooteinfo">«Информация о товарах»</a>.</li>
</ul>
<p>Тестер стоит в студии на прилавке. Приходите и скажите, что же это: камень или сарай.</p>`,
}
