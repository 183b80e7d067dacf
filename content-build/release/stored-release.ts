/** What the publisher reads back from its memory: a disk, a copy or a person may have changed it. */
import { readFileSync } from 'node:fs'
import { z } from 'zod'
import type { SitePath } from '#common/paths.ts'
import { isErrorCode } from '#server/core/error-code.ts'
import type { PageItem } from '../content/page-item.ts'

const Address = z.custom<SitePath>(value => typeof value === 'string' && value.startsWith('/'))
const Item = z.custom<PageItem>(value => typeof value === 'string' && /^(?:product|post):\d+$/.test(value))
const Count = z.int().nonnegative()
const Policies = z.object({ site: z.string(), admin: z.string() })
const Failure = z.object({ reason: z.string(), queries: z.array(z.string()).readonly() })
const Asset = z.object({ hash: z.string(), build: Count })
/** A file of a published folder, never one above it. */
const PublishedName = z
  .string()
  .refine(name => /^(?:site|admin)\/./.test(name) && !name.split('/').includes('..'), 'is no published file')
const StagedName = z.string().regex(/^[\w-]+$/)

/** What a manifest and a release both have. Fields with a default are missing in files of an earlier version of this program. */
const commonFields = {
  release: Count,
  fingerprint: z.string(),
  build: Count,
  policies: Policies,
  arePoliciesComplete: z.boolean().default(true),
  earlierPolicies: Policies.nullable().default(null),
  withheld: z.array(Item).readonly().default([]),
}

export const StoredManifest = z.object({
  ...commonFields,
  assets: z.array(z.tuple([z.string(), Asset])),
  queries: z.array(z.tuple([z.string(), z.string().nullish()])),
  pages: z.array(z.tuple([Address, z.string(), z.array(Count), Failure.nullish()])),
})

const StoredPage = z.object({ hash: z.string(), queries: z.array(z.string()), failure: Failure.exactOptional() })

/** A release: its changes, and the files it moves and removes. */
export const StoredRelease = z.object({
  delta: z.object({
    ...commonFields,
    assets: z.array(z.tuple([z.string(), Asset.nullable()])),
    pages: z.array(z.tuple([Address, StoredPage.nullable()])),
    queries: z.array(z.tuple([z.string(), z.string()])),
  }),
  staging: StagedName,
  moves: z.array(z.object({ file: PublishedName, staged: StagedName })),
  removals: z.array(PublishedName),
})

/** The publisher's memory is unusable: the whole site has to be published. */
export class DamagedMemory extends Error {
  override readonly name = 'DamagedMemory'

  constructor(path: string, options?: { cause?: unknown }) {
    super(`${path} is damaged`, options)
  }
}

/**
 * Reads a file of the memory.
 * @throws DamagedMemory when the file is missing or not what the publisher wrote, else what the file system throws
 */
export function readStored<T>(path: string, read: (text: string) => T): T {
  let text: string
  try {
    text = readFileSync(path, 'utf8')
  } catch (error) {
    if (isErrorCode(error, 'ENOENT', 'EISDIR')) throw new DamagedMemory(path, { cause: error })
    throw error
  }
  try {
    return read(text)
  } catch (cause) {
    throw new DamagedMemory(path, { cause })
  }
}
