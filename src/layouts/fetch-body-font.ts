/** The addresses of the font files that this browser has, for `src/inline/body-font.js`. */
const FETCHED = 'fonts'

/** Four releases of all three files: those of older ones are asked for by no page. */
const KEPT = 12

/** Fetches the fonts of body text when the page is on the screen: the next page is painted with them. */
export async function fetchBodyFont(): Promise<void> {
  const fonts = document.querySelector<HTMLElement>('script[data-fonts]')?.dataset['fonts']?.split(' ') ?? []
  if ('bodyFont' in document.documentElement.dataset) return
  try {
    await Promise.all(fonts.map(fetchWhole))
    const others = (localStorage.getItem(FETCHED) ?? '').split(' ').filter(href => href !== '' && !fonts.includes(href))
    localStorage.setItem(FETCHED, [...others, ...fonts].slice(-KEPT).join(' '))
  } catch {
    // The network is gone or storage closed: the next page is read in the device's font, too, and tries again.
  }
}

async function fetchWhole(href: string): Promise<void> {
  const answer = await fetch(href, { priority: 'low' })
  if (!answer.ok) throw new Error(`${href} answered ${answer.status}.`)
  await answer.arrayBuffer()
}
