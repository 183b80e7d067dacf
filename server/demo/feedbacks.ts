import type { DemoFeedback } from './catalogue-types.ts'
import { richText } from './rich-text.ts'

/** Customers' words in the order they came in; the carousel shows the last one first. */
export const demoFeedbacks: readonly DemoFeedback[] = [
  {
    body: richText`
      <p>Külalised küsivad vastuvõtulauas nüüd kõigepealt, mis siin lõhnab, ja alles siis wifi parooli. Pool aastat ühe ja sama lõhnaga, ja ma tunnen seda ise ikka veel, kui pärast puhkust uksest sisse astun.</p>
      <p><em>hotelli juhataja, Pärnu</em></p>`,
    body_en: richText`
      <p>At reception our guests now ask first what the scent is, and only then for the Wi-Fi password. Half a year with the same fragrance, and I still notice it myself when I come back from a holiday.</p>
      <p><em>hotel manager, Pärnu</em></p>`,
    body_ru: richText`
      <p>Теперь гости у стойки сначала спрашивают, чем у нас пахнет, и только потом пароль от вайфая. Полгода с одним и тем же ароматом, а я, возвращаясь из отпуска, всё ещё замечаю его с порога.</p>
      <p><em>управляющая гостиницей, Пярну</em></p>`,
  },
  {
    body: richText`
      <p>Kartsin, et meeskonnapäev lõhnadega tähendab teooriat ja jaotusmaterjale. Tegelikult istus meie raamatupidaja kaks tundi silmad kinni ja tundis kaheteistkümnest lõhnast ära kõik peale rosmariini. Sellest räägime siiani.</p>
      <p><em>personalijuht, Tartu</em></p>`,
    body_en: richText`
      <p>I was afraid that a team day about scent would mean theory and handouts. Instead our accountant sat for two hours with her eyes closed and recognised all twelve but rosemary. We still talk about it.</p>
      <p><em>head of personnel, Tartu</em></p>`,
    body_ru: richText`
      <p>Я боялась, что день команды с ароматами — это теория и распечатки. А вышло так, что наш бухгалтер два часа просидела с закрытыми глазами и узнала из двенадцати всё, кроме розмарина. Вспоминаем до сих пор.</p>
      <p><em>руководитель отдела кадров, Тарту</em></p>`,
  },
  {
    body: richText`
      <p>Tellisin „Rabakase” oma emale Kanadasse. Ta helistas ja oli tükk aega vait. Siis ütles, et nii lõhnas tema koolitee.</p>
      <p><em>eraklient, Viljandi</em></p>`,
    body_en: richText`
      <p>I ordered Bog Birch for my mother in Canada. She rang me and was silent for a while. Then she said that this was how the road to school used to smell.</p>
      <p><em>private customer, Viljandi</em></p>`,
    body_ru: richText`
      <p>Заказал «Болотную берёзу» маме в Канаду. Она позвонила и долго молчала. А потом сказала, что так пахла дорога в школу.</p>
      <p><em>частный клиент, Вильянди</em></p>`,
  },
  {
    body: richText`
      <p>Hambaravis on esimene lahing alati kliinikulõhnaga. Proovisime nelja varianti ja jäime kõige vaiksema juurde. Ooteruumis räägitakse nüüd omavahel juttu, seda enne ei olnud.</p>
      <p><em>hambaravikliiniku administraator, Rakvere</em></p>`,
    body_en: null,
    body_ru: null,
  },
  {
    body: richText`
      <p>Poes on nüüd kaks tsooni, raamatud ja kohvik, ja kumbki lõhnab omamoodi. Masina hooldaja käib kord kvartalis ja teatab ette. Ainus mure oli alguses liiga tugev seadistus, mis parandati samal päeval.</p>
      <p><em>raamatupoe omanik, Tallinn</em></p>`,
    body_en: richText`
      <p>Our shop has two zones now, books and café, and each has a scent of its own. The technician comes once a quarter and lets us know beforehand. The only trouble was a setting that was too strong at first, and it was put right the same day.</p>
      <p><em>bookshop owner, Tallinn</em></p>`,
    body_ru: richText`
      <p>В магазине теперь две зоны, книги и кафе, и каждая пахнет по-своему. Мастер приезжает раз в квартал и предупреждает заранее. Сложность была одна: поначалу настроили слишком сильно, но исправили в тот же день.</p>
      <p><em>владелец книжного магазина, Таллинн</em></p>`,
  },
  {
    body: richText`
      <p>Jõuludeks saatsime partneritele sada kinkekarpi, igaühes kaart saaja keeles. Mitte ükski nimi ei olnud valesti kirjutatud. Kes on seda ise teinud, teab, mida see tähendab.</p>
      <p><em>turundusjuht, Tartu</em></p>`,
    body_en: richText`
      <p>At Christmas we sent a hundred gift boxes to our partners, each with a card in the recipient’s language. Not one name was misspelt. Anyone who has done this themselves will know what that means.</p>
      <p><em>marketing manager, Tartu</em></p>`,
    body_ru: richText`
      <p>К Рождеству мы отправили партнёрам сто подарочных наборов, в каждом — открытка на языке получателя. Ни в одном имени не было ошибки. Кто занимался этим сам, поймёт, чего это стоит.</p>
      <p><em>руководитель отдела маркетинга, Тарту</em></p>`,
  },
  {
    body: richText`
      <p>Läksin ninatrenni puhtast uudishimust. Nüüd nuusutan igal hommikul nelja purki ja olen avastanud, et piparkoogimaitseaines on koriandrit. Seitsmekümneselt!</p>
      <p><em>ninatrennis osaleja, Valga</em></p>`,
    body_en: null,
    body_ru: null,
  },
  {
    body: richText`
      <p>Lasime oma pulmadeks luua lõhna: kuusk vanaisa metsast ja sidrun, sest kohvikus, kus kohtusime, pakuti sidrunikooki. Külalised said väikese pudeli kaasa. Aasta hiljem avasin oma pudeli ja terve õhtu oli tagasi.</p>
      <p><em>pruut, Tartumaa</em></p>`,
    body_en: richText`
      <p>We had a scent made for our wedding: spruce for my grandfather’s forest and lemon for the cake in the café where we met. Everyone took a small bottle home. A year later I opened mine, and the whole evening came back.</p>
      <p><em>bride, Tartu County</em></p>`,
    body_ru: richText`
      <p>Мы создали аромат для своей свадьбы: ель из дедушкиного леса и лимон, потому что там, где мы познакомились, был лимонный пирог. Гости уносили с собой по маленькому флакону. Через год я открыла свой, и весь вечер вернулся.</p>
      <p><em>невеста, Тартумаа</em></p>`,
  },
]
