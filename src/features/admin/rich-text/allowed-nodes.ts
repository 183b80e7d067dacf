import { isLinkAddress, isVideoUrl } from '../../../../server/core/address.schemas.ts'
import { isPictureAddress } from './picture-address.ts'

/**
 * Rich text for a preview in the editor: parsed in a document that runs nothing, and rebuilt from an allow-list that
 * mirrors the server's (server/core/rich-text.ts). The server's decides what is saved; this one only keeps a text that
 * came past it from doing anything in an administrator's page.
 */
const BLOCKS = new Set(['P', 'H1', 'H2', 'H3', 'H4', 'BLOCKQUOTE', 'LI'])
const ALLOWED = new Set([...BLOCKS, 'BR', 'UL', 'OL', 'STRONG', 'EM', 'S', 'MARK', 'A', 'IMG', 'FIGURE'])
const SAME_AS: Readonly<Record<string, string>> = { B: 'STRONG', I: 'EM', STRIKE: 'S', DEL: 'S' }
/** What is in these is code or data, not words. */
const DROPPED = new Set(['SCRIPT', 'STYLE', 'TEMPLATE', 'IFRAME', 'OBJECT', 'NOSCRIPT', 'TITLE', 'TEXTAREA', 'SELECT'])
const ALIGNMENTS = ['al-left', 'al-center', 'al-right', 'al-justify']

/** @param html trusted in nothing */
export function allowedNodes(html: string): DocumentFragment {
  const result = document.createDocumentFragment()
  copyChildren(new DOMParser().parseFromString(html, 'text/html').body, result)
  return result
}

function copyChildren(from: Node, to: Node): void {
  for (const node of from.childNodes) {
    if (node.nodeType === Node.TEXT_NODE) to.appendChild(document.createTextNode(node.textContent ?? ''))
    else if (node.nodeType === Node.ELEMENT_NODE) copyElement(node as Element, to)
  }
}

function copyElement(from: Element, to: Node): void {
  const tag = SAME_AS[from.tagName] ?? from.tagName
  if (DROPPED.has(tag)) return
  const copy = ALLOWED.has(tag) ? allowedCopy(from, tag) : null
  if (copy !== null) to.appendChild(copy)
  if (tag !== 'IMG' && (tag !== 'FIGURE' || copy === null)) copyChildren(from, copy ?? to)
}

/** The element with the attributes it may have, or null when it is nothing without the ones it may not have. */
function allowedCopy(from: Element, tag: string): HTMLElement | null {
  switch (tag) {
    case 'A':
      return link(from.getAttribute('href')?.trim() ?? '')
    case 'IMG':
      return picture(from)
    case 'FIGURE':
      return video(from.getAttribute('data-video')?.trim() ?? '')
    default: {
      const copy = document.createElement(tag)
      if (BLOCKS.has(tag)) copy.classList.add(...ALIGNMENTS.filter(alignment => from.classList.contains(alignment)))
      return copy
    }
  }
}

function link(href: string): HTMLAnchorElement | null {
  if (!isLinkAddress(href)) return null
  // A press would leave the editor, so that the link opens beside it.
  return Object.assign(document.createElement('a'), { href, target: '_blank', rel: 'noopener noreferrer' })
}

function picture(from: Element): HTMLImageElement | null {
  const src = from.getAttribute('src')?.trim() ?? ''
  if (!isPictureAddress(src)) return null
  const copy = Object.assign(document.createElement('img'), { src, alt: from.getAttribute('alt') ?? '' })
  for (const side of ['width', 'height']) {
    const pixels = from.getAttribute(side) ?? ''
    if (/^[1-9]\d{0,4}$/.test(pixels)) copy.setAttribute(side, pixels)
  }
  return copy
}

/** Nothing is loaded from a video's host here: its link stands for it, as on the page before a click. */
function video(url: string): HTMLElement | null {
  const anchor = isVideoUrl(url) ? link(url) : null
  if (anchor === null) return null
  const figure = document.createElement('figure')
  figure.dataset['video'] = url
  figure.append(Object.assign(anchor, { textContent: url }))
  return figure
}
