import type { DemoText } from '../editorial-types.ts'

/** Text 2, /asutajast: the founder speaks, without a name. */
export const founder: DemoText = {
  id: 2,
  body: `<p>Minu esimene lõhnamälestus on vanaema sahver: õunad ajalehepaberis, nööri otsas kuivav till, külm kivipõrand ja natuke küünlarasva. Ma ei osanud siis nimetada ühtki nooti, aga ukse avamise hetkel teadsin täpselt, mis aastaaeg käes on. Sellest sahvrist Aroomikoda õigupoolest algaski.</p>
<h2>Kuidas lõhnast sai töö</h2>
<p>Enne lõhnu tegelesin aastaid kujunduse ja brändidega. Kaalusime kolleegidega läbi iga värvitooni ja iga tühiku, aga kui klient pärast kõike seda uksest sisse astus, lõhnas seal paljundusmasina ja eilse lõuna järele. Meel, mis puudutab mälestusi kõige otsemalt, oli jäetud juhuse hooleks. Ühel õhtul tuli see mõte minuga koju kaasa ega läinud enam ära.</p>
<p>Hakkasin õppima: algul raamatutest, siis meistrite kõrval, seejärel lihtsalt iga päev nuusutades ja üles märkides. Otseteed siin ei ole. Nina harjub, väsib ja petab; aitab ainult kordamine. Minu esimese aasta märkmikest vaatab vastu üks ja sama lause: „Veel kord.”</p>
<h2>Miks Tartu</h2>
<p>Tartu on lõhnade jaoks paras linn. Siin jõuab jalgsi turult jõe äärde ja jõe äärest raamatukokku; kevadel on õhus toomingas, sügisel märg leht ja ahjusuits. Siin on inimesi, kes küsivad „miks?”, ja aega, et vastata. Stuudio on teadlikult väike: üks pikk laud, seinatäis pudeleid, mille ülelugemisest olen loobunud, ja kann, milles on alati teed.</p>
<h2>Mida ma usun</h2>
<ul>
<li><strong>Hea lõhn ei karju.</strong> Kui külaline märkab kõigepealt, et siin on hea olla, ja alles siis, et siin lõhnab, oleme oma töö teinud.</li>
<li><strong>Lõhnal peab olema põhjus.</strong> Me ei alusta pudelist, vaid küsimusest: mida inimene siin tundma ja mäletama peaks?</li>
<li><strong>Igaühel on nina.</strong> Keegi ei ole lõhnade jaoks andetu, enamasti on lihtsalt sõnad puudu. Sõnad saab õppida.</li>
</ul>
<p>Kui te meile tulete, ei pea te parfüümidest midagi teadma. Tooge kaasa üks lõhn, mida te mäletate – või üks, mida igatsete. Sellest on hea alustada.</p>`,
  body_en: `<p>The first smell I remember is my grandmother’s larder: apples wrapped in newspaper, dill drying on a string, cold stone underfoot and a trace of candle wax. I could not have named a single note, but the moment the door opened I knew exactly what time of year it was. That larder, really, is where Aroomikoda began.</p>
<h2>How scent became my work</h2>
<p>Before scent came years of design and branding. My colleagues and I would weigh every shade and every space between letters, and then the customer walked through the door into a smell of photocopier and yesterday’s lunch. The one sense that goes straight to memory had been left to chance. One evening that thought followed me home, and it never left.</p>
<p>So I began to learn: first from books, then beside people who knew the craft, and after that simply by smelling and writing things down, every single day. There are no short cuts. The nose gets used to things, tires and plays tricks, and only repetition helps. One sentence runs through all my notebooks from that first year: “Once more.”</p>
<h2>Why Tartu</h2>
<p>Tartu is the right size for smells. You can walk from the market to the river and from the river to the library; in spring there is bird cherry in the air, in autumn wet leaves and wood smoke. There are people here who ask why, and there is time to answer them. The studio is small on purpose: one long table, a wall of bottles I have given up counting, and a pot that always has tea in it.</p>
<h2>What I believe</h2>
<ul>
<li><strong>A good scent does not shout.</strong> If a guest notices first that the place feels right, and only then that it smells of something, we have done our job.</li>
<li><strong>A scent needs a reason.</strong> We start not with a bottle but with a question: what should a person feel here, and what should they remember?</li>
<li><strong>Everyone has a nose.</strong> Nobody lacks a talent for smelling; mostly we just lack the words. Words can be learnt.</li>
</ul>
<p>You need know nothing about perfume to visit us. Bring one smell you remember, or one that you miss. It is a good place to begin.</p>`,
  body_ru: `<p>Мой первый запах — бабушкина кладовая: яблоки в газетной бумаге, укроп, сохнущий на верёвочке, холодный каменный пол и чуть-чуть свечного воска. Назвать хотя бы одну ноту было мне тогда не под силу, но стоило двери открыться, и становилось ясно, какое на дворе время года. С этой кладовой, собственно, и началась Aroomikoda.</p>
<h2>Как запах стал работой</h2>
<p>До ароматов были годы дизайна и работы с брендами. Мы с коллегами взвешивали каждый оттенок и каждый пробел, а потом клиент открывал дверь — и там пахло копировальным аппаратом и вчерашним обедом. Чувство, которое прямее всех ведёт к воспоминаниям, оставляли на волю случая. Однажды вечером эта мысль пришла со мной домой и больше не ушла.</p>
<p>Началась учёба: сперва по книгам, потом рядом с мастерами, а дальше — просто каждый день, с блоттером в одной руке и карандашом в другой. Коротких путей здесь нет. Нос привыкает, устаёт и обманывает, и помогает только повторение. В моих тетрадях первого года через страницу повторяется одна и та же фраза: «Ещё раз».</p>
<h2>Почему Тарту</h2>
<p>Для запахов Тарту — город как раз по размеру. От рынка до реки и от реки до библиотеки здесь можно дойти пешком; весной в воздухе черёмуха, осенью — мокрый лист и печной дым. Здесь живут люди, которые спрашивают «почему?», и есть время, чтобы им ответить. Студия намеренно мала: один длинный стол, стена флаконов, которым давно потерян счёт, и чайник, в котором всегда есть чай.</p>
<h2>Во что я верю</h2>
<ul>
<li><strong>Хороший аромат не кричит.</strong> Если гость сначала замечает, что ему здесь хорошо, и лишь потом — что здесь чем-то пахнет, значит, мы справились.</li>
<li><strong>У аромата должна быть причина.</strong> Мы начинаем не с флакона, а с вопроса: что человек должен здесь почувствовать и что запомнить?</li>
<li><strong>Нос есть у каждого.</strong> Людей, не способных к запахам, не бывает — чаще всего просто не хватает слов. А словам можно научиться.</li>
</ul>
<p>Чтобы прийти к нам, не нужно разбираться в парфюмерии. Принесите один запах, который вы помните, — или тот, по которому скучаете. С него хорошо начинать.</p>`,
}
