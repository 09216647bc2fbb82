import { profileLimits } from '@lernspur/contracts/user.contract'

/** Pixels of the square that is kept: twice the largest place where it is shown. */
const side = 128
const qualities = [0.85, 0.7, 0.5]

/** Undefined where it would be too large, or where the browser does not write this kind and gives another. */
const encode = (canvas: HTMLCanvasElement, type: string): string | undefined =>
  qualities
    .map((quality) => canvas.toDataURL(type, quality))
    .find((url) => url.startsWith(`data:${type}`) && url.length <= profileLimits.avatar)

/** Safari writes no WebP. A JPEG knows nothing transparent, so that paper is laid behind it. */
const encodeAnywhere = (canvas: HTMLCanvasElement, context: CanvasRenderingContext2D): string | undefined => {
  const small = encode(canvas, 'image/webp')
  if (small) return small
  context.globalCompositeOperation = 'destination-over'
  context.fillStyle = 'white'
  context.fillRect(0, 0, side, side)
  return encode(canvas, 'image/jpeg')
}

/**
 * The middle of a picture as a small square, as data URL. Redrawn in the browser, so that nothing of the camera's notes
 * leaves it. Null for a file that is no picture.
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
