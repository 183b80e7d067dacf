import type { APIResponse, Page } from '@playwright/test'
import {
  productCategoriesPath,
  productFactsPath,
  type ProductIndex,
  productTitlesPath,
  productWordsPath,
} from '#src/features/products/product-index.ts'
import { SCRIPTS } from '#src/i18n/script.ts'

/**
 * Shows a test the shop as it is in this moment, whatever is published meanwhile (a picture's further files, when they are
 * made): the lists' pages and their index are fetched once, all of one release.
 * @param lists paths of the lists' pages that the test opens
 */
export async function holdShopStill(page: Page, lists: readonly string[]): Promise<void> {
  const answers = await ofOneRelease(page, lists)
  await page.route(
    url => answers.has(decodeURI(url.pathname)),
    route => route.fulfill({ response: answers.get(decodeURI(new URL(route.request().url()).pathname)) as APIResponse }),
  )
}

async function ofOneRelease(page: Page, lists: readonly string[]): Promise<Map<string, APIResponse>> {
  for (;;) {
    const answers = new Map<string, APIResponse>()
    const ask = async (path: string) => {
      const answer = await page.request.get(path)
      if (answer.ok()) answers.set(path, answer)
      return answer
    }
    for (const list of lists) await ask(list)
    const { parts, wordParts } = (await (await ask('/search/products.json')).json()) as ProductIndex
    const paths = [
      productCategoriesPath,
      ...parts.flatMap(part => [productTitlesPath(part), productFactsPath(part)]),
      ...wordParts.flatMap(part => SCRIPTS.map(script => productWordsPath(script, part))),
    ]
    await Promise.all(paths.map(ask))
    for (let part = 0; (await ask(`/search/products-${part}.json`)).ok();) part += 1
    // By their bytes: another machine has other tags.
    const same = await Promise.all(
      [...answers].map(async ([path, answer]) => (await answer.body()).equals(await (await page.request.get(path)).body())),
    )
    if (same.every(Boolean)) return answers
  }
}
