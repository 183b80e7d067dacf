import type { DemoText } from '../editorial-types.ts'

/** Text 1, /tooteinfo. */
export const productInfo: DemoText = {
  id: 1,
  body: `<p>Siit leiate, millest meie tooted koosnevad, kuidas neid hoida ja kasutada ning mida teha siis, kui miski ei sobi. Kui vastust siin ei ole, <a href="/kontakt">kirjutage või helistage</a> – vastame tavaliselt ühe tööpäeva jooksul.</p>
<h2>Materjalid</h2>
<h3>100% looduslikud õlid</h3>
<p>Eeterlikud õlid on saadud taimest destilleerimise või külmpressimise teel ja neile ei ole midagi lisatud: ei lahusteid, värvaineid ega sünteetilisi lõhnaaineid. Pudeli sildil on taime eesti- ja ladinakeelne nimi, kasutatud taimeosa, päritolumaa ja partii number. Looduslik õli on igal aastal veidi teistsugune, nii nagu mesi või vein, seepärast võib ka tuttav lõhn uues partiis natuke erineda.</p>
<h3>Kodu- ja autolõhnad</h3>
<p>Siin kasutame lisaks looduslikele õlidele ka hoolikalt valitud lõhnaaineid, sest mõnda lõhna – näiteks viigilehte või puhast lina – taimest õlina kätte ei saa. Koostised vastavad lõhnatööstuse rahvusvahelistele ohutusnõuetele (IFRA) ning allergeenid on pakendil kirjas.</p>
<h3>Küünlad</h3>
<p>Valame küünlad stuudios väikeste partiidena taimsest vahast, taht on puuvillast. Klaasi saab pärast pesemist uuesti kasutada.</p>
<h2>Ohutu kasutamine</h2>
<ul>
<li>Lõhnaõlid ei ole söömiseks ega joomiseks. Hoidke neid lastele ja lemmikloomadele kättesaamatus kohas.</li>
<li>Eeterlikku õli ei kanta nahale lahjendamata. Enne esimest kasutamist proovige lahjendatud õli väikesel nahapiirkonnal.</li>
<li>Raseduse, astma või allergia korral pidage enne kasutamist nõu arstiga.</li>
<li>Õhutage ruumi. Kui lõhn tundub liiga tugev, siis see ongi liiga tugev – vähendage kogust.</li>
<li>Kassid ja linnud on eeterlike õlide suhtes tundlikud: jätke neile alati võimalus ruumist lahkuda.</li>
<li>Hoidke pudeleid püsti, suletuna, jahedas ja valguse eest varjul. Avatud õli püsib enamasti aasta, tsitruseõli pool aastat.</li>
</ul>
<h2>Saatmine ja järeletulek</h2>
<p>Valida saab pakiautomaadi ja tasuta järeletuleku vahel. Saatmine Eesti pakiautomaatidesse on toote hinna sees. Paneme tellimuse teele ühe-kahe tööpäeva jooksul pärast makse laekumist, kohale jõuab pakk tavaliselt järgmisel või ülejärgmisel tööpäeval. Kui tulete tellimusele ise Tartu stuudiosse järele, anname valmisolekust teada e-kirjaga ja hoiame pakki 14 päeva.</p>
<h3>Maksmine</h3>
<p>Tasuda saab pangaülekandega, arve alusel või stuudios sularahas. Hinnad on eurodes ja sisaldavad käibemaksu. Tellimuse esitamisel me raha ei küsi: kõigepealt kinnitame, et kõik on olemas, ja seejärel saadame makse andmed.</p>
<h2>Tagastamine</h2>
<p>E-poest ostetud toote võite põhjust nimetamata tagastada 14 päeva jooksul pärast kättesaamist. Kirjutage meile, pakkige kasutamata toode hoolikalt ja saatke või tooge see stuudiosse. Raha kanname tagasi hiljemalt 14 päeva jooksul pärast teie teadet, kuid mitte enne, kui toode on meieni jõudnud või olete tõendanud, et see on teele pandud. Tagasisaatmise kulu kannab ostja. Hügieeni tõttu ei saa me tagasi võtta nahal kasutatavaid tooteid, mille pitser on avatud, ega teie soovi järgi segatud lõhnu.</p>
<h3>Kui midagi on katki</h3>
<p>Kui toode jõuab kohale katkisena või tuleb vale toode, saatke meile sellest pilt. Vahetame toote ümber või maksame raha tagasi ning postikulu jääb meie kanda. Puudusest saab meile teada anda kahe aasta jooksul.</p>`,
  body_en: `<p>Here is what our products are made of, how to keep and use them, and what to do when something is not right. If your question is not answered below, <a href="/en/kontakt">write or ring us</a>: we usually reply within one working day.</p>
<h2>Materials</h2>
<h3>100% natural oils</h3>
<p>Our essential oils are distilled or cold-pressed from the plant, and nothing is added: no solvents, no colours, no synthetic fragrance. The label gives the plant’s common and Latin names, the part used, the country of origin and the batch number. A natural oil differs a little from year to year, as honey and wine do, so a familiar scent may arrive with a slightly new accent.</p>
<h3>Home and car fragrances</h3>
<p>Here we work with carefully chosen aroma materials as well as natural oils, because some scents – fig leaf, say, or clean linen – cannot be drawn from a plant as an oil. All formulas follow the fragrance industry’s international safety standards (IFRA), and allergens are listed on the pack.</p>
<h3>Candles</h3>
<p>We pour our candles in the studio in small batches, from plant wax with a cotton wick. Wash the glass when the candle is done and use it again.</p>
<h2>Safe use</h2>
<ul>
<li>Fragrance oils are not for eating or drinking. Keep them away from children and pets.</li>
<li>Never put an essential oil on the skin undiluted. Before first use, try the diluted oil on a small patch.</li>
<li>If you are pregnant, or have asthma or allergies, ask your doctor before using essential oils.</li>
<li>Air the room. If a scent seems too strong, it is: use less.</li>
<li>Cats and birds are sensitive to essential oils; always leave them a way out of the room.</li>
<li>Store bottles upright, closed, cool and out of the light. Once opened, most oils keep for a year, citrus oils for six months.</li>
</ul>
<h2>Delivery and collection</h2>
<p>You can choose a parcel machine or collect your order free of charge. Delivery to parcel machines in Estonia is included in the price. We post orders within one or two working days of receiving payment, and the parcel normally arrives one or two working days later. If you are collecting from our studio in Tartu, we will e-mail you when the order is ready and keep it for 14 days.</p>
<h3>Payment</h3>
<p>You can pay by bank transfer, by invoice, or in cash at the studio. Prices are in euros and include VAT. We take no money when you place the order: first we confirm that everything is in stock, then we send the payment details.</p>
<h2>Returns</h2>
<p>Anything bought in the online shop can be returned within 14 days of receipt, and you need not say why. Write to us, pack the unused product carefully and post it or bring it to the studio. We refund you within 14 days of your notice, though not before the product has reached us or you have shown that it is on its way. The cost of return postage is yours. For reasons of hygiene we cannot take back products for the skin once the seal is broken, nor scents blended to your order.</p>
<h3>If something is broken</h3>
<p>If a product arrives damaged, or is the wrong one, send us a photograph. We will exchange it or refund you, and the postage is on us. You can report a fault for two years.</p>`,
  body_ru: `<p>Здесь рассказано, из чего сделаны наши товары, как их хранить и использовать и что делать, если что-то не подошло. Не нашли ответа — <a href="/ru/kontakt">напишите или позвоните</a>: обычно мы отвечаем в течение одного рабочего дня.</p>
<h2>Материалы</h2>
<h3>100% натуральные масла</h3>
<p>Эфирные масла получены из растений перегонкой или холодным отжимом, и к ним ничего не добавлено: ни растворителей, ни красителей, ни синтетических отдушек. На этикетке указаны обиходное и латинское название растения, использованная часть, страна происхождения и номер партии. Натуральное масло год от года немного меняется, как мёд или вино, поэтому и знакомый запах в новой партии может раскрыться чуть иначе.</p>
<h3>Ароматы для дома и автомобиля</h3>
<p>Здесь наряду с натуральными маслами мы используем тщательно отобранные душистые вещества: некоторые запахи — например, лист инжира или чистый лён — в виде масла из растения не получить. Составы отвечают международным требованиям безопасности парфюмерной отрасли (IFRA), аллергены перечислены на упаковке.</p>
<h3>Свечи</h3>
<p>Свечи мы отливаем в студии небольшими партиями из растительного воска, фитиль — хлопковый. Стакан можно вымыть и использовать снова.</p>
<h2>Безопасность</h2>
<ul>
<li>Ароматические масла нельзя употреблять внутрь. Храните их в месте, недоступном для детей и домашних животных.</li>
<li>Эфирное масло не наносят на кожу неразбавленным. Перед первым применением проверьте разбавленное масло на небольшом участке кожи.</li>
<li>При беременности, астме или аллергии сначала посоветуйтесь с врачом.</li>
<li>Проветривайте комнату. Если запах кажется слишком сильным, значит, так и есть — возьмите меньше.</li>
<li>Кошки и птицы чувствительны к эфирным маслам: у них всегда должна быть возможность выйти из комнаты.</li>
<li>Храните флаконы вертикально, закрытыми, в прохладном и тёмном месте. Открытое масло обычно сохраняет свойства год, цитрусовое — полгода.</li>
</ul>
<h2>Доставка и самовывоз</h2>
<p>Заказ можно получить в посылочном автомате или бесплатно забрать самим. Доставка в автоматы Эстонии входит в цену товара. Мы отправляем посылку в течение одного-двух рабочих дней после поступления оплаты; в пути она обычно проводит ещё один-два рабочих дня. Если вы забираете заказ в студии в Тарту, мы сообщим о готовности по электронной почте и сохраним его 14 дней.</p>
<h3>Оплата</h3>
<p>Оплатить можно банковским переводом, по счёту или наличными в студии. Цены указаны в евро и включают налог с оборота. При оформлении заказа деньги не списываются: сначала мы подтверждаем, что всё есть в наличии, а затем присылаем данные для оплаты.</p>
<h2>Возврат</h2>
<p>Товар из интернет-магазина можно вернуть в течение 14 дней после получения, не объясняя причины. Напишите нам, аккуратно упакуйте неиспользованный товар и отправьте его или принесите в студию. Деньги мы вернём не позднее чем через 14 дней после вашего сообщения, но не раньше, чем товар дойдёт до нас или вы подтвердите его отправку. Обратную пересылку оплачивает покупатель. По гигиеническим причинам мы не принимаем обратно средства для кожи со вскрытой пломбой, а также ароматы, смешанные по вашему заказу.</p>
<h3>Если что-то разбилось</h3>
<p>Если товар пришёл повреждённым или вы получили не то, что заказывали, пришлите нам фотографию. Мы обменяем товар или вернём деньги, а пересылку возьмём на себя. О недостатке можно сообщить в течение двух лет.</p>`,
}
