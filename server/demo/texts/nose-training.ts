import type { DemoText } from '../editorial-types.ts'

/** Text 7, /ninatrenn: the main text. */
export const noseTraining: DemoText = {
  id: 7,
  body: `<h2>Haistmine on oskus ja seda saab harjutada</h2>
<p>Me õpime lapsena värvide nimesid ja hiljem nootide omi, aga lõhnadest räägime enamasti kahe sõnaga: meeldib või ei meeldi. Ninatrenn on koht, kus sõnu juurde õppida. Harjutades ei muutu nina tingimata „tugevamaks” – muutub tähelepanu. Järsku märkate, et hommikune kohv lõhnab alguses pähkli ja lõpus kakao järele, et vihmaeelne õhk on teistsugune kui vihmajärgne ning et teie kodul on päris oma lõhn.</p>
<h2>Kuidas kohtumine kulgeb</h2>
<ol>
<li><strong>Häälestus.</strong> Alustame vaikuses. Mõni rahulik hingetõmme, klaas vett, telefonid korvi.</li>
<li><strong>Neli põhilõhna.</strong> Sidrun, roos, nelk ja eukalüpt – neli väga erinevat suunda, mida on lihtne eristada ja huvitav sügavuti tundma õppida.</li>
<li><strong>Sõnad.</strong> Kirjeldame lõhna ilma selle nime ütlemata: kas ta on ümar või terav, hele või tume, lähedal või kaugel?</li>
<li><strong>Mälumäng.</strong> Tunneme ära, võrdleme ja eksime. Eksimine on siin täiesti ette nähtud.</li>
<li><strong>Uus lõhn.</strong> Igal korral ootab kotis üks tundmatu.</li>
</ol>
<h2>Kodune harjutus</h2>
<p>Kohtumiste vahel nuusutate kodukomplekti hommikul ja õhtul: iga lõhna juures umbes kakskümmend sekundit, siis väike paus. Märkmikku läheb üks sõna päevas. Kuu lõpuks on teil oma lõhnasõnastik, mida ei ole kellelgi teisel.</p>
<h2>Mis saab edasi</h2>
<p>Viimasel kohtumisel paneme kirja, milliseid lõhnu tunnete kergesti ära ja millised lähevad sassi, ning anname soovitusi, kuidas üksi jätkata. Kord aastaajas kutsume kõik endised osalejad kokku: nuusutame uusi tooraineid, võrdleme märkmikke ja vaatame, mis on vahepeal ununenud.</p>
<h2>Kellele see sobib</h2>
<ul>
<li>kokkadele, baristadele, floristidele ja teistele, kelle töös on nina tähtis;</li>
<li>teenindajatele ja turundajatele, kes tahavad ruumi ka lõhna järgi lugeda;</li>
<li>kõigile, kes soovivad iga päev paar minutit rahulikumalt kohal olla.</li>
</ul>
<blockquote><p>Ninatrenn on tähelepanu harjutus, mitte ravi. Kui teie haistmine on äkki muutunud või kadunud, pöörduge kõigepealt arsti poole.</p></blockquote>
<p>Soovite tulla üksi, sõbraga või terve meeskonnaga? Küsige pakkumist allpool ja kirjutage, mis on teie ootus: seame kava selle järgi.</p>`,
  body_en: `<h2>Smelling is a skill, and a skill can be practised</h2>
<p>As children we learn the names of colours, and later perhaps the names of notes, but for smells most of us make do with two words: nice and nasty. Nose training is a place to learn a few more. Practice does not necessarily make the nose “stronger”; what changes is attention. You notice that the morning’s coffee begins with nuts and ends with cocoa, that the air before rain is not the air after it, and that your home has a smell entirely its own.</p>
<h2>What happens in a session</h2>
<ol>
<li><strong>Settling in.</strong> We begin in silence: a few slow breaths, a glass of water, telephones in the basket.</li>
<li><strong>Four basic scents.</strong> Lemon, rose, clove and eucalyptus lie far apart, so they are easy to tell from one another and rewarding to know in depth.</li>
<li><strong>Words.</strong> We describe a scent without naming it. Is it round or sharp, pale or dark, near or far away?</li>
<li><strong>A memory game.</strong> We recognise, compare and get it wrong. Getting it wrong is part of the plan.</li>
<li><strong>A stranger.</strong> Every time, one unknown scent is waiting in the bag.</li>
</ol>
<h2>Practice at home</h2>
<p>Between sessions you smell your home set in the morning and in the evening: about twenty seconds for each scent, then a short rest. One word a day goes into the notebook. By the end of the month you own a dictionary of smells that nobody else has.</p>
<h2>What comes after</h2>
<p>At the last session we note which scents come easily to you and which you mix up, and suggest how to go on alone. Once a season all former participants are invited back: we smell new materials, compare notebooks and see what has been forgotten.</p>
<h2>Who it is for</h2>
<ul>
<li>cooks, baristas, florists and others whose work relies on the nose;</li>
<li>people in hospitality and marketing who want to read a room by its smell as well;</li>
<li>anyone who would like to be quietly present for a few minutes each day.</li>
</ul>
<blockquote><p>Nose training is an exercise in attention, not a treatment. If your sense of smell has suddenly changed or gone, please see a doctor first.</p></blockquote>
<p>Would you like to come alone, with a friend or with a whole team? Ask for an offer below and tell us what you hope for; we shape the programme around it.</p>`,
  body_ru: `<h2>Обоняние, как и любой навык, любит упражнения</h2>
<p>В детстве мы учим названия цветов, позже — нот, а о запахах обычно говорим двумя словами: нравится или не нравится. Тренировка обоняния — место, где слов становится больше. Нос от упражнений не обязательно делается «сильнее» — меняется внимание. Вдруг вы замечаете, что утренний кофе начинается с ореха, а заканчивается какао, что воздух перед дождём не такой, как после, и что у вашего дома есть собственный запах.</p>
<h2>Как проходит встреча</h2>
<ol>
<li><strong>Настройка.</strong> Начинаем в тишине: несколько спокойных вдохов, стакан воды, телефоны — в корзину.</li>
<li><strong>Четыре основных запаха.</strong> Лимон, роза, гвоздика и эвкалипт — четыре очень разных направления: их легко различить и интересно узнавать всё глубже.</li>
<li><strong>Слова.</strong> Описываем запах, не называя его. Круглый он или острый, светлый или тёмный, близкий или далёкий?</li>
<li><strong>Игра на память.</strong> Узнаём, сравниваем и ошибаемся. Ошибки здесь входят в программу.</li>
<li><strong>Незнакомец.</strong> Каждый раз в мешочке ждёт один неизвестный запах.</li>
</ol>
<h2>Упражнение на дом</h2>
<p>Между встречами вы нюхаете домашний набор утром и вечером: на каждый запах около двадцати секунд, потом короткая пауза. В тетрадь — одно слово в день. К концу месяца у вас складывается собственный словарь запахов, какого нет ни у кого другого.</p>
<h2>Что дальше</h2>
<p>На последней встрече мы записываем, какие запахи даются вам легко, а какие путаются, и советуем, как продолжать самостоятельно. Раз в сезон приглашаем всех, кто прошёл курс: нюхаем новое сырьё, сравниваем тетради и смотрим, что успело забыться.</p>
<h2>Для кого это</h2>
<ul>
<li>для поваров, бариста, флористов и всех, кому нос нужен в работе;</li>
<li>для тех, кто занимается сервисом и маркетингом и хочет «читать» помещение ещё и по запаху;</li>
<li>для каждого, кому хочется хотя бы пару минут в день побыть здесь и сейчас.</li>
</ul>
<blockquote><p>Тренировка обоняния — это упражнение на внимание, а не лечение. Если обоняние внезапно изменилось или пропало, прежде всего обратитесь к врачу.</p></blockquote>
<p>Хотите прийти в одиночку, с другом или всей командой? Запросите предложение ниже и напишите, чего вы ждёте: под это мы и составим программу.</p>`,
}
