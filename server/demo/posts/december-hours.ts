import type { DemoPost } from '../editorial-types.ts'

/** Without a picture. */
export const decemberHours: DemoPost = {
  date: '2026-11-17T10:30:00+02:00',
  image: 'kontakt.jpg',
  header: 'Lahtiolekuajad detsembris ja viimased jõulupakid',
  header_en: 'Opening hours in December and the last Christmas parcels',
  header_ru: 'Часы работы в декабре и последние рождественские посылки',
  body: `<p>Detsembris on uks lahti kauem kui muidu, ainult pühadeks paneme pudelid puhkama. Siin on kõik kuupäevad ühes kohas – salvestage leht endale.</p>
<h2>Stuudio ja pood</h2>
<ul>
<li><strong>Tavaliselt:</strong> teisipäevast reedeni kell 11–18, laupäeval kell 11–15.</li>
<li><strong>Advendipühapäevad 6., 13. ja 20. detsembril:</strong> avatud kell 11–15.</li>
<li><strong>Esmaspäeval, 21. detsembril:</strong> avatud kell 11–18.</li>
<li><strong>Kolmapäeval, 23. detsembril:</strong> avatud kell 11–15.</li>
<li><strong>24.–28. detsembril:</strong> suletud.</li>
<li><strong>29. ja 30. detsembril:</strong> avatud kell 11–18.</li>
<li><strong>31. detsembrist 4. jaanuarini:</strong> suletud. Uuel aastal kohtume teisipäeval, 5. jaanuaril.</li>
</ul>
<h2>E-poe tellimused</h2>
<p>Tellimused, mille makse on meieni jõudnud <strong>pühapäeva, 20. detsembri õhtuks</strong>, paneme teele esmaspäeval. Pakiautomaadid on enne pühi tihedalt täis, seega on nädal varem veelgi kindlam. Ise stuudiosse järele saab tulla kuni 23. detsembri kella 15-ni.</p>
<h2>Kui aeg otsa saab</h2>
<p><a href="/kinkekaardid">Kinkekaardi</a> saadame e-kirjaga ka veel 23. detsembri õhtul. Selle võib välja printida ja panna ümbrikusse koos kuuseoksaga – lõhn on siis kohe kaasas.</p>
<p>Advendipühapäevadel keedame stuudios piparkoogivürtsidega teed ja laual ootab lõhnamõistatus. Õige vastuse eest võitu ei ole, aga vale vastuse eest saab kommi.</p>`,
  body_en: `<p>In December our door stays open longer than usual; only over the holidays do the bottles get a rest. Here are all the dates in one place, so do keep this page.</p>
<h2>Studio and shop</h2>
<ul>
<li><strong>As usual:</strong> Tuesday to Friday 11 a.m.–6 p.m., Saturday 11 a.m.–3 p.m.</li>
<li><strong>Advent Sundays, 6, 13 and 20 December:</strong> open 11 a.m.–3 p.m.</li>
<li><strong>Monday 21 December:</strong> open 11 a.m.–6 p.m.</li>
<li><strong>Wednesday 23 December:</strong> open 11 a.m.–3 p.m.</li>
<li><strong>24–28 December:</strong> closed.</li>
<li><strong>29 and 30 December:</strong> open 11 a.m.–6 p.m.</li>
<li><strong>31 December–4 January:</strong> closed. We meet again on Tuesday 5 January.</li>
</ul>
<h2>Online orders</h2>
<p>Orders paid for by the evening of <strong>Sunday 20 December</strong> go out on Monday. Parcel machines fill up before Christmas, so a week earlier is safer still. You can collect from the studio until 3 p.m. on 23 December.</p>
<h2>When time runs out</h2>
<p>We will e-mail a <a href="/en/kinkekaardid">gift card</a> as late as the evening of the 23rd. Print it and slip it into an envelope with a sprig of spruce, and it comes with a scent of its own.</p>
<p>On Advent Sundays there is gingerbread-spiced tea in the studio and a scent riddle on the table. There is no prize for the right answer, but the wrong one earns you a sweet.</p>`,
  body_ru: `<p>В декабре наша дверь открыта дольше обычного, и только в праздники флаконы отдыхают. Собрали все даты в одном месте — сохраните страницу.</p>
<h2>Студия и магазин</h2>
<ul>
<li><strong>Как обычно:</strong> со вторника по пятницу с 11 до 18, в субботу с 11 до 15.</li>
<li><strong>Воскресенья адвента, 6, 13 и 20 декабря:</strong> открыто с 11 до 15.</li>
<li><strong>Понедельник, 21 декабря:</strong> открыто с 11 до 18.</li>
<li><strong>Среда, 23 декабря:</strong> открыто с 11 до 15.</li>
<li><strong>24–28 декабря:</strong> закрыто.</li>
<li><strong>29 и 30 декабря:</strong> открыто с 11 до 18.</li>
<li><strong>31 декабря — 4 января:</strong> закрыто. В новом году увидимся во вторник, 5 января.</li>
</ul>
<h2>Заказы из интернет-магазина</h2>
<p>Заказы, оплата которых дошла до нас <strong>к вечеру воскресенья, 20 декабря</strong>, мы отправим в понедельник. Перед праздниками посылочные автоматы переполнены, поэтому неделей раньше — ещё надёжнее. Забрать заказ в студии можно до 15 часов 23 декабря.</p>
<h2>Если время вышло</h2>
<p><a href="/ru/kinkekaardid">Подарочную карту</a> пришлём по электронной почте даже вечером 23 декабря. Её можно распечатать и вложить в конверт с еловой веточкой — тогда у подарка сразу будет запах.</p>
<p>По воскресеньям адвента мы завариваем в студии чай с пряностями, а на столе ждёт загадка-аромат. За правильный ответ приза нет, зато за неправильный полагается конфета.</p>`,
}
