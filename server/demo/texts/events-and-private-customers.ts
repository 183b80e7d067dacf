import type { DemoText } from '../editorial-types.ts'

/** Text 4 stands on /teenused/uritused as the intro and on /teenused as the private customer text: it speaks of both. */
export const eventsAndPrivateCustomers: DemoText = {
  id: 4,
  body: `<p>Mõni päev väärib rohkem kui pilte. Sünnipäev, tüdrukuteõhtu, sõprade kokkusaamine või lihtsalt pühapäev, mida tahetakse mäletada – lõhn aitab seda hoida. Kutsume teid oma stuudiosse Tartus või tuleme ise kohale: segame koos parfüümi, peame lõhnaloteriid, maalime lõhnaportreid ja katame aroomilaua.</p>
<p>Eelteadmisi ei ole vaja, kaasa lüüa saab igas vanuses ja igaüks viib midagi koju. Tulla võib kahekesi või paarikümnekesi; suurema seltskonna jaoks mõtleme kava koos läbi. Öelge, kes tulevad ja mida tähistate – ülejäänu eest hoolitseme meie.</p>`,
  body_en: `<p>Some days deserve more than photographs. A birthday, a hen night, a reunion of old friends, or simply a Sunday worth remembering: scent helps to keep it. Come to our studio in Tartu, or let us come to you. We blend perfume together, run scent lotteries, paint scent portraits and lay a table of aromas.</p>
<p>No experience is needed, every age can join in, and everyone takes something home. Come as a pair or as a party of twenty; for larger gatherings we plan the programme with you. Tell us who is coming and what the occasion is, and leave the rest to us.</p>`,
  body_ru: `<p>Некоторые дни заслуживают большего, чем фотографии. День рождения, девичник, встреча старых друзей или просто воскресенье, которое хочется запомнить, — аромат поможет его сохранить. Приходите в нашу студию в Тарту или пригласите нас к себе: вместе смешаем духи, разыграем аромалотерею, нарисуем ароматические портреты и накроем стол ароматов.</p>
<p>Опыт не нужен, возраст не важен, и каждый уносит что-нибудь домой. Можно прийти вдвоём, а можно и компанией в двадцать человек; для большего числа гостей программу продумаем вместе. Скажите, кто придёт и что вы празднуете, — об остальном позаботимся мы.</p>`,
}
