import type { EntityManager } from '@mikro-orm/postgresql'
import fp from 'fastify-plugin'
import { isHttpsUrl, isSitePath } from '#common/address.ts'
import { pictureHash } from '#common/picture-address.ts'
import { MAX_FOREIGN_PICTURES } from '#common/picture-limits.ts'
import type { Edit, PictureFields } from '../../content/content-kind.ts'
import { AppError, type FieldError } from '../../core/errors.ts'
import { foreignPictures, withOwnPictures } from '../../core/rich-text.ts'
import { invalidFields } from '../../core/validation.ts'
import { cleanUpload } from '../cleaning-process.ts'
import type { PictureStorage } from '../picture-storage.ts'
import { Picture } from '../picture.entity.ts'
import type { PictureView } from '../picture.schemas.ts'
import { pictures } from '../picture.service.ts'
import { savePicture } from '../save-picture.ts'
import { fetchPicture, ForeignPictureError, type ForeignPictureProblem } from './fetch-picture.ts'
import type { Network } from './network.ts'

/** The longest that the pictures of one save may take together: an administrator waits for the answer. */
const TIMEOUT_MS = 30_000
/** An input's fields. */
type Values = Readonly<Record<string, unknown>>
/** What is saved, and where in the request it is: `''`, or `3.` for the fourth of a list. */
type Item = { readonly values: Values; readonly path: string }
/** What a save needs while it waits for other hosts. */
type Saving = {
  readonly em: EntityManager
  readonly edit: Edit
  /** Throws when the administrator has logged out, or was removed, while the other host was answering. */
  readonly requireLasting: () => Promise<void>
}

type ForeignPicturesOptions = {
  readonly storage: PictureStorage
  readonly network: Network
  /** Origin of the public site: an address with it may name the site's own pictures. */
  readonly ownOrigin: string
}

/**
 * Copies pictures of other hosts into the library. Pages show only the library's pictures, because they load nothing from other
 * hosts before a click.
 */
class ForeignPictures {
  readonly #options: ForeignPicturesOptions

  constructor(options: ForeignPicturesOptions) {
    this.#options = options
  }

  /**
   * Fetches each foreign picture of an input into the library, and gives the input with the library's addresses.
   * @throws AppError VALIDATION_FAILED naming field, address and reason
   */
  async takeOver<Input>(input: Input, fields: PictureFields | undefined, saving: Saving): Promise<Input> {
    const [own] = await this.#takeOverItems([{ values: input as Values, path: '' }], fields, saving)
    return own as Input
  }

  /** The same for a list that is saved as a whole: a problem's path begins with the item's place in the list. */
  async takeOverList<Input>(list: readonly Input[], fields: PictureFields | undefined, saving: Saving): Promise<Input[]> {
    const items = list.map((input, index) => ({ values: input as Values, path: `${index}.` }))
    return (await this.#takeOverItems(items, fields, saving)) as Input[]
  }

  async #takeOverItems(items: readonly Item[], fields: PictureFields | undefined, saving: Saving): Promise<Values[]> {
    const wanted = fields && wantedPictures(items, fields)
    if (!fields || !wanted?.size) return items.map(({ values }) => values)
    const signal = AbortSignal.timeout(TIMEOUT_MS)
    /** The library's address by the foreign one. */
    const ownAddresses = new Map<string, string>()
    const problems: FieldError[] = []
    const foreignCount = [...wanted.keys()].filter(address => !this.#isOwn(address)).length
    for (const [address, paths] of wanted) {
      try {
        if (foreignCount > MAX_FOREIGN_PICTURES && !this.#isOwn(address))
          throw new ForeignPictureError('TOO_MANY', `${foreignCount} at once, of ${MAX_FOREIGN_PICTURES}`)
        // Its host was not asked: it may answer well when fewer are wanted at once.
        if (signal.aborted && !this.#isOwn(address)) throw new ForeignPictureError('TOO_MANY', 'no time was left for it')
        ownAddresses.set(address, await this.#ownAddress(address, saving, signal))
      } catch (error) {
        if (!(error instanceof ForeignPictureError)) throw error
        problems.push(...paths.map(path => fieldError(path, address, error)))
      }
    }
    if (problems.length > 0) throw invalidFields(problems)
    await saving.requireLasting()
    return items.map(({ values }) => ({ ...values, ...withOwnAddresses(values, fields, ownAddresses) }))
  }

  /**
   * Fetches one picture into the library. A picture of the site itself is there already: no host is asked for it.
   * @throws AppError VALIDATION_FAILED for the field `url`
   */
  async fetch(address: string, saving: Saving): Promise<PictureView> {
    try {
      const own = this.#ownPath(address)
      if (own !== null) return await knownPicture(saving.em, own)
      return await this.#fetchIntoLibrary(address, saving, AbortSignal.timeout(TIMEOUT_MS))
    } catch (error) {
      if (error instanceof ForeignPictureError) throw invalidFields([fieldError('url', address, error)])
      throw error
    }
  }

  /** The library's address of a picture, fetched first unless it is the site's own. */
  async #ownAddress(address: string, saving: Saving, signal: AbortSignal): Promise<string> {
    return this.#ownPath(address) ?? (await this.#fetchIntoLibrary(address, saving, signal)).url
  }

  #isOwn(address: string): boolean {
    return new URL(address).origin === this.#options.ownOrigin
  }

  /** The path of an address of the site itself; null for other hosts. */
  #ownPath(address: string): string | null {
    if (!this.#isOwn(address)) return null
    const { pathname, search } = new URL(address)
    const own = pathname + search
    // `https://own//host` would become `//host`, which is another host.
    if (!isSitePath(own)) throw new ForeignPictureError('UNREACHABLE', 'no address of this site')
    return own
  }

  async #fetchIntoLibrary(address: string, { em, edit, requireLasting }: Saving, signal: AbortSignal): Promise<PictureView> {
    const { network, storage } = this.#options
    const bytes = await fetchPicture(address, network, signal)
    const picture = await cleanUpload(bytes).catch((error: unknown) => {
      if (error instanceof AppError) throw new ForeignPictureError('UNFIT', error.code, error)
      throw error
    })
    await requireLasting()
    return (await savePicture(em, storage, { picture, name: fileName(address), edit })).value
  }
}

declare module 'fastify' {
  interface FastifyInstance {
    readonly foreignPictures: ForeignPictures
  }
}

/** Gives routes that accept addresses of pictures what fetches them. */
export const foreignPictureFetching = fp<ForeignPicturesOptions>(
  async (app, options) => {
    app.decorate('foreignPictures', new ForeignPictures(options))
  },
  { name: 'foreign-picture-fetching' },
)

/**
 * Finds the picture of one of the site's own addresses.
 * @throws ForeignPictureError when the library does not have it
 */
async function knownPicture(em: EntityManager, path: string): Promise<PictureView> {
  const known = await em.findOne(Picture, { hash: pictureHash(path) ?? '' })
  if (!known) throw new ForeignPictureError('UNREACHABLE', 'not in the library')
  return pictures.toView(known)
}

/** The foreign addresses in items, each with the paths of the fields that show it. */
function wantedPictures(items: readonly Item[], { image, texts }: PictureFields): Map<string, string[]> {
  const wanted = new Map<string, string[]>()
  const want = (path: string, address: string) => wanted.set(address, [...(wanted.get(address) ?? []), path])
  for (const { values, path } of items) {
    if (image) {
      const address = values[image]
      if (typeof address === 'string' && isHttpsUrl(address)) want(path + image, address)
    }
    for (const name of texts) {
      const html = values[name]
      if (typeof html === 'string') for (const address of foreignPictures(html)) want(path + name, address)
    }
  }
  return wanted
}

/** The fields that hold pictures, with the library's addresses in place of foreign ones. */
function withOwnAddresses(values: Values, { image, texts }: PictureFields, own: ReadonlyMap<string, string>): Values {
  const changes: Record<string, unknown> = {}
  for (const path of texts) {
    const html = values[path]
    if (typeof html === 'string') changes[path] = withOwnPictures(html, own)
  }
  if (image) {
    const address = values[image]
    if (typeof address === 'string') changes[image] = own.get(address) ?? address
  }
  return changes
}

const SENTENCES: Readonly<Record<ForeignPictureProblem, string>> = {
  UNREACHABLE: 'The picture could not be fetched',
  TOO_LARGE: 'The picture is too large',
  TOO_MANY: 'There are too many pictures from other sites',
  UNFIT: 'There is no picture that can be kept',
}

function fieldError(path: string, address: string, { problem, message }: ForeignPictureError): FieldError {
  return {
    path,
    code: `FOREIGN_PICTURE_${problem}`,
    value: address,
    message: `${SENTENCES[problem]} (${message}): ${address}`,
  }
}

/** The last segment of the path: the file name that a browser would use. */
function fileName(address: string): string {
  const { pathname, hostname } = new URL(address)
  const name = pathname.split('/').at(-1) ?? ''
  try {
    return decodeURIComponent(name) || hostname
  } catch {
    return name
  }
}
