import type { DemoPost } from '../editorial-types.ts'

export const studioDoorIsOpen: DemoPost = {
  date: '2025-03-06T10:00:00+02:00',
  image: 'stuudio-uks-on-avatud.jpg',
  header: 'Stuudio uks on avatud: tulge nuusutama',
  header_en: 'Our studio door is open: come and smell',
  header_ru: 'Дверь студии открыта: приходите понюхать',
  body: `<p>Kolm nädalat kolisime pudeleid. Neid on rohkem, kui me mäletasime, ja iga karbi avamisel läks töö veidi aeglasemaks, sest keegi pidi ju kontrollima, kas lõhn on teekonna üle elanud. Nüüd on riiulid täis, laud paigas ja uks lahti: Aroomikoja uus stuudio ja pood Tartus ootab külalisi.</p>
<h2>Mida siit leiab</h2>
<ul>
<li><strong>Poe</strong>, kus iga toodet saab enne ostmist rahulikult nuusutada. Testrid on ilma karbita – nii valib nina, mitte silm.</li>
<li><strong>Pika laua</strong> kaheteistkümnele, mille ääres toimuvad töötoad, ninatrennid ja huviringid.</li>
<li><strong>Laborinurga</strong>, kus sünnivad signatuurlõhnad. Seal käib töö enamasti vaikselt, aga küsida tohib alati.</li>
</ul>
<h2>Kuidas lõhnapoes käia</h2>
<p>Väike nipp esimeseks korraks: ärge pihustage kõike kohe randmele. Alustage paberiribast, oodake pool minutit ja nuusutage uuesti. Kui nina väsib, aitab kohviubadest paremini teie enda varrukas: selle lõhn on ninale kõige tuttavam ja laseb tal puhata.</p>
<p>Oleme avatud teisipäevast reedeni kell 11–18 ja laupäeviti kell 11–15. Kui soovite pikemat nõustamist, <a href="/kontakt">leppige aeg ette kokku</a>: siis paneme teevee keema ja keegi ei pea kiirustama.</p>
<p>Avanädalal saab iga külaline kaasa ühe lõhnariba, millele ei ole kirjutatud, mis lõhn see on. Arvake kodus ära ja tulge järgmisel korral vastust küsima.</p>`,
  body_en: `<p>For three weeks we moved bottles. There turned out to be more of them than we remembered, and each opened box slowed us down a little further, because somebody had to check that the scent had survived the journey. Now the shelves are full, the table is in place and the door is open: Aroomikoda’s new studio and shop in Tartu is ready for visitors.</p>
<h2>What you will find</h2>
<ul>
<li><strong>A shop</strong> where you can smell every product at leisure before you buy. The testers stand without their boxes, so that the nose does the choosing rather than the eye.</li>
<li><strong>A long table</strong> for twelve, home to our workshops, nose training and hobby groups.</li>
<li><strong>A laboratory corner</strong> where signature scents are made. It is mostly quiet there, but questions are always welcome.</li>
</ul>
<h2>How to visit a scent shop</h2>
<p>A tip for your first visit: do not spray everything on your wrist at once. Start with a paper strip, wait half a minute, and smell again. When your nose tires, your own sleeve helps more than coffee beans do: no smell is more familiar to it, so it can rest.</p>
<p>We are open Tuesday to Friday from 11 a.m. to 6 p.m. and on Saturdays from 11 a.m. to 3 p.m. If you would like a longer consultation, <a href="/en/kontakt">book a time</a>: we will put the kettle on, and nobody needs to hurry.</p>
<p>In our opening week every visitor takes away one scented strip that does not say what it is. Make your guess at home, and come back for the answer.</p>`,
  body_ru: `<p>Три недели мы перевозили флаконы. Их оказалось больше, чем мы помнили, и с каждой открытой коробкой работа шла чуть медленнее: кто-то ведь должен был проверить, пережил ли аромат дорогу. Теперь полки заполнены, стол на месте, дверь открыта — новая студия и магазин Aroomikoda в Тарту ждут гостей.</p>
<h2>Что здесь есть</h2>
<ul>
<li><strong>Магазин</strong>, где каждый товар можно спокойно понюхать перед покупкой. Тестеры стоят без коробок: так выбирает нос, а не глаз.</li>
<li><strong>Длинный стол</strong> на двенадцать человек — для мастер-классов, тренировок обоняния и кружков.</li>
<li><strong>Уголок-лаборатория</strong>, где рождаются фирменные ароматы. Работают там обычно молча, но спрашивать можно всегда.</li>
</ul>
<h2>Как ходить в магазин ароматов</h2>
<p>Маленькая хитрость для первого раза: не брызгайте всё сразу на запястье. Начните с бумажной полоски, подождите полминуты и понюхайте снова. Когда нос устанет, лучше кофейных зёрен поможет собственный рукав: его запах для носа самый привычный и даёт ему отдохнуть.</p>
<p>Мы открыты со вторника по пятницу с 11 до 18 и по субботам с 11 до 15. Если нужна подробная консультация, <a href="/ru/kontakt">договоритесь о времени заранее</a>: мы поставим чайник, и спешить никому не придётся.</p>
<p>В первую неделю каждый гость получает ароматную полоску, на которой не написано, что это за запах. Угадайте дома — и приходите за ответом.</p>`,
}
