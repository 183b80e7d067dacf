import { existsSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { makeFolder } from '#server/core/make-folder.ts'

/** Follows the folder's own name in the name of an unfinished site's folder. */
const PARTIAL_MARK = '.partial-'
/** Ends the name of a former site's folder, while the new one moves into its place. */
const FORMER_ENDING = '.old'
/** Older folders were left by a killed process. */
const PARTIAL_MAX_AGE_MS = 86_400_000

/**
 * Makes the folder for a new site beside its place. It also removes what killed processes left there, and puts back a former
 * site that was out of its place.
 */
export function unfinishedFolder(outDir: string): string {
  makeFolder(dirname(outDir))
  try {
    tidyUp(outDir)
  } catch {
    // Another user's, or being removed by another run: the new site does not depend on it.
  }
  return mkdtempSync(outDir + PARTIAL_MARK)
}

/** Renames the new folder into place at once, and only then deletes the old one. */
export function takePlace(partial: string, outDir: string): void {
  const former = partial + FORMER_ENDING
  if (existsSync(outDir)) renameSync(outDir, former)
  try {
    renameSync(partial, outDir)
  } catch (error) {
    if (existsSync(former)) renameSync(former, outDir)
    throw error
  }
  rmSync(former, { recursive: true, force: true })
}

function tidyUp(outDir: string): void {
  const start = basename(outDir) + PARTIAL_MARK
  // `mkdtemp` adds six characters.
  const isLeft = (name: string) => name.startsWith(start) && /^[A-Za-z\d]{6}(?:\.old)?$/.test(name.slice(start.length))
  for (const name of readdirSync(dirname(outDir)).filter(isLeft)) {
    const path = join(dirname(outDir), name)
    const isOutOfPlace = name.endsWith(FORMER_ENDING) && !existsSync(outDir)
    if (isOutOfPlace) renameSync(path, outDir)
    else if (Date.now() - statSync(path).mtimeMs > PARTIAL_MAX_AGE_MS) rmSync(path, { recursive: true, force: true })
  }
}
