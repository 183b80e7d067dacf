/** What Word for Windows puts on the clipboard, shortened. */
export const FROM_WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word">
<head><meta name=Generator content="Microsoft Word 15"><style><!-- p.MsoNormal {mso-style-unhide:no; margin:0cm;} --></style>
<!--[if gte mso 9]><xml><w:WordDocument></w:WordDocument></xml><![endif]--></head>
<body lang=ET style='tab-interval:35.4pt'><!--StartFragment-->
<h1>Lõhnade <b>pood</b><o:p></o:p></h1>
<h5>Peen pealkiri</h5>
<p class=MsoNormal style='text-align:center'><b><span style='font-size:14.0pt;mso-highlight:yellow'>Paks</span></b> ja
<i style='mso-bidi-font-style:normal'>kald</i> <a href="https://example.ee/"><span style='color:blue'>link</span></a><o:p></o:p></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>üks<o:p></o:p></p>
<p class=MsoListParagraphCxSpMiddle style='mso-list:l0 level2 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>1.<span>&nbsp; </span></span><![endif]>sügavam</p>
<p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp; </span></span><![endif]>kaks</p>
<table class=MsoTableGrid border=1><tr><td width=200><p class=MsoNormal>Küünal</p></td><td><p class=MsoNormal>20 €</p></td></tr>
<tr><td><p class=MsoNormal>Difuuser</p></td><td><p class=MsoNormal>45 €</p></td></tr></table>
<p class=MsoNormal><!--[if gte vml 1]><v:shape id="x"></v:shape><![endif]--><![if !vml]><img width=100 height=50 src="file:///C:/Users/x/image001.png"><![endif]></p>
<!--EndFragment--></body></html>`

export const WORD_CLEANED = [
  '<h1>Lõhnade pood</h1><h4>Peen pealkiri</h4>',
  '<p class="al-center"><strong><mark>Paks</mark></strong> ja <em>kald</em> ',
  '<a href="https://example.ee/" rel="noopener noreferrer">link</a></p>',
  '<ul><li><p>üks</p><ol><li><p>sügavam</p></li></ol></li><li><p>kaks</p></li></ul>',
  '<p>Küünal – 20 €</p><p>Difuuser – 45 €</p>',
].join('')

/** What Google Docs puts on the clipboard, shortened. */
export const FROM_GOOGLE_DOCS = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1c2b">
<h2 dir="ltr" style="line-height:1.38;"><span style="font-size:16pt;font-weight:400;">Pealkiri</span></h2>
<p dir="ltr" style="text-align:right;"><span style="font-weight:700;font-style:normal;">Paks</span><span style="font-weight:400;"> tavaline </span><span style="font-weight:400;font-style:italic;text-decoration:line-through;">kald maha</span><span style="background-color:#ffff00;font-weight:400;"> kollane</span><span style="font-weight:400;"> m</span><span style="font-size:0.6em;font-weight:400;vertical-align:super;">3</span></p><br />
<ul style="margin-top:0;"><li dir="ltr" style="list-style-type:disc;" aria-level="1"><p dir="ltr" role="presentation"><span style="font-weight:400;">üks</span></p></li><ul><li dir="ltr" aria-level="2"><p dir="ltr"><span>sügavam</span></p></li></ul></ul><br /></b>`

export const GOOGLE_DOCS_CLEANED = [
  '<h2>Pealkiri</h2>',
  '<p class="al-right"><strong>Paks</strong> tavaline <em><s>kald maha</s></em><mark> kollane</mark> m³</p>',
  '<ul><li><p>üks</p><ul><li><p>sügavam</p></li></ul></li></ul>',
].join('')

/** What a browser puts there from a page, and what an attacker would. */
export const FROM_WEB = `<meta charset="utf-8"><div style="color: rgb(0,0,0); font-weight: 400; background-color: rgb(255,255,255)">
<script>document.title = 'hacked'</script><style>p { color: red }</style><noscript><img src="https://pildid.invalid/noscript.png"></noscript>
<h3 onclick="document.title = 'hacked'">Uudis</h3>
<p>Tere<span class="Apple-converted-space">&nbsp;</span><b>sulle</b> <a href="javascript:document.title='hacked'">siia</a> <a href="/tooted" onmouseover="document.title='hacked'">poodi</a></p>
<img src="https://pildid.invalid/a.svg" alt="Pilt" onerror="document.title='hacked'" style="width:100%"><img src="data:image/gif;base64,R0lGODlhAQABAAAAACw="><img src="http://pildid.invalid/b.jpg">
<iframe src="https://www.youtube.com/embed/abc"></iframe><iframe src="//player.vimeo.com/video/1"></iframe><iframe src="https://evil.example/"></iframe>
<svg><script>document.title = 'hacked'</script></svg><form><input value="x"><button>Telli</button></form>
<table><tr><td><div><p>Esimene</p><p>Teine</p></div></td></tr></table><pre>rida üks
rida kaks</pre><p>Jõulud <img alt="🎄" width="16" height="16" src="https://pildid.invalid/emoji.png"> tulevad<img alt="❤️" src="data:,"><img alt="1️⃣" src="data:,"></p>
<p>5<sup>2</sup>, 10<sup>−3</sup>, H<sub>2</sub>O, 1<sup>st</sup>, <sup>2nd</sup></p><details><summary>Kas tulla?</summary>Tule!</details><details><summary>Millal?</summary><div style="text-align:right">Homme</div></details>
<fieldset><legend>Valik</legend><label>üks</label><label>kaks</label></fieldset><p>kolm <label>neli</label></p><center>keskel</center><h4><label>viis</label></h4></div>`

export const WEB_CLEANED = [
  '<h3>Uudis</h3>',
  '<p>Tere <strong>sulle</strong> siia <a href="/tooted">poodi</a></p>',
  '<p><img src="https://pildid.invalid/a.svg" alt="Pilt"></p>',
  '<figure data-video="https://www.youtube.com/embed/abc"><a href="https://www.youtube.com/embed/abc" rel="noopener noreferrer">',
  'https://www.youtube.com/embed/abc</a></figure>',
  '<figure data-video="https://player.vimeo.com/video/1"><a href="https://player.vimeo.com/video/1" rel="noopener noreferrer">',
  'https://player.vimeo.com/video/1</a></figure>',
  '<p>Telli</p><p>Esimene</p><p>Teine</p><p>rida üks<br>rida kaks</p>',
  '<p>Jõulud 🎄 tulevad❤️1️⃣</p><p>5², 10⁻³, H₂O, 1st, 2nd</p><p>Kas tulla?</p><p>Tule!</p><p>Millal?</p><p class="al-right">Homme</p>',
  '<p>Valik</p><p>üks</p><p>kaks</p><p>kolm neli</p><p class="al-center">keskel</p><h4>viis</h4>',
].join('')

/** Texts whose words and lines are apart on the other page, each with what is to come of it. */
export const APART: readonly (readonly [html: string, cleaned: string])[] = [
  ['<div>Tere<div>teine rida<div>kolmas</div></div></div>', '<p>Tere</p><p>teine rida</p><p>kolmas</p>'],
  ['<div><p>x</p>lõpp</div><div>algus<p>y</p></div>', '<p>x</p><p>lõpp</p><p>algus</p><p>y</p>'],
  [
    '<table><tr><td>Koostis:<ul><li>vaha</li></ul>lõpp</td><td>Hind<ul><li>12 €</li></ul></td></tr></table>',
    '<p>Koostis:</p><ul><li><p>vaha</p></li></ul><p>lõpp</p><p>Hind</p><ul><li><p>12 €</p></li></ul>',
  ],
  ['<div>Tere<hr><div>Mari</div></div>', '<p>Tere</p><p>Mari</p>'],
  ['<div>Hind<hr>Aeg</div>', '<p>Hind</p><p>Aeg</p>'],
  ['<table><tr><td><center>Logo</center><p>x</p></td></tr></table>', '<p>Logo</p><p>x</p>'],
  // A supplier's description, a post or a message, which people typed with line breaks.
  [
    '<span style="color: rgb(0, 0, 0); white-space: pre-wrap;">Tere!\nKas on saadaval?\n\nParimat\nMari</span>',
    '<p>Tere!<br>Kas on saadaval?<br><br>Parimat<br>Mari</p>',
  ],
  [
    '<div style="white-space: pre-line">üks\nkaks <b style="white-space: normal">kolm\nneli</b></div>',
    '<p>üks<br>kaks <strong>kolm neli</strong></p>',
  ],
  ['<pre>rida üks<br>rida kaks</pre>', '<p>rida üks<br>rida kaks</p>'],
]

/** Word with a reviewer's remark. */
export const WITH_COMMENT: readonly [html: string, cleaned: string] = [
  `<p class=MsoNormal><a style='mso-comment-reference:MK_1;mso-comment-date:20261120T0900'>Hind on 20 €</a><span class=MsoCommentReference><span
style='font-size:8.0pt'><a class=msocomanchor id="_anchor_1" href="#_msocom_1" name="_msoanchor_1">[MK1]</a><span style='mso-special-character:comment'>&nbsp;</span></span></span></p>
<div style='mso-element:comment-list'><hr class=msocomoff align=left size=1 width="33%"><div style='mso-element:comment'><div id="_com_1" class=msocomtxt>
<p class=MsoCommentText><span class=MsoCommentReference>[MK1]</span>Liiga kallis, ostsime 6 euroga</p></div></div></div>`,
  '<p>Hind on 20 €</p>',
]

/** Steps whose numbers go on after other words, as Word and web pages write them. */
export const NUMBERED: readonly (readonly [html: string, cleaned: string])[] = [
  [
    `<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>1.<span>&nbsp; </span></span>Sulata</p>
<p class=MsoNormal>Oota.</p><p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>2.</span>Lisa</p>
<p class=MsoListParagraph style='mso-list:l0 level2 lfo1'><span style='mso-list:Ignore'>2.3.</span>tilk</p>
<p class=MsoListParagraph style='mso-list:l0 level3 lfo1'><span style='mso-list:Ignore'>d)</span>veel</p>`,
    '<ol><li><p>Sulata</p></li></ol><p>Oota.</p><ol start="2"><li><p>Lisa</p><ol start="3"><li><p>tilk</p><ol><li><p>veel</p></li></ol></li></ol></li></ol>',
  ],
  [
    '<ol start="0"><li>Sulata</li></ol><p>Oota.</p><ol start="3" type="a"><li>Vala</li><li>Lase hanguda</li></ol>',
    '<ol><li><p>Sulata</p></li></ol><p>Oota.</p><ol start="3"><li><p>Vala</p></li><li><p>Lase hanguda</p></li></ol>',
  ],
]
