import { once } from '#common/once.ts'

/**
 * Reads a published JSON file.
 * @throws Error when there is no such file, no connection, or another answer
 */
export async function readJson<T>(path: string): Promise<T> {
  const found = await readJsonIfThere<T>(path)
  if (found === null) throw new Error(`${path}: 404`)
  return found
}

/**
 * Reads a published JSON file that disappears with its content.
 * @returns null when it is gone
 * @throws Error when there is no connection, and for any other answer
 */
export async function readJsonIfThere<T>(path: string, init?: RequestInit): Promise<T | null> {
  const response = await fetch(path, init)
  if (response.status === 404) return null
  if (!response.ok) throw new Error(`${path}: ${response.status}`)
  return (await response.json()) as T
}

/** As {@link once}, for each key. */
export function oncePer<K, T>(work: (key: K) => Promise<T>): (key: K) => Promise<T> {
  const known = new Map<K, () => Promise<T>>()
  return key => {
    const read = known.get(key) ?? once(() => work(key))
    known.set(key, read)
    return read()
  }
}
