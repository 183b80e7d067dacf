import { readdirSync, watch } from 'node:fs'
import { join } from 'node:path'
import { inProject, SetupError } from './project.mjs'

/** The debounce: editors write a file in several steps, and several files at once. */
const DEBOUNCE_MS = 200

/**
 * Calls back once after a source file below one of these folders has changed and writing has paused. Watches every
 * folder by itself: older versions of Node cannot watch a whole tree on Linux.
 * @param {readonly string[]} folders
 * @param {() => void} onChange
 * @returns {() => void} ends the watch
 */
export function watchSources(folders, onChange) {
  /** @type {NodeJS.Timeout | undefined} */
  let timer
  /** @type {import('node:fs').FSWatcher[]} */
  const watchers = []
  const end = () => {
    clearTimeout(timer)
    watchers.forEach(watcher => watcher.close())
  }
  /** @param {unknown} _event @param {string | null} name */
  const onEvent = (_event, name) => {
    if (!name || !/\.(ts|mjs)$/.test(name)) return
    clearTimeout(timer)
    timer = setTimeout(onChange, DEBOUNCE_MS)
  }
  try {
    for (const folder of folders.flatMap(foldersBelow)) watchers.push(watch(inProject(folder), onEvent))
  } catch (error) {
    end()
    throw explainUsedUp(error)
  }
  return end
}

/** Explains used-up watches, for which Linux has the code of a full disk. @param {unknown} error @returns {unknown} */
function explainUsedUp(error) {
  const { code } = /** @type {NodeJS.ErrnoException} */ (error)
  if (code !== 'ENOSPC' && code !== 'EMFILE') return error
  return new SetupError(
    'The system watches no more files: close other programs that do (editors), or raise fs.inotify.max_user_watches and max_user_instances.',
  )
}

/** The folders below a folder, itself included. @param {string} folder @returns {string[]} */
function foldersBelow(folder) {
  const inner = readdirSync(inProject(folder), { withFileTypes: true }).filter(entry => entry.isDirectory())
  return [folder, ...inner.flatMap(entry => foldersBelow(join(folder, entry.name)))]
}
