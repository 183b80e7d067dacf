import type { DemoProduct } from './catalogue-types.ts'
import { richText } from './rich-text.ts'

export const essentialOils: readonly DemoProduct[] = [
  {
    number: 2,
    category: 'eeterlikud-olid',
    image: 'oli-lavendel.jpg',
    header: 'Lavendliõli, 10 ml',
    header_en: 'Lavender essential oil, 10 ml',
    header_ru: 'Эфирное масло лаванды, 10 мл',
    description: richText`
      <p>Lavendel, mis lõhnab nagu põld, mitte nagu seep: kuiv, kergelt kamprilõhnaline, õhtul mesine. Destilleeritud auruga Provence’i kõrgemate nõlvade õitest (<em>Lavandula angustifolia</em>).</p>
      <p>Esimesed minutid on rohelised ja teravad, süda pehme ja lilleline, lõpuks jääb heina ja sooja puidu aimdus. Kui olete seni tundnud ainult lavandiini, tundub ehtne lavendel alguses üllatavalt vaikne.</p>
      <h3>Kasutamine</h3>
      <p>Kolm tilka lõhnakivile, viis kuni kuus tilka ultrahelihajutisse. Linakapi jaoks tilgutage kaks tilka kuivale puuklotsile. Nahale lahjendamata ei kanta ja sisse ei võeta; kasside juuresolekul jätke õli pudelisse.</p>
      <p>Merevaiguvärvi klaas, tilguti, lapsekindel kork. Hoidke jahedas ja pimedas, tarvitage ära kahe aasta jooksul. Partii number ja korje aasta leiate pudeli põhjalt.</p>`,
    description_en: richText`
      <p>Lavender that smells of a field and not of soap: dry, slightly camphorous, honeyed towards evening. Steam-distilled from flowers grown on the higher slopes of Provence (<em>Lavandula angustifolia</em>).</p>
      <p>The first minutes are green and sharp, the heart is soft and floral, and what stays is a suggestion of hay and warm wood. If you have only met lavandin until now, true lavender will seem surprisingly quiet at first.</p>
      <h3>How to use</h3>
      <p>Three drops on a scent stone, five or six in an ultrasonic diffuser. For a linen cupboard, let two drops soak into a dry block of wood. Do not apply undiluted to the skin or take internally, and leave the bottle closed around cats.</p>
      <p>Amber glass, dropper, child-resistant cap. Keep cool and dark and use within two years. The batch number and year of harvest are on the base.</p>`,
    description_ru: richText`
      <p>Лаванда, которая пахнет полем, а не мылом: сухая, чуть камфорная, к вечеру медовая. Получена паровой дистилляцией из цветов с высоких склонов Прованса (<em>Lavandula angustifolia</em>).</p>
      <p>Первые минуты зелёные и резкие, сердце мягкое и цветочное, а под конец остаётся намёк на сено и нагретое дерево. Если до сих пор вы знали только лавандин, настоящая лаванда сперва удивит своей тишиной.</p>
      <h3>Как использовать</h3>
      <p>Три капли на аромакамень, пять-шесть — в ультразвуковой диффузор. Для бельевого шкафа капните две капли на сухой деревянный брусок. Не наносите на кожу неразбавленным и не принимайте внутрь; рядом с кошками флакон лучше не открывать.</p>
      <p>Янтарное стекло, дозатор, крышка с защитой от детей. Храните в прохладе и темноте, используйте в течение двух лет. Номер партии и год сбора указаны на донышке.</p>`,
    price: 9.9,
    new_price: 8.4,
  },
  {
    number: 7,
    category: 'eeterlikud-olid',
    image: 'oli-sidrunhein.jpg',
    header: 'Sidrunheinaõli, 10 ml',
    header_en: 'Lemongrass essential oil, 10 ml',
    header_ru: 'Эфирное масло лемонграсса, 10 мл',
    description: richText`
      <p>Sidrunhein on sidrunist valjem ja kestvam. Kaks tilka äratab terve köögi, kümme hakkab juba käsutama, seega alustage vähemast.</p>
      <ul>
      <li><strong>Tipus:</strong> sidrunikoor, roheline hein</li>
      <li><strong>Südames:</strong> ingver, teelehed</li>
      <li><strong>Põhjas:</strong> muld, õrn roosihõng</li>
      </ul>
      <p>Õli (<em>Cymbopogon flexuosus</em>) tuleb Indiast ja on destilleeritud värskelt lõigatud kõrtest. Hästi sobib kõrvuti kadakamarja, piparmündi või seedriga; lavendli matab ta enda alla.</p>
      <p>Tilgutage hajutisse, lõhnakivile või põrandapesuvette, kolm tilka ämbri kohta. Värvitud ja lakitud pindadele ärge valage, sest lahjendamata õli pehmendab lakki. Ei ole mõeldud nahale ega söömiseks. Tume klaas, tilguti, 10 ml, hoida püsti ja jahedas.</p>`,
    description_en: richText`
      <p>Lemongrass is louder than lemon and stays longer. Two drops will wake a kitchen and ten start giving orders, so begin with fewer than you think.</p>
      <ul>
      <li><strong>Top:</strong> lemon peel, green hay</li>
      <li><strong>Heart:</strong> ginger, tea leaves</li>
      <li><strong>Base:</strong> earth, a faint suggestion of rose</li>
      </ul>
      <p>The oil (<em>Cymbopogon flexuosus</em>) comes from India and is distilled from freshly cut stalks. It keeps good company with juniper berry, peppermint or cedar; lavender it simply buries.</p>
      <p>Add it to a diffuser, a scent stone or the water for mopping, three drops to a bucket. Keep it off painted and varnished surfaces, since the neat oil softens varnish. Not for the skin and not for eating. Dark glass, dropper, 10 ml; store upright in a cool place.</p>`,
    description_ru: richText`
      <p>Лемонграсс громче лимона и держится дольше. Две капли разбудят всю кухню, а десять начнут командовать, поэтому начинайте с малого.</p>
      <ul>
      <li><strong>Верхние ноты:</strong> лимонная цедра, зелёное сено</li>
      <li><strong>Ноты сердца:</strong> имбирь, чайный лист</li>
      <li><strong>Базовые ноты:</strong> земля, едва заметный розовый шлейф</li>
      </ul>
      <p>Масло (<em>Cymbopogon flexuosus</em>) привозят из Индии, где его дистиллируют из только что срезанных стеблей. Оно ладит с ягодой можжевельника, перечной мятой и кедром, а лаванду попросту заглушает.</p>
      <p>Добавляйте в диффузор, на аромакамень или в воду для мытья пола, три капли на ведро. Берегите от масла крашеные и лакированные поверхности: неразбавленное, оно размягчает лак. Не для кожи и не для еды. Тёмное стекло, дозатор, 10 мл; хранить вертикально в прохладном месте.</p>`,
    price: 7.5,
    new_price: null,
  },
  {
    number: 12,
    category: 'eeterlikud-olid',
    image: 'oli-kadakamari.jpg',
    header: 'Kadakamarjaõli, 10 ml',
    header_en: 'Juniper berry essential oil, 10 ml',
    header_ru: 'Эфирное масло можжевеловых ягод, 10 мл',
    description: richText`
      <p>Kui kadakamari puruks hõõruda, tuleb esmalt vaik, siis pipar ja alles lõpuks marja magusus. Õli teeb sama, ainult aeglasemalt.</p>
      <p>Marjad on korjatud Lääne-Eesti loopealsetelt ja mujalt Läänemere äärest, käsitsi, sest kadakas teisiti ei lase. Auruga destilleeritud, lisanditeta: <em>Juniperus communis</em>, üksnes mari, mitte oks. Sellepärast on õli kallim, aga ka puhtam ja tärpentini on selles vähem tunda.</p>
      <ul>
      <li><strong>Tipus:</strong> männivaik, roheline pipar</li>
      <li><strong>Südames:</strong> kadakamari, pohlavars</li>
      <li><strong>Põhjas:</strong> kuiv puit, paekivitolm</li>
      </ul>
      <p>Neli kuni kuus tilka hajutisse või paar tilka lõhnakivile. Tehke proov: kadakas ja bergamott, pooleks. Ärge määrige nahale ega neelake, hoidke lastest eemal. 10 ml; avatud pudel säilib kuni kaks aastat.</p>`,
    description_en: richText`
      <p>Crush a juniper berry between your fingers and you get resin first, then pepper, and only at the end the sweetness of fruit. The oil does the same, more slowly.</p>
      <p>The berries come from the alvar meadows of western Estonia and from other Baltic shores, picked by hand because juniper allows nothing else. Steam-distilled with nothing added: <em>Juniperus communis</em>, the berry only, not the branch. That makes the oil dearer, but cleaner too, with less turpentine about it.</p>
      <ul>
      <li><strong>Top:</strong> pine resin, green pepper</li>
      <li><strong>Heart:</strong> juniper berry, lingonberry stalk</li>
      <li><strong>Base:</strong> dry wood, limestone dust</li>
      </ul>
      <p>Four to six drops in a diffuser, one or two on a scent stone. Try half juniper, half bergamot. Do not put it on the skin or swallow it, and keep it away from children. 10 ml; once opened, use within two years.</p>`,
    description_ru: richText`
      <p>Разотрите можжевеловую ягоду в пальцах: сначала придёт смола, потом перец и лишь под конец ягодная сладость. Масло ведёт себя так же, только медленнее.</p>
      <p>Ягоды собраны вручную — иначе можжевельник не позволяет — на известняковых пустошах западной Эстонии и на других берегах Балтики. Паровая дистилляция, без добавок: <em>Juniperus communis</em>, только ягода, без веток. Поэтому масло дороже, зато чище и меньше отдаёт скипидаром.</p>
      <ul>
      <li><strong>Верхние ноты:</strong> сосновая смола, зелёный перец</li>
      <li><strong>Ноты сердца:</strong> ягода можжевельника, веточка брусники</li>
      <li><strong>Базовые ноты:</strong> сухое дерево, известняковая пыль</li>
      </ul>
      <p>От четырёх до шести капель в диффузор, одна-две на аромакамень. Попробуйте пополам с бергамотом. Не наносите на кожу и не глотайте, держите подальше от детей. 10 мл; открытый флакон служит до двух лет.</p>`,
    price: 13.5,
    new_price: null,
  },
  {
    number: 23,
    category: 'eeterlikud-olid',
    image: 'oli-siberi-nulg.jpg',
    header: 'Siberi nulu õli, 10 ml',
    header_en: 'Siberian fir essential oil, 10 ml',
    header_ru: null,
    description: richText`
      <p>Okaspuuõlidest kõige selgem. Kuusk on karm ja mänd vaigune, aga nulg lõhnab nagu külm õhk, mis on metsast läbi käinud.</p>
      <p>Tipus on lumi ja palsam, südames värsked okkad, põhjas kerge vaik, mis tunni aja pärast muutub peaaegu puuviljaseks. Destilleeritud noortest okstest (<em>Abies sibirica</em>), mis jäävad üle harvendusraiest.</p>
      <blockquote><p>Detsembris pange paar tilka vatitupsule ja peitke see kunstkuuse jala juurde – küllap küsitakse, kust metsast puu toodi.</p></blockquote>
      <p>Hajutisse kuus tilka, lõhnakivile kolm, pesuvette kaks. Saunas lahjendage õli alati leilivees: kolm tilka liitri kohta, mitte iialgi otse kerisele. Õli ei ole joogiks ega nahale. Tumedast klaasist pudel, tilguti, 10 ml; avatuna hoidke külmkapi ukses.</p>`,
    description_en: richText`
      <p>The clearest of the conifer oils. Spruce is stern and pine resinous, but fir smells like cold air that has been through a forest.</p>
      <p>Snow and balsam at the top, fresh needles in the heart, and a light resin underneath that turns almost fruity after an hour. Distilled from the young branches (<em>Abies sibirica</em>) left over when plantations are thinned.</p>
      <blockquote><p>In December, put a few drops on cotton wool and hide it at the foot of an artificial tree. Someone is sure to ask where you cut it.</p></blockquote>
      <p>Six drops in a diffuser, three on a scent stone, two in the mop bucket. In the sauna, always dilute it first in the water for the stones, three drops to a litre, and never pour it neat on the stove. Not for drinking, not for the skin. Dark glass bottle with dropper, 10 ml; once open, keep it in the fridge door.</p>`,
    description_ru: null,
    price: 8.9,
    new_price: null,
  },
  {
    number: 30,
    category: 'eeterlikud-olid',
    image: 'oli-bergamott.jpg',
    header: 'Bergamotiõli, 10 ml',
    header_en: 'Bergamot essential oil, 10 ml',
    header_ru: 'Эфирное масло бергамота, 10 мл',
    description: richText`
      <p>Kui olete joonud Earl Grey teed, siis olete bergamotiga juba tuttav. Ilma teeta on ta heledam, mõrkjam ja kuidagi elegantsem kui ükski teine tsitrus.</p>
      <p>Õli on külmpressitud Calabria viljade koorest (<em>Citrus bergamia</em>) ja vabastatud furokumariinidest, mis muidu muudavad naha päikese suhtes tundlikuks. Sellegipoolest pole see mõeldud nahale kandmiseks.</p>
      <ul>
      <li><strong>Tipus:</strong> roheline sidrun, mõrkjas apelsinikoor</li>
      <li><strong>Südames:</strong> lavendlit meenutav õisnoot</li>
      <li><strong>Põhjas:</strong> tee, kerge palsam</li>
      </ul>
      <p>Tsitruseõli ei kesta kaua: lõhnakivil paar tundi, hajutis kuni vesi otsa saab. Kui tahate pikemat lõhna, lisage tilk seedrit või kadakat. Kuus tilka 150 ml vee kohta on paras algus. Hoidke külmkapis ja kasutage ära aasta jooksul pärast avamist.</p>`,
    description_en: richText`
      <p>If you drink Earl Grey, you and bergamot have already met. Without the tea it is brighter, more bitter and somehow better dressed than any other citrus.</p>
      <p>The oil is cold-pressed from the peel of Calabrian fruit (<em>Citrus bergamia</em>) and freed of the furanocoumarins that make skin sensitive to sunlight. Even so, it is not meant to be worn.</p>
      <ul>
      <li><strong>Top:</strong> green lemon, bitter orange peel</li>
      <li><strong>Heart:</strong> a floral note not far from lavender</li>
      <li><strong>Base:</strong> tea, light balsam</li>
      </ul>
      <p>Citrus never stays long: a couple of hours on a scent stone, in a diffuser until the water is gone. To make it last, add a drop of cedar or juniper. Six drops to 150 ml of water is a sensible start. Keep it in the fridge and finish it within a year of opening.</p>`,
    description_ru: richText`
      <p>Если вы пьёте «Эрл Грей», то с бергамотом уже знакомы. Без чая он светлее, горше и как-то элегантнее любого другого цитруса.</p>
      <p>Масло отжато холодным способом из кожуры калабрийских плодов (<em>Citrus bergamia</em>) и очищено от фурокумаринов, которые делают кожу чувствительной к солнцу. И всё же для кожи оно не предназначено.</p>
      <ul>
      <li><strong>Верхние ноты:</strong> зелёный лимон, горькая апельсиновая цедра</li>
      <li><strong>Ноты сердца:</strong> цветочный оттенок, напоминающий лаванду</li>
      <li><strong>Базовые ноты:</strong> чай, лёгкий бальзам</li>
      </ul>
      <p>Цитрусы не задерживаются надолго: на аромакамне — пару часов, в диффузоре — пока не кончится вода. Чтобы продлить аромат, добавьте каплю кедра или можжевельника. Шесть капель на 150 мл воды — разумное начало. Храните в холодильнике и израсходуйте за год после вскрытия.</p>`,
    price: 11.9,
    new_price: null,
  },
  {
    number: 38,
    category: 'eeterlikud-olid',
    image: 'olisegu-parast-vihma.jpg',
    header: 'Eeterlike õlide segu „Pärast vihma”, 10 ml',
    header_en: 'After Rain essential oil blend, 10 ml',
    header_ru: 'Смесь эфирных масел «После дождя», 10 мл',
    description: richText`
      <p>Viis minutit pärast vihma, kui aiatool on veel märg, aga päike juba väljas. Maa hingab välja ja kõik rohelised asjad lõhnavad korraga.</p>
      <p>Segus on kuus õli: piparmünt ja laim annavad tipu, muskaatsalvei ja lavendel südame, vetiiver ja patšuli mullase põhja. Ühtki sünteetilist nooti ei ole, seetõttu kõlab iga korje veidi teisiti ja tänavune on eelmisest rohelisem.</p>
      <h3>Kuidas kasutada</h3>
      <ul>
      <li>hajutisse viis tilka, 20 m² kohta</li>
      <li>lõhnakivile kolm tilka; põhjanoodid püsivad õhtuni</li>
      <li>vatitupsule kaks tilka ja tups tolmuimeja kotti</li>
      </ul>
      <p>Patšuli ja vetiiver vajuvad seistes põhja, raputage enne tilgutamist. Ei sobi nahale, sisse võtmiseks ega küünla valamiseks. Merevaiguvärvi klaas, tilguti, 10 ml.</p>`,
    description_en: richText`
      <p>Five minutes after the rain, when the garden chair is still wet but the sun is out. The ground breathes out and all green things speak at once.</p>
      <p>Six oils make the blend: peppermint and lime on top, clary sage and lavender in the heart, vetiver and patchouli for the soil beneath. Nothing in it is synthetic, so each harvest sounds a little different; this one is greener than the last.</p>
      <h3>How to use</h3>
      <ul>
      <li>five drops in a diffuser for every 20 m²</li>
      <li>three drops on a scent stone, where the base lasts until evening</li>
      <li>two drops on cotton wool, dropped into the vacuum cleaner bag</li>
      </ul>
      <p>Patchouli and vetiver settle as the bottle stands, so shake it first. Not for the skin, not to be swallowed, not for candle-making. Amber glass with a dropper, 10 ml.</p>`,
    description_ru: richText`
      <p>Пять минут после дождя: садовый стул ещё мокрый, но солнце уже вышло. Земля выдыхает, и всё зелёное пахнет одновременно.</p>
      <p>В смеси шесть масел: наверху перечная мята и лайм, в сердце мускатный шалфей и лаванда, внизу землистые ветивер и пачули. Синтетики нет совсем, поэтому каждый урожай звучит чуть иначе; нынешний зеленее прошлого.</p>
      <h3>Как использовать</h3>
      <ul>
      <li>пять капель в диффузор на каждые 20 м²</li>
      <li>три капли на аромакамень: базовые ноты продержатся до вечера</li>
      <li>две капли на ватку, а ватку — в мешок пылесоса</li>
      </ul>
      <p>Пачули и ветивер со временем оседают, поэтому сперва встряхните флакон. Не для кожи, не для приёма внутрь и не для литья свечей. Янтарное стекло с дозатором, 10 мл.</p>`,
    price: 16.5,
    new_price: null,
  },
]
