import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import { ADMIN_PAGES, type AdminPage, adminPageFile } from '#common/admin-pages.ts'
import { type Locale, LOCALES, localePrefix } from '#common/locales.ts'
import { ASSETS_DIR } from '#common/published-folders.ts'
import { AppError } from '../core/errors.ts'
import { currentVersion } from './file-version.ts'
import { HeadersFile } from './headers-file.ts'
import type { PublishedElsewhere } from './published-elsewhere.ts'
import { sendFile } from './send-file.ts'

/**
 * Whether a person opens the page: a script that reads it needs the words in the language of the address. Over plain HTTP
 * browsers leave out Sec-Fetch-Dest; `fetch` then differs by its Accept, which names no type.
 */
export function isOpenedByPerson({ headers: { 'sec-fetch-dest': destination, accept = '' } }: FastifyRequest): boolean {
  return destination === undefined ? accept.includes('text/html') : destination === 'document'
}

const ASSETS = new RegExp(String.raw`/${ASSETS_DIR}/[\w.-]+`, 'g')

/**
 * Whether a page of this machine's folder is of the code that runs here: the compiled code has each script and style sheet that
 * it names. After an update the folder may have pages of the code before, which the API need not understand.
 */
async function isOfThisCode(page: string, clientDir: string | null): Promise<boolean> {
  if (clientDir === null) return false
  const assets = (await readFile(page, 'utf8').catch(() => '')).match(ASSETS) ?? []
  return assets.length > 0 && assets.every(address => existsSync(join(clientDir, address)))
}

/**
 * Serves the prebuilt pages for administrators: requests with a session get them in the language of their account, others are
 * redirected to the home page (specification §2.1).
 */
export function adminShellRoutes(options: {
  siteDir: string
  adminDir: string
  clientDir: string | null
  elsewhere: PublishedElsewhere | null
}): FastifyPluginAsync {
  const { siteDir, adminDir, clientDir, elsewhere } = options
  const headers = new HeadersFile(siteDir)
  const adminHeaders = new HeadersFile(adminDir)

  return async app => {
    for (const page of ADMIN_PAGES) {
      for (const locale of LOCALES) serve(page, locale)
    }

    function serve(page: AdminPage, locale: Locale): void {
      app.get(`${localePrefix(locale)}${page.route}`, async (request, reply) => {
        const administrator = request.session?.user
        if (!administrator) return reply.header('cache-control', 'no-store').redirect('/', 302)
        const language = (isOpenedByPerson(request) && administrator.locale) || locale
        const file = adminPageFile(language, page)
        const path = join(adminDir, file)
        try {
          if (elsewhere?.isNeeded) return await elsewhere.sendShell(request, reply, file)
        } catch (error) {
          // As for visitors: the page that was published here last is better than none.
          if (!(await isOfThisCode(path, clientDir))) throw error
        }
        if (!headers.areKnown) throw new AppError('UNAVAILABLE')
        reply.headers({ ...headers.for('/'), ...adminHeaders.for('/'), 'cache-control': 'private, no-cache' })
        if (!(await sendFile(request, reply, currentVersion(path)))) throw new AppError('UNAVAILABLE')
        return reply
      })
    }
  }
}
