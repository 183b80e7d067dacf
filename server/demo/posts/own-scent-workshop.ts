import type { DemoPost } from '../editorial-types.ts'

export const ownScentWorkshop: DemoPost = {
  date: '2025-10-07T14:30:00+03:00',
  image: 'oma-lohna-tootuba.jpg',
  header: 'Sügise esimene töötuba: kaksteist inimest, kaksteist parfüümi',
  header_en: 'The first workshop of autumn: twelve people, twelve perfumes',
  header_ru: 'Первый мастер-класс осени: двенадцать человек, двенадцать ароматов',
  body: `<p>Laupäeva pärastlõunal sai laud täis: kaksteist inimest, igaühe ees kümme tilgutipudelit, virn lõhnaribasid ja tühi kaalunõu. Kaks tundi hiljem oli pudeleid kaksteist ja ükski neist ei sarnanenud teisega.</p>
<h2>Kuidas kõik algas</h2>
<p>Kõigepealt tutvusime ilma nimedeta. Igaüks kirjeldas üht lõhna, mida ta igatseb, ja teised arvasid, mis see on. Lauale jõudsid raudteeliiprid, beebi kukal, kelder, kus hoiti porgandeid, ning üks konkreetne sulgpallisaal.</p>
<h2>Mida me tegime</h2>
<ol>
<li>Nuusutasime läbi kümme tooraint ja andsime igaühele <strong>kolm sõna</strong> – mitte rohkem.</li>
<li>Valisime südame: ühe noodi, ilma milleta lõhn ei oleks enam seesama.</li>
<li>Lisasime alguse ja lõpu, kolm tilka korraga, vahepeal akna juures hinge tõmmates.</li>
<li>Panime lõhnale nime. See osutus kõige raskemaks.</li>
</ol>
<h2>Mis meelde jäi</h2>
<p>Vetiveri kartsid kõik, kuni keegi segas selle bergamotiga ja terve laud tahtis nuusutada. Üks osaleja valas oma katse kraanikaussi, alustas uuesti ja lahkus päeva kõige vaiksema ja võib-olla ka kauneima lõhnaga. Lavendlit oli üheksas pudelis ja seda oli tunda vaid neljas.</p>
<blockquote><p>„Ma ei teadnud, et kolm tilka võib olla liiga palju,” ütles üks lahkuja. Ja siis: „Ega liiga vähe.”</p></blockquote>
<p>Järgmine töötuba tuleb novembris. Oma seltskonnaga võib tulla ka muul ajal – vaadake <a href="/teenused/uritused">ürituste lehte</a>.</p>`,
  body_en: `<p>On Saturday afternoon the table was full: twelve people, each with ten dropper bottles, a stack of blotters and an empty weighing dish. Two hours later there were twelve perfumes on it, no two of them alike.</p>
<h2>How it began</h2>
<p>We introduced ourselves without names. Each person described a smell they miss, and the rest guessed. We heard of railway sleepers, the back of a baby’s head, a cellar where carrots were kept, and one very particular badminton hall.</p>
<h2>What we did</h2>
<ol>
<li>We smelt our way through ten materials and gave each of them <strong>three words</strong>, no more.</li>
<li>We chose a heart: the note without which the scent would no longer be itself.</li>
<li>We added a beginning and an end, three drops at a time, going to the window to breathe in between.</li>
<li>We named the scent. That proved the hardest part.</li>
</ol>
<h2>What stayed with us</h2>
<p>Everybody was afraid of vetiver until somebody mixed it with bergamot and the whole table wanted to smell it. One participant poured an attempt down the sink, started again, and left with the quietest and perhaps the loveliest scent of the day. There was lavender in nine bottles, and you could find it in only four.</p>
<blockquote><p>“I never knew three drops could be too many,” someone said on the way out. And then: “Or too few.”</p></blockquote>
<p>The next workshop is in November. Groups can come at other times too; see our <a href="/en/teenused/uritused">events</a>.</p>`,
  body_ru: `<p>В субботу днём за столом не осталось мест: двенадцать человек, перед каждым — десять флаконов с пипетками, стопка блоттеров и пустая чашечка для взвешивания. Через два часа на столе стояло двенадцать ароматов, и ни один не был похож на другой.</p>
<h2>С чего всё началось</h2>
<p>Сначала познакомились без имён. Каждый описывал запах, по которому скучает, а остальные угадывали. Вспомнили железнодорожные шпалы, макушку младенца, подвал, где хранили морковь, и один совершенно конкретный бадминтонный зал.</p>
<h2>Что мы делали</h2>
<ol>
<li>Перенюхали десять видов сырья и для каждого нашли <strong>три слова</strong> — не больше.</li>
<li>Выбрали сердце: ноту, без которой аромат перестал бы быть собой.</li>
<li>Добавили начало и конец, по три капли за раз, а между ними дышали у окна.</li>
<li>Дали аромату имя. Это оказалось самым трудным.</li>
</ol>
<h2>Что запомнилось</h2>
<p>Ветивера боялись все, пока кто-то не смешал его с бергамотом, — после этого понюхать захотел весь стол. Одна из проб отправилась в раковину, работа началась заново, и в итоге получился самый тихий и, пожалуй, самый красивый аромат дня. Лаванда была в девяти флаконах, а найти её удалось только в четырёх.</p>
<blockquote><p>«Не думала, что три капли — это бывает много», — сказала одна гостья на прощание. И добавила: «И что мало — тоже».</p></blockquote>
<p>Следующий мастер-класс — в ноябре. Со своей компанией можно прийти и в другое время: загляните на страницу <a href="/ru/teenused/uritused">мероприятий</a>.</p>`,
}
