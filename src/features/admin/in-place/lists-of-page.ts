import type { ServiceType } from '../../../../server/services/service.schemas.ts'

/** What `data-edit-list` may say: whose list stands here. */
export type ListName = 'products' | 'posts' | 'feedbacks' | ServiceType

export type ListOfPage = { readonly host: HTMLElement; readonly name: ListName }

/** The lists of the page that something can be added to. */
export function listsOfPage(): readonly ListOfPage[] {
  const hosts = document.querySelectorAll<HTMLElement>('main [data-edit-list]')
  return Array.from(hosts, host => ({ host, name: host.dataset['editList'] as ListName }))
}

export function isServiceType(name: ListName): name is ServiceType {
  return name !== 'products' && name !== 'posts' && name !== 'feedbacks'
}
