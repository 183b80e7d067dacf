import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fastify } from 'fastify'
import { onTestFinished } from 'vitest'
import { Snapshot } from '#content-build/content/snapshot.ts'
import type { CompiledSite } from '#content-build/render/compiled-site.ts'
import { siteRoutes } from '#server/site/site.routes.ts'
import { addProduct, smallCompany } from './content-state.ts'
import { FolderPublisher, wholeSiteFilesOf, YEAR } from './publishing.ts'
import { temporaryFolder } from './temporary-folder.ts'

/** A company whose lists all have archive parts, published, and a server that shows it. */
export async function shownCompany(site: CompiledSite) {
  const state = smallCompany()
  const [candles, oils] = state.ids('category') as [number, number]
  for (let number = 14; number <= 27; number += 1) addProduct(state, number % 2 ? candles : oils, `Toode ${number}`)
  const publisher = new FolderPublisher(site, state, temporaryFolder())
  await publisher.publishFirst()
  const app = fastify()
  await app.register(siteRoutes({ dataDir: publisher.folder }).files)
  onTestFinished(() => app.close())
  const ask = async (url: string) => {
    const answer = await app.inject({ url })
    return { status: answer.statusCode, to: answer.headers.location, body: answer.body, headers: answer.headers }
  }
  const published = (file: string) => readFileSync(join(publisher.folder, 'site', file), 'utf8')
  /** The site as `npm run site` writes it for plain hosts, each time anew. */
  const onPlainHost = async () => {
    const folder = join(publisher.folder, 'whole')
    await wholeSiteFilesOf(site, Snapshot.fromRows(state.rows, YEAR), folder)
    return {
      read: (file: string) => readFileSync(join(folder, file), 'utf8'),
      files: readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(file => file.endsWith('.html')),
    }
  }
  return { state, publisher, ask, published, onPlainHost, candles, oils }
}
