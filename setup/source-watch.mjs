import { readdirSync, watch } from 'node:fs'
import { join } from 'node:path'
import { inProject } from './project.mjs'

/** Editors write a file in several steps, and several files at once. */
const QUIET_MS = 200

/**
 * Calls back once after a source file below one of these folders has changed and writing has paused. Watches every
 * folder by itself: older versions of Node cannot watch a whole tree on Linux.
 * @param {readonly string[]} folders
 * @param {() => void} onChange
 * @returns {() => void} ends it
 */
export function watchSources(folders, onChange) {
  /** @type {NodeJS.Timeout | undefined} */
  let timer
  const watchers = folders.flatMap(foldersBelow).map(folder =>
    watch(inProject(folder), (_event, name) => {
      if (!name || !/\.(ts|mjs)$/.test(name)) return
      clearTimeout(timer)
      timer = setTimeout(onChange, QUIET_MS)
    }),
  )
  return () => {
    clearTimeout(timer)
    watchers.forEach(watcher => watcher.close())
  }
}

/** @param {string} folder @returns {string[]} itself included */
function foldersBelow(folder) {
  const inner = readdirSync(inProject(folder), { withFileTypes: true }).filter(entry => entry.isDirectory())
  return [folder, ...inner.flatMap(entry => foldersBelow(join(folder, entry.name)))]
}
