import type { DemoPost } from '../editorial-types.ts'

/** Local news without translations and without a picture. */
export const midsummerHours: DemoPost = {
  date: '2025-06-17T09:20:00+03:00',
  image: 'stuudio-5.jpg',
  header: 'Jaaniaja lahtiolekuajad ja kolm lõhna, mis lõkkeõhtust meelde jäävad',
  header_en: null,
  header_ru: null,
  body: `<p>Ka lõhnainimesed lähevad jaanitulele. Seepärast on stuudio ja pood jaaninädalal avatud veidi teisiti kui tavaliselt.</p>
<h2>Lahtiolekuajad</h2>
<ul>
<li><strong>Reedel, 20. juunil</strong> oleme avatud kell 11–15.</li>
<li><strong>Laupäevast teisipäevani, 21.–24. juunini</strong> on uks suletud.</li>
<li><strong>Kolmapäevast, 25. juunist</strong> kehtivad jälle tavalised ajad: teisipäevast reedeni kell 11–18, laupäeval kell 11–15.</li>
</ul>
<p>E-poest saab tellida kogu aeg. Tellimused, mis jõuavad meieni pärast 19. juuni õhtut, paneme teele kolmapäeval, 25. juunil.</p>
<h2>Kolm lõhna, mida lõkke ääres tähele panna</h2>
<ol>
<li><strong>Suits enne leeki.</strong> Süütamise hetkel lõhnab kasetoht magusalt, peaaegu nagu tõrvane karamell. Paari minuti pärast on see läinud.</li>
<li><strong>Kastene hein.</strong> Kui rohi jahtub ja niiskub, vabaneb mandlit ja vanilli meenutav noot. Parfümöörid tunnevad seda kumariini nime all.</li>
<li><strong>Hommikune kampsun.</strong> Suits, mets, grillsüsi ja veidi sääsetõrjevahendit – eesti suve kõige ausam parfüüm. Ärge peske seda kohe ära.</li>
</ol>
<p>Kui mõni neist jääb teid kummitama, kirjutage kolm sõna üles ja tooge need juuli alguses meile. Lubada me ei saa, aga proovida küll: vahel mahub üks suveöö pudelisse ära.</p>
<p>Ilusat jaaniaega ja kuiva lõkkepuud!</p>`,
  body_en: null,
  body_ru: null,
}
