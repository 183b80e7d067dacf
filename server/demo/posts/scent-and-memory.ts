import type { DemoPost } from '../editorial-types.ts'

export const scentAndMemory: DemoPost = {
  date: '2025-04-11T12:15:00+03:00',
  image: 'lohn-ja-malu.jpg',
  header: 'Miks üks lõhn viib meid hetkega lapsepõlve tagasi',
  header_en: 'Why a single smell takes us straight back to childhood',
  header_ru: 'Почему один запах мгновенно возвращает нас в детство',
  body: `<p>Peaaegu igaühel on see olemas: põrandavaha, tomatitaime leht, võõra inimese mantel trammis – ja korraga olete kuuene, teil on seljas kootud kampsun ja keegi hõikab köögist. Sõnad tulevad alles hiljem. Miks lõhn nii teeb?</p>
<h2>Lühike tee</h2>
<p>Haistmine on isevärki meel. Nähtu ja kuuldu läbivad ajus kõigepealt jaotuskeskuse, kus signaale sorditakse. Haistmissibulast lähevad ühendused seevastu üsna otse piirkondadesse, mis tegelevad tunnete ja mälestustega. Seepärast jõuab kohale kõigepealt tunne, seejärel pilt ja alles siis nimi. Sageli nimi ei tulegi.</p>
<h2>Esimene kord loeb</h2>
<p>Lõhn seob end selle hetkega, mil te temaga esimest korda kokku saite. Hiljem võib ta korduda sadu kordi, aga esimene lugu jääb aluseks. Et paljude lõhnadega kohtume just lapsena, viib tee tihti sinna.</p>
<blockquote><p>Lõhnamälestus ei ole fail, mille saab avada. Ta on uks, mis läheb ise lahti.</p></blockquote>
<h2>Mida sellega peale hakata</h2>
<ul>
<li>Reisile minnes võtke kaasa üks uus lõhn ja kasutage seda ainult seal. Kodus avate pudeli ja olete tagasi.</li>
<li>Kirjutage lõhnad üles, kas või kolme sõnaga. Märkmik mäletab, mida keel kohe ei leia.</li>
<li>Küsige vanematelt, mille järele lõhnas nende lapsepõlv. Need on lood, mida fotoalbumis ei ole.</li>
</ul>
<p>Ja kui mõni lõhn teid kummitab, ent te ei tea, mis see on, tulge stuudiosse. Otsimine on meie lemmiktöö.</p>`,
  body_en: `<p>Almost everyone has one: floor polish, a tomato leaf, a stranger’s coat on the tram – and all at once you are six years old, in a knitted jumper, and somebody is calling from the kitchen. The words come later. Why does smell do this?</p>
<h2>The short road</h2>
<p>Smell is the odd one out among the senses. What we see and hear first passes through a relay station in the brain, where signals are sorted. From the olfactory bulb, on the other hand, connections run fairly directly to regions concerned with emotion and memory. So the feeling arrives first, then the picture, and only then the name. Often the name never comes at all.</p>
<h2>First meetings count</h2>
<p>A smell ties itself to the moment you first met it. It may return hundreds of times, but the earliest story stays underneath. And since we meet so many smells as children, that is where the road so often leads.</p>
<blockquote><p>A scent memory is not a file you open. It is a door that opens by itself.</p></blockquote>
<h2>What to do with it</h2>
<ul>
<li>When you travel, take one new scent along and wear it only there. At home you open the bottle, and you are back.</li>
<li>Write smells down, if only in three words. A notebook remembers what the tongue cannot find at once.</li>
<li>Ask your parents what their childhood smelt of. Those are stories no photo album holds.</li>
</ul>
<p>And if some smell keeps haunting you and you cannot tell what it is, come to the studio. Searching is our favourite kind of work.</p>`,
  body_ru: `<p>Такой запах есть почти у каждого: мастика для пола, лист помидора, пальто незнакомца в трамвае — и вот вам уже шесть лет, на вас вязаная кофта, и кто-то зовёт из кухни. Слова приходят позже. Почему запахи так действуют?</p>
<h2>Короткая дорога</h2>
<p>Обоняние — чувство особенное. Всё увиденное и услышанное сначала проходит в мозге через своего рода распределительный узел, где сигналы сортируются. А от обонятельной луковицы связи ведут почти напрямую к областям, которые отвечают за эмоции и память. Поэтому первым приходит чувство, затем картинка и лишь потом название. А часто название не приходит вовсе.</p>
<h2>Важна первая встреча</h2>
<p>Запах привязывается к той минуте, когда вы встретили его впервые. Потом он может вернуться сотни раз, но в основе останется первая история. А поскольку со многими запахами мы знакомимся в детстве, дорога чаще всего ведёт туда.</p>
<blockquote><p>Запах-воспоминание — не файл, который можно открыть. Это дверь, которая открывается сама.</p></blockquote>
<h2>Что с этим делать</h2>
<ul>
<li>Отправляясь в поездку, возьмите с собой один новый аромат и носите его только там. Дома откроете флакон — и вы снова в пути.</li>
<li>Записывайте запахи, хотя бы тремя словами. Тетрадь помнит то, что язык находит не сразу.</li>
<li>Спросите родителей, чем пахло их детство. Таких историй нет ни в одном альбоме.</li>
</ul>
<p>А если какой-то запах преследует вас и вы не можете понять, что это, приходите в студию. Искать — наша любимая работа.</p>`,
}
