import { profileLimits } from '@lernspur/contracts/user.contract'

/** Pixels of the square that is kept: twice the largest place where it is shown. */
const side = 128
const qualities = [0.85, 0.7, 0.5]

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
  const cut = Math.min(bitmap.width, bitmap.height)
  const [left, top] = [(bitmap.width - cut) / 2, (bitmap.height - cut) / 2]
  if (context) context.imageSmoothingQuality = 'high'
  context?.drawImage(bitmap, left, top, cut, cut, 0, 0, side, side)
  bitmap.close()
  const drawn = qualities.map((quality) => canvas.toDataURL('image/webp', quality))
  return drawn.find(({ length }) => length <= profileLimits.avatar) ?? null
}
