import type { DemoProduct } from './catalogue-types.ts'
import { richText } from './rich-text.ts'

export const scentMachines: readonly DemoProduct[] = [
  {
    number: 5,
    category: 'lohnamasinad',
    image: 'lohnamasin-tuba.jpg',
    header: 'Lõhnamasin „Tuba”, kuni 40 m²',
    header_en: 'Room scent machine, up to 40 m²',
    header_ru: 'Аромамашина «Комната», до 40 м²',
    description: richText`
      <p>Kruusisuurune masin, mis pihustab õli ilma vee ja kuumuseta. Lõhn jääb selliseks, nagu parfümöör selle tegi, ning mööblile ei lange ühtki niisket tilka.</p>
      <p>Külm õhujuga lõhub õli peenikeseks uduks, mis püsib õhus, mitte põrandal. Tugevust on viis astet; elutoas kasutatakse tavaliselt teist. Masin mäletab kellaaegu ja puhkab siis, kui kodus kedagi ei ole.</p>
      <h3>Andmed</h3>
      <ul>
      <li>tööala kuni 40 m², laekõrgus kuni 3 m</li>
      <li>müra 32 dB, umbes nagu raamatulehe keeramine</li>
      <li>100 ml pudel kestab neli kuni kuus nädalat</li>
      <li>laetav USB-C kaudu, kolm päeva ühe laadimisega</li>
      </ul>
      <p>Komplektis on laadimiskaabel ja 20 ml proovipudel „Valge fuajee”: pirn, viigileht, seeder. Kord kuus loputage pihustusotsik piiritusega. Kasutage ainult lõhnamasina õlisid.</p>`,
    description_en: richText`
      <p>A machine the size of a mug that atomises oil without water or heat. The scent stays as the perfumer made it, and not a damp drop falls on the furniture.</p>
      <p>A stream of cold air breaks the oil into a mist so fine that it stays in the air rather than on the floor. There are five strengths; most living rooms settle on the second. The machine remembers your hours and rests when nobody is at home.</p>
      <h3>Details</h3>
      <ul>
      <li>covers up to 40 m² with ceilings of up to 3 m</li>
      <li>32 dB, about the sound of a page being turned</li>
      <li>a 100 ml bottle lasts four to six weeks</li>
      <li>charges over USB-C, three days on one charge</li>
      </ul>
      <p>A charging cable and a 20 ml sample of White Lobby (pear, fig leaf, cedar) are included. Rinse the nozzle with alcohol once a month. Use scent machine oils only.</p>`,
    description_ru: richText`
      <p>Машина размером с кружку распыляет масло без воды и нагрева. Аромат остаётся таким, каким его составил парфюмер, и на мебель не падает ни одной влажной капли.</p>
      <p>Струя холодного воздуха разбивает масло в тончайший туман, который держится в воздухе, а не на полу. Ступеней пять; в гостиной обычно хватает второй. Машина помнит расписание и отдыхает, когда никого нет дома.</p>
      <h3>Характеристики</h3>
      <ul>
      <li>площадь до 40 м², потолки до 3 м</li>
      <li>шум 32 дБ — примерно как шелест страницы</li>
      <li>флакона 100 мл хватает на 4–6 недель</li>
      <li>зарядка через USB-C, три дня на одном заряде</li>
      </ul>
      <p>В комплекте кабель и пробник «Белого фойе», 20 мл: груша, лист инжира, кедр. Раз в месяц промывайте форсунку спиртом. Используйте только масла для аромамашин.</p>`,
    price: 189,
    new_price: null,
  },
  {
    number: 13,
    category: 'lohnamasinad',
    image: 'lohnamasin-salong.jpg',
    header: 'Lõhnamasin „Salong”, kuni 120 m²',
    header_en: 'Salon scent machine, up to 120 m²',
    header_ru: 'Аромамашина «Салон», до 120 м²',
    description: richText`
      <p>Juuksurile, butiigile, hambaarsti ooteruumile: väike must karp riiulil, mida klient ei märka, enne kui küsib, mis siin nii hästi lõhnab.</p>
      <p>Töö käib nädalakava järgi. Hommikul pool tundi enne avamist alustab masin vaikselt, päeval teeb pause ja õhtul lõpetab koos teiega. Kava saab muuta telefonist ja nupud uudishimulike sõrmede eest lukustada.</p>
      <ul>
      <li>tööala kuni 120 m², viis tugevusastet, viis ajavahemikku päevas</li>
      <li>200 ml klaaspudel, kulu umbes 1 ml tunnis keskmise tugevusega</li>
      <li>alumiiniumkorpus 21 × 16 × 9 cm, lauale või seinale</li>
      <li>kaheaastane garantii</li>
      </ul>
      <p>Hinna sees on seadistamine Tartus või videokõnes ja üks 200 ml õli teie valikul: „Valge fuajee”, „Pärnaõis” või „Vana raamatukogu”. Kui ruumis on kaks eri lõhnaga ala, vajate kaht masinat.</p>`,
    description_en: richText`
      <p>For a hairdresser, a boutique or a dentist’s waiting room: a small black box on the shelf that customers do not notice until they ask what smells so good in here.</p>
      <p>It works to a weekly timetable. Half an hour before opening it starts quietly, takes breaks during the day and stops when you do. You can change the timetable from your phone and lock the buttons against curious fingers.</p>
      <ul>
      <li>covers up to 120 m², five strengths, five time slots a day</li>
      <li>200 ml glass bottle, about 1 ml an hour at medium strength</li>
      <li>aluminium housing, 21 × 16 × 9 cm, for a table or a wall</li>
      <li>two-year warranty</li>
      </ul>
      <p>The price includes setting up, in Tartu or by video call, and one 200 ml oil of your choice: White Lobby, Linden Blossom or Old Library. If two areas are to smell differently, you will need two machines.</p>`,
    description_ru: richText`
      <p>Для парикмахерской, бутика, приёмной стоматолога: небольшая чёрная коробка на полке, которую не замечают, пока не спросят, чем здесь так хорошо пахнет.</p>
      <p>Машина работает по недельному расписанию. За полчаса до открытия тихо начинает, днём делает паузы, вечером заканчивает вместе с вами. Расписание меняется с телефона, а кнопки можно заблокировать от любопытных рук.</p>
      <ul>
      <li>площадь до 120 м², пять ступеней силы, пять интервалов в день</li>
      <li>стеклянный флакон 200 мл, расход около 1 мл в час на средней ступени</li>
      <li>алюминиевый корпус 21 × 16 × 9 см, для стола или стены</li>
      <li>гарантия два года</li>
      </ul>
      <p>В цену входят настройка — в Тарту или по видеосвязи — и одно масло 200 мл на ваш выбор: «Белое фойе», «Липовый цвет» или «Старая библиотека». Если две зоны должны пахнуть по-разному, понадобятся две машины.</p>`,
    price: 349,
    new_price: 299,
  },
  {
    number: 22,
    category: 'lohnamasinad',
    image: 'lohnamasin-fuajee.jpg',
    header: 'Lõhnamasin „Fuajee”, kuni 300 m²',
    header_en: 'Lobby scent machine, up to 300 m²',
    header_ru: 'Аромамашина «Фойе», до 300 м²',
    description: richText`
      <p>Põrandale asetatav sammas hotelli, kaubamaja või messiboksi jaoks. Külaline astub sisse, läheb vastuvõtulauani ja jõuab selle kümne sammuga otsustada, kas siin on hea olla. Lõhn on selles otsuses esimene sõna.</p>
      <h3>Kuidas masin töötab</h3>
      <p>Vaikne ventilaator tõstab kuiva udu kahe meetri kõrgusele, kust inimeste liikumine selle laiali kannab. Tuulekojas ja avatud trepi juures kulub õli rohkem; seepärast mõõdame ruumi enne ära ja soovitame koha. Üle 6 m kõrguse laega ruumis valige ventilatsiooniga ühendatav masin.</p>
      <ul>
      <li>tööala kuni 300 m², 500 ml pudel, kulu 2–4 ml tunnis</li>
      <li>kõrgus 98 cm, kaal 11 kg, pulbervärvitud teras</li>
      <li>müra 38 dB, juhtimine telefonist, teade enne õli lõppemist</li>
      </ul>
      <p>Esimene 500 ml „Valge fuajee” õli ja kohapealne paigaldus Tartus, Tallinnas või Pärnus on hinna sees. Hooldame masinat lepingu alusel kord kvartalis.</p>`,
    description_en: richText`
      <p>A floor-standing column for a hotel, a department store or an exhibition stand. A guest comes in, walks to reception and decides within those ten steps whether this is a good place to be. Scent has the first word in that decision.</p>
      <h3>How it works</h3>
      <p>A quiet fan lifts the dry mist to a height of two metres, from where the movement of people carries it on. Draught lobbies and open stairs use more oil, so we measure the room beforehand and suggest a position. For ceilings above 6 m, choose the ventilation unit instead.</p>
      <ul>
      <li>covers up to 300 m²; 500 ml bottle, 2–4 ml an hour</li>
      <li>98 cm tall, 11 kg, powder-coated steel</li>
      <li>38 dB, phone control, a message before the oil runs out</li>
      </ul>
      <p>The first 500 ml of White Lobby and installation in Tartu, Tallinn or Pärnu are included. Quarterly servicing is available by contract.</p>`,
    description_ru: richText`
      <p>Напольная колонна для гостиницы, универмага или выставочного стенда. Гость входит, идёт к стойке и за эти десять шагов решает, хорошо ли ему здесь. Первое слово в этом решении за ароматом.</p>
      <h3>Как это работает</h3>
      <p>Тихий вентилятор поднимает сухой туман на высоту двух метров, а дальше его разносит движение людей. В тамбурах и у открытых лестниц масла уходит больше, поэтому мы сначала обмеряем помещение и советуем место. Если потолки выше 6 м, лучше выбрать аппарат для вентиляции.</p>
      <ul>
      <li>площадь до 300 м², флакон 500 мл, расход 2–4 мл в час</li>
      <li>высота 98 см, вес 11 кг, сталь с порошковой окраской</li>
      <li>шум 38 дБ, управление с телефона, сообщение, когда масло на исходе</li>
      </ul>
      <p>Первые 500 мл «Белого фойе» и установка в Тарту, Таллинне или Пярну включены в цену. Обслуживание раз в квартал — по договору.</p>`,
    price: 690,
    new_price: null,
  },
  {
    number: 29,
    category: 'lohnamasinad',
    image: 'lohnamasin-ventilatsioon.jpg',
    header: 'Ventilatsiooni lõhnamasin „Kanal”, kuni 1500 m²',
    header_en: 'Duct scent machine for ventilation, up to 1,500 m²',
    header_ru: 'Аромамашина для вентиляции «Канал», до 1500 м²',
    description: richText`
      <p>Kapp, mis ripub tehnoruumis ja mida keegi peale haldaja ei näe. Lõhn liigub koos sissepuhkeõhuga ja jõuab igasse ruumi ühtlaselt, ilma et fuajees seisaks ühtki masinat.</p>
      <p>Seade ühendatakse õhukanaliga 8 mm vooliku kaudu pärast filtrit ja jahutuspatareid. Udu on kuiv ega jäta kanali seintele kihti; kinnitamiseks piisab ühest avast. Enne paigaldust vaatame üle ventilatsioonijoonise: kui õhk ringleb tagasi teise üürniku pinnale, ütleme selle ausalt välja ja jagame süsteemi tsoonideks.</p>
      <h3>Tehnilised andmed</h3>
      <ul>
      <li>kuni 1500 m² või 4500 m³/h sissepuhkeõhku</li>
      <li>kaks 1-liitrist pudelit, automaatne ümberlülitus</li>
      <li>lukustatav teraskapp, 38 × 45 × 18 cm, 230 V, 24 W</li>
      <li>juhtimine telefonist või hooneautomaatikast (kuivkontakt)</li>
      </ul>
      <p>Hind sisaldab paigaldust Mandri-Eestis, seadistust ja 1 liitri õli, mille tipu, südame ja põhja valime koos proovide järgi. Paigaldamiseks on vaja hoone omaniku nõusolekut.</p>`,
    description_en: richText`
      <p>A cabinet that hangs in the plant room and is seen by no one but the caretaker. The scent travels with the supply air and reaches every room evenly, with no machine in the lobby.</p>
      <p>The unit is connected to the duct by an 8 mm hose, after the filter and the cooling coil. The mist is dry and leaves no film on the duct walls; one opening is enough. Before installing it we study the ventilation drawings. If air returns to another tenant’s floor, we say so plainly and work in zones.</p>
      <h3>Technical data</h3>
      <ul>
      <li>up to 1,500 m² or 4,500 m³/h of supply air</li>
      <li>two one-litre bottles with automatic changeover</li>
      <li>lockable steel cabinet, 38 × 45 × 18 cm, 230 V, 24 W</li>
      <li>phone control or building automation (dry contact)</li>
      </ul>
      <p>The price includes installation in mainland Estonia, commissioning and one litre of oil, whose top, heart and base we choose together from samples. The building’s owner must agree.</p>`,
    description_ru: richText`
      <p>Шкаф висит в техническом помещении, и видит его только управляющий. Аромат идёт вместе с приточным воздухом и доходит до каждой комнаты равномерно, а в фойе не стоит ни одной машины.</p>
      <p>Аппарат подключается к воздуховоду шлангом 8 мм — после фильтра и охладителя. Туман сухой и не оставляет плёнки на стенках канала; достаточно одного отверстия. Перед установкой мы смотрим чертежи вентиляции: если воздух возвращается на этаж к другому арендатору, честно об этом скажем и разделим систему на зоны.</p>
      <h3>Технические данные</h3>
      <ul>
      <li>до 1500 м², или 4500 м³/ч приточного воздуха</li>
      <li>два флакона по литру, автоматическое переключение</li>
      <li>стальной шкаф с замком, 38 × 45 × 18 см, 230 В, 24 Вт</li>
      <li>управление с телефона или от автоматики здания (сухой контакт)</li>
      </ul>
      <p>В цену входят установка в материковой Эстонии, наладка и литр масла: верх, сердце и основу подберём вместе по образцам. Нужно согласие владельца здания.</p>`,
    price: 1490,
    new_price: null,
  },
  {
    number: 34,
    category: 'lohnamasinad',
    image: 'lohnamasina-oli-valge-fuajee.jpg',
    header: 'Lõhnamasina õli „Valge fuajee”, 500 ml',
    header_en: 'White Lobby scent machine oil, 500 ml',
    header_ru: 'Масло для аромамашин «Белое фойе», 500 мл',
    description: richText`
      <p>Meie enim kasutatud lõhn avalikes ruumides. Mitte sellepärast, et ta oleks kõige ilusam, vaid sellepärast, et ta ei väsita kedagi: ei administraatorit, kes on kohal kaksteist tundi, ega külalist, kes jääb üheks ööks.</p>
      <ul>
      <li><strong>Tipus:</strong> pirn, bergamott, jahe õhk</li>
      <li><strong>Südames:</strong> viigileht, valge tee, iiris</li>
      <li><strong>Põhjas:</strong> seeder, kašmiirpuit, valge muskus</li>
      </ul>
      <p>Sobib otse masinasse „Fuajee”; masinate „Tuba” ja „Salong” jaoks valage õli ümber nende oma pudelisse. Masinas „Fuajee” jätkub 500 ml umbes kolmeks nädalaks, kui lõhn töötab kaheksa tundi päevas. Alustage ühe astme võrra nõrgemalt, kui õige tundub: teie nina harjub kiiresti, külalise oma mitte.</p>
      <p>Alumiiniumpudel keeratava korgiga. Kontsentraat: vältige sattumist nahale ja silma, hoidke püsti ja alla 25 °C. Ultrahelihajutisse ei sobi. Ohutuskaart on kaasas.</p>`,
    description_en: richText`
      <p>The scent of ours most often used in public rooms. Not because it is the most beautiful, but because it tires nobody: neither the receptionist who is there for twelve hours nor the guest who stays for one night.</p>
      <ul>
      <li><strong>Top:</strong> pear, bergamot, cool air</li>
      <li><strong>Heart:</strong> fig leaf, white tea, iris</li>
      <li><strong>Base:</strong> cedar, cashmere wood, white musk</li>
      </ul>
      <p>Goes straight into the Lobby machine; for the Room and the Salon, decant it into their own smaller bottles. In the Lobby, 500 ml lasts about three weeks at eight hours a day. Begin one step weaker than feels right: your nose gets used to it quickly, your guest’s does not.</p>
      <p>Aluminium bottle with a screw cap. This is a concentrate: avoid contact with skin and eyes, and store upright below 25 °C. Not for ultrasonic diffusers. A safety data sheet is enclosed.</p>`,
    description_ru: richText`
      <p>Из всех наших ароматов в общественных местах чаще всего звучит этот. Не потому, что самый красивый, а потому, что никого не утомляет: ни администратора, который стоит за стойкой двенадцать часов, ни гостя, который приехал на одну ночь.</p>
      <ul>
      <li><strong>Верхние ноты:</strong> груша, бергамот, прохладный воздух</li>
      <li><strong>Ноты сердца:</strong> лист инжира, белый чай, ирис</li>
      <li><strong>Базовые ноты:</strong> кедр, кашемировое дерево, белый мускус</li>
      </ul>
      <p>В «Фойе» бутыль встаёт сразу; для «Комнаты» и «Салона» перелейте масло в их собственные флаконы. В «Фойе» её хватает примерно на три недели при восьми часах работы в день. Начните на ступень слабее, чем кажется верным: вы привыкнете быстро, а гость — нет.</p>
      <p>Алюминиевая бутыль с винтовой крышкой. Это концентрат: избегайте попадания на кожу и в глаза, храните вертикально при температуре ниже 25 °C. Для ультразвуковых диффузоров не годится. Паспорт безопасности прилагается.</p>`,
    price: 215,
    new_price: null,
  },
]
