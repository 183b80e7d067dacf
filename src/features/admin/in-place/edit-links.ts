import { createElement, createIcon } from '../../../ui/create-element.ts'
import { ownLang } from '../language/own-language.ts'
import { inSiteLanguage } from '../language/site-language.ts'
import { GEAR } from '../ui/icon-shapes.ts'
import { EDITABLE, editTarget, type EditTexts } from './edit-targets.ts'

/** Gives everything on the page that has an editor the link to it, unless it has that link already. */
export function addEditLinks(texts: EditTexts): void {
  for (const host of document.querySelectorAll<HTMLElement>(`main :is(${EDITABLE})`)) addEditLink(host, texts)
}

function addEditLink(host: HTMLElement, texts: EditTexts): void {
  const target = editTarget(host, texts)
  const present = host.querySelector<HTMLAnchorElement>(
    ':scope > .gear, :scope > .edit-tools > a, :scope > header > .edit-tools > a',
  )
  if (target === null) return
  const href = inSiteLanguage(target.path)
  if (present?.getAttribute('href') === href && present.ariaLabel === target.name) return
  ;(present?.closest('.edit-tools') ?? present)?.remove()
  const label = target.text === null ? [] : [createElement('span', { textContent: target.text })]
  const className = target.text === null ? 'gear' : 'edit-tool'
  const named = { ariaLabel: target.name, title: target.name, ...ownLang() }
  const link = createElement('a', { className, href, ...named }, createIcon(GEAR), ...label)
  if (target.text === null) host.append(link)
  else placeOf(host)(createElement('div', { className: 'edit-tools' }, link))
}

/** Above a text, below a quotation, at the end of a post's heading. */
function placeOf(host: HTMLElement): (tools: HTMLElement) => void {
  const heading = host.querySelector(':scope > .page-heading')
  if (heading) return tools => heading.append(tools)
  return host.matches('.rich-text') ? tools => host.prepend(tools) : tools => host.append(tools)
}
