import { Fragment, type ReactNode } from 'react'
import { isSitePath } from '#common/address.ts'
import {
  ALIGNED_TAGS,
  ALIGNMENTS,
  alignmentClass,
  keptAttributes,
  linkAttributes,
  RICH_TEXT_TAGS,
  type RichTextTag,
  TAG_SYNONYMS,
} from '#common/rich-text-tags.ts'

/** Elements that contain code or data, not words. */
const DROPPED_ELEMENTS = 'script, style, template, iframe, object, noscript, title, textarea, select'

/** A link would leave the editor, so it opens a new tab. */
const IN_NEW_TAB = { target: '_blank', rel: 'noopener noreferrer' }

/**
 * Draws rich text as React elements. It parses the text in a document that runs and loads nothing, and rebuilds it from the tags
 * and attributes that the server keeps. The server decides what it saves; this only keeps a text that bypassed it harmless in
 * an administrator's page.
 */
export function RichTextNodes({ html }: { readonly html: string }) {
  // The form of a new item renders without a DOM, too.
  return html === '' ? null : nodesOf(new DOMParser().parseFromString(html, 'text/html').body)
}

/** The children of an element, without those that have no words. */
function nodesOf(parent: Element): ReactNode[] {
  return Array.from(parent.childNodes, (node, index) => {
    if (node.nodeType === Node.TEXT_NODE) return node.textContent
    if (!(node instanceof Element) || node.matches(DROPPED_ELEMENTS)) return null
    return <Fragment key={index}>{elementNode(node)}</Fragment>
  })
}

/** An element with an allowed tag, or else its children alone. */
function elementNode(element: Element): ReactNode {
  const Tag = allowedTag(element.localName)
  const read = (name: string) => element.getAttribute(name)
  switch (Tag) {
    case null:
      return nodesOf(element)
    case 'br':
      return <br />
    case 'img':
      return <Picture attributes={keptAttributes('img', read)} />
    case 'ol':
      return <ol {...keptAttributes('ol', read)}>{nodesOf(element)}</ol>
    case 'a': {
      const attributes = keptAttributes('a', read)
      if (attributes === null) return nodesOf(element)
      return (
        <a {...attributes} {...IN_NEW_TAB}>
          {nodesOf(element)}
        </a>
      )
    }
    case 'figure': {
      const url = keptAttributes('figure', read)?.['data-video']
      return url === undefined ? nodesOf(element) : <Video url={url} />
    }
    default:
      return <Tag className={alignmentClassesOf(element)}>{nodesOf(element)}</Tag>
  }
}

/** Shows a picture of another host only once it is in the library. */
function Picture({ attributes }: { readonly attributes: Readonly<Record<string, string>> | null }) {
  const { alt, src = '', ...size } = attributes ?? {}
  return isSitePath(src) ? <img alt={alt} src={src} {...size} /> : null
}

/** Loads nothing from a video's host: a link replaces the video, as on the page before a click. */
function Video({ url }: { readonly url: string }) {
  return (
    <figure data-video={url}>
      <a {...linkAttributes(url)} {...IN_NEW_TAB}>
        {url}
      </a>
    </figure>
  )
}

/** The allowed tag that an element has or that its tag is a synonym of; null for others. */
function allowedTag(name: string): RichTextTag | null {
  const tag = Object.hasOwn(TAG_SYNONYMS, name) ? TAG_SYNONYMS[name as keyof typeof TAG_SYNONYMS] : name
  return RICH_TEXT_TAGS.find(allowed => allowed === tag) ?? null
}

/** The alignment classes of an element that can have them; undefined without one. */
function alignmentClassesOf(element: Element): string | undefined {
  if (!ALIGNED_TAGS.some(tag => tag === element.localName)) return undefined
  const classes = ALIGNMENTS.map(alignmentClass).filter(name => element.classList.contains(name))
  return classes.join(' ') || undefined
}
