import type { ServiceType } from '../../../../server/services/service.schemas.ts'
import { adminPaths } from '../../../i18n/admin-paths.ts'
import type { SitePath } from '../../../i18n/paths.ts'
import { createElement, createIcon } from '../../../ui/create-element.ts'
import { ownLang } from '../language/own-language.ts'
import { inSiteLanguage } from '../language/site-language.ts'
import { GEAR } from '../ui/icon-shapes.ts'
import { arrangeButton } from './arrange/arrange-button.ts'
import type { InPlaceTexts } from './in-place.messages.ts'

/** What `data-edit-list` may say: whose list stands here. */
type ListName = 'products' | 'posts' | 'feedbacks' | ServiceType

/** Gives each list of the page its add button and what else concerns the list as a whole. */
export function addListTools(t: InPlaceTexts): void {
  for (const host of document.querySelectorAll<HTMLElement>('main [data-edit-list]')) {
    const name = host.dataset['editList'] as ListName
    const tools = createElement(
      'div',
      { className: 'edit-tools', role: 'group', ariaLabel: t.tools, ...ownLang() },
      addLink(name, t),
    )
    if (name === 'products') tools.append(categoriesLink(t))
    if (isServiceType(name) && host.querySelectorAll('.service-slide').length > 1) tools.append(arrangeButton(host, name, t))
    const heading = host.querySelector('.page-heading')
    const title = host.querySelector('h2')
    if (heading) heading.append(tools)
    else if (title) title.after(tools)
    else host.append(tools)
  }
}

function addLink(name: ListName, t: InPlaceTexts): HTMLElement {
  const [path, what] = additionTo(name, t)
  const link = createElement('a', { className: 'edit-tool edit-tool-add', href: inSiteLanguage(path) }, t.add)
  link.append(createElement('span', { className: 'sr-only', textContent: ` ${what}` }))
  return link
}

function additionTo(name: ListName, t: InPlaceTexts): readonly [SitePath, string] {
  switch (name) {
    case 'products':
      return [adminPaths.newProduct, t.newProduct]
    case 'posts':
      return [adminPaths.newPost, t.newPost]
    case 'feedbacks':
      return [adminPaths.addFeedback, t.newFeedback]
    default:
      return [adminPaths.addService(name), name === 'kinkekaardid' ? t.newGiftCard : t.newService]
  }
}

function categoriesLink(t: InPlaceTexts): HTMLElement {
  const href = inSiteLanguage(adminPaths.categories)
  return createElement('a', { className: 'edit-tool', href }, createIcon(GEAR), t.categories)
}

function isServiceType(name: ListName): name is ServiceType {
  return name !== 'products' && name !== 'posts' && name !== 'feedbacks'
}
