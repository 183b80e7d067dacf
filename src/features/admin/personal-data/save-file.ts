/** Has the browser save a value as a JSON file. */
export function saveJson(value: unknown, fileName: string): void {
  const href = URL.createObjectURL(new Blob([JSON.stringify(value, null, 2)], { type: 'application/json' }))
  const link = Object.assign(document.createElement('a'), { href, download: fileName })
  link.click()
  URL.revokeObjectURL(href)
}
