import type { DemoPost } from '../editorial-types.ts'

export const birthOfASignatureScent: DemoPost = {
  date: '2026-01-21T12:00:00+02:00',
  image: 'signatuurlohna-sund.jpg',
  header: 'Ühe signatuurlõhna sünd: märkmeid töölaualt',
  header_en: 'The making of a signature scent: notes from the workbench',
  header_ru: 'Как рождается фирменный аромат: заметки с рабочего стола',
  body: `<p>Meilt küsitakse sageli, mis nende kolme-nelja kuu jooksul õieti toimub. Kliendi loal avame ühe tööpäeviku. Nime me ei ütle; olgu see üks väike linakangaste maja.</p>
<h2>1. nädal. Kuulamine</h2>
<p>Käime töökojas. Ootasime puhta pesu lõhna, aga leiame tolmu, vaha, kuuma triikraua ja kohvi. Omanik ütleb: „Lina on algul kõva ja läheb iga pesuga paremaks.” Kirjutame selle lause seinale.</p>
<h2>3. nädal. Visandid</h2>
<p>Viis suunda. Üks lõhnab nagu pesupulber, teine nagu meri. Kolmas – linaseeme, suits ja natuke nahka – tekitab vaikuse. Vaikus on hea märk.</p>
<h2>5. nädal. Kriis</h2>
<p>Kolmas suund meeldib kõigile paberil ja mitte kellelegi ruumis. Suits jääb kardinasse pidama. Võtame seda poole vähemaks, siis veel poole. Katse number seitseteist.</p>
<h2>8. nädal. Kohapeal</h2>
<p>Difuusor seisab kahe kangarulli vahel. Töötajad märgivad iga päev ühe sõna. Esimesel päeval on sõnad „puhas” ja „võõras”, kümnendal „meie”.</p>
<h2>11. nädal. Viimane tilk</h2>
<p>Lisame kasepunga – nii vähe, et kaal peaaegu ei märka. Katse number kolmkümmend üks jääb.</p>
<p>Mida me sellest õppisime? Et hea kirjeldus säästab kuu aega, et ruumil on alati oma arvamus ja et <strong>lõhna lõpetab inimene, kes seal iga päev töötab</strong>. Kui teie majal on samuti lause, mis võiks seinal olla, <a href="/teenused/lohnastuslahendused">alustame sellest</a>.</p>`,
  body_en: `<p>People often ask what really happens in those three or four months. With a client’s permission we open one working diary. We give no name; let us call them a small house of linen weavers.</p>
<h2>Week 1. Listening</h2>
<p>We visit the workshop. We expected clean laundry; we find dust, wax, a hot steam iron and coffee. “Linen is stiff at first,” says the owner, “and gets better with every wash.” We write that on the wall.</p>
<h2>Week 3. Sketches</h2>
<p>Five directions. One smells of washing powder, another of the sea. The third – linseed, smoke, a little leather – makes the room go quiet. Quiet is a good sign.</p>
<h2>Week 5. Crisis</h2>
<p>Everyone likes number three on paper and nobody likes it in the room. The smoke clings to the curtains. We halve it, then halve it again. Trial seventeen.</p>
<h2>Week 8. On site</h2>
<p>The diffuser stands between two bolts of cloth. Each day the staff write down one word. On the first day the words are “clean” and “strange”; on the tenth, “ours”.</p>
<h2>Week 11. The last drop</h2>
<p>We add birch bud, so little that the scales barely notice. Trial thirty-one stays.</p>
<p>What did we learn? That a good brief saves a month, that a room always has its own opinion, and that <strong>a scent is finished by the person who works there every day</strong>. If your house has a sentence that deserves a place on the wall, <a href="/en/teenused/lohnastuslahendused">let us start with that</a>.</p>`,
  body_ru: `<p>Нас часто спрашивают, что же, собственно, происходит за эти три-четыре месяца. С разрешения клиента открываем один рабочий дневник. Имени не называем; пусть это будет небольшой дом льняных тканей.</p>
<h2>Неделя 1. Слушаем</h2>
<p>Едем в мастерскую. Ждали запаха чистого белья, а находим пыль, воск, горячий утюг и кофе. «Лён сначала жёсткий, — говорит хозяйка, — и с каждой стиркой становится лучше». Эту фразу мы вешаем на стену.</p>
<h2>Неделя 3. Эскизы</h2>
<p>Пять направлений. Одно пахнет стиральным порошком, другое — морем. Третье — льняное семя, дым, немного кожи — вызывает тишину. Тишина — хороший знак.</p>
<h2>Неделя 5. Кризис</h2>
<p>Третье направление нравится всем на бумаге и никому — в комнате. Дым застревает в шторах. Убавляем его вдвое, потом ещё вдвое. Проба номер семнадцать.</p>
<h2>Неделя 8. На месте</h2>
<p>Диффузор стоит между двумя рулонами ткани. Сотрудники каждый день записывают по одному слову. В первый день это «чисто» и «чужое», в десятый — «наше».</p>
<h2>Неделя 11. Последняя капля</h2>
<p>Добавляем берёзовую почку — так мало, что весы её почти не замечают. Проба номер тридцать один остаётся.</p>
<p>Чему мы научились? Тому, что хорошее описание экономит месяц, что у помещения всегда есть своё мнение и что <strong>аромат завершает человек, который работает в нём каждый день</strong>. Если и у вашего дома есть фраза, достойная места на стене, <a href="/ru/teenused/lohnastuslahendused">начнём с неё</a>.</p>`,
}
