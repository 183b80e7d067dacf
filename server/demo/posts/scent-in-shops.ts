import type { DemoPost } from '../editorial-types.ts'

export const scentInShops: DemoPost = {
  date: '2026-04-15T11:10:00+03:00',
  image: 'lohn-kaupluses.jpg',
  header: 'Lõhn kaupluses: mida me teame ja mida ainult arvame',
  header_en: 'Scent in shops: what we know and what we merely suppose',
  header_ru: 'Запах в магазине: что мы знаем и что только предполагаем',
  body: `<p>Internetis liigub ilusaid protsente selle kohta, kui palju rohkem lõhnastatud poes ostetakse. Me ei kasuta neid, sest enamasti ei ole teada, kus, keda ja kuidas mõõdeti. Mida siis üldse öelda saab?</p>
<h2>Milles ollakse üsna üksmeelel</h2>
<ul>
<li><strong>Sobivus on tähtsam kui tugevus.</strong> Uurimused on korduvalt näidanud, et lõhn, mis läheb kauba ja keskkonnaga kokku, mõjub paremini kui lihtsalt meeldiv lõhn.</li>
<li><strong>Meeleolu muutub märkamatult.</strong> Meeldivas õhus hindavad inimesed sageli ka ruumi ja aega selles meeldivamaks, ilma et nad oskaksid öelda, miks.</li>
<li><strong>Lihtsam on enamasti parem.</strong> Keerukas lõhn nõuab tähelepanu, lihtne jätab selle kaubale.</li>
</ul>
<h2>Mida me ainult arvame</h2>
<p>Et lõhn „paneb ostma”. Tulemused on eri poodides erinevad ning neid mõjutavad muusika, rahvahulk, aastaaeg ja müüja tuju. Kes lubab kindlat kasvu, see kas ei ole proovinud või ei räägi kõigest.</p>
<h2>Kuidas oma poes järele proovida</h2>
<ol>
<li>Valige üks osakond ja üks lõhn.</li>
<li>Vahetage nädalaid: lõhnaga, lõhnata, lõhnaga, lõhnata.</li>
<li>Pange kirja lihtsad asjad: külastajate arv, ostude arv, müüjate märkused.</li>
<li>Küsige inimestelt <em>ruumi</em>, mitte lõhna kohta.</li>
</ol>
<p>Ja pidage meeles neid, kellele lõhn ei sobi: hoidke see nõrk ja jätke kassa juurde puhas õhk. <a href="/kontakt">Kirjutage meile</a>, kui soovite katse koos kavandada.</p>`,
  body_en: `<p>Impressive percentages circulate online about how much more people buy in a scented shop. We do not use them, because it is seldom clear where, how and on whom they were measured. So what can one say?</p>
<h2>Where there is fair agreement</h2>
<ul>
<li><strong>Fit matters more than strength.</strong> Studies have shown time and again that a scent which suits the goods and the setting works better than one which is merely pleasant.</li>
<li><strong>Mood shifts unnoticed.</strong> In pleasant air people often rate the room, and the time they spend in it, as more pleasant too, without being able to say why.</li>
<li><strong>Simpler is usually better.</strong> A complicated scent asks for attention; a simple one leaves it to the goods.</li>
</ul>
<h2>What we merely suppose</h2>
<p>That scent “makes people buy”. Results differ from shop to shop, and music, crowds, the season and the mood of the person at the till all play a part. Anyone who promises a fixed increase has either not tried or is not telling you everything.</p>
<h2>How to find out in your own shop</h2>
<ol>
<li>Choose one department and one scent.</li>
<li>Alternate the weeks: with, without, with, without.</li>
<li>Write down simple things: visitors, purchases, remarks from staff.</li>
<li>Ask people about the <em>room</em>, not about the scent.</li>
</ol>
<p>And think of those whom scent does not suit: keep it faint, and leave clean air around the till. <a href="/en/kontakt">Write to us</a> if you would like to plan a trial together.</p>`,
  body_ru: `<p>В интернете кочуют красивые проценты о том, насколько больше покупают там, где приятно пахнет. Мы их не приводим: чаще всего неизвестно, где, у кого и как измеряли. Что же тогда вообще можно сказать?</p>
<h2>О чём почти не спорят</h2>
<ul>
<li><strong>Уместность важнее силы.</strong> Исследования не раз показывали: запах, который подходит товару и обстановке, работает лучше, чем просто приятный.</li>
<li><strong>Настроение меняется незаметно.</strong> В приятном воздухе люди часто выше оценивают и само помещение, и проведённое в нём время, хотя объяснить почему не могут.</li>
<li><strong>Проще — обычно лучше.</strong> Сложный аромат требует внимания, простой оставляет его товару.</li>
</ul>
<h2>Что мы только предполагаем</h2>
<p>Что запах «заставляет покупать». Результаты в разных магазинах разные, и на них влияют музыка, число посетителей, время года и настроение продавца. Кто обещает твёрдый прирост, тот либо не пробовал, либо рассказывает не всё.</p>
<h2>Как проверить у себя</h2>
<ol>
<li>Выберите один отдел и один аромат.</li>
<li>Чередуйте недели: с ароматом, без него, с ароматом, без него.</li>
<li>Записывайте простое: число посетителей, число покупок, замечания продавцов.</li>
<li>Спрашивайте людей о <em>помещении</em>, а не о запахе.</li>
</ol>
<p>И помните о тех, кому ароматы не подходят: пусть запах будет слабым, а воздух у кассы — чистым. <a href="/ru/kontakt">Напишите нам</a>, если хотите спланировать такую пробу вместе.</p>`,
}
