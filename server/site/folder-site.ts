import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { ASSETS_DIR } from '#common/published-folders.ts'
import { currentVersion, type FileVersion } from './file-version.ts'
import { FORMER_ADDRESSES_FILE } from './former-addresses-file.schemas.ts'
import { formerAnswer, type FormerTable, guessedAnswer, parseFormerTable } from './former-addresses.ts'
import { PARTS_FOLDER, SHOP_FOLDER } from './former-place.ts'
import { HeadersFile } from './headers-file.ts'
import type { Exchange, PublishedSite } from './published-site.ts'
import { sendFile } from './send-file.ts'

/** The site in this machine's folder. Each request sees the present files, without the database. */
export class FolderSite implements PublishedSite<FileVersion> {
  readonly #siteDir: string
  readonly #clientDir: string | null
  readonly #headers: HeadersFile
  #tableVersion = ''
  #table = parseFormerTable(null)

  /** @param clientDir where the compilation put the site's files: scripts are found there before they are published */
  constructor(siteDir: string, clientDir: string | null = null) {
    this.#siteDir = siteDir
    this.#clientDir = clientDir
    this.#headers = new HeadersFile(siteDir)
  }

  find(name: string) {
    const isAsset = name.startsWith(`${ASSETS_DIR}/`)
    // A first release writes the headers last: pages that are there before wait for them.
    if (!isAsset && !this.#headers.areKnown) return null
    const published = currentVersion(join(this.#siteDir, name))
    if (published !== null || this.#clientDir === null || !isAsset) return published
    return currentVersion(join(this.#clientDir, name))
  }

  // Async for a failure that is a rejection: thrown at once, it would leave the search for the file, which fails too, unhandled.
  async headersFor(path: string) {
    return this.#headers.for(path)
  }

  former(path: string) {
    return formerAnswer(path, this.#currentTable(), id => this.#segmentOf(id))
  }

  async guess(path: string) {
    return guessedAnswer(path, this.#currentTable(), {
      segmentOf: id => this.#segmentOf(id),
      isCategory: segment => this.#isFile(`${SHOP_FOLDER}/${segment}.html`),
    })
  }

  async send({ request, reply }: Exchange, file: FileVersion, status: number) {
    return sendFile(request, reply, file, status)
  }

  /**
   * The segment of a product's present category: the folder of the shop that has its page. A folder with a former segment does
   * not count: a page that is still there is an earlier one.
   */
  #segmentOf(id: number): string | null {
    const { segments } = this.#currentTable()
    const shop = join(this.#siteDir, SHOP_FOLDER)
    if (!existsSync(shop)) return null
    const folders = readdirSync(shop, { withFileTypes: true }).filter(entry => entry.isDirectory())
    const isPresent = (segment: string) => segment !== PARTS_FOLDER && !segments.has(segment)
    const folder = folders.find(({ name }) => isPresent(name) && this.#isFile(`${SHOP_FOLDER}/${name}/${id}.html`))
    return folder?.name ?? null
  }

  #isFile(file: string): boolean {
    return currentVersion(join(this.#siteDir, file)) !== null
  }

  /**
   * The table in the published file, read again when a publish has replaced the file. While the new one cannot be read (too many
   * open files), the earlier table counts, and each request tries again.
   */
  #currentTable(): FormerTable {
    const path = join(this.#siteDir, FORMER_ADDRESSES_FILE)
    const stat = statSync(path, { throwIfNoEntry: false })
    const version = stat ? `${stat.ino} ${stat.mtimeMs}` : ''
    if (version !== this.#tableVersion) {
      const text = stat ? textOf(path) : null
      if (stat && text === null) return this.#table
      this.#table = parseFormerTable(text)
      this.#tableVersion = version
    }
    return this.#table
  }
}

/** Reads a file. @returns null for one that cannot be read */
function textOf(path: string): string | null {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return null
  }
}
