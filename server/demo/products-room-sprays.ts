import type { DemoProduct } from './catalogue-types.ts'
import { richText } from './rich-text.ts'

export const roomSprays: readonly DemoProduct[] = [
  {
    number: 4,
    category: 'ruumispreid',
    image: 'ruumisprei-puhas-lina.jpg',
    header: 'Ruumisprei „Puhas lina”, 100 ml',
    header_en: 'Clean Linen room spray, 100 ml',
    header_ru: 'Спрей для помещений «Чистый лён», 100 мл',
    description: richText`
      <p>Linad, mis on terve päeva õues tuule käes kuivanud. Mitte pesupulbri lõhn, vaid see, mis jääb, kui pulber on välja loputatud: õhk, veidi päikest, puhas kiud.</p>
      <ul>
      <li><strong>Tipus:</strong> aldehüüdid, roheline õun</li>
      <li><strong>Südames:</strong> linaõis, maikelluke</li>
      <li><strong>Põhjas:</strong> valge muskus, puuvill</li>
      </ul>
      <p>Pihustage kaks-kolm korda toa keskele, kõrgele õhku, ja laske udul langeda. Kardinatele ja diivanile võib pihustada poole meetri kauguselt; siidil ja nahal proovige enne varjatud kohas. Lõhn püsib õhus umbes tunni, kangal õhtuni.</p>
      <p>Viljapiiritus, vesi ja lõhnaõli klaaspudelis, peene udupihustiga. Piisab umbes 700 vajutuseks. Ärge pihustage lahtise leegi lähedal.</p>`,
    description_en: richText`
      <p>Sheets that have spent the whole day drying in the wind. Not the smell of washing powder but what remains when the powder has been rinsed away: air, a little sun, clean fibre.</p>
      <ul>
      <li><strong>Top:</strong> aldehydes, green apple</li>
      <li><strong>Heart:</strong> flax flower, lily of the valley</li>
      <li><strong>Base:</strong> white musk, cotton</li>
      </ul>
      <p>Spray two or three times high into the middle of the room and let the mist come down. On curtains and sofas, spray from half a metre; test silk and leather first where it will not show. The scent stays in the air for about an hour, on fabric until evening.</p>
      <p>Grain alcohol, water and fragrance in a glass bottle with a fine mist pump, about 700 sprays. Do not use near an open flame.</p>`,
    description_ru: richText`
      <p>Простыни, которые весь день сушились на ветру. Это не запах порошка, а то, что остаётся, когда порошок выполоскан: воздух, немного солнца, чистая ткань.</p>
      <ul>
      <li><strong>Верхние ноты:</strong> альдегиды, зелёное яблоко</li>
      <li><strong>Ноты сердца:</strong> цветок льна, ландыш</li>
      <li><strong>Базовые ноты:</strong> белый мускус, хлопок</li>
      </ul>
      <p>Распылите два-три раза повыше в середине комнаты и дайте облачку опуститься. Шторы и диван можно сбрызнуть с расстояния в полметра; шёлк и кожу сначала проверьте на незаметном месте. В воздухе аромат держится около часа, на ткани — до вечера.</p>
      <p>Зерновой спирт, вода и парфюмерная композиция в стеклянном флаконе с мелким распылителем; хватает примерно на 700 нажатий. Не распыляйте вблизи открытого огня.</p>`,
    price: 21,
    new_price: null,
  },
  {
    number: 11,
    category: 'ruumispreid',
    image: 'ruumisprei-metsarada.jpg',
    header: 'Ruumisprei „Metsarada”, 100 ml',
    header_en: 'Forest Path room spray, 100 ml',
    header_ru: 'Спрей для помещений «Лесная тропа», 100 мл',
    description: richText`
      <p>Lühim tee metsa, kui väljas on veebruar ja koosolek algab kümne minuti pärast. Kaks vajutust, ja jalge all on samblane rada, mille kõrval pohlad alles punetama hakkavad.</p>
      <p>Tipus annavad tooni männiokas ja pohlalehed, südames sammal ja kuuseriisikas – jah, seen on meelega –, põhjas männivaik, muld ja vana känd. Lõhn on pigem niiske kui vaigune; autosse riputatava kuusekesega seda segi ei aja.</p>
      <p>Kasutage esikus, kabinetis või seal, kus ripuvad talvemantlid. Värskelt pestud põrandaga ja lahtise aknaga toas on lõhn kõige selgem. Heledatele seintele ärge pihustage, roheline tõmmis võib jätta täpi.</p>
      <p>100 ml tumerohelises klaasis, umbes 700 vajutust. Männi- ja kuuseõli on destilleeritud, ülejäänud noodid on loodud parfümööri käe all. Hoidke eemal leegist, lastest ja lemmikloomadest.</p>`,
    description_en: richText`
      <p>The shortest way into the woods when it is February and the meeting starts in ten minutes. Two presses and there is a mossy path underfoot, with lingonberries just turning red beside it.</p>
      <p>Pine needle and lingonberry leaf set the tone, then moss and saffron milk cap – yes, the mushroom is deliberate – and finally pine resin, soil and an old stump. It is damp rather than resinous, and nobody will take it for a cardboard tree.</p>
      <p>Use it in a hall or study, or wherever the winter coats hang. It is clearest in a room with a freshly washed floor and an open window. Do not aim at pale walls, as the green tincture may leave a spot.</p>
      <p>100 ml in dark green glass, about 700 sprays. The pine and spruce oils are distilled; the other notes are a perfumer’s work. Keep away from flames, children and pets.</p>`,
    description_ru: richText`
      <p>Самая короткая дорога в лес, когда на дворе февраль, а совещание через десять минут. Два нажатия — и под ногами мшистая тропа, а рядом только начинает краснеть брусника.</p>
      <p>Тон задают сосновая хвоя и брусничный лист, за ними мох и рыжик — да, гриб здесь нарочно, — а в основе сосновая смола, земля и старый пень. Аромат скорее влажный, чем смолистый; с картонной ёлочкой его не спутаешь.</p>
      <p>Он хорош в прихожей, в кабинете и там, где висят зимние пальто. Отчётливее всего — в комнате с только что вымытым полом и открытым окном. На светлые стены не распыляйте: зелёная настойка может оставить пятнышко.</p>
      <p>100 мл в тёмно-зелёном стекле, около 700 нажатий. Масла сосны и ели получены дистилляцией, остальное — работа парфюмера. Берегите от огня, детей и домашних животных.</p>`,
    price: 22,
    new_price: null,
  },
  {
    number: 18,
    category: 'ruumispreid',
    image: 'ruumisprei-tsitrusaed.jpg',
    header: 'Ruumisprei „Tsitrusaed”, 100 ml',
    header_en: 'Citrus Garden room spray, 100 ml',
    header_ru: 'Спрей для помещений «Цитрусовый сад», 100 мл',
    description: richText`
      <p>Köögisprei, mis ei teeskle, et õhtusööki polnudki. Greip ja bergamott istuvad kala ja küüslaugu kõrvale, võtavad jutujärje üle ning lahkuvad tunni pärast viisakalt.</p>
      <ul>
      <li><strong>Tipus:</strong> roosa greip, bergamott, sidrunikoor</li>
      <li><strong>Südames:</strong> sidrunverbeena, basiilik</li>
      <li><strong>Põhjas:</strong> valge seeder, õrn muskus</li>
      </ul>
      <p>Tuulutage enne ja pihustage siis: lõhn ei asenda värsket õhku. Kolmest vajutusest piisab kuni 20 m² suurusele köögile. Pihustage alati pliidist eemale, sest sprei sisaldab piiritust, ja mitte toidu ega lõikelaua kohale.</p>
      <p>Üheksa kümnendikku lõhnast on külmpressitud tsitrusõlid, mistõttu võib vedelik aja jooksul kollasemaks muutuda. Raputage enne kasutamist. Klaaspudel, 100 ml, parim aasta jooksul pärast avamist.</p>`,
    description_en: richText`
      <p>A kitchen spray that does not pretend there was no dinner. Grapefruit and bergamot sit down beside the fish and the garlic, take over the conversation, and an hour later leave politely.</p>
      <ul>
      <li><strong>Top:</strong> pink grapefruit, bergamot, lemon peel</li>
      <li><strong>Heart:</strong> lemon verbena, basil</li>
      <li><strong>Base:</strong> white cedar, soft musk</li>
      </ul>
      <p>Air the room first and spray afterwards: no scent replaces fresh air. Three presses are enough for a kitchen of up to 20 m². Always spray away from the hob, because it contains alcohol, and never over food or a chopping board.</p>
      <p>Nine tenths of the fragrance are cold-pressed citrus oils, so the liquid may turn yellower with time. Shake before use. Glass bottle, 100 ml, at its best within a year of opening.</p>`,
    description_ru: richText`
      <p>Кухонный спрей, который не делает вид, будто ужина не было. Грейпфрут и бергамот подсаживаются к рыбе и чесноку, перехватывают разговор и через час вежливо прощаются.</p>
      <ul>
      <li><strong>Верхние ноты:</strong> розовый грейпфрут, бергамот, цедра лимона</li>
      <li><strong>Ноты сердца:</strong> лимонная вербена, базилик</li>
      <li><strong>Базовые ноты:</strong> белый кедр, мягкий мускус</li>
      </ul>
      <p>Сначала проветрите, потом распыляйте: свежего воздуха аромат не заменит. На кухню до 20 м² хватает трёх нажатий. Держите спрей подальше от плиты, ведь в нём есть спирт, и не направляйте на еду и разделочную доску.</p>
      <p>Девять десятых композиции — цитрусовые масла холодного отжима, поэтому со временем жидкость может пожелтеть. Перед использованием встряхните. Стеклянный флакон, 100 мл; лучше израсходовать за год после вскрытия.</p>`,
    price: 20.5,
    new_price: 18,
  },
  {
    number: 24,
    category: 'ruumispreid',
    image: 'ruumisprei-valge-tee.jpg',
    header: 'Ruumisprei „Valge tee ja jasmiin”, 100 ml',
    header_en: 'White Tea & Jasmine room spray, 100 ml',
    header_ru: 'Спрей для помещений «Белый чай и жасмин», 100 мл',
    description: richText`
      <p>Lõhn, mida inimesed ei oska nimetada, aga mille pärast nad jäävad kauemaks istuma. Valge tee on õrn ja veidi rohekas; jasmiin hoiab end tagaplaanil, nagu lill naabrilaual.</p>
      <p>Tipus on pirn ja teeaur, südames valge tee leht, jasmiin ja freesia, põhjas kašmiirpuit ja riis. Ei vaniljet ega suhkrut.</p>
      <h3>Kuhu see sobib</h3>
      <p>Vastuvõturuumi, ilusalongi, külalistetuppa. Pihustage enne külaliste tulekut kaks korda ukseavasse ja korra aknaavasse: ruumi läbiv õhk teeb ülejäänu. Üle kolme vajutuse pole vaja, muidu muutub tee parfüümiks.</p>
      <p>Mattklaasist pudel, 100 ml, umbes 700 vajutust. Lõhn ei jäta heledale kangale jälge, kuid siidi puhul proovige enne servast. Kui ruum on ühe pudeli jaoks liiga suur, leiate lähedase lõhna lõhnamasinate õlide hulgast.</p>`,
    description_en: richText`
      <p>A scent people cannot name but for which they stay a little longer. White tea is thin and slightly green; the jasmine keeps its distance, like flowers on the next table.</p>
      <p>Pear and the steam of tea open it, white tea leaf, jasmine and freesia follow, cashmere wood and rice remain. No vanilla, no sugar.</p>
      <h3>Where it belongs</h3>
      <p>In a reception area, a beauty salon, a guest room. Before people arrive, spray twice in the doorway and once by the window, and the moving air will do the rest. More than three presses is too many; the tea turns into perfume.</p>
      <p>Frosted glass, 100 ml, about 700 sprays. It leaves no mark on pale fabric, but with silk try a hem first. If your room is larger than a bottle can manage, a close relative exists as an oil for scent machines.</p>`,
    description_ru: richText`
      <p>Аромат, который люди не могут назвать, но ради которого засиживаются подольше. Белый чай светлый и чуть зеленоватый, а жасмин держится в стороне, как цветы на соседнем столике.</p>
      <p>Открывают его груша и чайный пар, дальше идут лист белого чая, жасмин и фрезия, а остаются кашемировое дерево и рис. Ни ванили, ни сахара.</p>
      <h3>Где он уместен</h3>
      <p>В приёмной, в салоне красоты, в гостевой комнате. Перед приходом гостей дважды распылите в дверном проёме и один раз у окна — остальное сделает движение воздуха. Больше трёх нажатий не нужно, иначе чай превратится в духи.</p>
      <p>Флакон из матового стекла, 100 мл, около 700 нажатий. На светлой ткани следов не остаётся, но шёлк сначала проверьте с краю. Если помещение слишком велико для флакона, близкий по характеру аромат есть и в виде масла для аромамашин.</p>`,
    price: 24.9,
    new_price: null,
  },
  {
    number: 31,
    category: 'ruumispreid',
    image: 'ruumisprei-ohtuvaikus.jpg',
    header: 'Voodipesusprei „Õhtuvaikus”, 100 ml',
    header_en: 'Evening Hush linen spray, 100 ml',
    header_ru: 'Спрей для постельного белья «Вечерняя тишина», 100 мл',
    description: richText`
      <p>Aken on praokil, telefon teises toas. Padi lõhnab nagu hein, mille peal on päeval lebanud kass ja lavendlikimp.</p>
      <ul>
      <li><strong>Tipus:</strong> lavendel, mandariinikoor</li>
      <li><strong>Südames:</strong> kummel, muskaatsalvei</li>
      <li><strong>Põhjas:</strong> hein, sandlipuu, soe lina</li>
      </ul>
      <p>Pihustage padjale ja tekile umbes kümme minutit enne voodisse minekut, 40 cm kauguselt, kaks või kolm korda. Laske kangal kuivada, enne kui pea padjale panete. Lõhn on hommikuks kadunud – nii see mõeldud ongi.</p>
      <p>Und me pudelisse ei pane, küll aga harjumuse, millega päev lõpetada. Vesi, pisut taimset piiritust, lavendli- ja kummeliõli; värvaineid ei ole. Väikelapse voodipesule ega lemmiklooma asemele ei soovita. 100 ml tuhmsinises klaasis, umbes 650 vajutust.</p>`,
    description_en: richText`
      <p>The window is ajar, the phone is in another room. The pillow smells of hay on which a cat and a bunch of lavender have spent the afternoon.</p>
      <ul>
      <li><strong>Top:</strong> lavender, mandarin peel</li>
      <li><strong>Heart:</strong> chamomile, clary sage</li>
      <li><strong>Base:</strong> hay, sandalwood, warm linen</li>
      </ul>
      <p>Spray pillow and duvet about ten minutes before going to bed, two or three times from a distance of 40 cm. Let the fabric dry before you lay your head on it. By morning the scent is gone, which is the intention.</p>
      <p>We do not bottle sleep, only a habit with which to close the day. Water, a little plant-based alcohol, lavender and chamomile oils; no colourants. Not recommended for a small child’s bedding or a pet’s basket. 100 ml of dusky blue glass, about 650 sprays.</p>`,
    description_ru: richText`
      <p>Окно приоткрыто, телефон в другой комнате. Подушка пахнет сеном, на котором полдня пролежали кот и букет лаванды.</p>
      <ul>
      <li><strong>Верхние ноты:</strong> лаванда, мандариновая цедра</li>
      <li><strong>Ноты сердца:</strong> ромашка, мускатный шалфей</li>
      <li><strong>Базовые ноты:</strong> сено, сандал, тёплый лён</li>
      </ul>
      <p>Минут за десять до сна сбрызните подушку и одеяло, два-три раза с расстояния 40 см. Прежде чем ложиться, дайте ткани высохнуть. К утру аромат исчезает — так и задумано.</p>
      <p>Сна в нашем флаконе нет, есть лишь привычка, которой можно завершить день. Вода, немного растительного спирта, масла лаванды и ромашки, без красителей. Для детской постели и лежанки питомца не рекомендуем. 100 мл, дымчато-синее стекло, около 650 нажатий.</p>`,
    price: 23.5,
    new_price: null,
  },
  {
    number: 35,
    category: 'ruumispreid',
    image: 'ruumisprei-koosolekuruum.jpg',
    header: 'Ruumisprei „Koosolekuruum”, 150 ml',
    header_en: 'Meeting Room spray, 150 ml',
    header_ru: null,
    description: richText`
      <p>Ruum, kus eelmine koosolek venis ja keegi lõunat sõi. Enne kui järgmised istuma jõuavad, avage aken, pihustage kolm korda ja laud on jälle puhas leht.</p>
      <p>Tipus on sidrun ja roheline münt, südames rosmariin ja kurk, põhjas hele puit ja kriit. Kavandasime lõhna nii, et seda ei peaks keegi arutama: ta on kohal viis minutit ja taandub siis tooni võrra värskemaks õhuks.</p>
      <h3>Kontorile mõeldes</h3>
      <ul>
      <li>lillelisi ja magusaid noote ei ole – nende üle vaieldakse kõige rohkem</li>
      <li>pihustage tühjas ruumis, mitte inimeste juuresolekul</li>
      <li>kui mõni kolleeg on lõhnade suhtes tundlik, jätke sprei kappi ja tuulutage</li>
      </ul>
      <p>150 ml klaaspudel, umbes 1000 vajutust, hall silt, kuhu saab ruumi nime peale kirjutada.</p>`,
    description_en: richText`
      <p>The room where the last meeting ran over and someone had lunch. Before the next people sit down, open the window, spray three times, and the table is a clean sheet again.</p>
      <p>Lemon and spearmint come first, then rosemary and cucumber, with pale wood and chalk underneath. We designed a scent that nobody would need to discuss: it is there for five minutes and then steps back into air that seems one shade fresher.</p>
      <h3>With offices in mind</h3>
      <ul>
      <li>no floral or sweet notes, which divide people most</li>
      <li>spray in the empty room, not in company</li>
      <li>if a colleague is sensitive to scents, leave it in the cupboard and air the room instead</li>
      </ul>
      <p>150 ml glass bottle, about 1,000 sprays, with a grey label on which you can write the name of the room.</p>`,
    description_ru: null,
    price: 28.5,
    new_price: null,
  },
]
