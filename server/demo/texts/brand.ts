import type { DemoText } from '../editorial-types.ts'

/** Text 3, /kaubamark. */
export const brand: DemoText = {
  id: 3,
  body: `<p>Aroomikoda on lõhnaturunduse ja lõhnabrändingu stuudio Tartus. Sõnal „koda” on meie jaoks kaks tähendust: koht, kuhu saab sisse astuda, ja koht, kus tehakse tööd oma kätega – nagu sepikojas, ainult et tule asemel on meil tilgad, paberiribad ja kannatlikkus.</p>
<h2>Mida me teeme</h2>
<p>Aitame ettevõtetel leida lõhna, mis ütleb nende kohta sedasama, mida logo, värvid ja hääletoon. Loome signatuurlõhnu, lõhnastame ruume ja sündmusi, koolitame meeskondi ning teeme kingitusi, mis jäävad meelde kauemaks kui karp, milles nad olid. Erakliendile on meil <a href="/tooted">pood</a>, <a href="/teenused/huviringid">huviringid</a> ja töötoad, kus saab ise proovida.</p>
<h2>Kuidas me töötame</h2>
<ol>
<li><strong>Kuulame.</strong> Esimesel kohtumisel räägime ruumist, inimestest ja sellest, mida külaline peaks lahkudes kaasa võtma. Pudeleid me sel päeval enamasti ei avagi.</li>
<li><strong>Nuusutame.</strong> Toome lauale kolm kuni viis suunda ja laseme neil rahus avaneda: paberil, kangal ja päris ruumis.</li>
<li><strong>Täpsustame.</strong> Valitud suunast saab lõhn, mida proovime kohapeal eri kellaaegadel ja eri inimestega.</li>
<li><strong>Hoiame korras.</strong> Ka hea lõhn vajab järelevaatamist, sest muutuvad aastaajad, ventilatsioon ja ruumi kasutus. Käime üle vaatamas ja reguleerime.</li>
</ol>
<h2>Mis on meile tähtis</h2>
<p>Kasutame looduslikke õlisid seal, kus need annavad parima tulemuse, ja ütleme ausalt, kui lõhn vajab ka sünteetilist nooti. Imesid me ei luba: lõhn ei paranda kehva teenindust ega asenda värsket õhku. Küll aga oskab ta teha heast kohast sellise, kuhu tahetakse tagasi tulla.</p>
<blockquote><p>Vaikselt, ausalt, täpselt. Vaikselt – sest lõhna eest ei saa silmi sulgeda. Ausalt – sest iga koostisosa on sildil. Täpselt – sest üks tilk rohkem on juba teine lõhn.</p></blockquote>
<h2>Kellega me töötame</h2>
<p>Meie juurde tulevad hotellid ja kohvikud, poed, kontorid, muuseumid ja sündmuste korraldajad – ning inimesed, kes tahavad, et nende esik lõhnaks kodu järele. Liiga väikest tööd ei ole olemas: vahel algab kõik ühest pudelist aknalaual. <a href="/kontakt">Rääkige meile</a>, mis on teil mõttes.</p>`,
  body_en: `<p>Aroomikoda is a scent-marketing and scent-branding studio in Tartu, Estonia. The Estonian word <em>koda</em> means a chamber you can step into, and it is also half of the words for a smithy and a workshop. Both suit us: the door is open, and the work is done by hand – with drops, paper strips and patience instead of fire.</p>
<h2>What we do</h2>
<p>We help companies find a scent that says of them what their logo, colours and tone of voice already say. We create signature scents, scent rooms and occasions, train teams, and make gifts that are remembered for longer than the box they came in. For everyone else there is our <a href="/en/tooted">shop</a>, our <a href="/en/teenused/huviringid">hobby groups</a>, and workshops where you can try it all yourself.</p>
<h2>How we work</h2>
<ol>
<li><strong>We listen.</strong> At the first meeting we talk about the room, the people and what a guest should carry away. Most of the time not one bottle is opened that day.</li>
<li><strong>We smell.</strong> We bring three to five directions to the table and let them open in their own time: on paper, on cloth and in the room itself.</li>
<li><strong>We refine.</strong> The chosen direction becomes a scent, which we try on site at different hours and with different people.</li>
<li><strong>We look after it.</strong> Even a good scent needs care, because seasons, ventilation and the use of a room all change. We come back, check and adjust.</li>
</ol>
<h2>What matters to us</h2>
<p>We use natural oils where they give the best result, and say so plainly when a scent also needs a synthetic note. We promise no miracles: scent will not mend poor service or replace fresh air. It can, however, make a good place one that people want to come back to.</p>
<blockquote><p>Quietly, honestly, precisely. Quietly, because you cannot close your eyes to a smell. Honestly, because every ingredient is on the label. Precisely, because one drop more is already another scent.</p></blockquote>
<h2>Who we work with</h2>
<p>Hotels and cafés come to us, as do shops, offices, museums and event organisers – and people who would like their hallway to smell of home. No job is too small: sometimes it all starts with one bottle on a window sill. <a href="/en/kontakt">Tell us</a> what you have in mind.</p>`,
  body_ru: `<p>Aroomikoda — студия аромамаркетинга и аромабрендинга в Тарту. Эстонское слово <em>koda</em> — это палата, куда можно войти, но им же заканчиваются эстонские слова, означающие «кузница» и «мастерская». Нам подходят оба значения: дверь открыта, а работа делается руками — только вместо огня у нас капли, бумажные полоски и терпение.</p>
<h2>Что мы делаем</h2>
<p>Мы помогаем компаниям найти аромат, который говорит о них то же, что логотип, цвета и интонация. Создаём фирменные ароматы, ароматизируем помещения и события, обучаем команды и готовим подарки, о которых помнят дольше, чем о коробке. А для себя и близких у нас есть <a href="/ru/tooted">магазин</a>, <a href="/ru/teenused/huviringid">кружки</a> и мастер-классы, где всё можно попробовать самим.</p>
<h2>Как мы работаем</h2>
<ol>
<li><strong>Слушаем.</strong> На первой встрече говорим о пространстве, о людях и о том, с каким чувством гость должен уйти. Флаконы в этот день чаще всего даже не открываем.</li>
<li><strong>Нюхаем.</strong> Приносим от трёх до пяти направлений и даём им спокойно раскрыться: на бумаге, на ткани и в самом помещении.</li>
<li><strong>Уточняем.</strong> Выбранное направление становится ароматом, и мы пробуем его на месте — в разное время дня и с разными людьми.</li>
<li><strong>Заботимся.</strong> За хорошим ароматом тоже нужно присматривать: меняются сезоны, вентиляция, назначение комнат. Мы приезжаем, проверяем и настраиваем.</li>
</ol>
<h2>Что для нас важно</h2>
<p>Мы берём натуральные масла там, где они дают лучший результат, и прямо говорим, если аромату нужна и синтетическая нота. Чудес не обещаем: запах не исправит плохой сервис и не заменит свежий воздух. Зато хорошее место он может сделать таким, куда хочется вернуться.</p>
<blockquote><p>Тихо, честно, точно. Тихо — потому что от запаха нельзя закрыть глаза. Честно — потому что каждый ингредиент указан на этикетке. Точно — потому что с лишней каплей это уже другой аромат.</p></blockquote>
<h2>С кем мы работаем</h2>
<p>К нам приходят гостиницы и кафе, магазины, офисы, музеи и организаторы событий — и люди, которым хочется, чтобы в прихожей пахло домом. Слишком маленьких задач не бывает: иногда всё начинается с одного флакона на подоконнике. <a href="/ru/kontakt">Расскажите</a>, что вы задумали.</p>`,
}
