const WIDTH = 480

/**
 * A small copy of a file's picture to look at while the file is sent, as a data address: the page's policy allows those,
 * and a copy of 20 MB would be slow.
 * @returns null when the browser sees no picture in the file
 */
export async function localPreview(file: File): Promise<string | null> {
  try {
    const bitmap = await createImageBitmap(file, { resizeWidth: WIDTH, resizeQuality: 'medium' })
    const canvas = Object.assign(document.createElement('canvas'), { width: bitmap.width, height: bitmap.height })
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0)
    bitmap.close()
    return canvas.toDataURL('image/webp', 0.75)
  } catch {
    // The server says what is wrong with the file.
    return null
  }
}
