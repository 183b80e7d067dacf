import { isVideoUrl } from '#common/address.ts'
import { isPictureAddress } from '#common/rich-text-tags.ts'
import { flattenTables, listNestedLists, listWordParagraphs } from './paste-blocks.ts'
import { BLOCKS, OTHER_BLOCKS, parseInert, stylesOf, unwrap, wrapLooseWords } from './paste-document.ts'
import { keepLines, keepPreservedLines } from './paste-lines.ts'
import { applyStyles } from './paste-styles.ts'

/** What the editor takes from a paste. */
type CleanPaste = {
  readonly html: string
  /** How many were left out: those on the other computer's disk or without https, and videos that no text can have. */
  readonly refused: MediaCounts
}

/** How many pictures and videos. */
export type MediaCounts = { readonly pictures: number; readonly videos: number }

/** Elements that contain code, a control or a drawing, not words. */
const DROPPED_ELEMENTS =
  'script, style, template, noscript, object, embed, svg, math, canvas, audio, xml, input, select, textarea, [hidden]'
/** Elements that no text of this editor has. */
const FOREIGN_ELEMENTS = 'table, div, span, h5, h6, sup, sub, iframe, video, [data-style]'

/**
 * Translates what Word, Google Docs and web pages put on the clipboard into the elements that a text can have
 * (common/rich-text-tags.ts), where they mean the same. The editor's schema would drop the others with their meaning.
 */
export function cleanPaste(pasted: string): CleanPaste {
  const body = parseInert(pasted)
  // Copied in this editor: it is clean, and the schema needs its marks of cut blocks. Others are made with the same library.
  if (body.querySelector('[data-pm-slice]') && !body.querySelector(FOREIGN_ELEMENTS)) {
    const pictures = refusePictures(body)
    return { html: body.innerHTML, refused: { pictures, videos: 0 } }
  }
  const videos = replaceFrames(body)
  for (const junk of body.querySelectorAll(DROPPED_ELEMENTS)) junk.remove()
  for (const space of body.querySelectorAll('.Apple-converted-space')) space.textContent = ' '
  for (const pre of body.querySelectorAll('pre')) keepLines(pre)
  keepPreservedLines(body)
  dropWordComments(body)
  const pictures = refusePictures(body)
  listWordParagraphs(body)
  for (const tag of body.querySelectorAll('*')) if (tag.localName.includes(':')) unwrap(tag)
  listNestedLists(body)
  flattenTables(body)
  applyStyles(body)
  for (const raised of body.querySelectorAll('sup, sub')) keepRaised(raised)
  for (const heading of body.querySelectorAll('h5, h6')) raise(heading)
  dropBlankBlocks(body)
  for (const block of [...body.querySelectorAll(OTHER_BLOCKS)].reverse()) makeParagraph(block)
  return { html: body.innerHTML, refused: { pictures, videos } }
}

/** Replaces videos, and frames with one, by the text's own kind; removes the rest. @returns how many shown videos went */
function replaceFrames(body: Element): number {
  let refused = 0
  for (const frame of body.querySelectorAll('iframe, video')) {
    const url = [frame, ...frame.querySelectorAll('source')].map(addressOf).find(isVideoUrl)
    if (url === undefined) {
      const wasShown = frame.closest(DROPPED_ELEMENTS) === null
      if (frame.localName === 'video' && wasShown) refused += 1
      frame.remove()
      continue
    }
    const figure = frame.ownerDocument.createElement('figure')
    figure.dataset['video'] = url
    frame.replaceWith(figure)
  }
  return refused
}

/** Removes what reviewers wrote beside a text in Word: it is not for visitors. */
function dropWordComments(body: Element): void {
  for (const element of body.querySelectorAll('[data-style], .MsoCommentReference, .msocomanchor, .msocomtxt, .msocomoff')) {
    const styles = stylesOf(element)
    const isStyled = styles['mso-element']?.startsWith('comment') || styles['mso-special-character'] === 'comment'
    if (isStyled || /^mso-?com/i.test(element.className)) element.remove()
  }
}

/** Writes raised and lowered numbers with the signs for them, because the site has no such text: 5² is not 52. */
function keepRaised(element: Element): void {
  if (!/^\s*[\d+\-−]+\s*$/.test(element.textContent ?? '')) return
  const signs = element.localName === 'sup' ? '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻' : '₀₁₂₃₄₅₆₇₈₉₊₋₋'
  const texts = element.ownerDocument.createNodeIterator(element, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    text.nodeValue = (text.nodeValue ?? '').replaceAll(/[\d+\-−]/g, sign => signs.charAt('0123456789+-−'.indexOf(sign)))
  }
}

/** Makes a heading of the fourth level, the site's last, of a lower one. */
function raise(heading: Element): void {
  const last = heading.ownerDocument.createElement('h4')
  last.className = heading.className
  last.append(...heading.childNodes)
  heading.replaceWith(last)
}

/** Makes a paragraph of another block. One that is empty, or has blocks in it, only goes. */
function makeParagraph(block: Element): void {
  const isEmpty = block.textContent?.trim() === '' && !block.querySelector('img')
  const holdsBlocks = block.querySelector(`${BLOCKS}, hr`) !== null
  if (holdsBlocks) wrapLooseWords(block)
  if (isEmpty || holdsBlocks) return unwrap(block)
  const paragraph = block.ownerDocument.createElement('p')
  paragraph.className = block.className
  paragraph.append(...block.childNodes)
  block.replaceWith(paragraph)
}

/** Removes the pictures that the site cannot show, and emoji that are pictures. @returns how many a visitor would miss */
function refusePictures(body: Element): number {
  let refused = 0
  for (const picture of body.querySelectorAll('img')) {
    const src = withoutOrigin(addressOf(picture))
    // A picture of one pixel counts readers of a mail.
    const isCounter = picture.getAttribute('width') === '1' && picture.getAttribute('height') === '1'
    if (EMOJI.test(picture.alt)) picture.replaceWith(picture.alt)
    else if (!isCounter && isPictureAddress(src)) picture.setAttribute('src', src)
    else {
      if (!isCounter) refused += 1
      picture.remove()
    }
  }
  return refused
}

/** Facebook and others draw each emoji as a picture that has it as its description. */
const EMOJI =
  /^(?:[\p{Extended_Pictographic}\p{Regional_Indicator}\p{Emoji_Modifier}\u{e0020}-\u{e007f}]|\u200d|\ufe0f|[0-9#*]\ufe0f?\u20e3)+$/u

/** The address of a picture, a frame or a source. Without a protocol it is taken to have https. */
function addressOf(media: Element): string {
  return (media.getAttribute('src') ?? '').trim().replace(/^\/\//, 'https://')
}

/** Browsers copy the whole address of a picture of this site: its path is enough. A video needs the whole one. */
function withoutOrigin(address: string): string {
  return address.startsWith(`${location.origin}/`) ? address.slice(location.origin.length) : address
}

/** Removes empty paragraphs, and breaks between paragraphs: the style sheet makes the distance that Word makes by them. */
function dropBlankBlocks(body: Element): void {
  for (const lineBreak of body.querySelectorAll('br')) {
    if (isBlock(neighbour(lineBreak, 'previousSibling')) || isBlock(neighbour(lineBreak, 'nextSibling'))) lineBreak.remove()
  }
  for (const block of [...body.querySelectorAll(BLOCKS)].reverse()) {
    if (!block.matches('figure') && block.textContent?.trim() === '' && !block.querySelector('img, figure')) block.remove()
  }
}

/** The next node on a side that is not white space alone. */
function neighbour(of: Node, side: 'previousSibling' | 'nextSibling'): Node | null {
  let node = of[side]
  while (node?.nodeType === Node.TEXT_NODE && node.textContent?.trim() === '') node = node[side]
  return node
}

const isBlock = (node: Node | null) => node instanceof Element && node.matches(BLOCKS)
