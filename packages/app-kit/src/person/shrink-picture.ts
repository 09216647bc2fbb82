import { profileLimits } from '@lernspur/contracts/user.contract'

/** Edge length in pixels of the stored square: twice the largest display size. */
const side = 128
const qualities = [0.85, 0.7, 0.5]

/** Undefined if too large, or if the browser does not support this type and falls back to another. */
const encode = (canvas: HTMLCanvasElement, type: string): string | undefined =>
  qualities
    .map((quality) => canvas.toDataURL(type, quality))
    .find((url) => url.startsWith(`data:${type}`) && url.length <= profileLimits.avatar)

/** Safari cannot encode WebP. JPEG has no transparency, so the background is filled. */
const encodeAnywhere = (canvas: HTMLCanvasElement, context: CanvasRenderingContext2D): string | undefined => {
  const small = encode(canvas, 'image/webp')
  if (small) return small
  context.globalCompositeOperation = 'destination-over'
  context.fillStyle = 'white'
  context.fillRect(0, 0, side, side)
  return encode(canvas, 'image/jpeg')
}

/**
 * The centre of a picture as a small square, as data URL. Redrawn in the browser, which strips the camera's metadata.
 * Null if the file is not a picture.
 */
export const shrinkPicture = async (file: Blob): Promise<string | null> => {
  const bitmap = await createImageBitmap(file).catch(() => null)
  if (!bitmap) return null
  const canvas = document.createElement('canvas')
  canvas.width = side
  canvas.height = side
  const context = canvas.getContext('2d')
  if (!context) return null
  const cut = Math.min(bitmap.width, bitmap.height)
  const [left, top] = [(bitmap.width - cut) / 2, (bitmap.height - cut) / 2]
  context.imageSmoothingQuality = 'high'
  context.drawImage(bitmap, left, top, cut, cut, 0, 0, side, side)
  bitmap.close()
  return encodeAnywhere(canvas, context) ?? null
}
