const quality = 0.85

/**
 * A picture as JPEG of at most `maxSide` pixels a side, redrawn, which leaves the camera's data behind (rule photo.1).
 * Null when the browser cannot read the file.
 */
export const resizePhoto = async (file: Blob, maxSide: number): Promise<Blob | null> => {
  const bitmap = await createImageBitmap(file).catch(() => null)
  if (!bitmap) return null
  const share = Math.min(1, maxSide / Math.max(bitmap.width, bitmap.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(bitmap.width * share))
  canvas.height = Math.max(1, Math.round(bitmap.height * share))
  const context = canvas.getContext('2d')
  if (context) {
    context.imageSmoothingQuality = 'high'
    // JPEG has no transparency.
    context.fillStyle = 'white'
    context.fillRect(0, 0, canvas.width, canvas.height)
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  }
  bitmap.close()
  return context ? new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality)) : null
}
