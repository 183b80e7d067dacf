import type { Page, Route } from '@playwright/test'

/** As a proxy answers whose server ended before its own answer. */
export const badGateway = (route: Route) => route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' })

/** The server makes the change, and its answer is lost on the way, once. @param end what the page gets instead */
export async function loseAnswer(page: Page, url: string, method: string, end = (route: Route) => route.abort()): Promise<void> {
  let isLost = false
  await page.route(url, async route => {
    if (isLost || route.request().method() !== method) return route.continue()
    isLost = true
    const cookies = await page.context().cookies()
    await route.fetch()
    // The answer's cookies are lost with it.
    await page.context().clearCookies()
    await page.context().addCookies(cookies)
    return end(route)
  })
}
