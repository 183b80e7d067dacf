import type { DemoPost } from '../editorial-types.ts'

export const candleCare: DemoPost = {
  date: '2026-06-03T10:20:00+03:00',
  image: 'kuunla-hooldus.jpg',
  header: 'Et küünal põleks ilusti lõpuni',
  header_en: 'How to help a candle burn well to the end',
  header_ru: 'Чтобы свеча красиво догорела до конца',
  body: `<p>Küünal on lihtne asi: vaha, taht ja tuli. Ometi näeme tihti klaase, mille keskel on sügav auk ja äärtes pool küünalt puutumata. Enamasti on põhjus esimeses õhtus.</p>
<h2>Esimene kord</h2>
<p>Vaha mäletab. Laske küünlal esimesel korral põleda seni, kuni sulanud vaha ulatub klaasi servani – väikese küünla puhul umbes kaks tundi. Kui kustutate varem, jääb sulamisring väikeseks ja küünal hakkab tunnelit kaevama.</p>
<h2>Iga kord</h2>
<ul>
<li><strong>Lõigake tahti.</strong> Enne süütamist jätke umbes viis millimeetrit. Pikk taht tahmab ja suitseb.</li>
<li><strong>Vältige tõmbetuult.</strong> Värelev leek põleb viltu ja küünal kulub kiiremini.</li>
<li><strong>Pidage vahet.</strong> Kolm-neli tundi järjest on piisav; pärast seda ei tunne nina lõhna nagunii enam.</li>
<li><strong>Ärge puhuge.</strong> Vajutage taht pulgaga korraks vaha sisse ja tõstke üles: suitsu ei teki ja taht on järgmiseks korraks valmis.</li>
</ul>
<h2>Kui tunnel on juba tekkinud</h2>
<p>Mässige klaasi ülaosa ümber fooliumist krae, jättes keskele ava, ja laske küünlal tund aega valve all põleda. Soojus jõuab servani ja pind tasandub.</p>
<h2>Ohutus ja lõpp</h2>
<p>Küünalt ei jäeta üksi, laste ja loomade ulatusse ega kardina lähedale. Kui vaha on põhjas sentimeetri jagu, on aeg lõpetada. Peske klaas sooja veega puhtaks – sellest saab hea pliiatsitops. Uue leiate <a href="/tooted">poest</a>.</p>`,
  body_en: `<p>A candle is a simple thing: wax, wick and flame. And yet we often see glasses with a deep hole in the middle and half the candle untouched around it. As a rule, the first evening is to blame.</p>
<h2>The first time</h2>
<p>Wax has a memory. The first time, let the candle burn until the melted wax reaches the edge of the glass – for a small candle about two hours. Put it out sooner, and the pool stays small and the candle starts to dig a tunnel.</p>
<h2>Every time</h2>
<ul>
<li><strong>Trim the wick.</strong> Leave about five millimetres before lighting. A long wick smokes and soots the glass.</li>
<li><strong>Keep it out of draughts.</strong> A flame that dances burns askew, and faster.</li>
<li><strong>Take breaks.</strong> Three or four hours are enough; by then your nose no longer notices the scent anyway.</li>
<li><strong>Do not blow.</strong> Dip the wick into the wax with a stick and lift it out again: no smoke, and it is ready for next time.</li>
</ul>
<h2>If there is a tunnel already</h2>
<p>Wrap a collar of foil around the top of the glass, leaving a hole in the middle, and let the candle burn for an hour while you keep an eye on it. The warmth reaches the edge and the surface evens out.</p>
<h2>Safety, and the end</h2>
<p>Never leave a candle alone, within reach of children or animals, or near a curtain. When a centimetre of wax is left, stop. Wash the glass in warm water and you have a good pencil pot. The next candle is in our <a href="/en/tooted">shop</a>.</p>`,
  body_ru: `<p>Свеча — вещь простая: воск, фитиль и огонь. И всё же мы часто видим стаканы с глубокой ямой посередине, вокруг которой половина свечи осталась нетронутой. Обычно виноват первый вечер.</p>
<h2>Первый раз</h2>
<p>У воска есть память. Дайте свече в первый раз гореть до тех пор, пока расплавленный воск не дойдёт до края стакана, — для небольшой свечи это около двух часов. Если погасить раньше, озерцо останется маленьким и свеча начнёт рыть туннель.</p>
<h2>Каждый раз</h2>
<ul>
<li><strong>Подрезайте фитиль.</strong> Перед тем как зажечь, оставьте около пяти миллиметров. Длинный фитиль коптит и дымит.</li>
<li><strong>Избегайте сквозняка.</strong> Пляшущее пламя горит криво и быстрее.</li>
<li><strong>Делайте перерывы.</strong> Трёх-четырёх часов подряд достаточно: дальше нос запаха всё равно уже не замечает.</li>
<li><strong>Не задувайте.</strong> Палочкой на мгновение утопите фитиль в воске и поднимите: дыма не будет, а фитиль готов к следующему разу.</li>
</ul>
<h2>Если туннель уже есть</h2>
<p>Оберните верх стакана воротничком из фольги, оставив в середине отверстие, и дайте свече час погореть под присмотром. Тепло дойдёт до края, и поверхность выровняется.</p>
<h2>Безопасность и финал</h2>
<p>Свечу не оставляют без присмотра, рядом со шторой или там, где до неё дотянутся дети и животные. Когда воска осталось на сантиметр, пора заканчивать. Вымойте стакан тёплой водой — получится отличная карандашница. А новая свеча найдётся в <a href="/ru/tooted">магазине</a>.</p>`,
}
