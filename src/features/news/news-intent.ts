// As shop-intent.ts, for the news.

const load = () => import('./news-list.ts')

export function listenForNewsIntent(): void {
  const root = document.querySelector<HTMLElement>('[data-news-page]')
  const CONTROLS = '[data-news-search], [data-news-page] [data-list-pagination]'
  let isStarted = false

  function start(): void {
    if (isStarted || !root) return
    isStarted = true
    load().then(
      module => module.startNewsList(root),
      () => (isStarted = false),
    )
  }

  if (root) {
    for (const type of ['pointerover', 'pointerdown', 'focusin', 'input']) {
      addEventListener(type, event => (event.target as Element).closest?.(CONTROLS) && start(), { passive: true })
    }
    if (root.hasAttribute('data-pending')) start()
  }
}
